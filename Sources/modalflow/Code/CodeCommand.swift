internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem
internal import Reporters
internal import SourceFacts

/// `modalflow code APP`
struct CodeCommand {
  static let page = CommandPage(
    "code", "Say what an app's sources do wrong by themselves; no flow is needed.",
    discussion: """
      Only what is certain from the text alone is said; ‘modalflow explain code-unanchored’ and its relatives say when \
      that is. What needs to know which screens there are and what may be lost on them is found in a flow: \
      ‘modalflow draft’ writes a first one.
      Exit codes: 0 nothing found, 1 findings at or above --fail-on, 2 the folder could not be read or Swift in it was \
      not.
      """,
    groups: {
      [
        ParameterGroup(
          "What is read",
          [
            .argument(
              "app", "APP", "The folder of the app's sources.", isRequired: true, completion: .folders),
            .option(
              "fail-on", "SEVERITY", "The least severity that makes the exit code 1.", standard: "error",
              choices: { Threshold.allCases.map { .init(word: $0.rawValue, meaning: "") } }),
          ]),
        ParameterGroup(
          "The baseline of known findings",
          [
            .option(
              "baseline", "FILE", "The baseline.", standard: "\(CodeBaseline.standardName) in APP",
              completion: .files(endings: ["yaml"])),
            .flag("no-baseline", "Use no baseline: all findings count."),
            .flag("accept", "Note all findings there are, so that only new ones count."),
            .flag("check", "Only fail where an entry's finding is gone or its last day has passed."),
            .flag("prune", "Take out entries that are no longer needed."),
            .flag("show-accepted", "Also list findings that do not count, dimmed."),
          ]), OutputOptions.group, StyleOptions.group,
      ]
    }, run: { try CodeCommand($0).run() })

  /// What is done about the baseline.
  private enum Errand {
    case compare, accept, check, prune
  }

  private let app: String
  private let failOn: Threshold
  private let show: LeastShown
  private let errand: Errand
  private let baseline: String?
  private let usesBaseline, showsAccepted: Bool
  private let output: OutputOptions
  private let style: StyleOptions

  init(_ words: Words) throws(UsageMistake) {
    app = words.text("app") ?? "."
    failOn = try words.choice("fail-on") ?? .error
    show = try words.choice("show") ?? .info
    let errands: [(String, Errand)] = [("accept", .accept), ("check", .check), ("prune", .prune)]
    let asked = errands.filter { words.has($0.0) }
    let exclusive = (words.has("no-baseline") ? ["no-baseline"] : []) + asked.map(\.0)
    if exclusive.count > 1 {
      throw .conflict("‘--\(exclusive[0])’ and ‘--\(exclusive[1])’ exclude each other")
    }
    errand = asked.first?.1 ?? .compare
    baseline = words.text("baseline")
    usesBaseline = !words.has("no-baseline")
    if baseline != nil, !usesBaseline {
      throw .conflict("‘--baseline’ and ‘--no-baseline’ exclude each other")
    }
    showsAccepted = words.has("show-accepted")
    output = try OutputOptions(words)
    style = try StyleOptions(words)
  }

  func run() throws {
    CurrentProcess.ignoreBrokenPipes()
    guard output.problems.isEmpty else { return try complain(output.problems, style) }
    var report: Report
    let notice: String?
    do throws(Problem) {
      let reading = try CodeReading(app)
      notice = reading.notice
      report = CodeRun(reading.facts, try AppFolder(app)).report
    } catch {
      return try complain([error], style)
    }
    // What was not read is not clean, and says nothing about what is known.
    if let notice {
      StandardError.write(notice)
      return try CheckExit.badInput.leave()
    }
    let known = CodeBaseline(of: app, path: baseline)
    switch errand {
    case .compare: if usesBaseline { report = known.compared(report) }
    case .accept: return try known.write(report).finish(style)
    case .check: return try known.examine(report).finish(style)
    case .prune: return try known.prune(report).finish(style)
    }
    guard report.problems.isEmpty else { return try complain(report.problems, style) }
    let failOn = failOn
    let show = show
    let context = RunContext(
      style.style(showsAccepted: showsAccepted), fails: { failOn.isReached(by: $0.severity) },
      shows: { show.isReached(by: $0.severity) || failOn.isReached(by: $0.severity) })
    let unwritten = output.write(report, for: context)
    if !unwritten.isEmpty { return try complain(unwritten, style) }
    if report.findings.contains(where: { failOn.isReached(by: $0.severity) }) {
      try CheckExit.findings.leave()
    }
  }
}
