public import Diagnostics
internal import JSON

/// The whole report as one JSON object, for programs; ``schema`` describes it.
///
/// `version` is 1 and changes only when a member changes its meaning or disappears; new members may appear.
/// Lines and columns start at 1: `column` counts Unicode scalars, `utf16Column` UTF-16 code units, `offset`
/// bytes from 0 in the UTF-8 text of the file without byte order mark. `end` is after the last character.
public struct JSONReporter: Reporter {
  private let tool: ToolVersion

  /// Creates a reporter that names `tool` as the writer of the report.
  public init(tool: ToolVersion) { self.tool = tool }

  /// The JSON Schema (draft 2020-12) of the output; it is also the reference of its members.
  ///
  /// It permits members that it does not name, because later versions of the tool may add some.
  public static var schema: String {
    ReportForms.report.schemaText("Report of modalflow lint --format json, version 1")
  }

  /// Writes one object: `version`, `tool`, `summary`, `comparisons`, `problems`, `findings`, `accepted`,
  /// `flows`, in this order.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    var json = JSONWriter()
    ReportForms.report.write((tool, report), nil, &json)
    json.drain(into: &output)
  }
}
