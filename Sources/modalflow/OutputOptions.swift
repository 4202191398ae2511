internal import ArgumentParser
internal import Diagnostics
internal import Reporters

/// What a run writes, and where to.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What standard output shows: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      discussion: ReportFormat.allCases.map { "\($0.rawValue): \($0.purpose)" }.joined(separator: "; ")))
  var format: ReportFormat = .terminal

  @Option(
    name: .customLong("output"), parsing: .singleValue,
    help: ArgumentHelp(
      "Also write a report to a file, such as sarif=modalflow.sarif; may be given several times.",
      discussion: """
        The format may be left out where the ending of the file says it: .json, .jsonl, .sarif, .md, .html. The file appears whole \
        or not at all; - is standard output, behind what --format puts there.
        """,
      valueName: "format=file"),
    transform: OutputRequest.init(argument:))
  var outputs: [OutputRequest] = []

  func validate() throws {
    var seen: Set<String> = []
    for request in outputs where request.path != OutputRequest.standardOutput {
      guard seen.insert(request.path).inserted else {
        throw ValidationError("Two reports cannot both be written to \(request.path).")
      }
    }
  }

  /// Something that is written draws maps or pictures.
  var isDrawn: Bool { format.isDrawn || outputs.contains { $0.format.isDrawn } }

  /// Files that could not be written; asked before the work is done, so that it is not done in vain.
  var problems: [Problem] {
    outputs.compactMap { $0.path == OutputRequest.standardOutput ? nil : OutputFile.check($0.path) }
  }

  /// Whether nobody but a person reads what is written.
  var isForPeople: Bool { outputs.isEmpty && (format == .terminal || format == .concise) }

  /// Writes everything; what people should know besides goes to standard error.
  ///
  /// - Returns: the files that could not be written.
  func write(_ report: Report, for run: RunContext) -> [Problem] {
    var output = StandardOutput()
    format.reporter(for: run).write(report, to: &output)
    for request in outputs where request.path == OutputRequest.standardOutput {
      request.format.reporter(for: run).write(report, to: &output)
    }
    output.flush()
    let shown = outputs.filter { $0.path == OutputRequest.standardOutput }.map(\.format) + [format]
    if !shown.contains(where: \.hasSummary) {
      var errors = StandardError()
      ReportSummary(report).write(to: &errors, style: run.style)
    }
    if shown.contains(.github) { writeStepSummary(report, for: run) }
    return outputs.compactMap { request in
      request.path == OutputRequest.standardOutput ? nil : request.write(report, for: run)
    }
  }

  /// A runner names the file. That it cannot be written is no fault of what was asked for.
  private func writeStepSummary(_ report: Report, for run: RunContext) {
    guard let path = environmentVariable("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    let text = StepSummaryReporter(paths: run.paths).text(of: report)
    if !append(text, to: path) {
      StandardError.write("modalflow: the step summary could not be written to GITHUB_STEP_SUMMARY\n")
    }
  }
}

/// A report in one format, to one file.
struct OutputRequest: Sendable {
  static let standardOutput = "-"

  var format: ReportFormat
  var path: String

  /// `FORMAT=FILE`, or a file whose ending names its format.
  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    if parts.count == 2, let format = ReportFormat(rawValue: parts[0]) {
      guard !parts[1].isEmpty else { throw ValidationError("Name the file: \(argument)FILE.") }
      self.format = format
      path = parts[1]
      return
    }
    if parts.count == 2, !parts[0].contains("/"), !parts[0].contains(".") {
      let names = ReportFormat.allCases.map(\.rawValue)
      let near = nearestName(to: parts[0], among: names).map { " Did you mean ‘\($0)’?" } ?? ""
      throw ValidationError(
        "There is no format ‘\(parts[0])’.\(near) There are \(names.joined(separator: ", ")).")
    }
    guard let format = ReportFormat(ending: argument) else {
      throw ValidationError(
        "Name the format of ‘\(argument)’: --output FORMAT=\(argument), such as junit=\(argument).")
    }
    self.format = format
    path = argument
  }

  /// Writes the file; what prevented it, if anything did.
  func write(_ report: Report, for run: RunContext) -> Problem? {
    do throws(Problem) {
      var file = try OutputFile(path)
      format.reporter(for: run).write(report, to: &file)
      try file.finish()
      return nil
    } catch {
      return error
    }
  }
}
