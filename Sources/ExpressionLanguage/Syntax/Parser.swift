import Diagnostics

/// Parses tokens to a syntax tree by recursive descent; stops at the first error.
struct Parser {
  let bytes: [UInt8]
  let tokens: [Token]
  let limits: ExpressionLimits
  let macros: Macros
  var expansions: [MacroExpansion] = []
  var index = 0
  var nextID = 0
  var depth = 0

  /// The error that stopped parsing; it is thrown, because all callers stop too.
  final class Failure: Error {
    let problem: ExpressionProblem

    init(problem: ExpressionProblem) { self.problem = problem }
  }

  /// A tree with the number of its nodes and the macros that it uses; or the problems.
  struct Result {
    var expression: Expression?
    var count = 0
    var expansions: [MacroExpansion] = []
    var problems: [ExpressionProblem] = []
  }

  /// Parses `text`.
  static func parse(_ text: String, limits: ExpressionLimits, macros: Macros = .none) -> Result {
    let bytes = Array(text.utf8)
    guard bytes.count <= limits.maximumLength else {
      let problem = ExpressionProblem(
        "limit", "the expression has \(bytes.count) bytes, more than \(limits.maximumLength)", at: Span(0, 0))
      return Result(problems: [problem])
    }
    let (tokens, problems) = Lexer.tokens(of: bytes)
    var parser = Parser(bytes: bytes, tokens: tokens, limits: limits, macros: macros)
    do {
      let expression = try parser.whole()
      return Result(
        expression: problems.isEmpty ? expression : nil, count: parser.nextID, expansions: parser.expansions,
        problems: problems)
    } catch {
      // Earlier problems of the lexer usually explain the problem of the parser.
      let known = problems.contains { $0.span.end >= error.problem.span.start }
      return Result(problems: known ? problems : problems + [error.problem])
    }
  }

  var token: Token { tokens[index] }

  func text(_ token: Token) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  mutating func accept(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    index += 1
    return true
  }

  mutating func expect(_ kind: Token.Kind, _ what: String) throws(Failure) -> Token {
    guard token.kind == kind else { throw unexpected(expected: what) }
    index += 1
    return tokens[index - 1]
  }

  /// The span from a token's beginning to the end of the last read token; it includes brackets around parts.
  func reach(from start: Int32) -> Span {
    Span(Int(start), index > 0 ? Int(tokens[index - 1].end) : Int(start))
  }

  func unexpected(expected: String) -> Failure {
    let seen = token.kind == .end ? "the expression ends here" : "‘\(text(token))’ is not expected here"
    let words = ["and": "&&", "or": "||", "not": "!"]
    let meant = token.kind == .identifier ? words[text(token).lowercased()] : nil
    return Failure(
      problem: ExpressionProblem(
        "syntax", seen, at: token.span,
        label: meant.map { "did you mean ‘\($0)’?" } ?? "expected \(expected)", expected: expected,
        replacement: meant))
  }

  func fail(_ message: String, at span: Span, code: String = "syntax", label: String = "") -> Failure {
    Failure(problem: ExpressionProblem(code, message, at: span, label: label))
  }

  mutating func make(
    _ kind: Expression.Kind, at span: Span, above children: Int
  ) throws(Failure) -> Expression {
    guard children < limits.maximumDepth else { throw tooDeep(span) }
    nextID += 1
    return Expression(id: nextID - 1, kind, at: span, height: children + 1)
  }

  func tooDeep(_ span: Span) -> Failure {
    fail("the expression is nested deeper than \(limits.maximumDepth) levels", at: span, code: "limit")
  }

  private mutating func whole() throws(Failure) -> Expression {
    if token.kind == .end { throw unexpected(expected: "an expression") }
    let expression = try expression()
    if token.kind != .end { throw unexpected(expected: "an operator or the end") }
    if expansions.isEmpty { return expression }
    nextID = 0
    return try copy(expression)
  }

  mutating func expression() throws(Failure) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= limits.maximumDepth else { throw tooDeep(token.span) }
    let start = token.start
    let condition = try operation(1)
    return accept(.question) ? try conditional(condition, from: start) : condition
  }

  private mutating func conditional(_ condition: Expression, from start: Int32) throws(Failure) -> Expression
  {
    let first = try operation(1)
    _ = try expect(.colon, "‘:’")
    let second = try expression()
    return try make(
      .conditional(condition, first, second), at: reach(from: start),
      above: max(condition.height, first.height, second.height))
  }

  /// Parses operators of at least this precedence: `||` 1, `&&` 2, then those of ``BinaryOperator`` plus two.
  /// One function handles all levels, because it is on the stack once for each level of brackets.
  private mutating func operation(_ precedence: Int) throws(Failure) -> Expression {
    let start = token.start
    var left = try unary()
    while true {
      if precedence <= 1, token.kind == .or {
        left = try logic(.or, .or, 2, left, from: start)
      } else if precedence <= 2, token.kind == .and {
        left = try logic(.and, .and, 3, left, from: start)
      } else if let sign = binaryOperator(token.kind), sign.precedence + 2 >= precedence {
        left = try binary(sign, left, from: start)
      } else {
        return left
      }
    }
  }

  private mutating func logic(
    _ sign: LogicOperator, _ kind: Token.Kind, _ precedence: Int, _ first: Expression, from start: Int32
  ) throws(Failure) -> Expression {
    var operands = [first]
    while accept(kind) { operands.append(try operation(precedence)) }
    return try make(
      .logic(sign, operands), at: reach(from: start),
      above: operands.reduce(0) { max($0, $1.height) })
  }

  private mutating func binary(_ sign: BinaryOperator, _ left: Expression, from start: Int32) throws(Failure)
    -> Expression
  {
    let place = token.span
    index += 1
    let right = try operation(sign.precedence + 3)
    return try make(
      .binary(sign, left, right, sign: place), at: reach(from: start),
      above: max(left.height, right.height))
  }

  private func binaryOperator(_ kind: Token.Kind) -> BinaryOperator? {
    switch kind {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .isIn: .isIn
    case .plus: .add
    case .minus: .subtract
    case .star: .multiply
    case .slash: .divide
    case .percent: .remainder
    default: nil
    }
  }

  private mutating func unary() throws(Failure) -> Expression {
    let sign = token
    guard sign.kind == .not || sign.kind == .minus else { return try member() }
    let isNumber = sign.kind == .minus && tokens[index + 1].isNumber
    if isNumber { return try member() }
    var count = 0
    while token.kind == sign.kind {
      // The last minus of `--1` belongs to the number.
      if count > 0, sign.kind == .minus, tokens[index + 1].isNumber { break }
      index += 1
      count += 1
    }
    var operand = try member()
    for _ in 0..<count {
      operand = try make(
        .unary(sign.kind == .not ? .not : .negate, operand), at: reach(from: sign.start),
        above: operand.height)
    }
    return operand
  }
}

extension Token {
  var isNumber: Bool { kind == .int || kind == .uint || kind == .double }
}
