internal import FlowModel
internal import SourceFacts

/// Writes the screens and dialogs of a draft.
struct DraftWriting {
  let facts: CodeFacts
  let plan: DraftPlan
  private(set) var screens = ""
  var dialogs = ""
  var todoCount = 0
  /// New buttons for screens that the flow already has.
  private(set) var additions: [(screen: Screen, buttons: ButtonDrafts)] = []
  var names: DraftNames
  private let known: KnownFlow?
  private let byType: [String: ScreenFact]
  let presented: Set<String>
  let pushed: Set<String>
  /// Whether most of the app is written in SwiftUI.
  let isSwiftUI: Bool

  /// - Parameter known: the flow to which the draft is appended.
  init(_ facts: CodeFacts, _ plan: DraftPlan, beside known: KnownFlow? = nil) {
    self.facts = facts
    self.plan = plan
    self.known = known
    names = DraftNames(beside: known)
    byType = Dictionary(facts.screens.map { ($0.type, $0) }, uniquingKeysWith: { one, _ in one })
    func targets(_ verbs: Set<EdgeFact.Verb>) -> Set<String> {
      Set(facts.edges.filter { verbs.contains($0.verb) }.compactMap { DraftPlan.screen($0) })
    }
    presented = targets([.present])
    pushed = targets([.push, .showDetail])
    let drafted = facts.screens.filter { plan.screens.contains($0.type) }
    isSwiftUI =
      known.map { $0.flow.app.framework == .swiftui }
      ?? (drafted.count { $0.framework == .swiftui } * 2 > drafted.count)
  }

  var startID: String { firstID }
  private var firstID = ""

  /// Writes everything; ids are assigned in the order of the screens.
  mutating func run() {
    for type in plan.screens { _ = names.id(ofType: type) }
    firstID = names.id(ofType: plan.start)
    for type in plan.screens {
      if let screen = known?.screen(ofType: type) { add(to: screen, type) } else { write(type) }
    }
  }

  /// The edges from a type that the flow does not have.
  private func ways(from type: String) -> [DraftPlan.Way] {
    DraftModifiers(byType).told(plan.ways.filter { $0.source == type }, from: type).filter { way in
      !(known.map { known in way.all.allSatisfy { known.has($0) } } ?? false)
    }
  }

  /// Adds what only code has of a screen that is already in the flow.
  private mutating func add(to screen: Screen, _ type: String) {
    let ways = ways(from: type)
    guard !ways.isEmpty else { return }
    let ids = screen.buttons.compactMap { known?.flow.buttons[$0].id }
    var buttons = ButtonDrafts(isSwiftUI: screen.framework == .swiftui, beside: ids)
    for way in ways { add(way, to: &buttons, from: type, isView: screen.framework == .swiftui) }
    todoCount += buttons.todoCount
    additions.append((screen, buttons))
  }

  /// The closing buttons of system controllers for which the flow language has no kind.
  private static let systemButtons = [
    "UIColorPickerViewController": "close", "AVPlayerViewController": "close", "QLPreviewController": "done",
    "UIFontPickerViewController": "cancel",
  ]

  /// Whether SwiftUI presents for a screen: a view, or the controller that hosts one and presents nothing by UIKit.
  private func isOfSwiftUI(_ fact: ScreenFact?) -> Bool {
    guard let fact, fact.framework != .swiftui else { return fact != nil }
    return fact.inherits.contains("UIHostingController")
      && !plan.ways.contains { $0.source == fact.type && $0.edge.framework == .uikit }
  }

  private mutating func write(_ type: String) {
    let fact = byType[type]
    var line = DraftLine()
    line.add("code", exactly: type)
    // With a depth, those that are too far away are not drafted.
    let tabs = (plan.tabs[type] ?? []).filter { plan.screens.contains($0) }
    if !tabs.isEmpty {
      line.add("kind", yaml: "tabs")
      line.add("tabs", yaml: "[\(tabs.map { names.id(ofType: $0) }.joined(separator: ", "))]")
    }
    let columns = (plan.columns[type] ?? []).filter { plan.screens.contains($0) }
    if columns.count > 1 {
      line.add("kind", yaml: "split")
      line.add("columns", yaml: "[\(columns.map { names.id(ofType: $0) }.joined(separator: ", "))]")
    }
    if let title = fact?.title, !title.hasPrefix("‹"), !title.isEmpty { line.add("title", text: title) }
    let pushes = plan.ways.contains {
      $0.source == type && ($0.edge.verb == .push || $0.edge.verb == .showDetail)
    }
    // If only a part of the app is drafted, the screen that pushes its first screen may be missing.
    let isReached = plan.ways.contains { way in
      (way.edge.verb == .push || way.edge.verb == .showDetail) && DraftPlan.screen(way.edge) == type
    }
    let isPushed = isReached && !presented.contains(type)
    let isContainer = plan.tabs[type] != nil || plan.columns[type] != nil
    let isInNavigation = !isContainer && (fact?.inNavigation == true || pushes && !isPushed)
    if isInNavigation { line.add("in", yaml: "navigation") }
    let isView = isOfSwiftUI(fact)
    if isView != isSwiftUI { line.add("framework", yaml: isView ? "swiftui" : "uikit") }
    writeGuard(type, isInNavigation, &line)
    var buttons = ButtonDrafts(isSwiftUI: isView)
    let closings = DraftClosings(facts, of: type)
    let isCut = plan.cut.contains(type)
    var closes = isCut
    if isCut {
      line.todo("buttons", "this is further away than was to be drafted")
    } else {
      for way in ways(from: type) { add(way, to: &buttons, from: type, isView: isView) }
      closes = addClosing(fact, to: &buttons, type)
      closes = closings.add(to: &buttons, isPresented: presented.contains(type)) || closes
    }
    if presented.contains(type), !closes, fact == nil, let role = Self.systemButtons[type] {
      line.add("buttons", yaml: "[{role: \(role), dismiss: self}]")
    } else if presented.contains(type), !closes {
      line.todo(
        "does",
        [
          (fact?.buttons ?? []).contains(where: isOpen)
            ? "no button that closes it was found; one whose action was not followed may"
            : "no button that closes it was found", closings.sentence,
        ].compactMap { $0 }.joined(separator: "; "))
    }
    if let nominated = facts.nominated.first(where: { $0.type == type }) {
      let fields = nominated.fields.prefix(4).filter { !$0.contains("(") }
      line.todo("unsaved", nominated.why + (fields.isEmpty ? "" : ": " + fields.joined(separator: ", ")))
    }
    let callbacks = Set(facts.callbacks.filter { $0.type == type && $0.controller == nil }.map(\.name))
      .sorted()
    if !callbacks.isEmpty { line.todo("callbacks", "code has \(callbacks.joined(separator: ", "))") }
    todoCount += line.todoCount + buttons.todoCount
    let place = fact.map { "   # \(YAMLText.comment($0.place.lineText))" } ?? ""
    let also = isCut ? nil : closes || !presented.contains(type) ? closings.sentence : nil
    screens +=
      "  \(names.id(ofType: type)):\(place)\n" + (also.map { "    # \(YAMLText.comment($0))\n" } ?? "")
      + line.block(indent: "    ") + buttons.text(indent: "    ")
  }

  private func writeGuard(_ type: String, _ inNavigation: Bool, _ line: inout DraftLine) {
    let types = Set([type] + (byType[type]?.contains ?? []))
    let guards = facts.guards.filter {
      $0.sure != .unknown && ($0.type.map { types.contains($0) } ?? false) && $0.value != "false"
    }
    guard let first = guards.first else { return }
    let isAlways = guards.allSatisfy { $0.value == "true" }
    let isOnNavigation = first.on == "navigation"
    if isAlways, guards.count == 1, !isOnNavigation || inNavigation {
      line.add("guard", yaml: isOnNavigation ? "{navigation: always}" : "always")
    } else {
      var counts: [(value: String, places: Int)] = []
      for value in guards.map(\.value) {
        if let known = counts.firstIndex(where: { $0.value == value }) {
          counts[known].places += 1
        } else {
          counts.append((value, 1))
        }
      }
      line.todo(
        "guard",
        counts.map { $0.places == 1 ? $0.value : "\($0.value), set in \($0.places) places" }.joined(
          separator: "; "))
    }
  }

  private mutating func add(
    _ way: DraftPlan.Way, to buttons: inout ButtonDrafts, from type: String, isView: Bool
  ) {
    let target: String
    if let screen = DraftPlan.screen(way.edge) {
      target = names.id(ofType: screen)
    } else {
      target = dialog(way.edge, from: type, isView: isView)
    }
    buttons.add(way, target: target)
  }

  /// Whether the button's action is in code that was not read, so that a person has to write it.
  private func isOpen(_ button: ButtonFact) -> Bool {
    button.does.count == 1 && button.does[0].hasPrefix("action ")
      && facts.unseen.contains { $0.reason == .swift || $0.reason == .objectiveC }
  }

  /// Adds the buttons that leave the screen or may leave it.
  private func addClosing(_ fact: ScreenFact?, to buttons: inout ButtonDrafts, _ type: String) -> Bool {
    var closes = false
    for button in fact?.buttons ?? [] {
      let leaves = !button.leaving.isEmpty
      guard leaves || ["cancel", "close", "done", "save"].contains(button.role ?? "") || isOpen(button) else {
        continue
      }
      closes = closes || leaves
      buttons.add(closing: button, isPresented: presented.contains(type))
    }
    return closes
  }
}
