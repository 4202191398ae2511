/// Computes the types that follow from the parts of a node. They are not stored: if the reader computes them,
/// no bytes can state a wrong type, and to read a record as another class of object would be unsafe.
struct PartTyping {
  /// The types of nodes, by their numbers.
  var types: [ValueType]
  let environment: Environment
  /// The types of the variables of macros around the node.
  var locals: [ValueType] = []

  /// The type of `node`; nil if it does not follow from the parts.
  func type(of node: Expression, _ resolution: Resolution) -> ValueType? {
    switch node.kind {
    case .literal(let literal):
      if case .member(let type, _) = resolution { return .enumeration(type) }
      return Self.type(of: literal)
    case .name:
      switch resolution {
      case .variable(let slot): return environment.variables[slot].type
      case .local(let slot):
        let index = slot - environment.variables.count
        return locals.indices.contains(index) ? locals[index] : nil
      default: return nil
      }
    case .select:
      if case .field(_, let field) = resolution { return field.type }
      return nil
    case .presence, .logic: return .bool
    case .index(let operand, _):
      if case .list(let element) = types[operand.id] { return element }
      return nil
    case .unary(let sign, let operand): return sign == .not ? .bool : types[operand.id]
    case .binary(let sign, let left, let right, _):
      return sign.precedence == 1 ? .bool : one([left, right])
    case .conditional(_, let first, let second): return one([first, second])
    case .list(let elements): return one(elements).map { .list($0) }
    case .comprehension(let loop):
      switch loop.kind {
      case .all, .exists, .existsOne: return .bool
      case .filter: return .list(Self.variable(over: types[loop.range.id]))
      case .map: return .list(types[loop.body.id])
      }
    case .call: return nil
    }
  }

  private static func type(of literal: Literal) -> ValueType {
    switch literal {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    }
  }

  /// The common type of `nodes`; nil if there is none.
  private func one(_ nodes: [Expression]) -> ValueType? {
    guard let first = nodes.first else { return nil }
    let type = types[first.id]
    return nodes.dropFirst().allSatisfy { types[$0.id] == type } ? type : nil
  }

  /// The type of a loop's variable.
  static func variable(over range: ValueType) -> ValueType {
    if case .list(let element) = range { element } else { .unknown }
  }

  /// Whether a stored type is safe. Objects and ordinals are not, as they are read without a check.
  static func isHarmless(_ type: ValueType) -> Bool {
    switch type {
    case .record, .enumeration: false
    case .list(let element): isHarmless(element)
    default: true
    }
  }
}
