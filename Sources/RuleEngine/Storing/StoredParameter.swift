internal import ExpressionLanguage

extension Rule.Parameter {
  func store(to writer: inout CompactWriter) {
    writer.text(name)
    writer.text(says)
    switch standard {
    case .int(let value):
      writer.number(0)
      writer.signed(value)
    case .double(let value):
      writer.number(1)
      writer.bits(value.bitPattern.byteSwapped)
    case .string(let value):
      writer.number(2)
      writer.text(value)
    case .bool(let value): writer.number(value ? 4 : 3)
    case .strings(let values):
      writer.number(5)
      writer.texts(values)
    }
  }

  init(from reader: inout CompactReader) throws(SerializationError) {
    name = try reader.text()
    says = try reader.text()
    switch try reader.number() {
    case 0: standard = .int(try reader.signed())
    case 1: standard = .double(Double(bitPattern: try reader.bits().byteSwapped))
    case 2: standard = .string(try reader.text())
    case 3: standard = .bool(false)
    case 4: standard = .bool(true)
    case 5: standard = .strings(try reader.texts())
    default: throw .damaged
    }
  }
}
