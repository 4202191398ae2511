internal import ExpressionLanguage

/// What a finding says and where, as expressions over the element it is about.
struct FindingTemplate: Sendable {
  /// The record the caret points at; nil for the element itself.
  let at: Program?
  let message: MessageTemplate
  let label: MessageTemplate?
  let related: [(at: Program, says: MessageTemplate)]
}
