import SourceFacts
import TestSupport

/// Facts that an app could have, by chance: screens, ways, dialogs, parts of many screens, guards and callbacks.
struct RandomFacts {
  private var random: SeededGenerator
  private(set) var facts = CodeFacts()
  private let types: [String]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    types = (0..<Int.random(in: 2...9, using: &random)).map { "Screen\($0)ViewController" }
    for type in types { addScreen(type) }
    for _ in 0..<Int.random(in: 1...24, using: &random) { addEdge() }
    if isTrue(3) { for type in types.dropFirst().prefix(3) { addTab(type) } }
    facts.sort()
  }

  private mutating func isTrue(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func place() -> SourcePlace {
    SourcePlace(
      path: one(of: ["A.swift", "Folder/B.swift", "Main.storyboard"]),
      line: Int.random(in: 1...400, using: &random), column: Int.random(in: 1...60, using: &random))
  }

  private mutating func addScreen(_ type: String) {
    var screen = ScreenFact(type: type, framework: one(of: [.uikit, .swiftui]), place: place())
    if isTrue(2) { screen.title = one(of: ["Home", "日本語", "‹title›", "Yes", "a: b", ""]) }
    screen.inNavigation = isTrue(2)
    if isTrue(4) { screen.contains = ["PartView"] }
    for _ in 0..<Int.random(in: 0...3, using: &random) { screen.buttons.append(button()) }
    facts.screens.append(screen)
    if isTrue(3) {
      let sure: Confidence = one(of: [.inferred, .inferred, .unknown])
      facts.closings.append(
        ClosingFact(
          type: type, screens: sure == .unknown ? [] : [type],
          does: one(of: ["dismiss", "pop", "pop-to-root", "pop-to"]), trigger: isTrue(4) ? nil : button(),
          function: isTrue(2) ? "close" : nil, sure: sure, place: place()))
    }
    if isTrue(3) {
      facts.guards.append(
        GuardFact(
          type: isTrue(3) ? "PartView" : type, on: one(of: ["screen", "navigation"]),
          how: "isModalInPresentation",
          value: one(of: ["true", "false", "hasChanges"]), place: place(), sure: one(of: [.exact, .inferred]))
      )
    }
    if isTrue(3) {
      let name = one(of: ["did-dismiss", "should-dismiss", "did-attempt-to-dismiss", "escape"])
      facts.callbacks.append(CallbackFact(type: type, name: name, place: place()))
    }
    if isTrue(3) {
      facts.callbacks.append(
        CallbackFact(
          type: type, name: one(of: ["did-finish", "did-cancel"]),
          controller: one(of: ["camera|photoLibrary", "documentPicker"]),
          does: isTrue(3) ? [] : ["dismiss"], place: place()))
    }
    if isTrue(4) {
      facts.nominated.append(
        NominatedFact(type: type, why: "fields", fields: ["name", "f(x)"], isGuarded: false, place: place()))
    }
  }

  private mutating func button() -> ButtonFact {
    ButtonFact(
      label: isTrue(4) ? nil : one(of: ["Cancel", "Save", "Cancel", "‹x›", "Löschen", "{a}", "Back"]),
      key: isTrue(3) ? "tap" : nil,
      role: isTrue(2) ? one(of: ["cancel", "done", "destructive", "save"]) : nil,
      placement: isTrue(3) ? "leading" : nil,
      does: isTrue(2)
        ? [
          one(of: [
            "dismiss", "pop", "pop-to-root", "pop-to", "present", "later dismiss", "later pop-to-root",
          ])
        ] : [],
      condition: isTrue(4) ? one(of: ["let x = y", "not (a: b)"]) : nil,
      place: place(), sure: one(of: [.exact, .inferred, .unknown]), isRepeated: isTrue(6))
  }

  private mutating func addEdge() {
    let source = one(of: types)
    var screens = [source]
    let isPart = isTrue(5)
    if isPart { screens = types.filter { _ in isTrue(2) } }
    if screens.isEmpty { screens = [source] }
    let verb: EdgeFact.Verb = one(of: [.present, .present, .push, .showDetail, .setRoot])
    var edge = EdgeFact(
      verb: verb, framework: one(of: [.uikit, .swiftui, .storyboard]),
      source: EdgeFact.Source(
        type: isPart ? "PartView" : source, screens: screens, sure: one(of: [.exact, .inferred, .unknown])),
      target: target(isScreen: verb != .present || isTrue(2)), place: place())
    if verb == .present, isTrue(2) {
      edge.style = EdgeFact.Style(
        value: one(of: ["formSheet", "popover", "sheet", "fullScreenCover", "custom", "a|b", "inspector"]),
        place: place(), sure: one(of: [.exact, .inferred]), isConditional: isTrue(4))
    }
    edge.isAnchored = isTrue(3)
    edge.hasDelegate = isTrue(4)
    if isTrue(2) { edge.trigger = button() }
    if isTrue(2) { edge.function = one(of: ["show", "ask"]) }
    facts.edges.append(edge)
  }

  /// The first screen has tabs, whether or not anything leads to it.
  private mutating func addTab(_ type: String) {
    facts.edges.append(
      EdgeFact(
        verb: .tab, framework: .uikit,
        source: EdgeFact.Source(type: types[0], screens: [types[0]], sure: .exact),
        target: TargetFact(type: type, sure: .exact), place: place()))
  }

  private mutating func target(isScreen: Bool) -> TargetFact {
    let sure: Confidence = one(of: [.exact, .inferred, .exact, .unknown])
    guard !isScreen else { return TargetFact(type: one(of: types), made: place(), sure: sure) }
    let kind = one(of: [
      "alert", "actionSheet", "confirmationDialog", "share", "camera", "documentPicker",
      "camera|photoLibrary", "actionSheet|alert",
    ])
    var target = TargetFact(kind: kind, made: place(), sure: sure)
    guard target.isDialog else { return target }
    target.title = isTrue(4) ? nil : one(of: ["Sure?", "Sure?", "‹title›", "?!", "日本", "Delete “it”"])
    target.buttons = (0..<Int.random(in: 0...3, using: &random)).map { _ in button() }
    return target
  }
}
