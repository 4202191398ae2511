extension ProgramReader {
  /// What a node is; notes what it means.
  mutating func kind(of tag: NodeTag) throws(SerializationError) -> Expression.Kind {
    switch tag {
    case .null: return .literal(.null)
    case .no: return .literal(.bool(false))
    case .yes: return .literal(.bool(true))
    case .int: return .literal(.int(try reader.signed()))
    case .uint: return .literal(.uint(UInt(try reader.bits())))
    case .double: return .literal(.double(Double(bitPattern: try reader.bits().byteSwapped)))
    case .string: return .literal(.string(try reader.text()))
    case .bytes: return .literal(.bytes(try bytes()))
    case .member: return try member()
    case .variable:
      let slot = try reader.index(below: environment.variables.count)
      meaning = .variable(slot)
      return .name(environment.variables[slot].name, absolute: false)
    case .local:
      let index = try reader.index(below: localNames.count)
      meaning = .local(environment.variables.count + index)
      return .name(localNames[index], absolute: false)
    case .name:
      let name = try reader.text()
      let absolute = try reader.flag()
      meaning = try resolution(nil)
      return .name(name, absolute: absolute)
    case .field, .presentField: return try field(tag)
    case .select, .presentEntry: return try entry(tag)
    case .index:
      let optional = try reader.flag()
      let position = try pop()
      return .index(try pop(), position, optional: optional)
    case .call: return try call()
    case .not, .negate: return .unary(tag == .not ? .not : .negate, try pop())
    case .binary:
      let sign = BinaryOperator.stored[try reader.index(below: BinaryOperator.stored.count)]
      let place = try reader.span()
      let right = try pop()
      return .binary(sign, try pop(), right, sign: place)
    case .and, .or:
      let count = try reader.number()
      guard count >= 2, count <= stack.count else { throw .damaged }
      return .logic(tag == .and ? .and : .or, try pop(count))
    case .conditional:
      let second = try pop()
      let first = try pop()
      return .conditional(try pop(), first, second)
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

  private mutating func member() throws(SerializationError) -> Expression.Kind {
    let type = vocabulary.enums[try reader.index(below: vocabulary.enums.count)]
    let ordinal = try reader.index(below: type.members.count)
    meaning = .member(type, UInt8(ordinal))
    return .literal(.string(type.members[ordinal]))
  }

  private mutating func field(_ tag: NodeTag) throws(SerializationError) -> Expression.Kind {
    let operand = try pop()
    guard case .record(let record) = typing.types[operand.id] else { throw .damaged }
    let field = record.fields[try reader.index(below: record.fields.count)]
    let name = Expression.Name(text: field.name, span: try reader.span())
    meaning = .field(record, field)
    return tag == .field ? .select(operand, name, optional: false) : .presence(operand, name)
  }

  private mutating func entry(_ tag: NodeTag) throws(SerializationError) -> Expression.Kind {
    let operand = try pop()
    let name = try name()
    if tag == .presentEntry { return .presence(operand, name) }
    let optional = try reader.flag()
    meaning = try resolution(operand)
    return .select(operand, name, optional: optional)
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

  private mutating func call() throws(SerializationError) -> Expression.Kind {
    let name = try name()
    let hasTarget = try reader.flag()
    let count = try reader.number()
    guard count <= stack.count else { throw .damaged }
    meaning = .unknown
    let known = try reader.index(below: 3)
    if known > 0 {
      guard let function = environment.functions[try reader.text()] else { throw .otherVocabulary }
      meaning = .function(function, namespaced: known == 2)
    }
    let arguments = try pop(count)
    return .call(name, target: hasTarget ? try pop() : nil, arguments: arguments)
  }

  private mutating func collection(_ tag: NodeTag) throws(SerializationError) -> Expression.Kind {
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
      return .list(elements)
    case .map:
      let entries = marks.indices.map {
        Expression.Entry(key: nodes[2 * $0], value: nodes[2 * $0 + 1], optional: marks[$0])
      }
      return .map(entries)
    default:
      let fields = marks.indices.map {
        Expression.Field(name: names[$0], value: nodes[$0], optional: marks[$0])
      }
      meaning = .unknown
      return .message(messageName, fields)
    }
  }

  private mutating func macro(_ tag: NodeTag) throws(SerializationError) -> Expression.Kind {
    let body = try pop()
    let filter = tag == .filteredLoop ? try pop() : nil
    let (scope, range) = try close()
    guard let kind = scope.loop else {
      guard tag == .binding else { throw .damaged }
      let binding = Binding(kind: scope.binding, variable: scope.first, value: range, body: body)
      return .binding(binding)
    }
    guard tag != .binding else { throw .damaged }
    let loop = Comprehension(
      kind: kind, range: range, variable: scope.first, second: scope.second, filter: filter, body: body)
    return .comprehension(loop)
  }
}
