#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// The cases under which code runs that observes sent values: `case .editor` in `router.destination.sink {
/// destination in switch destination { case .editor: … } }`.
struct SentCase {
  /// The observed property.
  let property: String
  let cases: Set<String>
  /// The enum to which the sent value is cast: `guard let destination = sent as? Destination`.
  let type: String?

  /// - Parameter node: the code that runs; nil if it is not inside a switch over the sent value.
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
      if let closure = scope.as(ClosureExprSyntax.self), let found,
        let property = Self.observed(by: closure)
      {
        let cast = Self.cast(bound: found.subject, in: closure)
        if Self.takes(cast?.name ?? found.subject, closure) {
          self.property = property
          cases = found.cases
          type = cast?.type
          return
        }
      }
      current = scope.parent
    }
    return nil
  }

  /// The cast that binds a name: `sent` and `Destination` of `guard let destination = sent as? Destination`.
  private static func cast(bound name: String, in closure: ClosureExprSyntax) -> (name: String, type: String)?
  {
    closure.statements.all(OptionalBindingConditionSyntax.self).lazy.compactMap { binding in
      guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
        let elements = binding.initializer?.value.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let sent = elements[0].plainName
      else { return nil }
      return (sent, bareTypeName(elements[2].text))
    }.first
  }

  /// Whether the closure's parameter is the switched value: with that name, or as `$0`.
  private static func takes(_ name: String, _ closure: ClosureExprSyntax) -> Bool {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.contains { $0.name.text == name }
    case .parameterClause(let clause):
      clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    case nil: name == "$0"
    }
  }

  /// The property at the beginning of the call chain that takes a closure at its end.
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

/// Finds who sends a case that is observed elsewhere: `router.present(for: .editor)`, if that function calls
/// `destination.send(one)`.
final class SentCases {
  private unowned let linking: FactLinking
  private var declarations: Declarations { linking.declarations }
  /// Cache: the functions that send a parameter through a property, by property.
  private var knownFunctions: [String: [(function: FunctionDeclaration, parameter: String)]] = [:]
  private static let maximumSubjects = 3
  private static let sending: Set = ["send", "onNext", "accept", "yield"]

  init(_ linking: FactLinking) { self.linking = linking }

  /// A presentation for each screen that sends its case, and whether all senders are known; nil if no sender
  /// is known.
  func edges(of pending: PendingEdge) -> (edges: [PendingEdge], isComplete: Bool)? {
    guard let sent = pending.sent else { return nil }
    let (senders, isComplete) = senders(of: sent)
    guard !senders.isEmpty, senders.count <= CallerFollowing.maximumCallers else { return nil }
    let edges = senders.filter { $0.runner.owner != pending.edge.target.type }.map { sender in
      var one = pending
      one.edge.source = EdgeFact.Source(type: sender.runner.owner, sure: .inferred)
      one.edge.via = sender.runner.via + [pending.edge.place] + pending.edge.via
      one.edge.place = sender.runner.place
      one.edge.function = sender.runner.function?.name
      one.edge.trigger = sender.runner.trigger
      one.edge.rules.append("sends ‘\(sender.name)’")
      return one
    }
    return (edges, isComplete)
  }

  /// The screens that send one of the cases, and whether all senders are known.
  private func senders(of sent: SentCase, _ depth: Int = 0) -> (
    senders: [(runner: RunnerSearch.Runner, name: String)], isComplete: Bool
  ) {
    guard depth < Self.maximumSubjects else { return ([], false) }
    var senders: [(runner: RunnerSearch.Runner, name: String)] = []
    var isComplete = true
    func add(_ argument: ExprSyntax, _ site: Declarations.Call, _ type: String?) {
      guard let name = argument.caseName, sent.cases.contains(name) else { return }
      let callee = argument.as(FunctionCallExprSyntax.self)?.calledExpression ?? argument
      let written = callee.as(MemberAccessExprSyntax.self)?.base.flatMap { lastName($0.text) }
      if let written, let cast = sent.type, written != lastName(cast) { return }
      if let type, let written, written != lastName(type) { return }
      if let type, let enumeration = declarations.types[type], enumeration.kind == .enum,
        enumeration.cases[name] == nil
      {
        return
      }
      let found = runners(of: site, depth)
      if found.isEmpty { isComplete = false }
      senders += found.map { (runner: $0, name: name) }
    }
    for (function, parameter) in functions(sendingThrough: sent.property) {
      let type = function.parameters.first { $0.name == parameter }.flatMap {
        // A generic type does not identify the enum.
        declarations.type($0.type, inside: function.owner)?.name
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

  /// The screens that cause a sending: the one that contains it, those that run it, or the only one that has
  /// the object with the code. If an object sends because it received a value itself, the senders of that
  /// value.
  private func runners(of site: Declarations.Call, _ depth: Int) -> [RunnerSearch.Runner] {
    guard let owner = declarations.owner(of: site.node) else { return [] }
    func runner(_ owner: String) -> RunnerSearch.Runner {
      RunnerSearch.Runner(
        owner: owner, function: declarations.function(of: site.node),
        trigger: linking.visitor(of: site.file)?.buttons.trigger(of: site.node),
        place: site.file.place(of: site.node.nameNode))
    }
    if declarations.isScreen(owner) { return [runner(owner)] }
    let found = RunnerSearch(linking).runners(of: runner(owner))
    if !found.isEmpty { return found }
    if let holder = declarations.onlyHolder(of: owner) { return [runner(holder)] }
    guard let function = declarations.function(of: site.node) else { return [] }
    return linking.sites(of: function).flatMap { outer -> [RunnerSearch.Runner] in
      guard let before = SentCase(around: outer.node) else { return [] }
      return senders(of: before, depth + 1).senders.map { sender in
        var runner = sender.runner
        runner.via.append(site.file.place(of: site.node.nameNode))
        return runner
      }
    }
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
