public import Diagnostics
internal import JSON

/// GitLab's Code Quality report: a JSON array in the form of Code Climate, with everything that counts.
///
/// GitLab compares the fingerprints of two reports to find what a merge request adds, so they must not depend
/// on lines. An `error` is `major`, a `warning` is `minor`, an `info` is `info`. A problem is a `blocker`,
/// because unreadable input was not checked. Paths are relative to the top folder of the repository.
public struct GitLabReporter: Reporter {
  private let paths: ReportPaths

  /// Creates a reporter whose paths are relative to the root of `paths`.
  public init(paths: ReportPaths = ReportPaths()) { self.paths = paths }

  /// Writes problems first, then findings, in the order of the report.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    var json = JSONWriter()
    var problems: [String: Int] = [:]
    var fingerprints = Fingerprints(paths: paths)
    json.array { json in
      for problem in report.problems {
        let path = paths.underRoot(problem.path)
        let key = "\(problem.code)@\(path)"
        problems[key, default: 0] += 1
        entry(
          problem.code, problem.message, "blocker", "\(key)#\(problems[key] ?? 1)", path, problem.place,
          to: &json)
        json.drain(into: &output)
      }
      for finding in report.findings {
        let path = paths.underRoot(finding.place.file.path)
        let message = "\(finding.line). \(finding.fix)"
        entry(
          finding.rule.name, message, finding.severity.gitlabWord, fingerprints.next(for: finding), path,
          finding.place, to: &json)
        json.drain(into: &output)
      }
    }
    json.drain(into: &output)
  }

  private func entry(
    _ name: String, _ description: String, _ severity: String, _ fingerprint: String, _ path: String,
    _ place: Place?, to json: inout JSONWriter
  ) {
    json.object { json in
      json.value("type", "issue")
      json.value("check_name", name)
      json.value("description", description)
      json.value("fingerprint", fingerprint)
      json.value("severity", severity)
      json.object("location") { json in
        // A problem without a path is about the command line. It gets a path, because GitLab ignores entries
        // without one.
        json.value("path", path.isEmpty ? "modalflow" : path)
        json.object("lines", inline: true) { json in
          json.value("begin", place?.start.line ?? 1)
          json.value("end", place?.end.line ?? 1)
        }
      }
    }
  }
}

extension Severity {
  fileprivate var gitlabWord: String {
    switch self {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
