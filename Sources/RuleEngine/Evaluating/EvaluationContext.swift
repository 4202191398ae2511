internal import ExpressionLanguage
internal import FlowModel
internal import StateExploration

/// Shared data of all rules that are evaluated for one flow: the records of its elements, and lists that are
/// computed once. Not thread-safe.
final class EvaluationContext {
  /// An element, and the screen it belongs to if expressions can read that.
  typealias Element = (element: any FlowElement, screen: ScreenRecord?)

  let records: FlowRecords
  /// The path of the flow's root file.
  let root: String
  /// Whether traces have pictures.
  let isPictured: Bool
  /// The steps that one evaluation of a condition may take.
  private let maximumSteps: Int
  // A list that is searched linearly: it has few entries, and every rule reads it.
  private var elements: [(subject: Subject, elements: [Element])] = []
  /// What the flow contains, to skip rules that cannot apply.
  private(set) lazy var contents = FlowContents(records)
  private var frames: [(scope: Scope, frame: Frame)] = []

  init(_ records: FlowRecords, root: String, limits: ExplorationLimits, isPictured: Bool = false) {
    maximumSteps = EvaluationBudget.elements(limits).ofOneRule
    self.records = records
    self.root = root
    self.isPictured = isPictured
  }

  /// The place to report a mistake of a rule that has no better place.
  var startScreen: ScreenRecord { records.screens[records.flow.start] }

  /// The elements of a subject, in the order of the flow.
  func elements(of subject: Subject) -> [Element] {
    for known in elements.indices where elements[known].subject == subject { return elements[known].elements }
    let found: [Element] =
      switch subject {
      case .screen: records.screens.map { ($0, nil) }
      case .presentation: records.presentations.map { ($0, nil) }
      case .button: records.buttons.map { ($0, $0.screen) }
      case .effect:
        records.effects.filter { !$0.effect.isImplied }.map { ($0, records.screens[$0.effect.performers[0]]) }
      case .callback: records.callbacks.map { ($0, nil) }
      case .trigger: records.triggers.map { ($0, nil) }
      case .condition: records.conditions.filter(\.condition.isWritten).map { ($0, nil) }
      case .expectation: records.expectations.map { ($0, nil) }
      case .allowance: records.allowances.map { ($0, nil) }
      }
    elements.append((subject, found))
    return found
  }

  /// A valuation for the rule's expressions of a scope, with `app` and `params` set. Rules without parameters share it.
  func frame(_ scope: Scope, for rule: Rule, _ overrides: [String: ParameterValue]) -> Frame {
    let isShared = rule.parameters.isEmpty
    if isShared {
      for known in frames.indices where frames[known].scope == scope { return frames[known].frame }
    }
    let frame = rule.names(scope).environment.makeFrame()
    frame.maximumSteps = maximumSteps
    frame.set(Scope.Slot.app, record: records)
    frame.set(Scope.Slot.params, record: ParameterValues(rule.parameters, overrides: overrides))
    if isShared { frames.append((scope, frame)) }
    return frame
  }
}
