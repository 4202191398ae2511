internal import ArgumentParser
internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow report [PATH…]`
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a report for people: a page with pictures, or Markdown.",
    discussion: """
      PATH is a flow file, a folder, a pattern, or - for standard input; the targets of the configuration or the \
      working folder unless given. The exit code is 0 whatever was found, so that a report can be kept of everything; \
      ‘modalflow lint’ is there to decide.
      """)

  @Argument(
    help: "Files, folders, patterns, or - for standard input.",
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write; standard output unless given.", valueName: "file"),
    completion: .file(extensions: ["html", "md"]))
  var file: String?

  @Option(
    help: "html: one page, complete in itself; markdown: for pull requests, in the size that GitHub takes.")
  var format: Kind?

  @Option(help: ArgumentHelp("What the report is about; the app’s name unless given.", valueName: "text"))
  var title = ""

  @Option(
    help: ArgumentHelp(
      "How far flows are played through: \(Playing.allCases.map(\.rawValue).joined(separator: ", ")).",
      discussion: Playing.allCases.map { "\($0.rawValue): \($0.purpose)" }.joined(separator: "; ")))
  var play: Playing = .quick

  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var known: KnownOptions

  @Option(help: ArgumentHelp("The path that stands for standard input in output.", valueName: "path"))
  var stdinFilename = "<stdin>"

  @OptionGroup var style: StyleOptions

  /// The formats that are made for reading at leisure.
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case html, markdown
  }

  func run() throws {
    ignoreBrokenPipes()
    let format = try self.format ?? Kind(file)
    if let file, let problem = OutputFile.check(file) { return try complain([problem], style) }
    var request = configuration.request
    request.playing = play
    known.add(to: &request)
    let outcome = FlowCheck(
      paths: paths, configuration: request, standardInputName: stdinFilename, since: known.since,
      drawing: true
    ).run()
    let report = outcome.report
    if outcome.isEmpty { return try complain(report.problems, style) }
    let run = RunContext(
      style: style.style(showsAccepted: known.showAccepted), tool: ToolVersion(version: ModalFlow.version),
      paths: .ofThisRun(), page: outcome.page, rule: outcome.rule)
    let reporter = format.reporter(for: run, title: title)
    if let file {
      do throws(Problem) {
        var output = try OutputFile(file)
        reporter.write(report, to: &output)
        try output.finish()
      } catch {
        return try complain([error], style)
      }
      var errors = StandardError()
      ReportSummary(report).write(to: &errors, style: run.style)
    } else {
      var output = StandardOutput()
      reporter.write(report, to: &output)
      output.flush()
    }
    if !report.problems.isEmpty { try complain(report.problems, style) }
  }
}

extension ReportCommand.Kind {
  /// The format that a file’s ending names; `html` for standard output.
  init(_ file: String?) throws {
    guard let file else {
      self = .html
      return
    }
    switch ReportFormat(ending: file) {
    case .html: self = .html
    case .markdown: self = .markdown
    default:
      throw ValidationError("Name the format of ‘\(file)’: --format html or --format markdown.")
    }
  }

  func reporter(for run: RunContext, title: String) -> any Reporter {
    switch self {
    case .html: HTMLReporter(tool: run.tool, title: title, rule: run.rule)
    case .markdown: MarkdownReporter(tool: run.tool, title: title)
    }
  }
}
