#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Which button asks for what the state of a store shows: `Button { store.send(.helpTapped) }`, where the reducer says
/// `case .helpTapped: state.destination = .help`; or `store.send(.setNavigation(.help))`, which names it.
struct StoreTriggers {
  /// One action that a view sends.
  private struct Send {
    let owner: String
    let action: String
    /// The cases that the action is sent with.
    let named: Set<String>
    let trigger: ButtonFact
  }

  private let linking: FactLinking
  private var sends: [Send] = []
  /// What each reducer sets in its state, by action.
  private var shown: [String: [String: Set<String>]] = [:]
  private var declarations: Declarations { linking.declarations }

  init(_ linking: FactLinking) {
    self.linking = linking
    for site in linking.declarations.calls["send"] ?? [] {
      guard let first = site.node.arguments.first, first.label == nil, let action = first.expression.caseName,
        let owner = linking.declarations.owner(of: site.node),
        let visitor = linking.visitor(of: site.file),
        let trigger = visitor.buttons.trigger(of: site.node)
      else { continue }
      let named = first.expression.as(FunctionCallExprSyntax.self)?.arguments.compactMap(
        \.expression.caseName)
      sends.append(Send(owner: owner, action: action, named: Set(named ?? []), trigger: trigger))
    }
    sends.sort { $0.trigger.place < $1.trigger.place }
  }

  /// The button of a view, or of one of its parts, that makes its store show something.
  mutating func trigger(of name: String, in view: String) -> ButtonFact? {
    guard !sends.isEmpty else { return nil }
    let host = declarations.host(of: view)
    let own = sends.filter { send in
      declarations.host(of: send.owner) == host || linking.parts[host]?.contains(send.owner) ?? false
    }
    if let direct = own.first(where: { $0.named.contains(name) || $0.action == name }) {
      return direct.trigger
    }
    guard let reducer = StoreStateReading.reducer(of: host, declarations) else { return nil }
    let shown = shown(by: reducer)
    return own.first { shown[$0.action]?.contains(name) ?? false }?.trigger
  }

  private mutating func shown(by reducer: String) -> [String: Set<String>] {
    if let known = shown[reducer] { return known }
    var found: [String: Set<String>] = [:]
    for one in bodies(of: reducer).flatMap({ $0.all(SwitchCaseSyntax.self) }) {
      guard let label = one.label.as(SwitchCaseLabelSyntax.self) else { continue }
      var names: Set<String> = []
      for assignment in one.statements.assignments
      where assignment.names.first == "state" && assignment.value?.is(NilLiteralExprSyntax.self) != true {
        if let property = assignment.names.last { names.insert(property) }
        if let name = assignment.value?.caseName { names.insert(name) }
      }
      for item in label.caseItems {
        if let action = caseName(of: item.pattern) { found[action, default: []].formUnion(names) }
      }
    }
    shown[reducer] = found
    return found
  }

  private func bodies(of reducer: String) -> [Syntax] {
    guard let type = declarations.types[reducer] else { return [] }
    return type.functions.values.joined().compactMap { $0.body.map { Syntax($0) } }
      + type.properties.values.compactMap(\.body)
  }
}
#endif
