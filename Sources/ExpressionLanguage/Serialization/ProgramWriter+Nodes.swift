extension ProgramWriter {
  func tag(of node: Expression, _ resolution: Resolution) throws(SerializationError) -> NodeTag {
    switch node.kind {
    case .literal(let literal):
      if case .member = resolution { return .member }
      switch literal {
      case .bool(let value): return value ? .yes : .no
      case .int: return .int
      case .double: return .double
      case .string: return .string
      }
    case .name:
      if case .local = resolution { return .local }
      return .variable
    case .select: return .field
    case .presence: return .presence
    case .index: return .index
    case .call: return .call
    case .unary(let sign, _): return sign == .not ? .not : .negate
    case .binary: return .binary
    case .logic(let sign, _): return sign == .and ? .and : .or
    case .conditional: return .conditional
    case .list: return .list
    case .comprehension(let loop): return loop.filter == nil ? .loop : .filteredLoop
    }
  }

  /// Writes the data of a node itself, without its parts.
  mutating func writeOwn(_ node: Expression, _ resolution: Resolution) throws(SerializationError) {
    switch node.kind {
    case .literal(let literal): try write(literal, resolution)
    case .name:
      switch resolution {
      case .variable(let slot): writer.number(slot)
      case .local(let slot): writer.number(slot - typing.environment.variables.count)
      default: throw .damaged
      }
    case .select(_, let name), .presence(_, let name):
      guard case .field(let record, let field) = resolution,
        let place = record.fields.firstIndex(where: { $0.name == field.name })
      else { throw .damaged }
      writer.number(place)
      writer.write(name.span)
    case .call(let name, let target, let arguments):
      write(name)
      writer.number(target == nil ? 0 : 1)
      writer.number(arguments.count)
    case .binary(let sign, _, _, let place):
      writer.number(BinaryOperator.stored.firstIndex(of: sign) ?? 0)
      writer.write(place)
    case .logic(_, let nodes), .list(let nodes): writer.number(nodes.count)
    case .index, .unary, .conditional, .comprehension: break
    }
  }

  private mutating func write(_ literal: Literal, _ resolution: Resolution) throws(SerializationError) {
    switch literal {
    case .bool: break
    case .int(let value): writer.signed(value)
    case .double(let value): writer.bits(value.bitPattern.byteSwapped)
    case .string(let text):
      guard case .member(let type, let ordinal) = resolution else { return writer.text(text) }
      guard let index = vocabulary.index(of: type) else { throw .unknownType(type.name) }
      writer.number(index)
      writer.number(Int(ordinal))
    }
  }

  mutating func write(_ type: ValueType) throws(SerializationError) {
    switch type {
    case .unknown: writer.number(0)
    case .bool: writer.number(1)
    case .int: writer.number(2)
    case .double: writer.number(3)
    case .string: writer.number(4)
    case .list(let element):
      writer.number(5)
      try write(element)
    case .record(let record):
      guard let index = vocabulary.index(of: record) else { throw .unknownType(record.name) }
      writer.number(6)
      writer.number(index)
    case .enumeration(let type):
      guard let index = vocabulary.index(of: type) else { throw .unknownType(type.name) }
      writer.number(7)
      writer.number(index)
    case .parameter, .variable: throw .unknownType(type.description)
    }
  }
}
