internal import Diagnostics
internal import FlowChecking
internal import FlowDrift
internal import Reporters
internal import SourceFacts

/// `modalflow drift FLOW --sources APP`
struct DriftCommand {
  static let page = CommandPage(
    "drift", "Hold a flow against the app's sources and say where both part.",
    discussion: """
      Screens are tied to code by their key ‘code’. Each finding has both places; none says who is right. What may be \
      hidden from the reading of code is no finding: it is counted, and --all lists it.
      Exit codes: 0 nothing found, 1 findings at or above --fail-on, 2 an input could not be understood.
      """,
    groups: {
      [
        ParameterGroup(
          "What is compared",
          [
            .argument(
              "flow", "FLOW", "A flow file.", isRequired: true, completion: .files(endings: ["yaml", "yml"])),
            .option("sources", "APP", "The folder of the app's sources.", completion: .folders),
            .option(
              "facts", "FILE", "Facts that ‘modalflow facts’ wrote, instead of reading the sources.",
              completion: .files(endings: ["json"])),
            .option(
              "fail-on", "SEVERITY", "The least severity that makes the exit code 1.", standard: "warning",
              choices: { Threshold.allCases.map { .init(word: $0.rawValue, meaning: "") } }),
            .option(
              "record", "FILE", "The record of what was accepted.",
              standard: ".modalflow-drift.yaml beside the flow",
              completion: .files(endings: ["yaml"])),
            .flag("accept", "Write the record: from then on a way that disappears from code is said."),
            .flag("all", "Also list what cannot be seen."),
          ]), OutputOptions.group, StyleOptions.group,
      ]
    }, run: { try DriftCommand($0).run() })

  private let flow: String
  private let sources: String?
  private let facts: String?
  private let failOn: Threshold
  private let listsAll, accepts: Bool
  private let record: String?
  private let output: OutputOptions
  private let style: StyleOptions

  init(_ words: Words) throws(UsageMistake) {
    flow = words.text("flow") ?? ""
    sources = words.text("sources")
    facts = words.text("facts")
    guard sources != nil || facts != nil else {
      throw UsageMistake(
        "missing-option", "‘modalflow drift’ needs --sources or --facts",
        help: "name the folder of the app's sources")
    }
    failOn = try words.choice("fail-on") ?? .warning
    listsAll = words.has("all")
    accepts = words.has("accept")
    record = words.text("record")
    output = try OutputOptions(words)
    style = try StyleOptions(words)
  }

  func run() throws {
    ignoreBrokenPipes()
    guard output.problems.isEmpty else { return try complain(output.problems, style) }
    let read: CodeFacts
    var notice: String?
    var folder: AppFolder?
    do throws(Problem) {
      folder = try sources.map { path throws(Problem) in try AppFolder(path) }
      if let facts {
        read = try CodeFacts(file: facts)
      } else {
        let reading = try CodeReading(sources ?? ".")
        read = reading.facts
        notice = reading.notice
      }
    } catch {
      return try complain([error], style)
    }
    // A record that is about to be written need not be there.
    let place = record ?? DriftRun.standardRecord(of: flow)
    let known = record.flatMap { accepts && realPath($0) == nil ? nil : $0 }
    let drift = DriftRun(flow: flow, facts: read, folder: folder, record: known)
    guard drift.report.problems.isEmpty else { return try complain(drift.report.problems, style) }
    if accepts { return try accept(drift, place, notice) }
    try write(drift, notice)
  }

  private func accept(_ drift: DriftRun, _ place: String, _ notice: String?) throws {
    if let notice {
      StandardError.write(notice)
      StandardError.write("modalflow: nothing was accepted, because not all sources were read\n")
      return try CheckExit.badInput.leave()
    }
    do throws(Problem) {
      try modalflow.write(drift.accepted, to: place, replacesInput: true)
    } catch {
      return try complain([error], style)
    }
    StandardError.write("modalflow: \(drift.acceptedCount) ways are noted in \(place); \(drift.summary)\n")
  }

  private func write(_ drift: DriftRun, _ notice: String?) throws {
    let failOn = failOn
    let context = RunContext(
      style: style.style, tool: ToolVersion(version: ModalFlow.version), paths: .ofThisRun(),
      time: Timestamp(secondsSince1970: secondsSince1970()), fails: { failOn.isReached(by: $0.severity) },
      shows: { _ in true },
      page: { DriftRule(rawValue: $0.rule.name)?.page },
      rule: { rule, _ in DriftRule(rawValue: rule.name)?.page })
    let unwritten = output.write(drift.report, for: context)
    StandardError.write("modalflow: \(drift.summary)\n")
    if listsAll { StandardError.write(drift.unseen.map { "  \($0)\n" }.joined()) }
    if let notice { StandardError.write(notice) }
    if !unwritten.isEmpty { return try complain(unwritten, style) }
    if drift.report.findings.contains(where: { failOn.isReached(by: $0.severity) }) {
      try CheckExit.findings.leave()
    }
    if notice != nil { try CheckExit.badInput.leave() }
  }
}
