internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem
internal import Reporters

/// The outputs of a run.
struct OutputOptions {
  private let format: ReportFormat
  private let outputs: [OutputRequest]

  static let group = ParameterGroup(
    "What is written",
    [
      .option(
        "format", "FORMAT", "What standard output shows.", standard: "terminal",
        choices: { ReportFormat.allCases.map { .init(word: $0.rawValue, meaning: $0.purpose) } }),
      .option(
        "show", "SEVERITY",
        "The least severity that texts for people show: \(textFormats).",
        details: "Less is counted in the summary. All other formats hold everything.",
        standard: "what the configuration says, or warning",
        choices: Parameter.words(of: LeastShown.self)),
      .option(
        "output", "FORMAT=FILE",
        "Also write a report to a file, such as sarif=modalflow.sarif; may be given several times.",
        details: """
          The format may be left out where the ending of the file says it: .json, .jsonl, .sarif, .md, .html. The file \
          appears whole or not at all; - is standard output, behind what --format puts there.
          """, isRepeated: true, completion: .files(endings: [])),
    ])

  private static let textFormats = ReportFormat.allCases.filter(\.isText).map(\.rawValue)
    .joined(separator: ", ")

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    format = try arguments.choice("format") ?? .terminal
    var outputs: [OutputRequest] = []
    for argument in arguments.texts("output") {
      let output = try OutputRequest(argument: argument)
      if output.path != OutputRequest.standardOutput, outputs.contains(where: { $0.path == output.path }) {
        throw .conflict("two reports cannot both be written to ‘\(output.path)’")
      }
      outputs.append(output)
    }
    self.outputs = outputs
  }

  /// Whether some output contains maps or pictures.
  var isDrawn: Bool { format.isDrawn || outputs.contains { $0.format.isDrawn } }

  /// The findings whose repairs some output shows.
  var repairing: RepairScope {
    let formats = outputs.map(\.format) + [format]
    if formats.contains(where: { $0.showsRepairs && !$0.isText }) { return .all }
    return formats.contains(where: \.showsRepairs) ? .shown : .none
  }

  /// Files that cannot be written; checked before the work, so that it is not done in vain.
  var problems: [Problem] {
    outputs.compactMap { $0.path == OutputRequest.standardOutput ? nil : OutputFile.check($0.path) }
  }

  /// Whether all outputs are for readers and not for programs.
  var isForPeople: Bool { outputs.isEmpty && (format == .terminal || format == .concise) }

  /// Writes all outputs; additional notes go to standard error.
  ///
  /// - Returns: the problems of files that could not be written.
  func write(_ report: Report, for run: RunContext) -> [Problem] {
    var output = StandardOutput()
    format.write(report, for: run, to: &output)
    for request in outputs where request.path == OutputRequest.standardOutput {
      request.format.write(report, for: run, to: &output)
    }
    output.flush()
    let shown = outputs.filter { $0.path == OutputRequest.standardOutput }.map(\.format) + [format]
    if !shown.contains(where: \.hasSummary) {
      var errors = StandardError()
      let shown = format.isText ? report.showing(run.shows) : report
      ReportSummary(shown).write(to: &errors, style: run.style)
    }
    if shown.contains(.github) { writeStepSummary(report, for: run) }
    return outputs.compactMap { request in
      request.path == OutputRequest.standardOutput ? nil : request.write(report, for: run)
    }
  }

  /// GitHub’s runner names the file. If it cannot be written, the run does not fail.
  private func writeStepSummary(_ report: Report, for run: RunContext) {
    guard let path = CurrentProcess.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    let text = StepSummaryReporter(paths: run.paths).text(of: report.showing(run.shows))
    if (try? FileSystem.append(text, to: path)) == nil {
      StandardError.write("modalflow: the step summary could not be written to GITHUB_STEP_SUMMARY\n")
    }
  }
}

/// A report in one format for one file.
struct OutputRequest: Sendable {
  static let standardOutput = "-"

  var format: ReportFormat
  var path: String

  /// Reads `FORMAT=FILE`, or a file whose extension determines the format.
  init(argument: String) throws(UsageMistake) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    if parts.count == 2, let format = ReportFormat(rawValue: parts[0]) {
      guard !parts[1].isEmpty else {
        throw UsageMistake(
          "missing-file", "‘--output \(argument)’ does not name the file",
          help: "write --output \(argument)FILE")
      }
      self.format = format
      path = parts[1]
      return
    }
    if parts.count == 2, !parts[0].contains("/"), !parts[0].contains(".") {
      let names = ReportFormat.allCases.map(\.rawValue)
      throw UsageMistake(
        "unknown-format", "there is no format ‘\(parts[0])’", expected: listOfNames(names, limit: 20),
        replacement: nearestName(to: parts[0], among: names))
    }
    guard let format = ReportFormat(ending: argument) else {
      throw UsageMistake(
        "unknown-format", "the ending of ‘\(argument)’ does not tell the format of the report",
        help: "name it: --output FORMAT=\(argument), such as junit=\(argument)")
    }
    self.format = format
    path = argument
  }

  /// Writes the file; returns the problem if that fails.
  func write(_ report: Report, for run: RunContext) -> Problem? {
    do throws(Problem) {
      var file = try OutputFile(path)
      format.write(report, for: run, to: &file)
      try file.finish()
      return nil
    } catch {
      return error
    }
  }
}
