internal import Diagnostics
internal import ExpressionLanguage

// How an archive stores the wording: an optional part follows 0 or 1, a list follows its length.
extension Rule.Wording {
  func store(to writer: inout CompactWriter, in store: ProgramStore) throws(SerializationError) {
    severity.standard.store(to: &writer)
    writer.number(severity.cases.count)
    for (condition, severity) in severity.cases {
      severity.store(to: &writer)
      try store.store(condition, to: &writer)
    }
    writer.number(template.at == nil ? 0 : 1)
    if let at = template.at { try store.store(at, to: &writer) }
    try template.message.store(to: &writer, in: store)
    writer.number(template.label == nil ? 0 : 1)
    try template.label?.store(to: &writer, in: store)
    writer.number(template.related.count)
    for (at, says) in template.related {
      try store.store(at, to: &writer)
      try says.store(to: &writer, in: store)
    }
    writer.number(template.cause == nil ? 0 : 1)
    if let cause = template.cause {
      writer.text(cause.name)
      writer.number(cause.at == nil ? 0 : 1)
      if let at = cause.at { try store.store(at, to: &writer) }
    }
    writer.number(CodeSubject.allCases.firstIndex(of: template.code) ?? 0)
    writer.number(repairs.count)
    for repair in repairs { try repair.store(to: &writer, in: store) }
  }

  /// Reads what ``store(to:in:)`` wrote.
  convenience init(
    from reader: CompactReader, in store: @escaping @Sendable () -> ProgramStore
  ) throws(SerializationError) {
    var reader = reader
    let standard = try Severity(from: &reader)
    var cases: [(condition: Program, severity: Severity)] = []
    for _ in 0..<(try reader.count()) {
      let severity = try Severity(from: &reader)
      cases.append((try Program(from: &reader, in: store), severity))
    }
    let at = try reader.flag() ? try Program(from: &reader, in: store) : nil
    let message = try MessageTemplate(from: &reader, in: store)
    let label = try reader.flag() ? try MessageTemplate(from: &reader, in: store) : nil
    var related: [(at: Program, says: MessageTemplate)] = []
    for _ in 0..<(try reader.count()) {
      let at = try Program(from: &reader, in: store)
      related.append((at, try MessageTemplate(from: &reader, in: store)))
    }
    var cause: CauseTemplate?
    if try reader.flag() {
      let name = try reader.text()
      cause = CauseTemplate(name: name, at: try reader.flag() ? try Program(from: &reader, in: store) : nil)
    }
    let code = CodeSubject.allCases[try reader.index(below: CodeSubject.allCases.count)]
    var repairs: [RepairTemplate] = []
    for _ in 0..<(try reader.count()) { repairs.append(try RepairTemplate(from: &reader, in: store)) }
    self.init(
      severity: SeverityChoice(cases: cases, standard: standard),
      template: FindingTemplate(
        at: at, message: message, label: label, related: related, cause: cause, code: code),
      repairs: repairs)
  }
}

extension MessageTemplate {
  func store(to writer: inout CompactWriter, in store: ProgramStore) throws(SerializationError) {
    writer.number(pieces.count)
    for piece in pieces {
      switch piece {
      case .text(let text):
        writer.number(0)
        writer.text(text)
      case .expression(let program):
        writer.number(1)
        try store.store(program, to: &writer)
      }
    }
  }

  init(
    from reader: inout CompactReader, in store: @escaping @Sendable () -> ProgramStore
  ) throws(SerializationError) {
    var pieces: [Piece] = []
    for _ in 0..<(try reader.count()) {
      pieces.append(
        try reader.flag() ? .expression(try Program(from: &reader, in: store)) : .text(try reader.text()))
    }
    self.init(pieces: pieces)
  }
}

extension Severity {
  fileprivate func store(to writer: inout CompactWriter) {
    writer.number(Self.allCases.firstIndex(of: self) ?? 0)
  }

  fileprivate init(from reader: inout CompactReader) throws(SerializationError) {
    self = Self.allCases[try reader.index(below: Self.allCases.count)]
  }
}
