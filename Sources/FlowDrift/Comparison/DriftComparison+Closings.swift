internal import Diagnostics
internal import FlowModel
internal import SourceFacts

/// Compares what closes screens: one finding per screen, only if one side has nothing that closes it.
extension DriftComparison {
  private static let verbs: Set<Verb> = [.dismiss, .pop, .popTo, .popToRoot, .unwind]
  private static let effects: Set = ["dismiss", "dismiss-presenter", "pop", "pop-to", "pop-to-root"]
  /// UIKit's base classes, which close nothing by themselves.
  private static let plainBases: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UISplitViewController",
  ]

  mutating func compareClosings() {
    let targets = Set(ways.map(\.target))
    for (index, screen) in flow.screens.identified
    where !screen.dialog && !screen.systemMade && targets.contains(index) {
      let own = flow.effects.filter { effect in
        Self.verbs.contains(effect.verb)
          && (effect.performers.contains(index) || effect.recipients.contains(index))
      }
      if own.isEmpty {
        reportUnwrittenClosing(of: screen, index)
      } else if let first = own.first(where: { $0.performers == [index] && $0.receiver == .self }) {
        reportMissingClosing(of: screen, first)
      }
    }
  }

  /// Reports a button of code that closes the screen, if nothing in the flow does.
  private mutating func reportUnwrittenClosing(of screen: Screen, _ index: ScreenID) {
    let isOpen = flow.todos.contains { $0.screen == index }
    guard !isOpen, let types = types(of: screen) else { return }
    let names = Set(screen.code.map(\.name))
    let told = facts.closings.first { closing in
      closing.sure != .unknown && closing.trigger?.label != nil && Set(closing.screens) == names
    }
    let button = facts.screens.filter { types.contains($0.type) }.flatMap(\.buttons).first { button in
      button.label != nil && button.sure != .unknown && button.does.contains { Self.effects.contains($0) }
    }
    guard let place = told?.place ?? button?.place else { return }
    let label = told?.trigger?.label ?? button?.label ?? ""
    report(
      .closing, .info, "‘\(label)’ closes ‘\(screen.id)’ in code; nothing in the flow closes it",
      at: screen.place, screen.path, code: place, sure: .inferred)
  }

  /// Reports that the flow closes the screen but no code was found that may close it.
  private mutating func reportMissingClosing(of screen: Screen, _ effect: Effect) {
    guard let types = types(of: screen) else { return }
    if closes(types) { return }
    if let reason = hiding(closingOf: screen, types) {
      return note(unseenClosing: effect, reason)
    }
    report(
      .closing, .info, "‘\(screen.id)’ is closed in the flow; no code closes it", at: effect.place,
      effect.path,
      code: facts.screens.first { types.contains($0.type) }?.place, says: "the screen that nothing closes")
  }

  /// The types tied to a screen, with their parts and base classes; nil if a tie is open or shared.
  private func types(of screen: Screen) -> Set<String>? {
    guard !screen.code.isEmpty, !screen.code.contains(where: \.isNone),
      screen.code.allSatisfy({ ties.screens($0.name).count == 1 }),
      screen.code.allSatisfy({ tie in facts.screens.contains { $0.type == tie.name } })
    else { return nil }
    var types: Set<String> = []
    var open = screen.code.map(\.name)
    while let name = open.popLast() {
      guard types.insert(name).inserted, let fact = facts.screens.first(where: { $0.type == name }) else {
        continue
      }
      open += fact.contains + fact.inherits
    }
    return types
  }

  /// Whether some code of the types closes something.
  private func closes(_ types: Set<String>) -> Bool {
    let ofScreens = facts.screens.filter { types.contains($0.type) }.flatMap(\.buttons)
    let ofTypes = facts.edges.filter { edge in
      !types.isDisjoint(with: edge.source.screens + [edge.source.type ?? ""])
    }
    let ofDialogs = ofTypes.flatMap { $0.target.buttons ?? [] }
    let does =
      (ofScreens + ofDialogs).flatMap(\.does)
      + facts.callbacks.filter { types.contains($0.type) }.flatMap(\.does)
    return ofTypes.contains { $0.rules.contains(EdgeFact.afterDismissal) }
      || does.contains { effect in Self.effects.contains { effect.hasSuffix($0) } }
      || facts.closings.contains { closing in
        closing.type.map { types.contains($0) } ?? false || closing.screens.contains { types.contains($0) }
      }
  }

  /// Why it proves nothing that no code was found which closes a screen.
  private func hiding(closingOf screen: Screen, _ types: Set<String>) -> String? {
    let own = facts.screens.filter { types.contains($0.type) }
    if facts.unseen.contains(where: { $0.reason == .swift }) { return "Swift was not read" }
    if own.contains(where: { $0.framework != .uikit || $0.scene != nil }) {
      return "a state or a segue may close it"
    }
    if let closing = facts.closings.first(where: { $0.sure == .unknown }) {
      return "something is closed at \(closing.place.lineText), not known what"
    }
    let isPlain = own.flatMap(\.inherits).allSatisfy { name in
      Self.plainBases.contains(name) || facts.screens.contains { $0.type == name }
        || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    }
    if !isPlain { return "a type that it inherits from is no screen of the facts" }
    if own.flatMap(\.buttons).contains(where: { $0.does.count == 1 && $0.does[0].hasPrefix("action ") }) {
      return "not known what a button does"
    }
    let presenters = Set(
      facts.edges.filter { $0.target.type.map { types.contains($0) } ?? false }.flatMap(\.source.screens))
    if let closing = facts.closings.first(where: { !presenters.isDisjoint(with: $0.screens) }) {
      return "who presents it closes something at \(closing.place.lineText)"
    }
    let files = Set(own.map(\.place.path))
    let unseen = facts.unseen.first { unseen in
      switch unseen.reason {
      case .objectiveC, .unreadable: true
      case .noCaller, .target, .presenter: files.contains(unseen.place.path)
      case .swift: true
      }
    }
    return unseen.map { "\($0.reason.rawValue) at \($0.place.lineText)" }
  }
}
