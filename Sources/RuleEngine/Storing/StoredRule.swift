internal import Diagnostics
internal import ExpressionLanguage

// The format of one rule in an archive: first what every run needs, then optional parts, each with its
// length.
//
//   id, keyword, subject (0: none), folds, parameters, when (0 or 1, program), through (0 or 1, program),
//   condition (program), plan, wording (part), page (part)
extension Rule {
  func store(to writer: inout CompactWriter) throws(SerializationError) {
    let wording = try wording.value()
    let page = try page.value()
    let (keyword, subject) = (question.keyword, question.subject)
    writer.text(id.name)
    writer.number(Keyword.allCases.firstIndex(of: keyword) ?? 0)
    writer.number(subject.flatMap { Subject.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    writer.texts(folds.map(\.name))
    writer.number(parameters.count)
    for parameter in parameters { parameter.store(to: &writer) }
    for (program, scope) in [(question.when, keyword.whenScope(subject)), (question.through, .event)] {
      writer.number(program == nil ? 0 : 1)
      if let program { try names(scope).store(program, to: &writer) }
    }
    try names(keyword.conditionScope(subject)).store(question.condition, to: &writer)
    plan.store(to: &writer)
    try writer.part { part throws(SerializationError) in
      try wording.store(to: &part, in: names(keyword.findingScope(subject)))
    }
    writer.part { part in
      part.texts([page.category, page.title, page.since, page.edition])
      part.texts(page.severities.map(\.word))
      part.texts(page.sources)
      part.texts([page.documentation.what, page.documentation.why, page.documentation.instead])
    }
  }

  /// Reads what ``store(to:)`` wrote; programs and texts are read on demand.
  convenience init(
    from reader: inout CompactReader, file: LazyPart<SourceFile>
  ) throws(SerializationError) {
    let id = RuleID(try reader.text())
    let keyword = Keyword.allCases[try reader.index(below: Keyword.allCases.count)]
    let subjectNumber = try reader.index(below: Subject.allCases.count + 1)
    let subject = subjectNumber > 0 ? Subject.allCases[subjectNumber - 1] : nil
    let folds = try reader.texts().map(RuleID.init)
    var parameters: [Parameter] = []
    for _ in 0..<(try reader.count()) { parameters.append(try Parameter(from: &reader)) }
    let environments = RuleEnvironments.of(parameters)
    func program(_ scope: Scope) throws(SerializationError) -> Program {
      try Program(from: &reader) { environments[scope] }
    }
    let when = try reader.flag() ? program(keyword.whenScope(subject)) : nil
    let through = try reader.flag() ? program(.event) : nil
    let question = Question(
      keyword: keyword, subject: subject, when: when,
      condition: try program(keyword.conditionScope(subject)), through: through)
    let plan = try RulePlan(from: &reader, parameterCount: parameters.count)
    let wording = try reader.part()
    let page = try reader.part()
    self.init(
      id: id, folds: folds, parameters: parameters, question: question, tests: [],
      wording: LazyPart { () throws(SerializationError) in
        try Wording(from: wording) { environments[keyword.findingScope(subject)] }
      },
      environments: environments, plan: plan,
      page: LazyPart { () throws(SerializationError) in try Page(from: page) }, file: file)
  }
}

extension Rule {
  /// The environment of a scope with this rule's parameters.
  func names(_ scope: Scope) -> ProgramStore { environments[scope] }
}

extension Rule.Parameter {
  fileprivate func store(to writer: inout CompactWriter) {
    writer.texts([name, says, standard.typeName])
    writer.texts(standard.texts)
  }

  fileprivate init(from reader: inout CompactReader) throws(SerializationError) {
    let texts = try reader.texts()
    let values = try reader.texts()
    guard texts.count == 3, let value = ParameterValue(values, ofType: texts[2]) else { throw .damaged }
    self.init(name: texts[0], standard: value, says: texts[1])
  }
}

extension Rule.Page {
  fileprivate convenience init(from reader: CompactReader) throws(SerializationError) {
    var reader = reader
    let head = try reader.texts()
    let severities = try reader.texts().compactMap { Severity(word: $0) }
    let sources = try reader.texts()
    let documentation = try reader.texts()
    guard head.count == 4, documentation.count == 3 else { throw .damaged }
    self.init(
      category: head[0], title: head[1], since: head[2], edition: head[3], sources: sources,
      documentation: Rule.Documentation(
        what: documentation[0], why: documentation[1], instead: documentation[2]), severities: severities)
  }
}
