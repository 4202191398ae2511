public import Diagnostics

/// Lines that Xcode lists as issues, from a build phase or a plugin:
/// `path:line:column: severity: message [rule]`.
///
/// Paths are absolute, because Xcode opens no others, whatever folder a build phase runs in. Columns count
/// UTF-16 code units. Xcode has three severities: `info` becomes a `note`, which its log shows but its list
/// of issues does not. The other places, the path and the advice of a finding follow as notes.
public struct XcodeReporter: Reporter {
  private let paths: ReportPaths

  /// Creates a reporter of absolute paths.
  public init(paths: ReportPaths = ReportPaths()) { self.paths = paths }

  /// Writes problems first, then the findings that count, in the order of the report.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    for problem in report.problems {
      let start = problem.place?.start
      line(problem.path, start, "error", "\(problem.message) [\(problem.code)]", to: &output)
      for label in problem.related { note(label.place, label.text, to: &output) }
      let hints = [problem.expected.isEmpty ? "" : "expected \(problem.expected)", problem.help]
      for hint in hints where !hint.isEmpty { line(problem.path, start, "note", hint, to: &output) }
    }
    for finding in report.findings {
      let path = finding.place.file.path
      let start = finding.place.start
      line(
        path, start, finding.severity.xcodeWord, "\(finding.messageWithReservations) [\(finding.rule.name)]",
        to: &output)
      for label in finding.related { note(label.place, label.text, to: &output) }
      for code in finding.unshownCode { note(code, to: &output) }
      for other in finding.others {
        note(other.place, "the same cause: \(other.message) [\(other.rule.name)]", to: &output)
      }
      for (number, step) in (finding.trace?.steps ?? []).enumerated() {
        note(step.place ?? finding.place, "step \(number + 1): \(step.sentence)", to: &output)
      }
      if let length = finding.omittedSteps { note(finding.place, length, to: &output) }
      if !finding.fix.isEmpty { line(path, start, "note", finding.fix, to: &output) }
    }
  }

  private func note(_ place: Place, _ text: String, to output: inout some TextOutputStream) {
    line(place.file.path, place.start, "note", text, to: &output)
  }

  private func note(_ code: CodeLine, to output: inout some TextOutputStream) {
    let start = Location(line: code.line, column: code.column, utf16Column: code.column)
    line(code.path, start, "note", code.says, to: &output)
  }

  private func line(
    _ path: String, _ start: Location?, _ severity: String, _ message: String,
    to output: inout some TextOutputStream
  ) {
    // A problem without a file is about the command line; Xcode then expects no path.
    var place = paths.absolute(path)
    if place.isEmpty { place = "modalflow" }
    if let start { place += ":\(start.line):\(start.utf16Column)" }
    if WorkflowCommand.begins(place) { place = "./" + place }
    let text = VisibleText.of("\(place): \(severity): \(message)", .escapes)
    output.write(WorkflowCommand.defused(text) + "\n")
  }
}

extension Severity {
  fileprivate var xcodeWord: String {
    switch self {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
