internal import ExpressionLanguage
internal import Synchronization

/// The type environments for the expressions of a rule, one for each scope, made when they are first needed.
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
      let store = ProgramStore(Self.make(scope, parameters), vocabulary: RuleVocabulary.stored)
      made[scope] = store
      return store
    }
  }

  /// The slot of a variable follows from its position in the scope; see ``Scope/Slot``.
  private static func make(_ scope: Scope, _ parameters: RecordType) -> Environment {
    let app = FlowRecords.type
    let base = [
      Environment.Variable("app", .record(app)),
      Environment.Variable("params", .record(parameters)),
    ]
    return Environment(
      variables: base + scope.variables.map { Environment.Variable($0.name, $0.type) })
  }
}
