public import Diagnostics
internal import JSON

/// A SARIF 2.1.0 log with one run (OASIS, *Static Analysis Results Interchange Format*, errata 01).
///
/// - Columns count Unicode scalars, as `columnKind` says. URIs are relative to the top folder of the
///   repository.
/// - `partialFingerprints` are computed from the names of rule, flow and element, so that an alert stays the
///   same when lines move. `primaryLocationLineHash` has the same value: it is the only key that GitHub uses,
///   and without it the upload would hash the line's text.
/// - Findings that do not count are written too, as suppressed or unchanged results; without them they would
///   look fixed.
/// - Problems are notifications of the invocation, which then was not successful: they are no statements
///   about the app.
public struct SARIFReporter: Reporter {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  let run: RunContext

  /// Creates a reporter that takes rule descriptions, paths and the tool's name from `run`.
  public init(_ run: RunContext) { self.run = run }

  /// Writes one log file; results in the order of the report, those that do not count last.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    let findings = report.findings + report.accepted
    let rules = SARIFRules(findings, pages: run.page)
    var json = JSONWriter()
    json.object { json in
      json.value("$schema", Self.schema)
      json.value("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          json.object("tool") { json in
            json.object("driver") { json in
              json.value("name", run.tool.name)
              json.value("version", run.tool.version)
              json.value("semanticVersion", run.tool.version)
              rules.write(to: &json)
            }
          }
          json.value("columnKind", "unicodeCodePoints")
          json.object("originalUriBaseIds") { json in
            json.object("%SRCROOT%") { json in
              json.message(
                "description", "The top of the repository, or the working folder where there is none.")
            }
          }
          json.array("invocations") { json in
            invocation(report, to: &json)
            json.drain(into: &output)
          }
          json.array("artifacts") { artifacts(report, to: &$0) }
          json.array("results") { json in
            var fingerprints = Fingerprints(paths: run.paths)
            for finding in findings {
              let fingerprint = fingerprints.next(for: finding)
              result(finding, fingerprint, rules, isCompared: !report.comparisons.isEmpty, to: &json)
              json.drain(into: &output)
            }
          }
        }
      }
    }
    json.drain(into: &output)
  }

  /// Writes the files that were checked.
  private func artifacts(_ report: Report, to json: inout JSONWriter) {
    for flow in report.flows {
      for path in [flow.root] + flow.parts {
        json.object(inline: true) { json in
          artifactLocation("location", path, to: &json)
          json.values("roles", ["analysisTarget"])
        }
      }
    }
  }

  func artifactLocation(_ key: String, _ path: String, to json: inout JSONWriter) {
    let path = run.paths.underRoot(path)
    json.object(key, inline: true) { json in
      json.value("uri", SARIFText.uri(path))
      if !path.hasPrefix("/") { json.value("uriBaseId", "%SRCROOT%") }
    }
  }

  func physicalLocation(_ place: Place, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      artifactLocation("artifactLocation", place.file.path, to: &json)
      json.region("region", place)
    }
  }
}

extension JSONWriter {
  /// Writes where a place begins and ends.
  mutating func region(_ key: String, _ place: Place) {
    let (start, end) = (place.start, place.end)
    object(key, inline: true) { json in
      json.value("startLine", start.line)
      json.value("startColumn", start.column)
      json.value("endLine", end.line)
      json.value("endColumn", end.column)
    }
  }

  /// Writes a message object of plain text.
  mutating func message(_ key: String, _ text: String) {
    object(key, inline: true) { $0.value("text", SARIFText.message(text)) }
  }

  mutating func message(_ text: String) { message("message", text) }
}
