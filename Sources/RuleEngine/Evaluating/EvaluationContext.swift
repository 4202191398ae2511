internal import ExpressionLanguage
internal import FlowModel

/// What all questions about one flow share: its records, and what was worked out for the first of several rules.
/// Not for two threads at once.
final class EvaluationContext {
  /// An element, and the screen it belongs to where conditions see it.
  typealias Element = (element: any FlowElement, screen: ScreenRecord?)

  let records: FlowRecords
  /// The path of the flow's root file.
  let root: String
  /// Traces come with pictures.
  let isPictured: Bool
  private var elements: [Subject: [Element]] = [:]
  private var frames: [Scope: Frame] = [:]
  private let noParameters = ParameterValues([])

  init(_ records: FlowRecords, root: String, isPictured: Bool = false) {
    self.records = records
    self.root = root
    self.isPictured = isPictured
  }

  /// What is blamed for mistakes of rules that show nowhere else.
  var startScreen: ScreenRecord { records.screens[records.flow.start] }

  /// The elements a subject ranges over, in the order of the flow.
  func elements(of subject: Subject) -> [Element] {
    if let known = elements[subject] { return known }
    let found: [Element] =
      switch subject {
      case .screen: records.screens.map { ($0, nil) }
      case .presentation: records.presentations.map { ($0, nil) }
      case .button: records.buttons.map { ($0, $0.screen) }
      case .effect: records.effects.filter { !$0.isImplied }.map { ($0, records.screens[$0.performer]) }
      case .callback: records.callbacks.map { ($0, nil) }
      case .trigger: records.triggers.map { ($0, nil) }
      case .condition: records.conditions.filter(\.isWritten).map { ($0, nil) }
      case .allowance: records.allowances.map { ($0, nil) }
      }
    elements[subject] = found
    return found
  }

  /// A frame for the rule's expressions over elements, with all but the element set.
  func frame(for rule: Rule, _ overrides: [String: ParameterValue]) -> Frame {
    frame(rule.question.keyword.conditionScope(rule.question.subject), for: rule, overrides)
  }

  /// A frame for the rule's expressions of a scope, with `app` and `params` set. Rules without parameters share it.
  func frame(
    _ scope: Scope, for rule: Rule, _ overrides: [String: ParameterValue]
  ) -> Frame {
    if rule.parameters.isEmpty, let known = frames[scope] { return known }
    let frame = newFrame(scope, for: rule, overrides)
    if rule.parameters.isEmpty { frames[scope] = frame }
    return frame
  }

  /// The same, shared with no other rule.
  func newFrame(_ scope: Scope, for rule: Rule, _ overrides: [String: ParameterValue]) -> Frame {
    let frame = rule.names(scope).environment.makeFrame()
    frame.set(Scope.Slot.app, record: records.app)
    let parameters =
      rule.parameters.isEmpty ? noParameters : ParameterValues(rule.parameters, overrides: overrides)
    frame.set(Scope.Slot.params, record: parameters)
    return frame
  }
}
