internal import Diagnostics
internal import FlowChecking
internal import FlowDrift
internal import OperatingSystem
internal import Reporters
internal import SourceFacts

/// `modalflow drift FLOW --sources APP`
struct DriftCommand {
  static let page = CommandPage(
    "drift", "Compare a flow with the app's sources and report where they differ.",
    discussion: """
      Screens are tied to code by their key ‘code’. Each finding shows both places; it does not decide which is right. \
      What the reader of the code may have missed is no finding: it is counted, and --all lists it.
      Exit codes: 0 nothing found, 1 findings at or above --fail-on, 2 an input could not be understood.
      """,
    groups: {
      [
        ParameterGroup(
          "What is compared",
          [
            .flow("A flow file.")
          ] + SourcesOptions.rows + [
            .failOn(standard: "warning"),
            .flag("all", "Also list what cannot be seen."),
          ]),
        ParameterGroup(
          "The record of what was accepted",
          [
            .option(
              "record", "FILE", "The record.", standard: ".modalflow-drift.yaml beside the flow",
              completion: .files(endings: ["yaml"])),
            .flag(
              "accept", "Write the record: from then on a way that disappears from the code is reported."),
            .flag(
              "check",
              "Only compare the record with flow and code; fail if it is missing, incomplete or has too much."
            ),
            .flag("prune", "Take out of the record what is no longer needed."),
          ]), OutputOptions.group, StyleOptions.group,
      ]
    }, run: { try DriftCommand($0).run() })

  /// The operation on the record.
  private enum Action: String {
    case compare, accept, check, prune
  }

  private let flow: String
  private let sources: SourcesOptions
  private let failOn: Threshold
  private let listsAll: Bool
  private let action: Action
  private let record: String?
  private let output: OutputOptions
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    flow = arguments.text("flow") ?? ""
    sources = SourcesOptions(arguments)
    guard sources.isGiven else {
      throw UsageMistake(
        "missing-option", "‘modalflow drift’ needs --sources or --facts",
        help: "name the folder of the app's sources")
    }
    failOn = try arguments.choice("fail-on") ?? .warning
    listsAll = arguments.has("all")
    action = try arguments.atMostOne(of: "accept", "check", "prune").flatMap(Action.init) ?? .compare
    record = arguments.text("record")
    output = try OutputOptions(arguments)
    style = try StyleOptions(arguments)
  }

  func run() throws {
    CurrentProcess.ignoreBrokenPipes()
    guard output.problems.isEmpty else { try complain(output.problems, style) }
    let folder = try sources.folder.map { try AppFolder($0) }
    let read = try sources.read()
    // A record that will be written need not exist.
    let place = record ?? DriftRun.standardRecord(of: flow)
    let known = record.flatMap { action == .accept && FileSystem.realPath($0) == nil ? nil : $0 }
    if action == .check || action == .prune, FileSystem.realPath(place) == nil {
      try complain([Self.noRecord(place)], style)
    }
    let drift = DriftRun(flow: flow, facts: read.facts, folder: folder, record: known)
    guard drift.report.problems.isEmpty else { try complain(drift.report.problems, style) }
    switch action {
    case .accept: try replace(place, by: drift.accepted, read.unreadSwift, "accepted")
    case .prune: try replace(place, by: drift.pruned, read.unreadSwift, "taken out")
    case .check, .compare: return try write(drift, read.unreadSwift)
    }
    let done =
      action == .accept
      ? "\(drift.acceptedCount == 1 ? "1 way is" : "\(drift.acceptedCount) ways are") noted in \(place)"
      : "\(place) has only what is needed"
    StandardError.write("modalflow: \(done); \(drift.summary)\n")
  }

  private static func noRecord(_ path: String) -> Problem {
    Problem(
      "no-drift-record", "there is no record of drift at ‘\(path)’", at: nil, path: path,
      help: "write it with modalflow drift --accept")
  }

  private func replace(_ place: String, by text: String, _ unread: Problem?, _ done: String) throws {
    if let unread {
      StandardError.write("modalflow: nothing was \(done), because not all sources were read\n")
      try complain([unread], style)
    }
    try modalflow.write(text, to: place, replacesInput: true)
  }

  /// With `--check` every finding about the record makes the run fail, with any severity.
  private func write(_ drift: DriftRun, _ unread: Problem?) throws {
    let failOn = action == .check ? Threshold.info : failOn
    let report = action == .check ? drift.report.aboutRecord : drift.report
    let context = RunContext(
      style.style, fails: { failOn.isReached(by: $0.severity) }, shows: { _ in true })
    let unwritten = output.write(report, for: context)
    StandardError.write("modalflow: \(drift.summary)\n")
    if listsAll { StandardError.write(drift.unseen.map { "  \($0)\n" }.joined()) }
    let problems = [unread].compactMap(\.self) + unwritten
    if !unwritten.isEmpty { try complain(problems, style) }
    if report.findings.contains(where: { failOn.isReached(by: $0.severity) }) {
      StandardError.write(TerminalReporter(style: style.style).text(of: problems))
      try CheckExit.findings.leave()
    }
    if !problems.isEmpty { try complain(problems, style) }
  }
}

extension Report {
  /// The report with only the findings about the record.
  fileprivate var aboutRecord: Report {
    var report = self
    let rules = Set([DriftRule.gone, .stale, .unrecorded].map(\.id))
    report.findings.removeAll { !rules.contains($0.rule) }
    report.ruleCount = rules.count
    for index in report.flows.indices {
      report.flows[index].verdicts.removeAll { !rules.contains($0.rule) }
    }
    return report
  }
}
