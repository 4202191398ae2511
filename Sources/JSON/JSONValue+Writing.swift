extension JSONValue {
  /// The text on one line without spaces, with the members of objects in their order.
  public var written: String {
    var writer = JSONWriter(isTight: true)
    write(to: &writer, isInline: { _ in true })
    return writer.line
  }

  /// The text for people, indented by two spaces for each level, with lists of single values on one line.
  public var lines: String {
    var writer = JSONWriter()
    write(to: &writer) { value in
      guard case .array(let elements) = value else { return false }
      return elements.allSatisfy { element in
        switch element {
        case .array, .object: false
        default: true
        }
      }
    }
    return writer.line
  }

  private func write(to writer: inout JSONWriter, _ name: String? = nil, isInline: (JSONValue) -> Bool) {
    switch self {
    case .null: writer.null(name)
    case .bool(let value): writer.value(name, value)
    case .int(let value): writer.value(name, value)
    case .number(let value): if value.isFinite { writer.value(name, value) } else { writer.null(name) }
    case .text(let value): writer.value(name, value)
    case .array(let elements):
      writer.array(name, inline: isInline(self)) { writer in
        for element in elements { element.write(to: &writer, isInline: isInline) }
      }
    case .object(let object):
      writer.object(name, inline: isInline(self)) { writer in
        for member in object.members { member.value.write(to: &writer, member.name, isInline: isInline) }
      }
    }
  }
}
