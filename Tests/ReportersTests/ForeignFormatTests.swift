import Diagnostics
import Foundation
import Testing

@testable import Reporters

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What the formats for programs promise, and no schema can say.
struct ForeignFormatTests {
  /// Collects the attributes of every element.
  private final class Attributes: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var texts: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      elements.append((name, attributes))
      texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { texts[texts.count - 1] += string }
  }

  private func parsed(_ xml: String) throws -> Attributes {
    let parser = XMLParser(data: Data(xml.utf8))
    let attributes = Attributes()
    parser.delegate = attributes
    try #require(parser.parse(), "\(parser.parserError.debugDescription)")
    return attributes
  }

  /// What a reader sees of text: everything, controls as escapes, line breaks and tabs as they are.
  private func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\n" || scalar == "\t" || !VisibleText.isUnsafe(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += VisibleText.replacement(scalar, .escapes)
      }
    }
  }

  @Test func xmlKeepsEveryText() throws {
    for seed in 0..<150 {
      var random = HostileText(seed: seed)
      let (attribute, content) = (random.text(), random.text())
      var xml = XMLText()
      xml.element("a", [("b", attribute)]) { $0.element("c", [("d", content)], text: content) }
      var text = ""
      xml.drain(into: &text)
      let found = try parsed(text)
      #expect(found.elements.map(\.name) == ["a", "c"])
      #expect(
        Array((found.elements[0].attributes["b"] ?? "").unicodeScalars)
          == Array(visible(attribute).unicodeScalars))
      #expect(
        Array((found.elements[1].attributes["d"] ?? "").unicodeScalars)
          == Array(visible(content).unicodeScalars))
      // The indentation behind the element is the parent's.
      #expect(found.texts[1].unicodeScalars.starts(with: visible(content).unicodeScalars), "seed \(seed)")
    }
  }

  @Test func checkstyleSaysAllThatCounts() throws {
    for seed in 0..<60 {
      var random = HostileText(seed: seed)
      let report = random.report()
      let found = try parsed(CheckstyleReporter().text(of: report))
      #expect(found.elements.count { $0.name == "error" } == report.problems.count + report.findings.count)
    }
  }

  private func finding(
    _ rule: String = "rule", _ element: String = "screens.a", line: Int = 1, severity: Severity = .error,
    status: FindingStatus = .new, flow: String = "a.yaml"
  ) -> Finding {
    let source = SourceFile(path: "a.yaml", text: String(repeating: "\n", count: line - 1) + "a: 1\n")
    return Finding(
      rule: RuleID(rule), severity: severity, message: "line \(line)",
      place: Place(source, Span(line - 1, line)),
      element: ElementPath(element), flow: flow, why: "", fix: "", status: status)
  }

  @Test func fingerprintsLastWhileLinesMove() {
    func fingerprint(_ finding: Finding, _ paths: ReportPaths = ReportPaths()) -> String {
      var fingerprints = Fingerprints(paths: paths)
      return fingerprints.next(for: finding)
    }
    let known = fingerprint(finding())
    #expect(fingerprint(finding(line: 9)) == known)
    #expect(fingerprint(finding(severity: .info)) == known)
    #expect(fingerprint(finding("other")) != known)
    #expect(fingerprint(finding("rule", "screens.b")) != known)
    #expect(fingerprint(finding(flow: "b.yaml")) != known)
    // The boundary between the parts counts.
    #expect(fingerprint(finding("rul", "escreens.a")) != known)
    // From whichever folder the run is started.
    let fromTop = ReportPaths(workingFolder: "/repo", root: "/repo")
    let fromBelow = ReportPaths(workingFolder: "/repo/ios", root: "/repo")
    #expect(fingerprint(finding(flow: "ios/a.yaml"), fromTop) == fingerprint(finding(), fromBelow))
    var fingerprints = Fingerprints(paths: ReportPaths())
    #expect((0..<3).map { _ in fingerprints.next(for: finding()) } == [known, known + ":2", known + ":3"])
  }

  private func sarif(_ report: Report) throws -> [[String: Any]] {
    let text = SARIFReporter(RunContext(tool: ToolVersion(version: "1.0.0"))).text(of: report)
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules?[index]["id"] as? String == result["ruleId"] as? String)
    }
    return results
  }

  @Test func sarifShowsWhatDoesNotCount() throws {
    let results = try sarif(
      Report(
        findings: [finding("new")],
        known: [
          finding("old", status: .baselined(Acceptance())),
          finding("carried", status: .carried(revision: "main")),
        ],
        allowed: [finding("allowed", status: .allowed(Acceptance(reason: "because", owner: "Design")))],
        comparisons: [Comparison(kind: .baseline, name: "b.yaml")]))
    #expect(results.map { $0["ruleId"] as? String } == ["new", "old", "carried", "allowed"])
    #expect(results.map { $0["baselineState"] as? String } == ["new", "unchanged", "unchanged", "new"])
    let suppressions = results.map { ($0["suppressions"] as? [[String: Any]])?.first }
    #expect(suppressions.map { $0?["kind"] as? String } == [nil, "external", nil, "inSource"])
    #expect(suppressions[3]?["justification"] as? String == "because")
    #expect(suppressions[3]?["properties"] as? [String: String] == ["owner": "Design"])
  }

  @Test func withoutABaselineNothingIsSaidOfOne() throws {
    #expect(try sarif(Report(findings: [finding()])).allSatisfy { $0["baselineState"] == nil })
  }

  /// Read as §3.11.5 and §3.11.6 of the specification say, a message is what was written.
  @Test(arguments: [
    "{0}", "a {label: x} b", "[x](https://a.b)", "\\[x](1)", "]( [", "plain ‘text’", "}{", "[a] {b}",
  ])
  func sarifMessagesMeanNothingButTheirLetters(_ text: String) {
    let message = SARIFText.message(text)
    #expect(!message.replacing(#/\\./#, with: "").contains("]("))
    let unbraced = message.replacingOccurrences(of: "{{", with: "{").replacingOccurrences(of: "}}", with: "}")
    let read = text.contains("](") ? unbraced.replacing(#/\\([\[\]\\])/#) { $0.output.1 } : unbraced
    #expect(read == text)
  }

  @Test func sarifPathsAreURIs() {
    #expect(SARIFText.uri("a b/ü:c?d#e%20.yaml") == "a%20b/%C3%BC%3Ac%3Fd%23e%2520.yaml")
    #expect(SARIFText.uri("/a b.yaml") == "file:///a%20b.yaml")
  }

  private func junit(_ verdicts: [RuleVerdict], _ findings: [Finding], failing: Severity = .warning) throws
    -> [String]
  {
    let flow = CheckedFlow(
      name: "A", root: "a.yaml", parts: [], screens: 1, presentations: 0, verdicts: verdicts)
    let run = RunContext(tool: ToolVersion(version: "1"), fails: { $0.severity >= failing })
    let text = JUnitReporter(run).text(of: Report(findings: findings, flows: [flow]))
    var tests: [String] = []
    for (name, attributes) in try parsed(text).elements {
      switch name {
      case "testcase": tests.append("\(attributes["name"] ?? "?"): passed")
      case "failure":
        tests[tests.count - 1] = tests[tests.count - 1].replacing(
          "passed", with: "failed: \(attributes["message"] ?? "")")
      case "skipped":
        tests[tests.count - 1] = tests[tests.count - 1].replacing(
          "passed", with: "skipped: \(attributes["message"] ?? "")")
      default: break
      }
    }
    return tests
  }

  @Test func aTestIsARuleAskedOfAFlow() throws {
    func violated(_ rule: String) -> RuleVerdict { RuleVerdict(RuleID(rule), .failed) }
    var narrow = finding("narrow", line: 3)
    narrow.folded = [RuleID("broad")]
    let tests = try junit(
      [
        RuleVerdict(RuleID("kept"), .passed), RuleVerdict(RuleID("silent"), .notApplicable),
        RuleVerdict(RuleID("unsure"), .undecided), violated("twice"), violated("minor"), violated("broad"),
        violated("narrow"), violated("allowed"), violated("old"), violated("before"),
      ],
      [
        finding("twice", line: 2), finding("twice", "screens.b", line: 4), finding("minor", severity: .info),
        narrow, finding("allowed", status: .allowed(Acceptance(reason: "so be it"))),
        finding("old", status: .baselined(Acceptance())),
        finding("before", status: .carried(revision: "main")),
        finding("extra", line: 7),
      ])
    #expect(
      tests == [
        "kept: passed", "unsure: skipped: undecided", "twice: failed: line 2 (and 1 more)", "minor: passed",
        "broad: skipped: reported by ‘narrow’: line 3", "narrow: failed: line 3",
        "allowed: skipped: allowed: so be it", "old: skipped: in the baseline",
        "before: skipped: there already at ‘main’", "extra: failed: line 7",
      ])
  }

  /// A test fails by the measure by which the run does.
  @Test func junitFailsWhatTheRunFails() throws {
    let verdicts = [RuleVerdict(RuleID("rule"), .failed)]
    #expect(try junit(verdicts, [finding(severity: .warning)], failing: .error) == ["rule: passed"])
    #expect(try junit(verdicts, [finding(severity: .info)], failing: .info) == ["rule: failed: line 1"])
  }

  @Test func timesAreThoseOfTheCalendar() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    for seconds in stride(from: -2_000_000_000, through: 8_000_000_000, by: 777_777_7) {
      let expected = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
      #expect(Timestamp(secondsSince1970: seconds).text == expected)
    }
  }

  @Test func pathsAreThoseTheReaderResolves() {
    let paths = ReportPaths(workingFolder: "/repo/ios", root: "/repo")
    #expect(paths.underRoot("flows/a.yaml") == "ios/flows/a.yaml")
    #expect(paths.underRoot("../b.yaml") == "b.yaml")
    #expect(paths.underRoot("../../c.yaml") == "/c.yaml")
    #expect(paths.underRoot("/repo/ios/./x/../d.yaml") == "ios/d.yaml")
    #expect(paths.underRoot("/repository/e.yaml") == "/repository/e.yaml")
    #expect(paths.underRoot("<stdin>") == "<stdin>")
    #expect(paths.absolute("flows/a.yaml") == "/repo/ios/flows/a.yaml")
    #expect(ReportPaths(workingFolder: "/", root: "/").underRoot("a.yaml") == "a.yaml")
    #expect(ReportPaths().underRoot("a.yaml") == "a.yaml")
  }

  /// One issue per line for Xcode.
  @Test func xcodeLinesStayWhole() {
    for seed in 0..<100 {
      var random = HostileText(seed: seed)
      let xcode = XcodeReporter(paths: ReportPaths(workingFolder: "/w")).text(of: random.report())
      for line in xcode.unicodeScalars.split(separator: "\n") {
        #expect([": error: ", ": warning: ", ": note: "].contains { line.contains($0.unicodeScalars) })
        #expect(!line.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
      }
    }
  }

  /// A table for people in which no text adds a cell, a row or HTML.
  @Test func tablesStayWhole() {
    for seed in 0..<100 {
      var random = HostileText(seed: seed)
      let report = random.report()
      let lines = StepSummaryReporter().text(of: report).unicodeScalars.split(separator: "\n")
      let rows = lines.drop { !$0.starts(with: "|---".unicodeScalars) }.dropFirst()
      #expect(rows.count == report.problems.count + report.findings.count, "seed \(seed)")
      for row in rows {
        let cells = cells(of: row)
        #expect(cells.count == 6, "seed \(seed): \(String(row))")
        #expect(!cells[3].contains("<") && !cells[3].contains(">"), "seed \(seed): \(String(row))")
      }
    }
  }

  /// Split at bars, as GFM §4.10 says: only a bar behind a backslash does not count.
  private func cells(of row: Substring.UnicodeScalarView) -> [[Unicode.Scalar]] {
    var cells: [[Unicode.Scalar]] = [[]]
    var isEscaped = false
    for scalar in row {
      if scalar == "|", !isEscaped { cells.append([]) } else { cells[cells.count - 1].append(scalar) }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return cells
  }
}
