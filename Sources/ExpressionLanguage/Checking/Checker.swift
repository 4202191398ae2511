import Diagnostics

/// Determines the type and the meaning of every node. Continues after a mistake: nodes that depend on it get
/// the type `.unknown` and are not reported again.
struct Checker {
  /// A variable of a macro.
  struct Local {
    var name: String
    var type: ValueType
    var slot: Int
    /// Distinguishes variables with equal names.
    var number: Int
  }

  /// A string literal; its type is only known after the whole expression is checked.
  struct TextLiteral {
    var node: Expression
    var text: String
    var type: ValueType
  }

  let environment: Environment
  var types: [ValueType]
  var resolutions: [Resolution]
  var unifier = Unifier()
  var locals: [Local] = []
  var localCount = 0
  /// The number of the local variable that a name node refers to.
  var localNumbers: [Int: Int] = [:]
  /// The slot of the variable of each macro.
  var loopSlots: [Int: Int] = [:]
  /// The number of the variable of each macro.
  var loopNumbers: [Int: Int] = [:]
  var facts: Facts
  var literals: [TextLiteral] = []
  var problems: [ExpressionProblem] = []
  var reads = Reads()

  init(_ environment: Environment, count: Int, assuming facts: Facts) {
    self.environment = environment
    self.facts = facts
    types = Array(repeating: .unknown, count: count)
    resolutions = Array(repeating: .none, count: count)
  }

  mutating func check(_ node: Expression) -> ValueType {
    let type = typeOf(node)
    types[node.id] = type
    return type
  }

  /// The same as ``check(_:)``, with known type variables replaced. (Not `unifier.resolve(check(…))`, which
  /// would use the unifier from before the check.)
  mutating func checkResolved(_ node: Expression) -> ValueType {
    let type = check(node)
    return unifier.resolve(type)
  }

  private mutating func typeOf(_ node: Expression) -> ValueType {
    switch node.kind {
    case .literal(let literal): typeOfLiteral(literal, node)
    case .name(let name): typeOfName(name, node)
    case .select(let operand, let field): typeOfSelection(operand, field, node)
    case .presence(let operand, let field): typeOfPresence(operand, field, node)
    case .index(let operand, let position): typeOfIndex(operand, position, node)
    case .call(let name, let target, let arguments): typeOfCall(name, target, arguments, node)
    case .unary(let sign, let operand): typeOfUnary(sign, operand)
    case .binary(let sign, let left, let right, let place): typeOfBinary(sign, left, right, place, node)
    case .logic(let sign, let operands): typeOfLogic(sign, operands)
    case .conditional(let condition, let first, let second): typeOfConditional(condition, first, second, node)
    case .list(let elements): typeOfList(elements)
    case .comprehension(let loop): typeOfLoop(loop, node)
    }
  }

  private mutating func typeOfLiteral(_ literal: Literal, _ node: Expression) -> ValueType {
    switch literal {
    case .bool: return .bool
    case .int: return .int
    case .double: return .double
    case .string(let text):
      let type = unifier.freshText()
      literals.append(TextLiteral(node: node, text: text, type: type))
      return type
    }
  }

  mutating func report(
    _ code: String, _ message: String, at span: Span, severity: Severity = .error,
    label: String = "", expected: String = "", replacement: String? = nil
  ) {
    problems.append(
      ExpressionProblem(
        code, message, at: span, severity: severity, label: label, expected: expected,
        replacement: replacement))
  }

  mutating func reportUnknown(
    _ code: String, _ what: String, _ name: String, at span: Span, among candidates: [String],
    expected: String
  ) {
    let nearest = nearestName(to: name, among: candidates)
    report(
      code, what, at: span, label: nearest.map { "did you mean ‘\($0)’?" } ?? "",
      expected: candidates.isEmpty ? "" : "\(expected) \(listOfNames(candidates))", replacement: nearest)
  }

  /// `type` in the form for messages.
  func shown(_ type: ValueType) -> String {
    unifier.substitute(type, rest: .unknown).description
  }

  /// Reports `node` if its type is not the wanted one. Returns whether it is.
  @discardableResult
  mutating func require(_ node: Expression, _ type: ValueType, _ wanted: ValueType, _ what: String) -> Bool {
    if unifier.assign(type, to: wanted) { return true }
    report(
      "type-mismatch", "\(what) must be \(shown(wanted)), ‘\(node.excerpt)’ is \(shown(type))",
      at: node.span,
      label: "this is \(shown(type))", expected: shown(wanted))
    return false
  }

  /// Reports the problem of a check, if there is one.
  mutating func report(_ problem: ExpressionProblem?) { if let problem { problems.append(problem) } }
}

extension Expression {
  /// The beginning of the expression's text, for messages.
  var excerpt: String {
    text.unicodeScalars.count <= 40 ? text : "\(String(text.unicodeScalars.prefix(39)))…"
  }
}
