@testable import ExpressionLanguage

/// One small change of an expression.
struct ExpressionChange: Sendable {
  /// What kind of change it is.
  enum Kind: String, CaseIterable, Sendable {
    case comparison = "other comparison"
    case logic = "`&&` for `||`, or the other way round"
    case negation = "negation added or taken away"
    case clause = "clause left out"
    case quantifier = "other quantifier"
    case filter = "filter left out"
    case value = "other value"
    case member = "member of a list left out"
    case join = "one half of a joined list only"
    case branch = "one branch of a choice only"
    case arithmetic = "other arithmetic"
  }

  let kind: Kind
  /// What was there and what is there now, each as little as shows it.
  let old, new: String
  /// The whole expression with it.
  let text: String
}

/// Makes all small changes of a checked expression. What comes out is a syntax tree; it is printed, because the language
/// compiles texts.
struct ExpressionMutator {
  private let tree: CheckedExpression
  private var changes: [ExpressionChange] = []
  private var seen: Set<String>

  static func changes(of tree: CheckedExpression) -> [ExpressionChange] {
    var mutator = ExpressionMutator(tree)
    mutator.visit(tree.root) { $0 }
    return mutator.changes
  }

  private init(_ tree: CheckedExpression) {
    self.tree = tree
    seen = [tree.root.text]
  }

  /// Puts a node into the place of another.
  private typealias Rebuild = (Expression) -> Expression

  private static func node(_ kind: Expression.Kind, like node: Expression) -> Expression {
    Expression(id: node.id, kind, at: node.span, height: node.height)
  }

  /// - Parameter says: what is new, where less than the whole node shows it.
  private mutating func add(
    _ kind: ExpressionChange.Kind, _ old: Expression, _ new: Expression.Kind, says: String? = nil,
    _ rebuild: @escaping Rebuild
  ) {
    let new = Self.node(new, like: old)
    add(kind, old.text, says ?? new.text, rebuild(new))
  }

  private mutating func add(
    _ kind: ExpressionChange.Kind, _ old: String, _ new: String, _ whole: Expression
  ) {
    let text = whole.text
    if seen.insert(text).inserted {
      changes.append(ExpressionChange(kind: kind, old: old, new: new, text: text))
    }
  }

  private mutating func visit(_ node: Expression, _ rebuild: @escaping Rebuild) {
    let again = { (kind: Expression.Kind) in rebuild(Self.node(kind, like: node)) }
    switch node.kind {
    case .literal(let literal): changeLiteral(literal, node, rebuild)
    case .name, .presence: negate(node, rebuild)
    case .select(let operand, let field):
      negate(node, rebuild)
      visit(operand) { again(.select($0, field)) }
    case .index(let operand, let position):
      visit(operand) { again(.index($0, position)) }
    case .call(let name, let target, let arguments):
      negate(node, rebuild)
      if let target { visit(target) { again(.call(name, target: $0, arguments: arguments)) } }
      for (index, argument) in arguments.enumerated() {
        visit(argument) { again(.call(name, target: target, arguments: arguments.replacing(index, $0))) }
      }
    case .unary(let sign, let operand):
      add(.negation, node, operand.kind, rebuild)
      visit(operand) { again(.unary(sign, $0)) }
    case .binary(let sign, let left, let right, let span):
      for (kind, other) in others(than: sign) {
        add(kind, node, .binary(other, left, right, sign: span), says: other.rawValue, rebuild)
      }
      if sign == .isIn { add(.negation, node, .unary(.not, node), says: "!", rebuild) }
      if sign == .add, case .list = tree.type(of: node) {
        add(.join, node, left.kind, rebuild)
        add(.join, node, right.kind, rebuild)
      }
      visit(left) { again(.binary(sign, $0, right, sign: span)) }
      visit(right) { again(.binary(sign, left, $0, sign: span)) }
    case .logic(let sign, let operands): visit(operands, joined: sign, node, rebuild)
    case .conditional(let condition, let first, let second):
      add(.branch, node, first.kind, rebuild)
      add(.branch, node, second.kind, rebuild)
      visit(condition) { again(.conditional($0, first, second)) }
      visit(first) { again(.conditional(condition, $0, second)) }
      visit(second) { again(.conditional(condition, first, $0)) }
    case .list(let elements):
      for index in elements.indices where elements.count > 1 {
        var fewer = elements
        fewer.remove(at: index)
        add(.member, node, .list(fewer), rebuild)
      }
    case .comprehension(let loop): visit(loop, node, rebuild)
    }
  }

  private mutating func visit(
    _ operands: [Expression], joined sign: LogicOperator, _ node: Expression, _ rebuild: @escaping Rebuild
  ) {
    let other: LogicOperator = sign == .and ? .or : .and
    add(.logic, node, .logic(other, operands), says: other.rawValue, rebuild)
    for (index, operand) in operands.enumerated() {
      var fewer = operands
      fewer.remove(at: index)
      let rest = fewer.count == 1 ? fewer[0].kind : .logic(sign, fewer)
      add(.clause, "\(sign.rawValue) \(operand.text)", "", rebuild(Self.node(rest, like: node)))
      visit(operand) { rebuild(Self.node(.logic(sign, operands.replacing(index, $0)), like: node)) }
    }
  }

  private mutating func visit(_ loop: Comprehension, _ node: Expression, _ rebuild: @escaping Rebuild) {
    let again = { (kind: Comprehension.Kind, range: Expression, filter: Expression?, body: Expression) in
      Expression.Kind.comprehension(
        Comprehension(
          kind: kind, range: range, variable: loop.variable, filter: filter, body: body))
    }
    let other: Comprehension.Kind? =
      switch loop.kind {
      case .all: .exists
      case .exists: .all
      case .existsOne: .exists
      default: nil
      }
    if let other {
      add(.quantifier, node, again(other, loop.range, loop.filter, loop.body), says: other.rawValue, rebuild)
    }
    if tree.type(of: node) == .bool { add(.negation, node, .unary(.not, node), says: "!", rebuild) }
    if loop.kind == .filter { add(.filter, node, loop.range.kind, rebuild) }
    if loop.filter != nil { add(.filter, node, again(loop.kind, loop.range, nil, loop.body), rebuild) }
    let inside = { (kind: Expression.Kind) in rebuild(Self.node(kind, like: node)) }
    visit(loop.range) { inside(again(loop.kind, $0, loop.filter, loop.body)) }
    if let filter = loop.filter { visit(filter) { inside(again(loop.kind, loop.range, $0, loop.body)) } }
    visit(loop.body) { inside(again(loop.kind, loop.range, loop.filter, $0)) }
  }

  private mutating func negate(_ node: Expression, _ rebuild: @escaping Rebuild) {
    guard tree.type(of: node) == .bool else { return }
    add(.negation, node, .unary(.not, node), says: "!", rebuild)
  }

  private mutating func changeLiteral(_ literal: Literal, _ node: Expression, _ rebuild: @escaping Rebuild) {
    switch literal {
    case .bool(let value): add(.value, node, .literal(.bool(!value)), rebuild)
    case .int(let value):
      add(.value, node, .literal(.int(value + 1)), rebuild)
      if value > 0 { add(.value, node, .literal(.int(value - 1)), rebuild) }
    case .double(let value):
      add(.value, node, .literal(.double(value + 1)), rebuild)
      add(.value, node, .literal(.double(value - 1)), rebuild)
    case .string(let value):
      if case .member(let type, let ordinal) = tree.resolution(of: node) {
        let next = type.members[(Int(ordinal) + 1) % type.members.count]
        add(.value, node, .literal(.string(next)), rebuild)
      } else {
        add(.value, node, .literal(.string(value + "x")), rebuild)
      }
    }
  }

  private func others(than sign: BinaryOperator) -> [(ExpressionChange.Kind, BinaryOperator)] {
    switch sign {
    case .equal: [(.comparison, .notEqual)]
    case .notEqual: [(.comparison, .equal)]
    case .less: [(.comparison, .lessOrEqual), (.comparison, .greaterOrEqual)]
    case .lessOrEqual: [(.comparison, .less), (.comparison, .greater)]
    case .greater: [(.comparison, .greaterOrEqual), (.comparison, .lessOrEqual)]
    case .greaterOrEqual: [(.comparison, .greater), (.comparison, .less)]
    case .add: [(.arithmetic, .subtract)]
    case .subtract: [(.arithmetic, .add)]
    case .multiply: [(.arithmetic, .add)]
    case .divide, .remainder: [(.arithmetic, .multiply)]
    case .isIn: []
    }
  }
}

extension Array {
  fileprivate func replacing(_ index: Int, _ element: Element) -> [Element] {
    var copy = self
    copy[index] = element
    return copy
  }
}
