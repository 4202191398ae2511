public import Diagnostics

/// One line per entry, in the form that editors, `grep` and people on narrow screens know:
/// `path:line:column: severity[rule]: message`.
///
/// An entry is always one line, whatever a message or a path contains: control characters are written as
/// escapes. The lines contain no summary: see ``ReportSummary``.
public struct ConciseReporter: Reporter {
  private let palette: Palette

  /// Creates a reporter that uses the colours of `palette`.
  public init(palette: Palette = .plain) { self.palette = palette }

  /// Writes problems first, then findings, in the order of the report.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    for problem in report.problems {
      var message = problem.message
      if let meant = problem.suggestion ?? problem.labelledReplacement {
        message += "; did you mean ‘\(meant)’?"
      }
      output.write(line(problem.path, problem.place?.start, "error", problem.code, message, .error))
    }
    for finding in report.findings {
      output.write(
        line(
          finding.place.file.path, finding.place.start, finding.severity.word, finding.rule.name,
          "\(finding.line) [at \(finding.element)]", finding.severity.ink))
    }
  }

  private func line(
    _ path: String, _ start: Location?, _ severity: String, _ code: String, _ message: String, _ ink: Ink
  ) -> String {
    // The path is changed where a CI runner would read it as a command. A problem without a file is about the
    // command line.
    let path = path.isEmpty ? "modalflow" : path
    let written = start.map { "\(path):\($0.line):\($0.column)" } ?? path
    let place = WorkflowCommand.begins(written) ? "./" + written : written
    let parts: [(text: String, ink: Ink)] = [
      (place, .plain), (": ", .plain), ("\(severity)[\(code)]", ink), (": ", .plain), (message, .title),
    ]
    return parts.map { palette.colour(WorkflowCommand.defused(VisibleText.of($0.text, .escapes)), $0.ink) }
      .joined() + "\n"
  }
}

extension Problem {
  /// The replacement if only the label names it; one line has no room for the label.
  fileprivate var labelledReplacement: String? {
    guard let replacement, suggestion == nil else { return nil }
    return message.contains("‘\(replacement)’") ? nil : replacement
  }
}
