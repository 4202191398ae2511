import Diagnostics
import FlowModel
import SourceFacts
import Testing

@testable import FlowDrift

/// What closes screens, in the flow and in code.
extension DriftTests {
  /// The flow without its editor's guard and buttons, and with what is given instead.
  private static func closing(_ buttons: String) -> String {
    agreeing.replacing("      - {label: Cancel, role: cancel, present: ask}\n", with: buttons)
  }
  private static let closes = "      - {label: Close, dismiss: self}\n      - {label: Cancel, present: ask}\n"
  private static let keeps = "      - {label: Cancel, present: ask}\n"

  @Test func aClosingInCodeAloneIsSaid() throws {
    var facts = Self.facts
    facts.closings = [
      ClosingFact(
        type: "Editor", screens: ["Editor"], does: "dismiss",
        trigger: ButtonFact(label: "Done", place: Self.place), sure: .inferred, place: Self.place)
    ]
    #expect(
      try Self.lines(Self.closing(Self.keeps), facts) == [
        "info[drift-closing] ‘Done’ closes ‘editor’ in code; nothing in the flow closes it"
      ])
    #expect(try Self.lines(Self.closing(Self.closes), facts) == [])
    // Without a button it may be what lies over the screen that goes.
    facts.closings[0].trigger = nil
    #expect(try Self.lines(Self.closing(Self.keeps), facts) == [])
    facts.closings = []
    facts.screens[1].buttons = [ButtonFact(label: "Done", does: ["dismiss"], place: Self.place)]
    #expect(
      try Self.lines(Self.closing(Self.keeps), facts) == [
        "info[drift-closing] ‘Done’ closes ‘editor’ in code; nothing in the flow closes it"
      ])
  }

  /// What goes back several screens is a way out too: a draft has it, and drift finds nothing in the draft.
  @Test(arguments: ["pop-to-root", "pop-to", "later pop-to-root"], [true, false])
  func aDraftHasWhatGoesBackSeveralScreens(_ effect: String, _ isTold: Bool) throws {
    var facts = Self.facts
    let button = ButtonFact(label: "Home", does: isTold ? [] : [effect], place: Self.place)
    if isTold {
      guard !effect.hasPrefix("later") else { return }
      facts.closings = [
        ClosingFact(
          type: "Editor", screens: ["Editor"], does: effect, trigger: button, sure: .inferred,
          place: Self.place)
      ]
    } else {
      facts.screens[1].buttons = [button]
    }
    let text = try #require(FlowDraft(facts, name: "app")).text
    let does =
      switch effect {
      case "pop-to": "todo: {does: code goes back to one of the screens before}"
      case "pop-to-root": "does: pop-to-root"
      default: "does: {later: pop-to-root}"
      }
    #expect(text.contains("- {label: Home, \(does)}"), "\(text)")
    #expect(FlowReader.read(text).problems.isEmpty)
    #expect(try Self.lines(text, facts).filter { $0.contains("drift-closing") } == [])
  }

  @Test func aClosingInTheFlowAloneIsSaid() throws {
    #expect(
      try Self.lines(Self.closing(Self.closes), Self.facts) == [
        "info[drift-closing] ‘editor’ is closed in the flow; no code closes it"
      ])
  }

  @Test(arguments: [
    "unknown closing", "presenter", "dialog", "callback", "part", "base", "swiftui", "scene", "button",
    "objective-c",
  ])
  func aClosingThatMayBeHiddenIsNotMissed(_ what: String) throws {
    var facts = Self.facts
    func closing(_ type: String, _ sure: Confidence) -> ClosingFact {
      ClosingFact(
        type: type, screens: sure == .unknown ? [] : [type], does: "dismiss", sure: sure, place: Self.place)
    }
    switch what {
    case "unknown closing": facts.closings = [closing("Router", .unknown)]
    case "presenter": facts.closings = [closing("List", .inferred)]
    case "dialog": facts.edges[2].target.buttons?[0].does = ["dismiss"]
    case "callback":
      facts.callbacks = [
        CallbackFact(
          type: "Editor", name: "did-finish", controller: "mail", does: ["dismiss"], place: Self.place)
      ]
    case "part":
      facts.screens[1].contains = ["Bar"]
      facts.screens.append(ScreenFact(type: "Bar", framework: .uikit, place: Self.place))
      facts.screens[3].buttons = [ButtonFact(label: "Close", does: ["dismiss"], place: Self.place)]
    case "base": facts.screens[1].inherits = ["PackageController"]
    case "swiftui": facts.screens[1].framework = .swiftui
    case "scene": facts.screens[1].scene = "Main#a"
    case "button":
      facts.screens[1].buttons = [ButtonFact(label: "Close", does: ["action close"], place: Self.place)]
    default: facts.unseen = [UnseenFact(.objectiveC, about: "dismiss", place: Self.place)]
    }
    let lines = try Self.lines(Self.closing(Self.closes), facts)
    #expect(lines.filter { $0.contains("drift-closing") } == [])
  }

  @Test func hiddenClosingsAreNoWays() throws {
    func text(_ yaml: String, _ facts: CodeFacts) throws -> String {
      let flow = try #require(FlowReader.read(yaml).flow)
      return DriftComparison(flow, root: "flow.yaml", facts).unseenText
    }
    var facts = Self.facts
    #expect(try text(Self.closing(Self.keeps), facts) == "none is hidden")
    facts.screens[1].scene = "Main#a"
    #expect(try text(Self.closing(Self.closes), facts) == "1 closing of the flow cannot be seen in code")
    facts.edges = []
    facts.unseen = [UnseenFact(.swift, about: "", place: Self.place)]
    let both = try text(Self.closing(Self.closes), facts)
    #expect(both == "4 ways and 1 closing of the flow cannot be seen in code")
  }
}
