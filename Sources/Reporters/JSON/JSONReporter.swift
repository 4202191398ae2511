public import Diagnostics
internal import JSON

/// The whole report as one JSON object, for programs; ``schema`` describes it.
///
/// `version` is 1 and changes only when a member changes its meaning or disappears; new members may appear.
/// Lines and columns start at 1: `column` counts Unicode scalars, `utf16Column` UTF-16 code units, `offset`
/// bytes from 0 in the UTF-8 text of the file without byte order mark. `end` is behind the last character.
public struct JSONReporter: Reporter {
  private let tool: ToolVersion

  /// A reporter that says who wrote the report.
  public init(tool: ToolVersion) { self.tool = tool }

  /// One object: `version`, `tool`, `summary`, `comparisons`, `problems`, `findings`, `accepted`, `flows`, in this order.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    var json = JSONWriter()
    json.object { json in
      json.value("version", 1)
      json.member("tool", tool)
      json.object("summary") { $0.members(summaryOf: report) }
      json.array("comparisons") { json in
        for comparison in report.comparisons { json.object(inline: true) { $0.members(of: comparison) } }
      }
      json.array("problems") { json in
        for problem in report.problems {
          json.object { $0.members(of: problem) }
          json.drain(into: &output)
        }
      }
      for (key, findings) in [("findings", report.findings), ("accepted", report.accepted)] {
        json.array(key) { json in
          for finding in findings {
            json.object { $0.members(of: finding) }
            json.drain(into: &output)
          }
        }
      }
      json.array("flows") { json in
        for flow in report.flows {
          json.object { $0.members(of: flow) }
          json.drain(into: &output)
        }
      }
    }
    json.drain(into: &output)
  }
}
