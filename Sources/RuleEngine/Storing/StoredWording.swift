internal import Diagnostics
internal import ExpressionLanguage

/// Writes what a finding is made of.
struct WordingWriter {
  var writer: CompactWriter
  let store: ProgramStore

  mutating func write(_ wording: Rule.Wording) throws(SerializationError) {
    writer.number(wording.severity.standard.storedNumber)
    writer.number(wording.severity.cases.count)
    for (condition, severity) in wording.severity.cases {
      writer.number(severity.storedNumber)
      try write(condition)
    }
    let template = wording.template
    writer.number(template.at == nil ? 0 : 1)
    if let at = template.at { try write(at) }
    try write(template.message)
    writer.number(template.label == nil ? 0 : 1)
    if let label = template.label { try write(label) }
    writer.number(template.related.count)
    for (at, says) in template.related {
      try write(at)
      try write(says)
    }
  }

  private mutating func write(_ template: MessageTemplate) throws(SerializationError) {
    writer.number(template.pieces.count)
    for piece in template.pieces {
      switch piece {
      case .text(let text):
        writer.number(0)
        writer.text(text)
      case .expression(let program):
        writer.number(1)
        try write(program)
      }
    }
  }

  private mutating func write(_ program: Program) throws(SerializationError) {
    try store.store(program, to: &writer)
  }
}

/// Reads what ``WordingWriter`` wrote.
struct WordingReader {
  var reader: CompactReader
  let store: @Sendable () -> ProgramStore

  mutating func wording() throws(SerializationError) -> Rule.Wording {
    let standard = try severity()
    var cases: [(condition: Program, severity: Severity)] = []
    for _ in 0..<(try reader.count()) {
      let severity = try severity()
      cases.append((try program(), severity))
    }
    let at = try flag() ? try program() : nil
    let message = try template()
    let label = try flag() ? try template() : nil
    var related: [(at: Program, says: MessageTemplate)] = []
    for _ in 0..<(try reader.count()) {
      let at = try program()
      related.append((at, try template()))
    }
    return Rule.Wording(
      severity: SeverityChoice(cases: cases, standard: standard),
      template: FindingTemplate(at: at, message: message, label: label, related: related))
  }

  private mutating func flag() throws(SerializationError) -> Bool { try reader.index(below: 2) == 1 }

  private mutating func severity() throws(SerializationError) -> Severity {
    Severity.allCases[try reader.index(below: Severity.allCases.count)]
  }

  private mutating func template() throws(SerializationError) -> MessageTemplate {
    var pieces: [MessageTemplate.Piece] = []
    for _ in 0..<(try reader.count()) {
      pieces.append(try flag() ? .expression(try program()) : .text(try reader.text()))
    }
    return MessageTemplate(pieces: pieces)
  }

  private mutating func program() throws(SerializationError) -> Program {
    try Program(from: &reader, in: store)
  }
}

extension Severity {
  fileprivate var storedNumber: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
