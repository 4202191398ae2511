internal import ArgumentParser
internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow lint [PATH…]`
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    // Set so that `lint` can also be read by itself; see `ModalFlow.main`.
    _superCommandName: "modalflow",
    abstract: "Check flows against the rules.",
    discussion: """
      PATH is a flow file, a folder (searched for flows, hidden folders and links left out), a pattern such as \
      'Flows/**/*.yaml', or - for standard input; unless given, the targets of the configuration, else the working \
      folder. A fragment is checked with its root.
      """)

  @Argument(
    help: "Files, folders, patterns, or - for standard input.",
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @OptionGroup var output: OutputOptions

  @Option(
    help:
      "The least severity that makes the exit code 1: info, warning, error or never; warning unless configured."
  )
  var failOn: Threshold?

  @Option(
    help: ArgumentHelp(
      "How far flows are played through: \(Playing.allCases.map(\.rawValue).joined(separator: ", ")).",
      discussion: Playing.allCases.map { "\($0.rawValue): \($0.purpose)" }.joined(separator: "; ")))
  var play: Playing = .quick

  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var known: KnownOptions

  @Option(help: ArgumentHelp("The path that stands for standard input in output.", valueName: "path"))
  var stdinFilename = "<stdin>"

  @Flag(
    help: ArgumentHelp(
      "Pass over files that are no flows, also where they are named, and let nothing to lint be clean.",
      discussion: "For hooks, which name every file that changed."))
  var onlyFlows = false

  @Flag(help: "Exit with 3 where a rule could not be decided.")
  var strict = false

  @OptionGroup var style: StyleOptions

  func run() throws {
    ignoreBrokenPipes()
    guard output.problems.isEmpty else { return try complain(output.problems, style) }
    var request = configuration.request
    request.failOn = failOn
    request.playing = play
    known.add(to: &request)
    let outcome = FlowCheck(
      paths: paths, configuration: request, standardInputName: stdinFilename, since: known.since,
      isOnlyFlows: onlyFlows, drawing: output.isDrawn
    ).run()
    // A commit without flows is nobody's news.
    if onlyFlows, outcome.report.flows.isEmpty, outcome.report.problems.isEmpty, output.isForPeople { return }
    let run = RunContext(
      style: style.style(showsAccepted: known.showAccepted), tool: ToolVersion(version: ModalFlow.version),
      paths: .ofThisRun(), time: Timestamp(secondsSince1970: secondsSince1970()), fails: outcome.fails,
      page: outcome.page, rule: outcome.rule)
    let unwritten = output.write(outcome.report, for: run)
    if !unwritten.isEmpty { try complain(unwritten, style) }
    try exitCode(for: outcome).leave()
  }

  private func exitCode(for outcome: CheckOutcome) -> CheckExit {
    let report = outcome.report
    if !report.problems.isEmpty { return outcome.isEmpty ? .nothing : .badInput }
    if outcome.isFailing { return .findings }
    let undecided = report.flows.contains { $0.verdicts.contains { $0.verdict == .undecided } }
    return strict && undecided ? .nothing : .clean
  }
}
