#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds the arguments of a closure that presents its parameter:
/// `cell.onOpen = { self.present($0, animated: true) }`, if the cell calls `onOpen?(Scanner())`; also for a
/// closure passed to a function or an initializer of the app.
struct ClosureArguments {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let maximumSteps = 3

  init(_ values: ValueResolution) { self.values = values }

  /// The values of a closure parameter; empty if one of the calls of the closure is not understood.
  func values(of presented: ExprSyntax) -> [PossibleValue] {
    guard let name = presented.plainName, let (closure, index) = parameter(name, at: presented) else {
      return []
    }
    let given = runs(of: closure).map { call -> [PossibleValue] in
      let arguments = Array(call.arguments)
      guard index < arguments.count else { return [] }
      return values.values(of: arguments[index].expression).filter {
        values.isShown($0) && !declarations.isGeneral($0.type)
      }
    }
    guard !given.isEmpty, given.allSatisfy({ !$0.isEmpty }) else { return [] }
    return values.unique(given.flatMap { $0 }).map { $0.inferred("given to the closure") }
  }

  /// The closure that has a name as its parameter, and the index of the parameter.
  private func parameter(_ name: String, at node: ExprSyntax) -> (ClosureExprSyntax, Int)? {
    if name.hasPrefix("$"), let index = Int(name.dropFirst()) {
      return Syntax(node).parent?.enclosing(ClosureExprSyntax.self).map { ($0, index) }
    }
    guard case .parameter(_, _, let scope)? = values.meaning(of: name, at: Syntax(node)),
      let closure = scope.as(ClosureExprSyntax.self)
    else { return nil }
    let names: [String] =
      switch closure.signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name.text)
      case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: []
      }
    return names.firstIndex(of: name).map { (closure, $0) }
  }

  /// The calls that run a closure.
  private func runs(of closure: ClosureExprSyntax) -> [FunctionCallExprSyntax] {
    if let sequence = closure.parent?.parent?.as(SequenceExprSyntax.self),
      let assignment = Assignment(sequence), let property = assignment.names.last
    {
      guard let base = assignment.target.as(MemberAccessExprSyntax.self)?.base else { return [] }
      let type = values.values(of: base).first?.type ?? declaredType(of: base)
      return type.map { runs(of: property, in: $0, 0) } ?? []
    }
    guard let argument = closure.parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let name = call.calleeName
    else { return [] }
    if name.first?.isUppercase == true, call.base == nil {
      return runs(of: label, in: declarations.fullName(name, inside: declarations.owner(of: call)), 0)
    }
    guard call.base?.isSelf ?? true, let owner = declarations.owner(of: call),
      let function = declarations.method(name, of: owner, labels: call.labels), function.fits(call),
      let parameter = function.parameters.first(where: { $0.label == label }), let body = function.body
    else { return [] }
    return values.known.calls(in: body).filter { $0.runs(parameter.name) }
  }

  private func declaredType(of base: ExprSyntax) -> String? {
    let owner = declarations.owner(of: base)
    guard let name = base.plainName, let property = declarations.property(name, of: owner) else { return nil }
    return property.writtenType.map { declarations.fullName($0, inside: owner) }
  }

  /// The calls that run the closure in a property, in a type and in the supertype that declares the property.
  /// If the property only forwards to that of another object, also the calls there.
  private func runs(of property: String, in type: String, _ step: Int) -> [FunctionCallExprSyntax] {
    guard step < Self.maximumSteps, let declared = declarations.property(property, of: type) else {
      return []
    }
    var found: [FunctionCallExprSyntax] = []
    for name in Set([type, declared.owner]).sorted() {
      for body in declarations.types[name]?.bodies ?? [] {
        found += values.known.calls(in: body).filter { $0.runs(property) }
      }
    }
    let member = declared.body?.all(MemberAccessExprSyntax.self).first {
      $0.declName.baseName.text == property && !($0.base?.isSelf ?? true)
    }
    if let base = member?.base, let next = values.values(of: base).first?.type ?? declaredType(of: base) {
      found += runs(of: property, in: next, step + 1)
    }
    return found
  }
}

extension FunctionCallExprSyntax {
  /// Whether it runs the closure with a name: `open(…)`, `open?(…)`, `self.open?(…)`.
  fileprivate func runs(_ name: String) -> Bool {
    calledExpression.withoutMarks.ownName == name
  }
}
#endif
