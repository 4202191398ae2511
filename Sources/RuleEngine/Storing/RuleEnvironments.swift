internal import ExpressionLanguage

/// What the expressions of a rule may speak of. Rules without parameters share one environment for each subject.
enum RuleEnvironments {
  private static let plain = Subject.allCases.map { subject in
    LazyPart<ProgramStore> { () throws(SerializationError) in make(subject, ParameterValues.record(of: [])) }
  }

  static func store(of subject: Subject, _ parameters: [Rule.Parameter]) -> LazyPart<ProgramStore> {
    if parameters.isEmpty, let index = Subject.allCases.firstIndex(of: subject) { return plain[index] }
    return LazyPart { () throws(SerializationError) in make(subject, ParameterValues.record(of: parameters)) }
  }

  private static func make(_ subject: Subject, _ parameters: RecordType) -> ProgramStore {
    let vocabulary = FlowVocabulary.standard
    var variables = [
      Environment.Variable("app", .record(vocabulary.app), doc: vocabulary.app.doc),
      Environment.Variable("params", .record(parameters), doc: "this rule's parameters"),
      Environment.Variable(subject.rawValue, .record(vocabulary.record(of: subject)), doc: subject.says),
    ]
    if subject.bindsScreen {
      variables.append(Environment.Variable("screen", .record(vocabulary.screen), doc: "where it belongs"))
    }
    return ProgramStore(Environment(.strict, variables: variables), vocabulary: FlowVocabulary.stored)
  }
}
