internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem
internal import Reporters

/// `modalflow lint [PATH…]`
struct LintCommand {
  static let page = CommandPage(
    "lint", "Check flows against the rules.",
    discussion: """
      PATH is a flow file, a folder (searched for flows, hidden folders and links left out), a pattern such as \
      'Flows/**/*.yaml', or - for standard input; unless given, the targets of the configuration, else the working \
      folder. A fragment is checked with its root.
      """, groups: groups, run: { try LintCommand($0).run() })

  @Sendable private static func groups() -> [ParameterGroup] {
    [
      OutputOptions.group,
      ParameterGroup(
        "What the exit code says",
        [
          .failOn(standard: "what the configuration says, or error"),
          .flag("strict", "Exit with 3 where a rule could not be decided."),
        ]),
      RepairOptions.group, PlayOptions.group, ConfigurationOptions.group, KnownOptions.group,
      ParameterGroup(
        "What is read",
        [
          .flows(), .noIgnore, .stdinFilename,
          .flag(
            "only-flows",
            "Pass over files that are no flows, also where they are named, and let nothing to lint be clean.",
            details: "For hooks, which name every file that changed."),
        ]),
      SourcesOptions.group,
      ParameterGroup(
        "What else is printed",
        [
          .flag("verbose", "Report on standard error how much of each flow was explored."),
          .flag("watch", "Lint again whenever a file changes, until an interrupt."),
          .flag("quiet", short: "q", "Show only what makes the run fail, and nothing where it does not."),
          .option(
            "why", "RULE@ELEMENT",
            "Show instead why a rule fires at an element of one flow, or why it does not, such as modal-trap@screens.lock.",
            details: """
              Shows the clauses of the rule with the values they read; of a rule about what can happen those of the state or \
              step where most of them hold, with the way there. --format is terminal or json.
              """),
        ]),
      StyleOptions.group,
    ]
  }

  private let paths: [String]
  private let output: OutputOptions
  private let failOn: Threshold?
  private let show: LeastShown?
  private let playing: PlayOptions
  private let configuration: ConfigurationOptions
  private let known: KnownOptions
  private let stdinFilename: String
  private let readsIgnored: Bool
  private let why: WhyOptions?
  private let onlyFlows, strict, isVerbose, isQuiet, isWatching: Bool
  private let repairs: RepairOptions
  private let sources: SourcesOptions
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    paths = arguments.texts("paths")
    output = try OutputOptions(arguments)
    failOn = try arguments.choice("fail-on")
    show = try arguments.choice("show")
    playing = try PlayOptions(arguments)
    configuration = try ConfigurationOptions(arguments)
    known = try KnownOptions(arguments)
    readsIgnored = arguments.has("no-ignore")
    stdinFilename = arguments.text("stdin-filename") ?? FlowCheck.standardInputName
    onlyFlows = arguments.has("only-flows")
    strict = arguments.has("strict")
    isVerbose = arguments.has("verbose")
    isQuiet = arguments.has("quiet")
    isWatching = arguments.has("watch")
    why = try WhyOptions(arguments)
    if isWatching, paths.contains("-") { throw .conflict("standard input cannot be watched") }
    repairs = try RepairOptions(arguments)
    sources = SourcesOptions(arguments)
    style = try StyleOptions(arguments)
  }

  /// - Parameter told: receives the report of a run without `--watch`, after it was written.
  func run(told: (Report) -> Void = { _ in }) throws {
    CurrentProcess.ignoreBrokenPipes()
    guard output.problems.isEmpty else { try complain(output.problems, style) }
    if let why { return try why.run(configuration.request, playing, style) }
    guard isWatching else {
      let (code, report, _) = try lint(nil)
      told(report)
      return try code.leave()
    }
    let memory = CheckMemory()
    try WatchLoop(paths, writes: repairs.writes).run(
      {
        let (code, report, settings) = try lint(memory)
        if code.isEarly { throw code }
        return (report, settings)
      }, settingsChanged: memory.forgetSettings)
  }

  /// Checks once and writes the report.
  ///
  /// - Parameter memory: the cache of earlier runs.
  private func lint(_ memory: CheckMemory?) throws -> (code: CheckExit, report: Report, settings: [String]) {
    var request = configuration.request
    request.readsIgnored = readsIgnored
    request.failOn = failOn
    request.show = show
    playing.add(to: &request)
    known.add(to: &request)
    let sourceCode: AppCode?
    do throws(Problem) {
      sourceCode = try sources.code()
    } catch {
      try complain([error], style)
    }
    let progress = CheckProgress()
    let line = ProgressLine(progress)
    var check = FlowCheck(
      paths: paths, configuration: request, standardInputName: stdinFilename, since: known.since,
      isOnlyFlows: onlyFlows, drawing: output.isDrawn,
      repairing: repairs.areOffered ? output.repairing : .none, progress: progress, memory: memory)
    check.code = sourceCode
    guard let unrepaired = try repairs.run(check, style, finished: line.end) else {
      return (.clean, Report(), [])
    }
    let outcome = check.run()
    line.end()
    // With --only-flows, a run without flows prints nothing.
    if onlyFlows, outcome.report.flows.isEmpty, outcome.report.problems.isEmpty, output.isForPeople {
      return (.clean, outcome.report, outcome.settingsPaths)
    }
    let code = outcome.report.wasEnded ? line.exitCode : exitCode(for: outcome)
    if isQuiet, output.isForPeople, code == .clean, unrepaired.isEmpty {
      return (code, outcome.report, outcome.settingsPaths)
    }
    let run = RunContext(
      style: style.style(showsAccepted: known.showAccepted), tool: .thisTool,
      paths: .ofThisRun(), time: Timestamp(secondsSince1970: SystemClock.secondsSince1970),
      fails: outcome.fails,
      shows: isQuiet ? outcome.fails : outcome.shows, page: outcome.page, rule: outcome.rule)
    let unwritten = output.write(outcome.report.joiningCauses(), for: run)
    if isVerbose {
      var errors = StandardError()
      CoverageLines(outcome.report).write(to: &errors, style: run.style)
    }
    let problems = unrepaired + unwritten
    if !problems.isEmpty { try complain(problems, style) }
    return (code, outcome.report, outcome.settingsPaths)
  }

  private func exitCode(for outcome: CheckOutcome) -> CheckExit {
    let report = outcome.report
    if !report.problems.isEmpty { return outcome.isEmpty ? .nothing : .badInput }
    if outcome.isFailing { return .findings }
    let undecided = report.flows.contains { $0.verdicts.contains { $0.verdict == .undecided } }
    let isOpen = report.flows.contains { $0.todoCount > 0 }
    return strict && (undecided || isOpen) ? .nothing : .clean
  }
}
