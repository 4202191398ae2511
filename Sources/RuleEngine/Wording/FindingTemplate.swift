internal import ExpressionLanguage

/// What a finding says and where, as expressions over the element it is about.
struct FindingTemplate: Sendable {
  /// The record the caret points at; nil for the element itself.
  let at: Program?
  let message: MessageTemplate
  let label: MessageTemplate?
  let related: [(at: Program, says: MessageTemplate)]
}

extension Rule.Wording {
  /// The programs that are evaluated for a finding.
  var programs: [Program] {
    let places = [template.at].compactMap { $0 } + template.related.map(\.at)
    let texts = [template.message, template.label].compactMap { $0 } + template.related.map(\.says)
    let pieces = texts.flatMap { text in
      text.pieces.compactMap { piece -> Program? in
        if case .expression(let program) = piece { program } else { nil }
      }
    }
    return severity.cases.map(\.condition) + places + pieces
  }
}
