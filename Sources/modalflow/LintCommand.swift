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
      'Flows/**/*.yaml', or - for standard input; the working folder unless given. A fragment is checked with its root.
      """)

  @Argument(
    help: "Files, folders, patterns, or - for standard input.",
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = ["."]

  @Option(
    help: ArgumentHelp(
      "Output: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      discussion: ReportFormat.allCases.map { "\($0.rawValue): \($0.purpose)" }.joined(separator: "; ")))
  var format: ReportFormat = .terminal

  @Option(help: "The least severity that makes the exit code 1: info, warning, error or never.")
  var failOn: Threshold = .warning

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Ask only this rule; may be given several times.", valueName: "rule"),
    completion: .custom { _, _, _ in RulesAtHand(folders: [], select: [], ignore: []).names })
  var select: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Do not ask this rule; may be given several times.", valueName: "rule"),
    completion: .custom { _, _, _ in RulesAtHand(folders: [], select: [], ignore: []).names })
  var ignore: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Also play the flow through and ask the rules about what can happen, such as lost work.",
      discussion: "Takes seconds for a flow of ten screens in this version, and far longer for large ones."))
  var play = false

  @OptionGroup var rules: RuleOptions

  @Option(help: ArgumentHelp("The path that stands for standard input in output.", valueName: "path"))
  var stdinFilename = "<stdin>"

  @Flag(help: "Exit with 3 where a rule could not be decided.")
  var strict = false

  @OptionGroup var style: StyleOptions

  func run() throws {
    ignoreBrokenPipes()
    let outcome = FlowCheck(
      paths: paths, rules: rules.load(select: select, ignore: ignore, playing: play),
      standardInputName: stdinFilename
    ).run()
    var output = StandardOutput()
    format.reporter(style: style.style, tool: ToolVersion(version: ModalFlow.version))
      .write(outcome.report, to: &output)
    output.flush()
    if !format.hasSummary {
      var errors = StandardError()
      ReportSummary(outcome.report).write(to: &errors, style: style.style)
    }
    try exitCode(for: outcome).leave()
  }

  private func exitCode(for outcome: CheckOutcome) -> CheckExit {
    let report = outcome.report
    if !report.problems.isEmpty { return outcome.isEmpty ? .nothing : .badInput }
    if report.findings.contains(where: { failOn.isReached(by: $0.severity) }) { return .findings }
    let undecided = report.flows.contains { $0.verdicts.contains { $0.verdict == .undecided } }
    return strict && undecided ? .nothing : .clean
  }
}

/// The least severity that matters.
enum Threshold: String, ExpressibleByArgument, CaseIterable {
  case info, warning, error, never

  func isReached(by severity: Severity) -> Bool {
    switch self {
    case .info: true
    case .warning: severity >= .warning
    case .error: severity >= .error
    case .never: false
    }
  }
}
