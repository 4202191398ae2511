internal import FlowChecking

/// The options for known findings.
struct KnownOptions {
  private let baseline: String?
  private let noBaseline: Bool
  let since: String?
  let showAccepted: Bool

  /// `--baseline`, which the commands for baselines have as well.
  static let baseline = Parameter.option(
    "baseline", "PATH", "The baseline, instead of the one of the configuration.",
    completion: .files(endings: ["yaml"]))

  static let group = ParameterGroup(
    "Which findings count",
    [
      baseline,
      .flag("no-baseline", "Use no baseline: all findings count."),
      .option(
        "since", "REVISION",
        "Count only what is new since this revision of git; ‘main...’ is where the branch left main."),
      .flag(
        "show-accepted",
        "Also list findings that do not count, dimmed: baselined, carried over from --since, allowed."),
    ])

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    baseline = arguments.text("baseline")
    noBaseline = arguments.has("no-baseline")
    since = arguments.text("since")
    showAccepted = arguments.has("show-accepted")
    try arguments.atMostOne(of: "baseline", "no-baseline")
  }

  func add(to request: inout ConfigurationRequest) {
    request.baseline = baseline
    request.isBaselineDisabled = noBaseline
  }
}
