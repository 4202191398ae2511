internal import ArgumentParser
internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow baseline write|check|prune [PATH…]`
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Note the findings there are, so that only new ones count.",
    discussion: """
      The baseline is a file with one line for each finding, named by rule, flow and element: \
      .modalflow-baseline.yaml beside the configuration, unless the configuration or --baseline names another.

      Exit codes: 0 done, or all entries are needed; 1 check found stale entries; 2 bad input, nothing was written.
      """,
    subcommands: [Write.self, Check.self, Prune.self])

  /// `modalflow baseline write`
  struct Write: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write all findings there are into the baseline; reasons, owners and last days stay.")
    @OptionGroup var options: BaselineOptions

    func run() throws { try options.finish(options.upkeep.write()) }
  }

  /// `modalflow baseline check`
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Fail where an entry's finding is gone or its last day has passed.")
    @OptionGroup var options: BaselineOptions

    func run() throws { try options.finish(options.upkeep.examine()) }
  }

  /// `modalflow baseline prune`
  struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Take out entries that are no longer needed.")
    @OptionGroup var options: BaselineOptions

    func run() throws { try options.finish(options.upkeep.prune()) }
  }
}

/// What all errands of `baseline` have in common.
struct BaselineOptions: ParsableArguments {
  @Argument(help: "Files, folders or patterns, as for lint.", completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("The baseline, instead of the one of the configuration.", valueName: "path"),
    completion: .file(extensions: ["yaml"]))
  var baseline: String?

  @Option(help: "How far flows are played through, as for lint.")
  var play: Playing = .quick

  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var style: StyleOptions

  var upkeep: BaselineUpkeep {
    var request = configuration.request
    request.baseline = baseline
    request.playing = play
    return BaselineUpkeep(paths: paths, configuration: request)
  }

  /// Prints what an errand came to and leaves with its exit code.
  func finish(_ outcome: BaselineUpkeep.Outcome) throws {
    guard outcome.problems.isEmpty else { return try complain(outcome.problems, style) }
    var output = StandardOutput()
    output.write(TerminalReporter(style: style.style).text(of: outcome.stale))
    for sentence in outcome.summary { output.write(sentence + "\n") }
    output.flush()
    if !outcome.stale.isEmpty { try CheckExit.findings.leave() }
  }
}
