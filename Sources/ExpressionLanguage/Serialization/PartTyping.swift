/// The types that follow from a node's parts alone. They are not stored: a reader that works them out again cannot be
/// told a wrong one, and reading a record as another kind of object would not be safe.
struct PartTyping {
  /// By the numbers of nodes.
  var types: [ValueType]
  let environment: Environment
  /// The types of the variables of macros around the node.
  var locals: [ValueType] = []

  /// The type of `node`; nil where it needs more than its parts to know.
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
    case .select(let operand, _, let optional):
      if case .field(_, let field) = resolution {
        if case .record = types[operand.id], !optional { return field.type }
        return .optional(field.type)
      }
      if case .none = resolution, case .map(_, let value) = types[operand.id], !optional { return value }
      return nil
    case .presence, .logic: return .bool
    case .index(let operand, _, let optional):
      switch types[operand.id] {
      case .list(let element), .map(_, let element): return optional ? .optional(element) : element
      default: return nil
      }
    case .unary(let sign, let operand): return sign == .not ? .bool : types[operand.id]
    case .binary(let sign, let left, let right, _):
      return sign.precedence == 1 ? .bool : one([left, right])
    case .conditional(_, let first, let second): return one([first, second])
    case .list(let elements):
      return elements.contains(where: \.optional) ? nil : one(elements.map(\.value)).map { .list($0) }
    case .map(let entries):
      guard !entries.contains(where: \.optional), let key = one(entries.map(\.key)),
        let value = one(entries.map(\.value))
      else { return nil }
      return .map(key, value)
    case .comprehension(let loop): return type(of: loop)
    case .binding(let binding):
      let body = types[binding.body.id]
      return binding.kind == .optMap ? .optional(body) : body
    case .call, .message: return nil
    }
  }

  private static func type(of literal: Literal) -> ValueType {
    switch literal {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string: .string
    case .bytes: .bytes
    }
  }

  private func type(of loop: Comprehension) -> ValueType? {
    let body = types[loop.body.id]
    switch loop.kind {
    case .all, .exists, .existsOne: return .bool
    case .filter: return Self.variables(of: loop, over: types[loop.range.id]).first.map { .list($0) }
    case .map, .transformList: return .list(body)
    case .transformMap:
      return Self.variables(of: loop, over: types[loop.range.id]).first.map { .map($0, body) }
    case .transformMapEntry: return body
    }
  }

  /// The one type that all of `nodes` have.
  private func one(_ nodes: [Expression]) -> ValueType? {
    guard let first = nodes.first else { return nil }
    let type = types[first.id]
    return nodes.dropFirst().allSatisfy { types[$0.id] == type } ? type : nil
  }

  /// The types of a loop's variables.
  static func variables(of loop: Comprehension, over range: ValueType) -> [ValueType] {
    variables(hasSecond: loop.second != nil, over: range)
  }

  static func variables(hasSecond: Bool, over range: ValueType) -> [ValueType] {
    switch range {
    case .list(let element): hasSecond ? [.int, element] : [element]
    case .map(let key, let value): hasSecond ? [key, value] : [key]
    default: hasSecond ? [.dyn, .dyn] : [.dyn]
    }
  }

  /// The type of a binding's variable.
  static func variable(_ kind: Binding.Kind, of value: ValueType) -> ValueType {
    if kind != .bind, case .optional(let wrapped) = value { return wrapped }
    return value
  }

  /// The record that is read, or may be missing.
  static func record(in type: ValueType) -> RecordType? {
    switch type {
    case .record(let record), .optional(.record(let record)): record
    default: nil
    }
  }

  /// Whether a stored type can be believed: in strict mode objects and ordinals are read without asking what they are.
  static func isHarmless(_ type: ValueType) -> Bool {
    switch type {
    case .record, .enumeration: false
    case .list(let element), .optional(let element): isHarmless(element)
    case .map(let key, let value): isHarmless(key) && isHarmless(value)
    default: true
    }
  }
}
