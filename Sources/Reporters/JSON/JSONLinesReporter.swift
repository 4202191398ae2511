public import Diagnostics
internal import JSON

/// The report as one JSON object per line, for `jq`, log collectors and everything else that reads a stream.
///
/// Each line has a `type`; its other members are those of ``JSONReporter/schema``. First comes one `run` line
/// (`version`, `tool`), then `comparison`, `problem`, `finding` (also those that do not count: see `status`)
/// and `flow` lines in the order of the report, and last one `summary` line. A stream without `summary` is
/// incomplete.
public struct JSONLinesReporter: Reporter {
  private let tool: ToolVersion

  /// Creates a reporter that names `tool` as the writer of the report.
  public init(tool: ToolVersion) { self.tool = tool }

  /// Writes every line to `output` as soon as it is complete.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    line("run", to: &output) { json in
      json.value("version", 1)
      ReportForms.tool.write(tool, "tool", &json)
    }
    for comparison in report.comparisons {
      line("comparison", comparison, ReportForms.comparison, to: &output)
    }
    for problem in report.problems { line("problem", problem, ReportForms.problem, to: &output) }
    for finding in report.findings + report.accepted {
      line("finding", finding, ReportForms.finding, to: &output)
    }
    for flow in report.flows { line("flow", flow, ReportForms.flow, to: &output) }
    line("summary", report, ReportForms.summary, to: &output)
  }

  private func line<Value>(
    _ type: String, _ value: Value, _ form: JSONForm<Value>, to output: inout some TextOutputStream
  ) {
    line(type, to: &output) { form.writeMembers(value, &$0) }
  }

  private func line(
    _ type: String, to output: inout some TextOutputStream, _ members: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter()
    json.object(inline: true) { json in
      json.value("type", type)
      members(&json)
    }
    json.drain(into: &output)
  }
}
