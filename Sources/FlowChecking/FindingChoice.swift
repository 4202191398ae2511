public import Diagnostics

/// Selects one finding of a report by a text: `RULE@ELEMENT`; the rule or the element alone if that is
/// unique; or its number in the report, from 1. A part of the element's path is enough if it is unique:
/// `screens.camera` or `system-cancel`.
public struct FindingChoice: Sendable {
  private let text: String

  /// Creates a selection from its text.
  public init(_ text: String) { self.text = text }

  /// The rule that it names, so that no other must be evaluated; nil for a number or an element.
  func rule(among known: [String]) -> String? {
    let name = FindingName(text)
    return [name.rule ?? name.element].first(where: known.contains)
  }

  /// The selected finding.
  ///
  /// - Parameters:
  ///   - findings: all findings to select from.
  ///   - shown: the findings as `modalflow lint` shows them (one for each cause, the most severe first), to
  ///     which numbers refer; by default all findings.
  /// - Throws: a problem that lists the findings.
  public func finding(in findings: [Finding], shown: [Finding]? = nil) throws(Problem) -> Finding {
    guard !findings.isEmpty else {
      throw Problem(
        "no-such-finding", "there is no finding ‘\(text)’ in this flow", at: nil,
        help: "‘modalflow lint’ shows what is found")
    }
    if let number = Int(text) {
      let shown = shown ?? findings
      guard shown.indices.contains(number - 1) else {
        throw Problem(
          "no-such-finding", "there is no finding \(number)", at: nil,
          expected: shown.count == 1 ? "1, the only finding" : "a number from 1 to \(shown.count)")
      }
      return shown[number - 1]
    }
    let named = findings.filter { $0.name == text || $0.rule.name == text || $0.element.text == text }
    let meant = named.isEmpty ? findings.filter(isPartOf) : named
    if meant.count == 1 { return meant[0] }
    let names = (meant.isEmpty ? findings : meant).map(\.name)
    let near = meant.isEmpty ? nearestName(to: text, among: names) : nil
    throw Problem(
      meant.isEmpty ? "no-such-finding" : "ambiguous-finding",
      meant.isEmpty ? "there is no finding ‘\(text)’" : "‘\(text)’ is \(meant.count) findings", at: nil,
      expected: listOfNames(names), help: near == nil ? "name one of them, or its number in the report" : "",
      replacement: near)
  }

  /// Whether the text names the rule, or none, and a part of the element's path.
  private func isPartOf(_ finding: Finding) -> Bool {
    let name = FindingName(text)
    if let rule = name.rule, rule != finding.rule.name { return false }
    return !name.element.isEmpty && ".\(finding.element.text).".contains(".\(name.element).")
  }
}
