internal import ExpressionLanguage

/// What the expressions of a rule may speak of. Rules without parameters share one environment for each scope.
enum RuleEnvironments {
  private static let scopes: [Scope] =
    [.state, .step, .goal, .event] + Subject.allCases.map(Scope.element)
    + Subject.allCases.map(Scope.elementInStep)
  private static let plain = Dictionary(
    uniqueKeysWithValues: scopes.map { scope in
      (
        scope,
        LazyPart<Environment> { () throws(SerializationError) in make(scope, ParameterValues.record(of: [])) }
      )
    })

  static func environment(of scope: Scope, _ parameters: [Rule.Parameter]) -> LazyPart<Environment> {
    if parameters.isEmpty, let known = plain[scope] { return known }
    return LazyPart { () throws(SerializationError) in make(scope, ParameterValues.record(of: parameters)) }
  }

  /// The variables of a scope stand at the slots that ``Scope/Slot`` names.
  private static func make(_ scope: Scope, _ parameters: RecordType) -> Environment {
    let flow = FlowVocabulary.standard
    let base = [
      Environment.Variable("app", .record(flow.app), doc: flow.app.doc),
      Environment.Variable("params", .record(parameters), doc: "this rule's parameters"),
    ]
    switch scope {
    case .element(let subject):
      let screen = [Environment.Variable("screen", .record(flow.screen), doc: "where it belongs")]
      return Environment(
        .strict, variables: base + [variable(of: subject)] + (subject.bindsScreen ? screen : []))
    case .state: return Environment(.strict, variables: base + stateVariables)
    case .goal: return Environment(.strict, variables: base + goalVariables)
    case .event: return Environment(.strict, variables: base + eventVariables)
    case .step: return Environment(.strict, variables: base + stepVariables)
    case .elementInStep(let subject):
      return Environment(.strict, variables: base + stepVariables + [variable(of: subject)])
    }
  }

  private static func variable(of subject: Subject) -> Environment.Variable {
    Environment.Variable(
      subject.rawValue, .record(FlowVocabulary.standard.record(of: subject)), doc: subject.says)
  }

  static var stateVariables: [Environment.Variable] {
    let words = BehaviourVocabulary.standard
    return [
      Environment.Variable("env", .record(words.env), doc: "where the app runs"),
      Environment.Variable("top", .record(words.frame), doc: "the frame in front"),
      Environment.Variable("below", .record(words.below), doc: "what lies beneath"),
      Environment.Variable("moves", .list(.record(words.move)), doc: "the steps that are possible now"),
      Environment.Variable("flags", .list(.string), doc: "the names of the flags that are set"),
    ]
  }

  static var goalVariables: [Environment.Variable] {
    [
      Environment.Variable(
        "step", .record(BehaviourVocabulary.standard.goal), doc: "the step that is hoped for")
    ]
  }

  static var eventVariables: [Environment.Variable] {
    let words = BehaviourVocabulary.standard
    return [
      Environment.Variable("env", .record(words.env), doc: "where the app runs"),
      Environment.Variable("before", .record(words.frame), doc: "the frame in front"),
      Environment.Variable("step", .record(words.event), doc: "what is done"),
      Environment.Variable("flags", .list(.string), doc: "the names of the flags that are set"),
    ]
  }

  static var stepVariables: [Environment.Variable] {
    let words = BehaviourVocabulary.standard
    return [
      Environment.Variable("env", .record(words.env), doc: "where the app runs when it begins"),
      Environment.Variable("before", .record(words.frame), doc: "the frame in front before"),
      Environment.Variable("after", .record(words.frame), doc: "the frame in front after"),
      Environment.Variable("below", .record(words.below), doc: "what lay beneath before"),
      Environment.Variable("afterBelow", .record(words.below), doc: "what lies beneath after"),
      Environment.Variable("step", .record(words.step), doc: "what happened"),
      Environment.Variable("flags", .list(.string), doc: "the names of the flags that are set after"),
    ]
  }
}
