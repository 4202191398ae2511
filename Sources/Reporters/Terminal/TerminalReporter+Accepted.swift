import Diagnostics

extension TerminalReporter {
  /// Writes the findings that do not count, one or two dimmed lines each.
  func writeAccepted(_ report: Report, to page: inout TerminalPage) {
    for finding in report.known + report.allowed {
      let start = finding.place.start
      var head = page.line
      head.add("\(finding.status.word): ", .quiet)
      let place = "\(finding.place.file.path):\(start.line):\(start.column)"
      let text = "\(place): \(finding.severity.word)[\(finding.rule)]: \(finding.message)"
      page.prose(text, .quiet, behind: head, indent: 4, width: page.style.width)
      let words = finding.status.words
      guard !words.isEmpty else { continue }
      page.prose(words, .quiet, behind: page.line(from: 4), indent: 4)
    }
    if !(report.known + report.allowed).isEmpty { page.blank() }
  }
}

extension FindingStatus {
  /// Why it does not count, who is responsible, and until when: `a tap closes it (Design, until 2027-01-31)`.
  fileprivate var words: String {
    if case .carried(let revision) = self { return "there already at ‘\(revision)’" }
    guard let acceptance else { return "" }
    let until = acceptance.until.isEmpty ? "" : "until \(acceptance.until)"
    let aside = [acceptance.owner, until].filter { !$0.isEmpty }.joined(separator: ", ")
    return [acceptance.reason, aside.isEmpty ? "" : "(\(aside))"].filter { !$0.isEmpty }.joined(
      separator: " ")
  }
}
