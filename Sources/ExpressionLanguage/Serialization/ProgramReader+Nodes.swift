extension ProgramReader {
  typealias Content = (kind: Expression.Kind, resolution: Resolution, height: Int)

  /// What a node is, what it means, and the height of its highest part.
  mutating func content(_ tag: NodeTag) throws(SerializationError) -> Content {
    switch tag {
    case .null: return (.literal(.null), .none, 0)
    case .no: return (.literal(.bool(false)), .none, 0)
    case .yes: return (.literal(.bool(true)), .none, 0)
    case .int: return (.literal(.int(try reader.signed())), .none, 0)
    case .uint: return (.literal(.uint(UInt(try reader.bits()))), .none, 0)
    case .double: return (.literal(.double(Double(bitPattern: try reader.bits().byteSwapped))), .none, 0)
    case .string: return (.literal(.string(try reader.text())), .none, 0)
    case .bytes: return (.literal(.bytes(try bytes())), .none, 0)
    case .member: return try member()
    case .variable:
      let slot = try reader.index(below: environment.variables.count)
      return (.name(environment.variables[slot].name, absolute: false), .variable(slot), 0)
    case .local:
      let index = try reader.index(below: localNames.count)
      return (
        .name(localNames[index], absolute: false), .local(environment.variables.count + index), 0
      )
    case .name:
      let name = try reader.text()
      let absolute = try flag()
      return (.name(name, absolute: absolute), try resolution(nil), 0)
    case .field, .presentField: return try field(tag)
    case .select, .presentEntry: return try entry(tag)
    case .index:
      let optional = try flag()
      let position = try pop()
      let operand = try pop()
      return (
        .index(operand, position, optional: optional), .none, max(operand.height, position.height)
      )
    case .call: return try call()
    case .not, .negate:
      let operand = try pop()
      return (.unary(tag == .not ? .not : .negate, operand), .none, operand.height)
    case .binary:
      let sign = BinaryOperator.stored[try reader.index(below: BinaryOperator.stored.count)]
      let place = try span()
      let right = try pop()
      let left = try pop()
      return (.binary(sign, left, right, sign: place), .none, max(left.height, right.height))
    case .and, .or:
      let count = try reader.number()
      guard count >= 2, count <= stack.count else { throw .damaged }
      let operands = try pop(count)
      return (.logic(tag == .and ? .and : .or, operands), .none, operands.highest)
    case .conditional:
      let second = try pop()
      let first = try pop()
      let condition = try pop()
      return (
        .conditional(condition, first, second), .none, max(condition.height, first.height, second.height)
      )
    case .list, .map, .message: return try collection(tag)
    case .loop, .filteredLoop, .binding: return try macro(tag)
    case .enterLoop, .enterBinding: throw .damaged
    }
  }

  private mutating func bytes() throws(SerializationError) -> [UInt8] {
    let count = try reader.count()
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes.append(UInt8(try reader.index(below: 256))) }
    return bytes
  }

  private mutating func member() throws(SerializationError) -> Content {
    let type = vocabulary.enums[try reader.index(below: vocabulary.enums.count)]
    let ordinal = try reader.index(below: type.members.count)
    return (.literal(.string(type.members[ordinal])), .member(type, UInt8(ordinal)), 0)
  }

  private mutating func field(_ tag: NodeTag) throws(SerializationError) -> Content {
    let operand = try pop()
    guard case .record(let record) = typing.types[operand.id] else { throw .damaged }
    let field = record.fields[try reader.index(below: record.fields.count)]
    let name = Expression.Name(text: field.name, span: try span())
    let kind: Expression.Kind =
      tag == .field ? .select(operand, name, optional: false) : .presence(operand, name)
    return (kind, .field(record, field), operand.height)
  }

  private mutating func entry(_ tag: NodeTag) throws(SerializationError) -> Content {
    let operand = try pop()
    let name = try name()
    if tag == .presentEntry { return (.presence(operand, name), .none, operand.height) }
    let optional = try flag()
    return (.select(operand, name, optional: optional), try resolution(operand), operand.height)
  }

  private mutating func resolution(_ operand: Expression?) throws(SerializationError) -> Resolution {
    switch try reader.number() {
    case 0: return .none
    case 1: return .unknown
    case 2: return .variable(try reader.index(below: environment.variables.count))
    case 3: return .type(try reader.text())
    case 4:
      guard let operand, let record = PartTyping.record(in: typing.types[operand.id]) else { throw .damaged }
      return .field(record, record.fields[try reader.index(below: record.fields.count)])
    default: throw .damaged
    }
  }

  private mutating func call() throws(SerializationError) -> Content {
    let name = try name()
    let hasTarget = try flag()
    let count = try reader.number()
    guard count <= stack.count else { throw .damaged }
    var resolution = Resolution.unknown
    let known = try reader.index(below: 3)
    if known > 0 {
      guard let function = environment.functions[try reader.text()] else { throw .otherVocabulary }
      resolution = .function(function, namespaced: known == 2)
    }
    let arguments = try pop(count)
    let target = hasTarget ? try pop() : nil
    return (
      .call(name, target: target, arguments: arguments), resolution,
      max(arguments.highest, target?.height ?? 0)
    )
  }

  private mutating func collection(_ tag: NodeTag) throws(SerializationError) -> Content {
    let messageName = tag == .message ? try reader.text() : ""
    let marks = try marks()
    var names: [Expression.Name] = []
    if tag == .message {
      for _ in marks { names.append(try name()) }
    }
    let nodes = try pop(tag == .map ? 2 * marks.count : marks.count)
    switch tag {
    case .list:
      let elements = marks.indices.map { Expression.Element(value: nodes[$0], optional: marks[$0]) }
      return (.list(elements), .none, nodes.highest)
    case .map:
      let entries = marks.indices.map {
        Expression.Entry(key: nodes[2 * $0], value: nodes[2 * $0 + 1], optional: marks[$0])
      }
      return (.map(entries), .none, nodes.highest)
    default:
      let fields = marks.indices.map {
        Expression.Field(name: names[$0], value: nodes[$0], optional: marks[$0])
      }
      return (.message(messageName, fields), .unknown, nodes.highest)
    }
  }

  private mutating func macro(_ tag: NodeTag) throws(SerializationError) -> Content {
    let body = try pop()
    let filter = tag == .filteredLoop ? try pop() : nil
    let (scope, range) = try close()
    let height = max(body.height, range.height, filter?.height ?? 0)
    guard let kind = scope.loop else {
      guard tag == .binding else { throw .damaged }
      let binding = Binding(kind: scope.binding, variable: scope.first, value: range, body: body)
      return (.binding(binding), .none, height)
    }
    guard tag != .binding else { throw .damaged }
    let loop = Comprehension(
      kind: kind, range: range, variable: scope.first, second: scope.second, filter: filter, body: body)
    return (.comprehension(loop), .none, height)
  }
}

extension [Expression] {
  /// The height of the highest.
  fileprivate var highest: Int { reduce(0) { Swift.max($0, $1.height) } }
}
