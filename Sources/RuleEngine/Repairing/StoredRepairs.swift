internal import ExpressionLanguage

// How an archive stores repairs, at the end of the wording.
extension RepairTemplate {
  func store(to writer: inout CompactWriter, in store: ProgramStore) throws(SerializationError) {
    writer.number(when == nil ? 0 : 1)
    if let when { try store.store(when, to: &writer) }
    try says.store(to: &writer, in: store)
    writer.number(isSafe ? 1 : 0)
    writer.number(edits.count)
    for edit in edits {
      writer.number(EditTemplate.Kind.allCases.firstIndex(of: edit.kind) ?? 0)
      try store.store(edit.element, to: &writer)
      writer.text(edit.key)
      writer.number(edit.text == nil ? 0 : 1)
      try edit.text?.store(to: &writer, in: store)
      writer.number(edit.isFirst ? 1 : 0)
    }
  }

  /// Reads what ``store(to:in:)`` wrote.
  init(
    from reader: inout CompactReader, in store: @escaping @Sendable () -> ProgramStore
  ) throws(SerializationError) {
    when = try reader.flag() ? try Program(from: &reader, in: store) : nil
    says = try MessageTemplate(from: &reader, in: store)
    isSafe = try reader.flag()
    var edits: [EditTemplate] = []
    for _ in 0..<(try reader.count()) {
      let kind = EditTemplate.Kind.allCases[try reader.index(below: EditTemplate.Kind.allCases.count)]
      let element = try Program(from: &reader, in: store)
      let key = try reader.text()
      let text = try reader.flag() ? try MessageTemplate(from: &reader, in: store) : nil
      edits.append(
        EditTemplate(kind: kind, element: element, key: key, text: text, isFirst: try reader.flag()))
    }
    self.edits = edits
  }
}
