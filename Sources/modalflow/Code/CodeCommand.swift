internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem
internal import Reporters
internal import SourceFacts

/// `modalflow code APP`
struct CodeCommand {
  static let page = CommandPage(
    "code", "Report what is wrong in an app's sources by itself; no flow is needed.",
    discussion: """
      Reports only what is certain from the text alone; the pages of its rules, such as ‘modalflow explain \
      code-unanchored’, define when that is. Rules that need to know all screens, and what may be lost on them, need a \
      flow: ‘modalflow draft’ writes a first one.
      Exit codes: 0 nothing found, 1 findings at or above --fail-on, 2 the folder or a file in it could not be read or \
      Swift was not, 3 there are no sources in it.
      """,
    groups: {
      [
        ParameterGroup(
          "What is read",
          [
            .app,
            .failOn(standard: "error"),
          ]),
        ParameterGroup(
          "The baseline of known findings",
          [
            .option(
              "baseline", "FILE", "The baseline.", standard: "\(CodeBaseline.standardName) in APP",
              completion: .files(endings: ["yaml"])),
            .flag("no-baseline", "Use no baseline: all findings count."),
            .flag("accept", "Accept all findings of today, so that only new ones count."),
            .flag("check", "Only fail where an entry's finding is gone or its last day has passed."),
            .flag("prune", "Take out entries that are no longer needed."),
            .flag("show-accepted", "Also list findings that do not count, dimmed."),
          ]), OutputOptions.group, StyleOptions.group,
      ]
    }, run: { try CodeCommand($0).run() })

  /// The operation on the baseline.
  private enum Action: String {
    case compare, accept, check, prune
  }

  private let app: String
  private let failOn: Threshold
  private let show: LeastShown
  private let action: Action
  private let baseline: String?
  private let usesBaseline, showsAccepted: Bool
  private let output: OutputOptions
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    app = arguments.text("app") ?? "."
    failOn = try arguments.choice("fail-on") ?? .error
    show = try arguments.choice("show") ?? .info
    let asked = try arguments.atMostOne(of: "no-baseline", "accept", "check", "prune")
    action = asked.flatMap(Action.init) ?? .compare
    baseline = arguments.text("baseline")
    try arguments.atMostOne(of: "baseline", "no-baseline")
    usesBaseline = !arguments.has("no-baseline")
    showsAccepted = arguments.has("show-accepted")
    output = try OutputOptions(arguments)
    style = try StyleOptions(arguments)
  }

  func run() throws {
    CurrentProcess.ignoreBrokenPipes()
    guard output.problems.isEmpty else { try complain(output.problems, style) }
    let reading = try CodeReading(app)
    var report = CodeRun(reading.facts, try AppFolder(app), fileCount: reading.fileCount).report
    // Files that were not read may have findings, and say nothing about known ones.
    if let nothing = reading.nothingFound { try complain([nothing], style, exit: .nothing) }
    let unread = reading.unread
    guard unread.isEmpty || action == .compare && reading.unreadSwift == nil else {
      try complain(unread, style)
    }
    let known = CodeBaseline(of: app, path: baseline)
    switch action {
    case .compare: if usesBaseline { report = known.compared(report) }
    case .accept: return try known.write(report).finish(style)
    case .check: return try known.examine(report).finish(style)
    case .prune: return try known.prune(report).finish(style)
    }
    guard report.problems.isEmpty else { try complain(report.problems, style) }
    let failOn = failOn
    let show = show
    let context = RunContext(
      style.style(showsAccepted: showsAccepted), fails: { failOn.isReached(by: $0.severity) },
      shows: { show.isReached(by: $0.severity) || failOn.isReached(by: $0.severity) })
    let unwritten = output.write(report, for: context)
    if !unwritten.isEmpty || !unread.isEmpty { try complain(unread + unwritten, style) }
    if report.findings.contains(where: { failOn.isReached(by: $0.severity) }) {
      try CheckExit.findings.leave()
    }
  }
}
