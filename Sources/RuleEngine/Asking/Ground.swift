internal import ExpressionLanguage

/// What all questions about one flow share: its records, and what was worked out for the first of several rules.
/// Not for two threads at once.
final class Ground {
  /// An element, and the screen it belongs to where conditions see it.
  typealias Element = (element: any FlowElement, screen: ScreenRecord?)

  let records: FlowRecords
  /// The path of the flow's root file.
  let root: String
  private var elements: [Subject: [Element]] = [:]
  private var frames: [Subject: Frame] = [:]
  private let noParameters = ParameterValues([])

  init(_ records: FlowRecords, root: String) {
    self.records = records
    self.root = root
  }

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
      }
    elements[subject] = found
    return found
  }

  /// A frame for the rule's expressions, with all but the element set.
  func frame(for rule: Rule, _ overrides: [String: ParameterValue]) throws(SerializationError) -> Frame {
    let subject = rule.question.subject
    if rule.parameters.isEmpty, let known = frames[subject] { return known }
    let frame = try rule.question.store.value().environment.makeFrame()
    frame.set(Question.Slot.app, record: records.app)
    if rule.parameters.isEmpty {
      frame.set(Question.Slot.params, record: noParameters)
      frames[subject] = frame
    } else {
      frame.set(Question.Slot.params, record: ParameterValues(rule.parameters, overrides: overrides))
    }
    return frame
  }
}
