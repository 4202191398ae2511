internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow baseline write|check|prune [PATH…]`
enum BaselineCommand {
  static let page = CommandPage(
    "baseline", "Accept the findings of today, so that only new ones count.",
    discussion: """
      The baseline is a file with one line for each finding, named by rule, flow and element: \
      .modalflow-baseline.yaml beside the configuration, unless the configuration or --baseline names another.
      Exit codes: 0 done, or all entries are needed; 1 check found stale entries; 2 bad input, nothing was written.
      """,
    subcommands: {
      [
        CommandPage(
          "write", "Write all findings there are into the baseline; reasons, owners and last days stay.",
          groups: BaselineOptions.groups
        ) { arguments in
          let options = try BaselineOptions(arguments)
          try options.finish { $0.write() }
        },
        CommandPage(
          "check", "Fail where an entry's finding is gone or its last day has passed.",
          groups: BaselineOptions.groups
        ) { arguments in
          let options = try BaselineOptions(arguments)
          try options.finish { $0.examine() }
        },
        CommandPage(
          "prune", "Take out entries that are no longer needed.", groups: BaselineOptions.groups
        ) { arguments in
          let options = try BaselineOptions(arguments)
          try options.finish { $0.prune() }
        },
      ]
    })
}

/// The parameters that all subcommands of `baseline` have in common.
struct BaselineOptions {
  private let style: StyleOptions
  private let upkeep: BaselineUpkeep
  private let progress = CheckProgress()

  @Sendable static func groups() -> [ParameterGroup] {
    [
      ParameterGroup("What is read", [.flows("Files, folders or patterns, as for lint."), .noIgnore]),
      ParameterGroup("Which findings count", [KnownOptions.baseline]),
      PlayOptions.group, ConfigurationOptions.group, StyleOptions.group,
    ]
  }

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    var request = try ConfigurationOptions(arguments).request
    request.baseline = arguments.text("baseline")
    request.readsIgnored = arguments.has("no-ignore")
    try PlayOptions(arguments).add(to: &request)
    upkeep = BaselineUpkeep(paths: arguments.texts("paths"), configuration: request, progress: progress)
    style = try StyleOptions(arguments)
  }

  /// Does what is asked of the baselines, prints the outcome and ends with its exit code.
  func finish(_ work: (BaselineUpkeep) -> BaselineUpkeep.Outcome) throws {
    let line = ProgressLine(progress, canEndEarly: false)
    let outcome = work(upkeep)
    line.end()
    try outcome.finish(style)
  }
}

extension BaselineUpkeep.Outcome {
  /// Prints the outcome and ends with its exit code.
  func finish(_ style: StyleOptions) throws {
    guard problems.isEmpty else { try complain(problems, style) }
    StandardOutput.write(
      TerminalReporter(style: style.style).text(of: stale) + summary.map { $0 + "\n" }.joined())
    if !stale.isEmpty { try CheckExit.findings.leave() }
  }
}
