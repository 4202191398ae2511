#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Under which cases code runs that observes what somebody sends: `case .editor` in
/// `router.destination.sink { destination in switch destination { case .editor: … } }`.
struct SentCase {
  /// The property that is observed.
  let property: String
  let cases: Set<String>

  /// - Parameter node: what runs; nil where no switch over what is sent stands around it.
  init?(around node: some SyntaxProtocol) {
    var current = Syntax(node).parent
    var found: (subject: String, cases: Set<String>)?
    while let scope = current, !scope.is(FunctionDeclSyntax.self), !scope.is(MemberBlockItemSyntax.self) {
      if let one = scope.as(SwitchCaseSyntax.self), let label = one.label.as(SwitchCaseLabelSyntax.self),
        let subject = one.parent?.parent?.as(SwitchExprSyntax.self)?.subject.plainName
      {
        let names = label.caseItems.compactMap { caseName(of: $0.pattern) }
        if names.count == label.caseItems.count { found = (subject, Set(names)) }
      }
      if let closure = scope.as(ClosureExprSyntax.self), let found, Self.takes(found.subject, closure),
        let property = Self.observed(by: closure)
      {
        self.property = property
        cases = found.cases
        return
      }
      current = scope.parent
    }
    return nil
  }

  /// Whether a closure is given what it switches over: by that name, or as `$0`.
  private static func takes(_ name: String, _ closure: ClosureExprSyntax) -> Bool {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.contains { $0.name.text == name }
    case .parameterClause(let clause):
      clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    case nil: name == "$0"
    }
  }

  /// The property at the beginning of the chain whose end takes a closure.
  private static func observed(by closure: ClosureExprSyntax) -> String? {
    let argument = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent
    guard let call = (argument ?? closure.parent)?.as(FunctionCallExprSyntax.self), call.base != nil,
      Observing.ends.contains(call.calleeName ?? "") || call.calleeName == "onReceive"
    else { return nil }
    // `.onReceive(model.destination) { … }`
    if call.calleeName == "onReceive" { return call.arguments.first.flatMap { property($0.expression) } }
    return call.base.flatMap { property($0) }
  }

  private static func property(_ chain: ExprSyntax) -> String? {
    var current = chain.withoutMarks
    while let call = current.as(FunctionCallExprSyntax.self) {
      guard let base = call.base else { return nil }
      current = base.withoutMarks
    }
    let name = current.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? current.plainName
    return name.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }
}

/// Finds who sends a case that is observed elsewhere: `router.present(for: .editor)`, where that function does
/// `destination.send(one)`.
final class SentCases {
  /// One place that sends.
  struct Sender {
    let screen: String
    let name: String
    let site: Declarations.Call
  }

  private unowned let linking: FactLinking
  private var declarations: Declarations { linking.declarations }
  /// The functions that send a parameter through a property, by the property.
  private var knownFunctions: [String: [(function: FunctionDeclaration, parameter: String)]] = [:]
  private static let sending: Set = ["send", "onNext", "accept", "yield"]

  init(_ linking: FactLinking) { self.linking = linking }

  /// A presentation once for each screen that sends its case, and whether all who send it are known; nil where nobody is.
  func edges(of pending: PendingEdge) -> (edges: [PendingEdge], isComplete: Bool)? {
    guard let sent = pending.sent else { return nil }
    let (senders, isComplete) = senders(of: sent)
    guard !senders.isEmpty, senders.count <= CallerFollowing.maximumCallers else { return nil }
    let edges = senders.filter { $0.screen != pending.edge.target.type }.map { sender in
      var one = pending
      one.edge.source = EdgeFact.Source(type: sender.screen, sure: .inferred)
      one.edge.via.insert(pending.edge.place, at: 0)
      one.edge.place = sender.site.file.place(of: sender.site.node.nameNode)
      one.edge.function = declarations.function(of: sender.site.node)?.name
      one.edge.trigger = linking.visitor(of: sender.site.file)?.buttons.trigger(of: sender.site.node)
      one.edge.rules.append("sends ‘\(sender.name)’")
      return one
    }
    return (edges, isComplete)
  }

  /// The screens that send one of the cases, and whether all who send it are known.
  private func senders(of sent: SentCase) -> (senders: [Sender], isComplete: Bool) {
    var senders: [Sender] = []
    var isComplete = true
    func add(_ argument: ExprSyntax, _ site: Declarations.Call, _ type: String?) {
      guard let name = argument.caseName, sent.cases.contains(name) else { return }
      let callee = argument.as(FunctionCallExprSyntax.self)?.calledExpression ?? argument
      let written = callee.as(MemberAccessExprSyntax.self)?.base.flatMap { lastName($0.text) }
      if let type, let written, written != lastName(type) { return }
      if let type, let enumeration = declarations.types[type], enumeration.kind == .enum,
        enumeration.cases[name] == nil
      {
        return
      }
      guard let owner = declarations.owner(of: site.node),
        let screen = declarations.isScreen(owner) ? owner : declarations.onlyHolder(of: owner)
      else {
        isComplete = false
        return
      }
      senders.append(Sender(screen: screen, name: name, site: site))
    }
    for (function, parameter) in functions(sendingThrough: sent.property) {
      let type = function.parameters.first { $0.name == parameter }.map {
        declarations.fullName($0.type, inside: function.owner)
      }
      for site in declarations.calls[function.name] ?? [] where function.fits(site.node) {
        if let argument = function.argument(parameter, of: site.node) { add(argument, site, type) }
      }
    }
    for site in Self.sending.sorted().flatMap({ declarations.calls[$0] ?? [] }) {
      guard let base = site.node.base, last(base) == sent.property, let only = site.node.arguments.first
      else { continue }
      add(only.expression, site, nil)
    }
    return (senders, isComplete)
  }

  private func functions(
    sendingThrough property: String
  ) -> [(function: FunctionDeclaration, parameter: String)] {
    if let known = knownFunctions[property] { return known }
    var found: [(function: FunctionDeclaration, parameter: String)] = []
    func add(_ value: ExprSyntax?, at node: some SyntaxProtocol) {
      guard let name = value?.plainName, let function = declarations.function(of: node),
        function.parameters.contains(where: { $0.name == name }),
        !found.contains(where: { $0.function === function })
      else { return }
      found.append((function, name))
    }
    for site in Self.sending.sorted().flatMap({ declarations.calls[$0] ?? [] }) {
      guard let base = site.node.base, last(base) == property else { continue }
      add(site.node.arguments.first?.expression, at: site.node)
    }
    for owner in (declarations.properties[property] ?? []).compactMap({ declarations.types[$0.owner] }) {
      for assignment in declarations.ownAssignments(of: owner)[property] ?? [] {
        add(assignment.value, at: assignment.node)
      }
    }
    knownFunctions[property] = found
    return found
  }

  private func last(_ base: ExprSyntax) -> String? {
    let bare = base.withoutMarks
    return bare.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? bare.plainName
  }
}
#endif
