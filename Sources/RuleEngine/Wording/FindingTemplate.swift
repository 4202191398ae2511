internal import Diagnostics
internal import ExpressionLanguage

/// The message and the place of a finding, as expressions over its element.
struct FindingTemplate: Sendable {
  /// The record the caret points at; nil for the element itself.
  let at: Program?
  let message: MessageTemplate
  let label: MessageTemplate?
  let related: [(at: Program, says: MessageTemplate)]
  /// The cause of the findings. Findings with one cause are shown as one; nil if each is shown alone.
  let cause: CauseTemplate?
  /// Which lines of code belong to the findings.
  let code: CodeSubject
}

/// The cause of a finding, as expressions over its element.
struct CauseTemplate: Sendable {
  /// The name of the rule, unless several rules find the same defect.
  let name: String
  /// A record with a place, or the app; nil for the element itself.
  let at: Program?
}

extension Rule.Wording {
  /// The programs that are evaluated for a finding.
  var programs: [Program] {
    let places = [template.at, template.cause?.at ?? nil].compactMap { $0 } + template.related.map(\.at)
    let texts = [template.message, template.label].compactMap { $0 } + template.related.map(\.says)
    let pieces = texts.flatMap { text in
      text.pieces.compactMap { piece -> Program? in
        if case .expression(let program) = piece { program } else { nil }
      }
    }
    return severity.cases.map(\.condition) + places + pieces + repairs.flatMap(\.programs)
  }
}
