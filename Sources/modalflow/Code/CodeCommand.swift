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
          ]), OutputOptions.group, StyleOptions.group,
      ]
    }, run: { try CodeCommand($0).run() })

  private let app: String
  private let failOn: Threshold
  private let show: LeastShown
  private let output: OutputOptions
  private let style: StyleOptions

  init(_ words: Words) throws(UsageMistake) {
    app = words.text("app") ?? "."
    failOn = try words.choice("fail-on") ?? .error
    show = try words.choice("show") ?? .info
    output = try OutputOptions(words)
    style = try StyleOptions(words)
  }

  func run() throws {
    CurrentProcess.ignoreBrokenPipes()
    guard output.problems.isEmpty else { return try complain(output.problems, style) }
    let report: Report
    let notice: String?
    do throws(Problem) {
      let reading = try CodeReading(app)
      notice = reading.notice
      report = CodeRun(reading.facts, try AppFolder(app)).report
    } catch {
      return try complain([error], style)
    }
    // What was not read is not clean.
    if let notice {
      StandardError.write(notice)
      return try CheckExit.badInput.leave()
    }
    let failOn = failOn
    let show = show
    let context = RunContext(
      style: style.style, tool: ToolVersion(version: ModalFlow.version), paths: .ofThisRun(),
      time: Timestamp(secondsSince1970: SystemClock.secondsSince1970),
      fails: { failOn.isReached(by: $0.severity) },
      shows: { show.isReached(by: $0.severity) || failOn.isReached(by: $0.severity) },
      page: { CodeRun.page(of: $0.rule) }, rule: { rule, _ in CodeRun.page(of: rule) })
    let unwritten = output.write(report, for: context)
    if !unwritten.isEmpty { return try complain(unwritten, style) }
    if report.findings.contains(where: { failOn.isReached(by: $0.severity) }) {
      try CheckExit.findings.leave()
    }
  }
}
