extension ProgramWriter {
  func tag(of node: Expression, _ resolution: Resolution) throws(SerializationError) -> NodeTag {
    switch node.kind {
    case .literal(let literal): return tag(of: literal, resolution)
    case .name(let name, let absolute):
      switch resolution {
      case .variable(let slot) where !absolute && typing.environment.variables[slot].name == name:
        return .variable
      case .local: return .local
      default: return .name
      }
    case .select(let operand, _, optional: false):
      if case .field(_, let field) = resolution, place(of: field, in: operand) != nil { return .field }
      return .select
    case .select: return .select
    case .presence(let operand, _):
      if case .field(_, let field) = resolution, place(of: field, in: operand) != nil { return .presentField }
      return .presentEntry
    case .index: return .index
    case .call: return .call
    case .unary(let sign, _): return sign == .not ? .not : .negate
    case .binary: return .binary
    case .logic(let sign, _): return sign == .and ? .and : .or
    case .conditional: return .conditional
    case .list: return .list
    case .map: return .map
    case .message: return .message
    case .comprehension(let loop): return loop.filter == nil ? .loop : .filteredLoop
    case .binding: return .binding
    }
  }

  private func tag(of literal: Literal, _ resolution: Resolution) -> NodeTag {
    if case .member = resolution { return .member }
    switch literal {
    case .null: return .null
    case .bool(let value): return value ? .yes : .no
    case .int: return .int
    case .uint: return .uint
    case .double: return .double
    case .string: return .string
    case .bytes: return .bytes
    }
  }

  /// Writes what a node has beside its parts.
  mutating func writeOwn(_ node: Expression, _ resolution: Resolution) throws(SerializationError) {
    switch node.kind {
    case .literal(let literal): try write(literal, resolution)
    case .name(let name, let absolute):
      switch (try tag(of: node, resolution), resolution) {
      case (.variable, .variable(let slot)): writer.number(slot)
      case (.local, .local(let slot)): writer.number(slot - typing.environment.variables.count)
      default:
        writer.text(name)
        writer.number(absolute ? 1 : 0)
        try write(resolution)
      }
    case .select(let operand, let name, let optional):
      if case .field(_, let field) = resolution, let place = place(of: field, in: operand), !optional {
        writer.number(place)
        writer.write(name.span)
      } else {
        write(name)
        writer.number(optional ? 1 : 0)
        try write(resolution, of: operand)
      }
    case .presence(let operand, let name):
      if case .field(_, let field) = resolution, let place = place(of: field, in: operand) {
        writer.number(place)
        writer.write(name.span)
      } else {
        write(name)
      }
    case .index(_, _, let optional): writer.number(optional ? 1 : 0)
    case .call(let name, let target, let arguments):
      write(name)
      writer.number(target == nil ? 0 : 1)
      writer.number(arguments.count)
      if case .function(let function, let namespaced) = resolution {
        writer.number(namespaced ? 2 : 1)
        writer.text(function.name)
      } else {
        writer.number(0)
      }
    case .binary(let sign, _, _, let place):
      writer.number(BinaryOperator.stored.firstIndex(of: sign) ?? 0)
      writer.write(place)
    case .logic(_, let operands): writer.number(operands.count)
    case .list(let elements): writeMarks(elements.map(\.optional))
    case .map(let entries): writeMarks(entries.map(\.optional))
    case .message(let name, let fields):
      writer.text(name)
      writeMarks(fields.map(\.optional))
      for field in fields { write(field.name) }
    case .unary, .conditional, .comprehension, .binding: break
    }
  }

  private mutating func writeMarks(_ marks: [Bool]) {
    writer.number(marks.count)
    for mark in marks { writer.number(mark ? 1 : 0) }
  }

  private mutating func write(_ literal: Literal, _ resolution: Resolution) throws(SerializationError) {
    switch literal {
    case .null, .bool: break
    case .int(let value): writer.signed(value)
    case .uint(let value): writer.bits(UInt64(value))
    case .double(let value): writer.bits(value.bitPattern.byteSwapped)
    case .string(let text):
      guard case .member(let type, let ordinal) = resolution else { return writer.text(text) }
      guard let index = vocabulary.index(of: type) else { throw .unknownType(type.name) }
      writer.number(index)
      writer.number(Int(ordinal))
    case .bytes(let bytes):
      writer.number(bytes.count)
      for byte in bytes { writer.number(Int(byte)) }
    }
  }

  /// What names and selections mean that are neither variables nor fields of records.
  private mutating func write(
    _ resolution: Resolution, of operand: Expression? = nil
  ) throws(SerializationError) {
    switch resolution {
    case .none: writer.number(0)
    case .unknown: writer.number(1)
    case .variable(let slot):
      writer.number(2)
      writer.number(slot)
    case .type(let name):
      writer.number(3)
      writer.text(name)
    case .field(let record, let field):
      guard let operand, PartTyping.record(in: tree.type(of: operand)) == record,
        let place = record.fields.firstIndex(where: { $0.name == field.name })
      else { throw .unknownType(record.name) }
      writer.number(4)
      writer.number(place)
    case .local, .member, .function: throw .damaged
    }
  }

  mutating func write(_ type: ValueType) throws(SerializationError) {
    switch type {
    case .dyn: writer.number(0)
    case .error: writer.number(1)
    case .null: writer.number(2)
    case .bool: writer.number(3)
    case .int: writer.number(4)
    case .uint: writer.number(5)
    case .double: writer.number(6)
    case .string: writer.number(7)
    case .bytes: writer.number(8)
    case .list(let element): try write(9, element)
    case .map(let key, let value):
      try write(10, key)
      try write(value)
    case .optional(let wrapped): try write(11, wrapped)
    case .type(let type): try write(12, type)
    case .record(let record):
      guard let index = vocabulary.index(of: record) else { throw .unknownType(record.name) }
      writer.number(13)
      writer.number(index)
    case .enumeration(let type):
      guard let index = vocabulary.index(of: type) else { throw .unknownType(type.name) }
      writer.number(14)
      writer.number(index)
    case .abstract(let name, let parameters):
      writer.number(15)
      writer.text(name)
      writer.number(parameters.count)
      for parameter in parameters { try write(parameter) }
    case .parameter, .variable: throw .unknownType(type.description)
    }
  }

  private mutating func write(_ number: Int, _ type: ValueType) throws(SerializationError) {
    writer.number(number)
    try write(type)
  }
}
