internal import ExpressionLanguage

extension Rule.Parameter {
  func store(to writer: inout CompactWriter) {
    writer.text(name)
    writer.text(says)
    writer.text(standard.typeName)
    writer.texts(standard.texts)
  }

  init(from reader: inout CompactReader) throws(SerializationError) {
    name = try reader.text()
    says = try reader.text()
    let type = try reader.text()
    guard let value = ParameterValue(try reader.texts(), ofType: type) else { throw .damaged }
    standard = value
  }
}
