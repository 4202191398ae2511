extension ProgramReader {
  /// Reads the kind of a node and sets `meaning`.
  mutating func kind(of tag: NodeTag) throws(SerializationError) -> Expression.Kind {
    switch tag {
    case .no: return .literal(.bool(false))
    case .yes: return .literal(.bool(true))
    case .int: return .literal(.int(try reader.signed()))
    case .double: return .literal(.double(Double(bitPattern: try reader.bits().byteSwapped)))
    case .string: return .literal(.string(try reader.text()))
    case .member: return try member()
    case .variable:
      let slot = try reader.index(below: environment.variables.count)
      meaning = .variable(slot)
      return .name(environment.variables[slot].name)
    case .local:
      let index = try reader.index(below: localNames.count)
      meaning = .local(environment.variables.count + index)
      return .name(localNames[index])
    case .field, .presence: return try field(tag)
    case .index:
      let position = try pop()
      return .index(try pop(), position)
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
    case .list:
      let count = try reader.number()
      guard count <= stack.count else { throw .damaged }
      return .list(try pop(count))
    case .loop, .filteredLoop:
      let body = try pop()
      let filter = tag == .filteredLoop ? try pop() : nil
      let (scope, range) = try close()
      return .comprehension(
        Comprehension(kind: scope.kind, range: range, variable: scope.variable, filter: filter, body: body))
    case .enterLoop: throw .damaged
    }
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
    return tag == .field ? .select(operand, name) : .presence(operand, name)
  }

  private mutating func call() throws(SerializationError) -> Expression.Kind {
    let name = try name()
    let hasTarget = try reader.flag()
    let count = try reader.number()
    guard count <= stack.count else { throw .damaged }
    guard let function = environment.functions[name.text] else { throw .otherVocabulary }
    meaning = .function(function)
    let arguments = try pop(count)
    return .call(name, target: hasTarget ? try pop() : nil, arguments: arguments)
  }
}
