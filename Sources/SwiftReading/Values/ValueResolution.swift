#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds what an expression may stand for, without types: by initializers, declarations and what functions return.
final class ValueResolution {
  let declarations: Declarations
  let interface: Interface
  let scenesByIdentifier: [String: [String]]
  let known = KnownSyntax()
  /// The types that conform to a protocol.
  private(set) lazy var conformances = Conformances(self)
  private(set) lazy var delegates = DelegateSearch(self)
  /// The arguments of the call that is being followed, by function and parameter.
  var bindings: [SyntaxIdentifier: [String: ExprSyntax]] = [:]
  /// Whether the last result depends on an enum case that is not known yet.
  var hangsOnParameter = false
  /// Whether only the first value of a variable is wanted, not later assignments.
  var isAboutStart = false
  /// The value whose member is evaluated, while that member stands in an extension of a general UIKit class.
  private var extended: PossibleValue?
  /// The calls that close a screen and that a button or a callback is known to run.
  var toldClosings: Set<SyntaxIdentifier> = []
  /// How many more expressions may be examined for the current result.
  private var budget = 0
  /// The expressions whose values are being looked for: a list may be filled with its own elements.
  private var underWay: Set<SyntaxIdentifier> = []

  /// More steps than any normal query needs; without a limit, a chain of functions with many branches would
  /// not end.
  private static let maximumSteps = 2_000
  private static let maximumDepth = 20
  /// The beginning of the rule for a value that could not be resolved.
  static let notResolved = "not resolved:"
  /// The rule of a container whose content is not known.
  static let containerOfSomething = "container of something"

  init(_ declarations: Declarations, _ interface: Interface) {
    self.declarations = declarations
    self.interface = interface
    scenesByIdentifier = interface.scenesByIdentifier
  }

  /// What an expression may stand for, each type once; general types only where nothing better is known.
  func values(of expression: ExprSyntax) -> [PossibleValue] {
    guard underWay.insert(expression.id).inserted else { return [] }
    defer { underWay.remove(expression.id) }
    if underWay.count == 1 { budget = Self.maximumSteps }
    hangsOnParameter = false
    return unique(values(expression, 0))
  }

  /// What a view builder or a function may return.
  func returned(by node: Syntax) -> [PossibleValue] {
    if underWay.isEmpty { budget = Self.maximumSteps }
    return unique(branches(node, 0))
  }

  func values(_ expression: ExprSyntax, _ depth: Int) -> [PossibleValue] {
    guard depth < Self.maximumDepth, budget > 0 else { return [] }
    budget -= 1
    switch expression.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence): return values(sequence: Array(sequence.elements), depth)
    case .tryExpr(let inner): return values(inner.expression, depth)
    case .awaitExpr(let inner): return values(inner.expression, depth)
    case .forceUnwrapExpr(let inner): return values(inner.expression, depth)
    case .optionalChainingExpr(let inner): return values(inner.expression, depth)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return [] }
      return values(only.expression, depth)
    case .asExpr(let cast): return self.cast(values(cast.expression, depth + 1), to: cast.type.text)
    case .ifExpr(let inner): return branches(Syntax(inner), depth)
    case .switchExpr(let inner): return branches(Syntax(inner), depth)
    case .functionCallExpr(let call): return values(call: call, depth)
    case .declReferenceExpr(let reference): return values(reference: reference, depth)
    case .memberAccessExpr(let member): return values(member: member, depth)
    case .subscriptCallExpr(let item): return ListedItems(self).values(of: item, depth)
    default: return []
    }
  }

  /// The operators are not folded: `a as? T`, `a ? b : c`, `a ?? b`, `a = b`.
  private func values(sequence elements: [ExprSyntax], _ depth: Int) -> [PossibleValue] {
    guard elements.count >= 2 else { return [] }
    if elements.count >= 3, elements[1].is(UnresolvedAsExprSyntax.self) {
      return cast(values(elements[0], depth + 1), to: elements[2].text)
    }
    if let taken = NameReading(self).taken(ofTernary: elements) {
      let rule = taken.count == 1 ? "branch" : "either branch"
      return taken.flatMap { values($0, depth + 1) }.map { $0.inferred(rule) }
    }
    guard elements.count >= 3 else { return [] }
    if let (base, _) = ExprSyntax.parts(elements) {
      return values(base, depth + 1).map { $0.inferred("configured by ‘\(elements[1].text)’") }
    }
    if elements[1].text == "??" { return values(elements[0], depth + 1) + values(elements[2], depth + 1) }
    return elements[1].is(AssignmentExprSyntax.self) ? values(elements[2], depth + 1) : []
  }

  /// The value of a member of a type for one object: in an extension of all controllers, `self` is that object.
  func asked(of value: PossibleValue, by owner: String?, _ answer: () -> [PossibleValue]) -> [PossibleValue] {
    let before = extended
    defer { extended = before }
    if let owner, declarations.isGeneral(owner), isShown(value), !declarations.isGeneral(value.type) {
      extended = value
    }
    return answer()
  }

  /// The value of `self` in code of a type.
  func values(selfIn owner: String) -> [PossibleValue] {
    if declarations.isGeneral(owner), let extended { return [extended.inferred("self")] }
    return [PossibleValue(type: owner, rules: ["self"])]
  }

  /// The alternatives of `a ? b : c`: `b` and `c`; for other expressions only the expression itself.
  func alternatives(of expression: ExprSyntax) -> [ExprSyntax] {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return alternatives(of: only.expression)
    }
    let elements = expression.as(SequenceExprSyntax.self).map { Array($0.elements) }
    return elements.flatMap { NameReading(self).taken(ofTernary: $0) } ?? [expression]
  }

  private func cast(_ inner: [PossibleValue], to written: String) -> [PossibleValue] {
    // `UIViewController & Sharing` is less specific than what is known.
    if written.contains("&") { return inner }
    let name = bareTypeName(written)
    // A generic parameter has no information.
    if name.count == 1, declarations.type(name) == nil { return inner }
    let isHosting = declarations.inherits(name, from: ["UIHostingController"])
    if isHosting || declarations.isNavigation(name) || declarations.isGeneral(name)
      || name == "UITabBarController"
    {
      let known = inner.filter { !declarations.isGeneral($0.type) }
      guard known.isEmpty else { return known }
      if isHosting, let content = WrapperReading(self).held(by: written) {
        return [PossibleValue(type: content, sure: .inferred, rules: ["cast"]).wrapped(in: name, "container")]
      }
      return [PossibleValue(type: name, sure: .inferred, rules: ["cast to a container"])]
    }
    var value = inner.first ?? PossibleValue(type: name)
    value.type = declarations.fullName(name)
    value.sure = .exact
    value.rules = ["cast"]
    return [value]
  }

  /// The possible values of all branches of a view builder, function or expression.
  func branches(_ node: Syntax, _ depth: Int) -> [PossibleValue] {
    var found: [PossibleValue] = []
    for expression in results(of: node) { found += values(expression, depth + 1) }
    return found
  }

  /// The expressions at the end of the branches below a node.
  func results(of node: Syntax) -> [ExprSyntax] {
    if let list = node.as(CodeBlockItemListSyntax.self) {
      // In a list of several statements, an assignment is no result.
      let items = list.count > 1 ? list.filter { !isAssignment(Syntax($0.item)) } : Array(list)
      return items.flatMap { results(of: Syntax($0.item)) }
    }
    if let block = node.as(CodeBlockSyntax.self) { return results(of: Syntax(block.statements)) }
    if let closure = node.as(ClosureExprSyntax.self) { return results(of: Syntax(closure.statements)) }
    if let statement = node.as(ExpressionStmtSyntax.self) { return results(of: Syntax(statement.expression)) }
    if let statement = node.as(ReturnStmtSyntax.self) { return statement.expression.map { [$0] } ?? [] }
    if let statement = node.as(GuardStmtSyntax.self) { return results(of: Syntax(statement.body)) }
    if let conditional = node.as(IfExprSyntax.self) {
      let taken = NameReading(self).takenBranch(conditional)
      let then = taken == false ? [] : results(of: Syntax(conditional.body))
      return then + (taken == true ? [] : conditional.elseBody.map { results(of: Syntax($0)) } ?? [])
    }
    if let choice = node.as(SwitchExprSyntax.self) {
      return NameReading(self).taken(of: choice).flatMap { results(of: Syntax($0.statements)) }
    }
    return node.as(ExprSyntax.self).map { [$0] } ?? []
  }

  private func isAssignment(_ item: Syntax) -> Bool {
    let expression = item.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? item
    return expression.as(SequenceExprSyntax.self).flatMap { Assignment($0) } != nil
  }

  /// Each type once; general types only if nothing else is known.
  func unique(_ values: [PossibleValue]) -> [PossibleValue] {
    var seen: Set<String> = []
    let once = values.filter { seen.insert($0.type + " " + $0.wrap.joined(separator: " ")).inserted }
    let named = once.filter { !declarations.isGeneral($0.type) || $0.scene != nil }
    return named.isEmpty ? once : named
  }
}
#endif
