import Diagnostics
import TestSupport
import Testing

/// Fixed reports that show everything a reporter must cope with.
struct SampleReport: Sendable, CustomTestStringConvertible {
  var name: String
  var report: Report
  var testDescription: String { name }

  static let all = [rich, clean, onlyProblems, forty, accepted, nothing, joined, repaired, inCode]

  static let clean = SampleReport(
    name: "clean",
    report: Report(
      flows: [
        flow("Pommie", "flows/pommie.yaml", screens: 5, presentations: 3, [.passed, .passed, .notApplicable])
      ], ruleCount: 3))

  static let nothing = SampleReport(name: "nothing", report: Report(ruleCount: 3))

  static let onlyProblems: SampleReport = {
    let source = Source(
      "flows/broken.yaml",
      """
      modalflow: 1
      start: home
      screens:
        home:
          buttons:
            - {label: About, ⟦presnt⟧: about}
          ⟦title⟧: Home
          ⟦title⟧: Start
        about:
          style: ⟦formsheet⟧
        ⟦
      """)
    return SampleReport(
      name: "problems",
      report: Report(
        problems: [
          Problem(
            "unreadable-file", "‘flows/secret.yaml’ cannot be opened: permission denied", at: nil,
            path: "flows/secret.yaml", help: "check who may read it"),
          Problem(
            "unknown-key", "A button has no key ‘presnt’", at: source[0], label: "did you mean ‘present’?",
            expected: "‘label’, ‘symbol’, ‘role’, ‘present’, ‘push’, ‘dismiss’, ‘pop’, ‘does’ or 14 more",
            replacement: "present"),
          Problem(
            "duplicate-key", "The key ‘title’ stands here twice", at: source[2], label: "this one is ignored",
            related: [Label(source[1], "the first one counts")], help: "take one of them out"),
          Problem(
            "unknown-value", "‘formsheet’ is no presentation style", at: source[3],
            expected: "‘automatic’, ‘fullScreen’, ‘pageSheet’, ‘formSheet’ or ‘popover’",
            replacement: "formSheet"),
          Problem(
            "yaml-syntax", "The file ends where a screen was expected", at: source.end, label: "ends here"),
        ], ruleCount: 3))
  }()

  static let forty: SampleReport = {
    let rules = [
      ("missing-dismiss-button", Severity.error), ("deep-stack", .warning), ("sheet-without-title", .info),
    ]
    var text = "modalflow: 1\nstart: screen-1\nscreens:\n"
    for index in 1...40 { text += "  ⟦screen-\(index)⟧: {title: Screen \(index)}\n" }
    let source = Source("flows/forty.yaml", text)
    let findings = (0..<40).map { index in
      let (rule, severity) = rules[index % 3]
      return Finding(
        rule: RuleID(rule), severity: severity, message: "‘screen-\(index + 1)’ breaks a rule",
        place: source[index], label: index % 2 == 0 ? "here" : "",
        element: ElementPath("screens.screen-\(index + 1)"),
        flow: "flows/forty.yaml", why: "A person cannot know what \(rule) leads to.",
        fix: index == 30 ? "Write something else this once." : "Write something else.")
    }
    return SampleReport(
      name: "forty",
      report: Report(
        findings: findings,
        flows: [
          flow(
            "Forty", "flows/forty.yaml", screens: 40, presentations: 0, [.failed, .failed, .failed]),
          flow(
            "Other", "flows/other.yaml", screens: 1, presentations: 1, [.passed, .undecided, .notApplicable]),
        ], ruleCount: 3))
  }()

  static func flow(
    _ name: String, _ root: String, parts: [String] = [], screens: Int, presentations: Int,
    _ verdicts: [Verdict]
  ) -> CheckedFlow {
    let rules = ["missing-dismiss-button", "deep-stack", "sheet-without-title"]
    return CheckedFlow(
      name: name, root: root, parts: parts, screens: screens, presentations: presentations,
      verdicts: zip(rules, verdicts).map { RuleVerdict(RuleID($0), $1) })
  }
}

/// A marked text as a file; its marks are places.
struct Source: Sendable {
  let file: SourceFile
  let ranges: [Range<Int>]

  init(_ path: String, _ marked: String) {
    let marked = Marked(marked)
    file = SourceFile(path: path, text: marked.text)
    ranges = marked.ranges
  }

  subscript(index: Int) -> Place { Place(file, Span(ranges[index].lowerBound, ranges[index].upperBound)) }

  var end: Place { Place(file, Span(file.bytes.count, file.bytes.count)) }
}
