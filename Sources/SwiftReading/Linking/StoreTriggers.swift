#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds the button for a state change of a store: `Button { store.send(.helpTapped) }`, if the reducer has
/// `case .helpTapped: state.destination = .help`; or `store.send(.setNavigation(.help))`, which names the
/// case.
struct StoreTriggers {
  /// One action that a view sends.
  private struct Send {
    let owner: String
    let action: String
    /// The cases in the action.
    let named: Set<String>
    let trigger: ButtonFact?
    /// The presented screen whose content sends it, if any.
    let screen: String?

    var names: Set<String> { named.union([action]) }
  }

  /// A case around some code: the names in each of its patterns, and those in the other cases of the switch.
  private struct Choice {
    let own: [Set<String>]
    let others: [Set<String>]

    /// Whether an action matches the case; nil if the cases are not those of actions.
    func isTaken(by action: Set<String>) -> Bool? {
      if own.contains(where: { !$0.isEmpty && $0.isSubset(of: action) }) { return true }
      return others.contains { !$0.isEmpty && $0.isSubset(of: action) } ? false : nil
    }
  }

  /// A state that a line of a reducer sets.
  private struct Shown {
    let names: Set<String>
    let choices: [Choice]

    func comes(of action: Set<String>) -> Bool {
      let taken = choices.map { $0.isTaken(by: action) }
      return taken.contains(true) && !taken.contains(false)
    }
  }

  private let linking: FactLinking
  private var sends: [Send] = []
  /// Cache: the states that each reducer sets.
  private var shown: [String: [Shown]] = [:]
  private var declarations: Declarations { linking.declarations }

  init(_ linking: FactLinking) {
    self.linking = linking
    for site in linking.declarations.calls["send"] ?? [] {
      guard let first = site.node.arguments.first, first.label == nil, let action = first.expression.caseName,
        let owner = linking.declarations.owner(of: site.node),
        let visitor = linking.visitor(of: site.file)
      else { continue }
      let named = first.expression.as(FunctionCallExprSyntax.self)?.arguments.flatMap { argument in
        argument.expression.all(MemberAccessExprSyntax.self).filter { $0.base == nil }.map(
          \.declName.baseName.text)
      }
      sends.append(
        Send(
          owner: owner, action: action, named: Set(named ?? []),
          trigger: visitor.buttons.trigger(of: site.node),
          screen: visitor.presentedScreen(around: site.node)?.screen))
    }
    sends.sort { one, other in
      guard let one = one.trigger?.place, let other = other.trigger?.place else {
        return one.trigger != nil && other.trigger == nil
      }
      return one < other
    }
  }

  /// The button of a view or its parts that makes its store show something.
  mutating func trigger(of name: String, in view: String) -> ButtonFact? {
    let host = declarations.host(of: view)
    let own = sends(by: host)
    guard !own.isEmpty else { return nil }
    if let direct = own.first(where: { $0.named.contains(name) || $0.action == name }) {
      return direct.trigger
    }
    guard let reducer = StoreStateReading.reducer(of: host, declarations) else { return nil }
    let shown = shown(by: reducer)
    return own.first { send in
      shown.contains { $0.names.contains(name) && $0.comes(of: send.names) }
    }?.trigger
  }

  /// The first button of a view or its parts whose action has exactly these names.
  func button(sending action: [String], in view: String) -> ButtonFact? {
    let names = Set(action)
    guard !names.isEmpty else { return nil }
    return sends(by: declarations.host(of: view)).first { $0.names == names }?.trigger
  }

  /// The actions that a view and its parts send by buttons.
  private func sends(by host: String) -> [Send] {
    sends.filter { send in
      send.trigger != nil
        && (declarations.host(of: send.owner) == host || linking.parts[host]?.contains(send.owner) ?? false)
    }
  }

  /// The presented screens in whose content a view sends an action, with the buttons.
  func contents(sending action: [String], in view: String) -> [(screen: String, trigger: ButtonFact?)] {
    sends.filter { declarations.host(of: $0.owner) == declarations.host(of: view) && $0.names == Set(action) }
      .compactMap { send in send.screen.map { ($0, send.trigger) } }
  }

  private mutating func shown(by reducer: String) -> [Shown] {
    if let known = shown[reducer] { return known }
    let assignments = (declarations.types[reducer]?.allBodies ?? []).flatMap(\.assignments).filter {
      $0.names.first == "state" && $0.value?.is(NilLiteralExprSyntax.self) != true
    }
    let found = assignments.map { assignment in
      Shown(
        names: Set([assignment.names.last, assignment.value?.caseName].compactMap { $0 }),
        choices: Self.choices(around: assignment.node))
    }
    shown[reducer] = found
    return found
  }

  /// The cases around an assignment, and the other cases of their switches.
  private static func choices(around node: some SyntaxProtocol) -> [Choice] {
    var found: [Choice] = []
    var current = Syntax(node).parent
    while let scope = current, !scope.is(MemberBlockItemSyntax.self) {
      if let one = scope.as(SwitchCaseSyntax.self), let list = one.parent?.as(SwitchCaseListSyntax.self) {
        let others = list.compactMap { $0.as(SwitchCaseSyntax.self) }.filter { $0.id != one.id }
        found.append(Choice(own: actions(of: one), others: others.flatMap { actions(of: $0) }))
      }
      current = scope.parent
    }
    return found
  }

  /// The names in each pattern of a case: `view` and `addTapped` of `case .view(.addTapped)`.
  private static func actions(of one: SwitchCaseSyntax) -> [Set<String>] {
    guard let label = one.label.as(SwitchCaseLabelSyntax.self) else { return [] }
    return label.caseItems.map { item in
      Set(
        item.pattern.all(MemberAccessExprSyntax.self).filter { $0.base == nil }.map(\.declName.baseName.text))
    }
  }
}
#endif
