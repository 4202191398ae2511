internal import ExpressionLanguage
internal import Synchronization

/// What the expressions of a rule may speak of, by scope, each made when it is first needed.
///
/// All scopes of one rule share the record of its parameters; rules without parameters share everything.
final class RuleEnvironments: Sendable {
  private let parameters: RecordType
  private let made = Mutex<[Scope: ProgramStore]>([:])

  private init(_ parameters: [Rule.Parameter]) { self.parameters = ParameterValues.record(of: parameters) }

  private static let plain = RuleEnvironments([])

  /// The environments of a rule with these parameters.
  static func of(_ parameters: [Rule.Parameter]) -> RuleEnvironments {
    parameters.isEmpty ? plain : RuleEnvironments(parameters)
  }

  subscript(scope: Scope) -> ProgramStore {
    made.withLock { made in
      if let known = made[scope] { return known }
      let store = ProgramStore(Self.make(scope, parameters), vocabulary: FlowVocabulary.stored)
      made[scope] = store
      return store
    }
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
