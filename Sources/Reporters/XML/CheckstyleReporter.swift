public import Diagnostics

/// Checkstyle's XML: a `file` for each file with entries, an `error` for each problem and for each finding
/// that counts. `source` is `modalflow.` followed by the rule's id or the problem's code. Columns count
/// Unicode scalars.
public struct CheckstyleReporter: Reporter {
  /// Creates a reporter.
  public init() {}

  /// Writes the files in the order in which the report first names them; in each file, problems come first.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    var order: [String] = []
    var entries: [String: [Entry]] = [:]
    for (path, entry) in report.problems.map(Self.entry) + report.findings.map(Self.entry) {
      if entries[path] == nil { order.append(path) }
      entries[path, default: []].append(entry)
    }
    var xml = XMLText()
    xml.element("checkstyle", [("version", "4.3")]) { xml in
      for path in order {
        xml.element("file", [("name", path)]) { xml in
          for entry in entries[path] ?? [] { xml.element("error", entry.attributes) }
        }
        xml.drain(into: &output)
      }
    }
    xml.drain(into: &output)
  }

  private struct Entry {
    var start: Location?
    var severity: String
    var message: String
    var source: String

    /// Line and column are left out if there are none: the schema does not permit zero.
    var attributes: [(name: String, value: String)] {
      let place = start.map { [("line", String($0.line)), ("column", String($0.column))] } ?? []
      return place + [("severity", severity), ("message", message), ("source", "modalflow." + source)]
    }
  }

  private static func entry(_ problem: Problem) -> (String, Entry) {
    let message = [problem.message, problem.help].filter { !$0.isEmpty }.joined(separator: "; ")
    // A problem without a file is about the command line.
    let path = problem.path.isEmpty ? "modalflow" : problem.path
    return (
      path, Entry(start: problem.place?.start, severity: "error", message: message, source: problem.code)
    )
  }

  private static func entry(_ finding: Finding) -> (String, Entry) {
    let message = [finding.line, finding.fix].filter { !$0.isEmpty }.joined(separator: ". ")
    return (
      finding.place.file.path,
      Entry(
        start: finding.place.start, severity: finding.severity.word, message: message,
        source: finding.rule.name)
    )
  }
}
