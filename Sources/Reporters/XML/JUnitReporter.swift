public import Diagnostics

/// JUnit's XML: a suite is one flow, a test is one rule that was evaluated for it.
///
/// A test fails if its rule has a finding that counts and makes the run fail. All findings of a rule are in
/// one failure, so that a test keeps its name and history while its findings change. A test is skipped if the
/// rule is undecided, or if all its findings are allowed, in the baseline, or reported by another rule (a more
/// specific one, or one with the same cause). Rules that are not applicable to a flow are no tests: a passed
/// test means that something was checked. Problems are tests with errors in a suite of their own.
public struct JUnitReporter: Reporter {
  private let run: RunContext

  /// Creates a reporter that takes the time and the threshold for failures from `run`.
  public init(_ run: RunContext) { self.run = run }

  /// Writes the problems, then the flows in the order of the report.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    var xml = XMLText()
    let problems = report.problems.map(JUnitTest.init)
    xml.element("testsuites") { xml in
      var suites = 0
      if !problems.isEmpty {
        suite("Problems", id: suites, package: "problems", problems, to: &xml)
        suites += 1
      }
      var findings = Dictionary(grouping: report.findings + report.accepted, by: \.flow)
      for flow in report.flows {
        let own = findings.removeValue(forKey: flow.root) ?? []
        let tests = JUnitTest.tests(of: flow.verdicts, own, fails: run.fails)
        suite(
          flow.name, id: suites, package: flow.root, tests, properties: properties(of: flow),
          output: unasked(own), to: &xml)
        xml.drain(into: &output)
        suites += 1
      }
      // A correct report has no findings without a flow; if there are any, they are written too.
      for (root, own) in findings.sorted(by: { $0.key < $1.key }) {
        let tests = JUnitTest.tests(of: [], own, fails: run.fails)
        suite(root, id: suites, package: root, tests, output: unasked(own), to: &xml)
        suites += 1
      }
    }
    xml.drain(into: &output)
  }

  private func suite(
    _ name: String, id: Int, package: String, _ tests: [JUnitTest], properties: [(String, Int)] = [],
    output: String = "", to xml: inout XMLText
  ) {
    func count(_ result: (JUnitTest.Result) -> Bool) -> String { String(tests.count { result($0.result) }) }
    let attributes = [
      ("name", Self.token(name, else: "unnamed")), ("package", package), ("id", String(id)),
      ("timestamp", run.time.text), ("hostname", "localhost"), ("tests", String(tests.count)),
      ("failures", count { if case .failed = $0 { true } else { false } }),
      ("errors", count { if case .error = $0 { true } else { false } }),
      ("skipped", count { if case .skipped = $0 { true } else { false } }), ("time", "0"),
    ]
    xml.element("testsuite", attributes) { xml in
      xml.element("properties") { xml in
        for (name, value) in properties {
          xml.element("property", [("name", name), ("value", String(value))])
        }
      }
      for test in tests { test.write(classname: Self.classname(of: package), to: &xml) }
      xml.element("system-out", text: output)
      xml.element("system-err", text: "")
    }
  }

  private func properties(of flow: CheckedFlow) -> [(String, Int)] {
    [
      ("screens", flow.screens), ("presentations", flow.presentations),
      ("rules that are not applicable", flow.verdicts.count { $0.verdict == .notApplicable }),
    ]
  }

  /// The findings that count but are below the threshold: they fail no test, but they are in the output.
  private func unasked(_ findings: [Finding]) -> String {
    findings.filter { $0.status == .new && !run.fails($0) }.map { $0.junitLine($0.line) }.joined(
      separator: "\n")
  }

  /// The path without its extension, as the name of a class; readers split class names at dots.
  private static func classname(of package: String) -> String {
    var names = package.split(separator: "/").map(String.init)
    if let last = names.last, let dot = last.lastIndex(of: "."), dot > last.startIndex {
      names[names.count - 1] = String(last[..<dot])
    }
    return names.joined(separator: ".")
  }

  /// A text that is not empty after white space is collapsed, as the schema requires.
  private static func token(_ text: String, else fallback: String) -> String {
    text.unicodeScalars.allSatisfy { [" ", "\t", "\n"].contains($0) } ? fallback : text
  }
}

extension Finding {
  /// `path:line:column: severity: message`, or another text in place of the message.
  func junitLine(_ text: String) -> String {
    let start = place.start
    return "\(place.file.path):\(start.line):\(start.column): \(severity.word): \(text)"
  }
}
