public import Diagnostics

/// Annotations of GitHub Actions: one workflow command per line.
///
/// A runner shows ten annotations of each kind per step and drops the others without a message. Therefore the
/// worst come first, and the last notice gives the number of annotations that were left out;
/// ``StepSummaryReporter`` lists them. Problems are errors; `info` becomes `notice`. Only the first line of a
/// place is named, because GitHub draws an annotation under its last line, which for a whole screen is far
/// from the relevant line. Paths are relative to the top folder of the repository.
public struct GitHubReporter: Reporter {
  /// How many annotations of each kind a runner shows per step (actions/runner, `ExecutionContext`,
  /// `_maxCountPerIssueType`).
  static let maximumPerKind = 10
  /// How many UTF-16 code units of a message a runner keeps (actions/runner, `_maxIssueMessageLength`).
  static let maximumMessage = 4096

  private let paths: ReportPaths

  /// Creates a reporter whose paths are relative to the root of `paths`.
  public init(paths: ReportPaths = ReportPaths()) { self.paths = paths }

  /// Writes errors, then warnings, then notices, at most ten of each, in the order of the report.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    let findings = report.findings
    let entries: [(kind: WorkflowCommand.Kind, commands: [WorkflowCommand])] = [
      (.error, report.problems.map(command) + findings.filter { $0.severity == .error }.map(command)),
      (.warning, findings.filter { $0.severity == .warning }.map(command)),
      (.notice, findings.filter { $0.severity == .info }.map(command)),
    ]
    var left: [String] = []
    for (kind, commands) in entries {
      // One notice fewer is shown if the notice with the number of left-out annotations may be needed.
      let mayNeedNotice = kind == .notice && (!left.isEmpty || commands.count > Self.maximumPerKind)
      let shown = commands.prefix(mayNeedNotice ? Self.maximumPerKind - 1 : Self.maximumPerKind)
      for command in shown { output.write(command.line + "\n") }
      if commands.count > shown.count {
        left.append(counted(commands.count - shown.count, kind.rawValue))
      }
    }
    guard !left.isEmpty else { return }
    let message =
      "\(left.joined(separator: ", ")) more than GitHub shows as annotations; the step summary lists them"
    output.write(WorkflowCommand(.notice, properties: [("title", "ModalFlow")], message: message).line + "\n")
  }

  private func command(_ problem: Problem) -> WorkflowCommand {
    let hints = [problem.expected.isEmpty ? "" : "Expected \(problem.expected)", problem.help]
    return command(
      .error, problem.code, problem.path, problem.place, [problem.message] + hints.filter { !$0.isEmpty })
  }

  private func command(_ finding: Finding) -> WorkflowCommand {
    let steps = (finding.trace?.steps ?? []).enumerated().map { "\($0 + 1). \($1.sentence)" }
    let kind: WorkflowCommand.Kind =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .info: .notice
      }
    return command(
      kind, finding.rule.name, finding.place.file.path, finding.place,
      [finding.message] + steps
        + finding.reservations
        + [finding.omittedSteps ?? "", finding.otherPlaces().map { "The same cause, \($0)" } ?? ""]
        .filter { !$0.isEmpty } + finding.codeSentences + [finding.why, finding.fix].filter { !$0.isEmpty })
  }

  private func command(
    _ kind: WorkflowCommand.Kind, _ title: String, _ path: String, _ place: Place?, _ lines: [String]
  ) -> WorkflowCommand {
    var properties: [(String, String)] = []
    let path = VisibleText.of(paths.underRoot(path), .escapes)
    if !path.isEmpty { properties.append(("file", path)) }
    if let start = place?.start, let end = place?.end {
      properties.append(("line", String(start.line)))
      properties.append(("col", String(start.column)))
      // GitHub uses columns only if both ends are on one line.
      if end.line == start.line, end.column > start.column {
        properties.append(("endColumn", String(end.column)))
      }
    }
    properties.append(("title", VisibleText.of(title, .escapes)))
    let message = lines.map { VisibleText.of($0, .escapes) }.joined(separator: "\n")
    return WorkflowCommand(kind, properties: properties, message: cut(message))
  }

  private func cut(_ message: String) -> String {
    guard message.utf16.count > Self.maximumMessage else { return message }
    var length = 1
    var kept = ""
    for character in message {
      length += character.utf16.count
      guard length <= Self.maximumMessage else { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
