internal import Diagnostics
internal import ExpressionLanguage

/// The parts of an expression whose values explain its result: fields of variables, and the list elements
/// that a macro finds.
struct ReadExpressions {
  private(set) var texts: [String] = []
  private var bound: [String] = []

  init(of root: Expression) { visit(root) }

  private mutating func add(_ node: Expression) {
    let text = node.text
    if !texts.contains(text) { texts.append(text) }
  }

  private mutating func visit(_ node: Expression) {
    switch node.kind {
    case .select(let operand, _): if isChain(node) { add(node) } else { visit(operand) }
    case .name(let name): if !bound.contains(name) { add(node) }
    case .presence(let operand, _):
      // A missing record has no value; the clause itself says whether it exists.
      if !isChain(operand) { visit(operand) }
    case .comprehension(let loop): visit(loop)
    case .index, .call, .unary, .binary, .logic, .conditional, .list, .literal:
      for child in node.children { visit(child) }
    }
  }

  private mutating func visit(_ loop: Comprehension) {
    visit(loop.range)
    bound.append(loop.variable.text)
    visit(loop.filter ?? loop.body)
    if loop.filter != nil { visit(loop.body) }
    bound.removeLast()
    guard [.all, .exists, .existsOne].contains(loop.kind), bound.isEmpty else { return }
    let found = "\(loop.range.text).filter(\(loop.variable.text), \(loop.body.text))"
    if !texts.contains(found) { texts.append(found) }
  }

  /// Whether it is a variable of the rule, or fields of one.
  private func isChain(_ node: Expression) -> Bool {
    switch node.kind {
    case .name(let name): !bound.contains(name)
    case .select(let operand, _): isChain(operand)
    default: false
    }
  }
}

extension Value {
  /// The text in an explanation; nil for values without a text, such as a frame.
  var shown: String? {
    switch self {
    case .bool(let value): return "\(value)"
    case .int(let value): return "\(value)"
    case .double(let value): return "\(value)"
    case .string(let value): return "'\(value)'"
    case .enumeration(let type, let ordinal): return "'\(type.members[Int(ordinal)])'"
    case .record(_, let object): return (object as? any FlowElement)?.path.text
    case .list(let list):
      let named = list.prefix(12).compactMap(\.shown)
      if named.isEmpty, !list.isEmpty { return "\(list.count) of them" }
      let shown = named + (list.count > 12 ? ["…"] : [])
      return "[\(shown.joined(separator: ", "))]"
    }
  }
}
