#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds the result of a closure that an object stores or a function receives: `makeEditor()` of
/// `let makeEditor: () -> UIViewController`, from each place that creates the object, otherwise from the
/// closure's written type.
struct KeptFactory {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  func values(madeBy call: FunctionCallExprSyntax, _ depth: Int) -> [PossibleValue] {
    // Also `makeEditor?()`, for an optional closure.
    let called = call.calledExpression.withoutMarks
    let member = called.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName.baseName.text ?? called.plainName, name.first?.isLowercase == true
    else { return [] }
    if member == nil, let meaning = values.meaning(of: name, at: Syntax(call)) {
      switch meaning {
      case .value(let given): return shown(results(of: given, depth + 1)).map { $0.inferred("closure") }
      case .parameter(_, let written, _), .type(let written):
        return declared(written, inside: declarations.owner(of: call))
      case .choice: return []
      }
    }
    guard let owner = owner(asked: member?.base, by: call), declarations.method(name, of: owner) == nil,
      let property = declarations.property(name, of: owner), let written = property.type,
      written.contains("->"), let type = declarations.types[property.owner]
    else { return [] }
    // Without a written initializer, the memberwise one takes each property by its name.
    let labels = type.initializers.isEmpty ? [name] : type.labels(keptIn: name)
    let given = sites(making: type).compactMap { site in
      labels.lazy.compactMap { site.node.argument($0) }.first ?? closure(behind: site.node, labels, type)
    }
    let made = shown(given.flatMap { results(of: $0, depth + 1) })
    return made.isEmpty
      ? declared(written, inside: property.owner)
      : made.map { $0.inferred("factory given to ‘\(type.name)’") }
  }

  /// The calls that create an object, including `Self(…)` and `.init(…)` in its own code.
  private func sites(making type: TypeDeclaration) -> [Declarations.Call] {
    let name = lastName(type.name) ?? type.name
    let named = (declarations.calls[name] ?? []).filter { site in
      site.node.base == nil
        && declarations.fullName(name, inside: declarations.owner(of: site.node)) == type.name
    }
    let own = ["Self", "init"].flatMap { declarations.calls[$0] ?? [] }.filter { site in
      (site.node.base == nil || site.node.base?.text == "Self")
        && declarations.owner(of: site.node) == type.name
    }
    return named + own
  }

  /// The trailing closure for one of these labels: if it is the only one that the call does not name.
  private func closure(
    behind call: FunctionCallExprSyntax, _ labels: [String], _ type: TypeDeclaration
  ) -> ExprSyntax? {
    // Content that is passed to a view is shown at the place of the call.
    guard !declarations.isView(type.name) else { return nil }
    if let named = call.additionalTrailingClosures.first(where: { labels.contains($0.label.text) }) {
      return ExprSyntax(named.closure)
    }
    guard let closure = call.trailingClosure else { return nil }
    let taken = type.initializers.first.map { initializer in
      initializer.signature.parameterClause.parameters.filter { $0.type.text.contains("->") }.map(
        \.firstName.text)
    }
    let all = taken ?? type.properties.values.filter { $0.type?.contains("->") ?? false }.map(\.name)
    let open = all.filter { !call.has($0) }
    return open.count == 1 && labels.contains(open[0]) ? ExprSyntax(closure) : nil
  }

  /// The type whose closure is called: the type of the code itself, or of an object that has one.
  private func owner(asked base: ExprSyntax?, by call: FunctionCallExprSyntax) -> String? {
    let owner = declarations.owner(of: call)
    guard let base, !base.isSelf else { return owner }
    if let name = base.plainName, case .value(let object)? = values.meaning(of: name, at: Syntax(base)),
      object.isSelf
    {
      return owner
    }
    return WrittenType(of: base, values)?.fullName(declarations)
  }

  /// The screen in the written type of a closure: `Editor` of `(Note) -> Editor`.
  private func declared(_ written: String, inside owner: String?) -> [PossibleValue] {
    guard let result = Self.result(of: written) else { return [] }
    let type = declarations.fullName(result, inside: owner)
    guard declarations.isScreen(type), declarations.type(type)?.isDeclared ?? false,
      !declarations.isNavigation(type)
    else { return [] }
    return [PossibleValue(type: type, sure: .inferred, rules: ["type of the closure"])]
  }

  /// The text after the last arrow; nil if there is none.
  private static func result(of written: String) -> String? {
    var arrow: String.Index?
    var before: Character = " "
    for index in written.indices {
      if before == "-", written[index] == ">" { arrow = index }
      before = written[index]
    }
    guard let arrow else { return nil }
    return String(written[written.index(after: arrow)...].filter { !" ()?!".contains($0) })
  }

  private func shown(_ made: [PossibleValue]) -> [PossibleValue] {
    values.unique(made).filter {
      values.isShown($0) && !declarations.isGeneral($0.type) && $0.type != "EmptyView"
    }
  }

  private static let maximumSteps = 10

  /// The results of a closure, or of a function that is passed by name.
  private func results(of given: ExprSyntax, _ depth: Int) -> [PossibleValue] {
    guard depth < Self.maximumSteps else { return [] }
    if let closure = given.as(ClosureExprSyntax.self) { return values.branches(Syntax(closure), depth) }
    guard let name = given.ownName else { return [] }
    if given.plainName != nil, case .value(let local)? = values.meaning(of: name, at: Syntax(given)) {
      return results(of: local, depth + 1)
    }
    guard let body = declarations.method(name, of: declarations.owner(of: given))?.body else { return [] }
    return values.branches(Syntax(body), depth)
  }
}
#endif
