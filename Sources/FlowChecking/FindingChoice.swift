public import Diagnostics

/// One finding among those of a report, as it is named on a command line: by `RULE@ELEMENT`, by the rule or the element
/// alone where that is one finding, or by its number in the report, from 1. Of an element some names that stand behind one
/// another are enough where they lead to one finding: `screens.camera` or `system-cancel`.
public struct FindingChoice: Sendable {
  private let text: String

  /// A choice as it was written.
  public init(_ text: String) { self.text = text }

  /// The rule it names, so that no other need be asked; nil for a number and for an element.
  func rule(among known: [String]) -> String? {
    let name = FindingName(text)
    return [name.rule ?? name.element].first(where: known.contains)
  }

  /// The finding that is meant.
  ///
  /// - Parameters:
  ///   - findings: all that can be named.
  ///   - shown: as `modalflow lint` shows them, one for each cause and the worst first, which numbers count; all that can
  ///     be named unless given.
  /// - Throws: a problem that names those there are.
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

  /// The text names the rule, or none, and a part of the element.
  private func isPartOf(_ finding: Finding) -> Bool {
    let name = FindingName(text)
    if let rule = name.rule, rule != finding.rule.name { return false }
    return !name.element.isEmpty && ".\(finding.element.text).".contains(".\(name.element).")
  }
}
