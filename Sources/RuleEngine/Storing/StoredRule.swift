internal import Diagnostics
internal import ExpressionLanguage

// The form of one rule in an archive: what every run needs, then the parts that few need, each with its length.
//
//   id, subject, folds, parameters, when (0 or 1, part), require (part), wording (part), page (part)
extension Rule {
  func store(to writer: inout CompactWriter) throws(SerializationError) {
    let store = try question.store.value()
    let wording = try wording.value()
    let page = try page.value()
    writer.text(id.name)
    writer.number(Subject.allCases.firstIndex(of: question.subject) ?? 0)
    writer.texts(folds.map(\.name))
    writer.number(parameters.count)
    for parameter in parameters { parameter.store(to: &writer) }
    writer.number(question.when == nil ? 0 : 1)
    for program in [try question.when?.value(), try question.require.value()].compactMap({ $0 }) {
      try writer.part { part throws(SerializationError) in
        try store.store(program, to: &part)
      }
    }
    try writer.part { part throws(SerializationError) in
      var storing = WordingWriter(writer: part, store: store)
      try storing.write(wording)
      part = storing.writer
    }
    writer.part { part in
      part.texts([page.shelf, page.title, page.since, page.severity])
      part.texts(page.sources)
      part.texts([page.documentation.what, page.documentation.why, page.documentation.instead])
    }
  }

  /// Reads what ``store(to:)`` wrote; programs and words are read when they are needed.
  init(
    from reader: inout CompactReader, file: LazyPart<SourceFile>
  ) throws(SerializationError) {
    id = RuleID(try reader.text())
    let subject = Subject.allCases[try reader.index(below: Subject.allCases.count)]
    folds = try reader.texts().map(RuleID.init)
    var parameters: [Parameter] = []
    for _ in 0..<(try reader.count()) { parameters.append(try Parameter(from: &reader)) }
    self.parameters = parameters
    let store = RuleEnvironments.store(of: subject, parameters)
    let program = { (part: CompactReader) in
      LazyPart<Program> { () throws(SerializationError) in
        var part = part
        return try store.value().restore(from: &part)
      }
    }
    let when = try reader.index(below: 2) == 1 ? program(try reader.part()) : nil
    question = Question(
      subject: subject, store: store, when: when, require: program(try reader.part()))
    let wordingPart = try reader.part()
    wording = LazyPart { () throws(SerializationError) in
      var reading = WordingReader(reader: wordingPart, store: try store.value())
      return try reading.wording()
    }
    let pagePart = try reader.part()
    page = LazyPart { () throws(SerializationError) in try Page(from: pagePart) }
    self.file = file
    tests = []
  }
}

extension Rule.Page {
  fileprivate convenience init(from reader: CompactReader) throws(SerializationError) {
    var reader = reader
    let head = try reader.texts()
    let sources = try reader.texts()
    let documentation = try reader.texts()
    guard head.count == 4, documentation.count == 3 else { throw .damaged }
    self.init(
      shelf: head[0], title: head[1], since: head[2], sources: sources,
      documentation: Rule.Documentation(
        what: documentation[0], why: documentation[1], instead: documentation[2]), severity: head[3])
  }
}
