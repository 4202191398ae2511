public import Diagnostics

/// The summary of a step in GitHub Actions, in Markdown, for the file named by `GITHUB_STEP_SUMMARY`: the
/// result of the run, and a table of everything that counts, the worst first.
public struct StepSummaryReporter: Reporter {
  /// At most this many rows are written; the others are only counted. GitHub accepts 1 MiB for a step's
  /// summary.
  private static let maximumRows = 200
  private static let maximumBytes = 900_000

  private let paths: ReportPaths

  /// Creates a reporter whose paths are relative to the root of `paths`.
  public init(paths: ReportPaths = ReportPaths()) { self.paths = paths }

  /// Writes the summary's sentences, the table if there are entries, and how many rows were left out.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    let lines = ReportSummary(report).lines
    output.write("### ModalFlow: \(MarkdownText.line(lines.first ?? ""))\n\n")
    for line in lines.dropFirst() { output.write(MarkdownText.line(line) + "\n\n") }
    let findings = Severity.allCases.reversed().flatMap { severity in
      report.findings.filter { $0.severity == severity }.map(row)
    }
    let rows = report.problems.map(row) + findings
    guard !rows.isEmpty else { return }
    output.write("| | Rule | Finding | Place |\n|---|---|---|---|\n")
    var bytes = 0
    var shown = 0
    for row in rows.prefix(Self.maximumRows) where bytes + row.utf8.count <= Self.maximumBytes {
      output.write(row)
      bytes += row.utf8.count
      shown += 1
    }
    output.write("\n")
    if shown < rows.count { output.write("\(counted(rows.count - shown, "row")) left out.\n\n") }
  }

  private func row(_ problem: Problem) -> String {
    row("problem", problem.code, problem.message, problem.path, problem.place)
  }

  private func row(_ finding: Finding) -> String {
    row(
      finding.severity.word, finding.rule.name, finding.line, finding.place.file.path,
      finding.place)
  }

  private func row(_ kind: String, _ code: String, _ message: String, _ path: String, _ place: Place?)
    -> String
  {
    var location = paths.underRoot(path)
    if let place { location += ":\(place.start.line)" }
    return
      "| \(kind) | \(MarkdownText.code(code)) | \(MarkdownText.line(message)) | \(MarkdownText.code(location)) |\n"
  }
}
