internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem
internal import Reporters

/// `modalflow report [PATH…]`
struct ReportCommand {
  static let page = CommandPage(
    "report", "Write a report for people: a page with pictures, or Markdown.",
    discussion: """
      PATH is a flow file, a folder, a pattern, or - for standard input; the targets of the configuration or the \
      working folder unless given. The exit code is 0 whatever was found, so that a report can be kept of everything; \
      use ‘modalflow lint’ to decide whether a build passes.
      """, groups: groups, run: { try ReportCommand($0).run() })

  @Sendable private static func groups() -> [ParameterGroup] {
    [
      ParameterGroup(
        "What is written",
        [
          .option(
            "output", short: "o", "FILE", "The file to write; standard output unless given.",
            completion: .files(endings: ["html", "md"])),
          .option(
            "format", "FORMAT",
            "html: one page, complete in itself; markdown: for pull requests, in the size that GitHub takes.",
            standard: "what the ending of the file says, or html",
            choices: Parameter.words(of: Kind.self)),
          .option("title", "TEXT", "What the report is about; the app’s name unless given."),
        ]),
      PlayOptions.group, ConfigurationOptions.group, KnownOptions.group,
      ParameterGroup("What is read", [.flows(), .noIgnore, .stdinFilename]), SourcesOptions.group,
      StyleOptions.group,
    ]
  }

  private let paths: [String]
  private let file: String?
  private let format: Kind
  private let title: String
  private let playing: PlayOptions
  private let configuration: ConfigurationOptions
  private let known: KnownOptions
  private let stdinFilename: String
  private let readsIgnored: Bool
  private let sources: SourcesOptions
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    paths = arguments.texts("paths")
    file = arguments.text("output")
    let named: Kind? = try arguments.choice("format")
    format = if let named { named } else { try Kind(file) }
    title = arguments.text("title") ?? ""
    playing = try PlayOptions(arguments)
    configuration = try ConfigurationOptions(arguments)
    known = try KnownOptions(arguments)
    readsIgnored = arguments.has("no-ignore")
    stdinFilename = arguments.text("stdin-filename") ?? FlowCheck.standardInputName
    sources = SourcesOptions(arguments)
    style = try StyleOptions(arguments)
  }

  /// The formats for readers.
  enum Kind: String, CaseIterable {
    case html, markdown
  }

  func run() throws {
    CurrentProcess.ignoreBrokenPipes()
    if let file, let problem = OutputFile.check(file) { try complain([problem], style) }
    if file == nil, format == .html, StandardOutput.isTerminal {
      let problem = Problem(
        "missing-option", "a page is nothing to read on a terminal", at: nil,
        help: "‘-o report.html’ writes it to a file, ‘modalflow lint’ shows what is found here")
      try complain([problem], style)
    }
    var request = configuration.request
    request.readsIgnored = readsIgnored
    playing.add(to: &request)
    known.add(to: &request)
    let code = try sources.code()
    let progress = CheckProgress()
    let line = ProgressLine(progress)
    var check = FlowCheck(
      paths: paths, configuration: request, standardInputName: stdinFilename, since: known.since,
      drawing: true, repairing: .all, progress: progress)
    check.code = code
    let outcome = check.run()
    line.end()
    let report = outcome.report.joiningCauses()
    if outcome.isEmpty { try complain(report.problems, style) }
    let run = RunContext(
      style: style.style(showsAccepted: known.showAccepted), tool: .thisTool,
      paths: .ofThisRun(), page: outcome.page, rule: outcome.rule)
    let reporter = format.reporter(for: run, title: title)
    if let file {
      var output = try OutputFile(file)
      reporter.write(report, to: &output)
      try output.finish()
      var errors = StandardError()
      ReportSummary(report).write(to: &errors, style: run.style)
    } else {
      StandardOutput.write { reporter.write(report, to: &$0) }
    }
    if report.wasEnded { try line.exitCode.leave() }
    if !report.problems.isEmpty { try complain(report.problems, style) }
  }
}

extension ReportCommand.Kind {
  /// The format for the extension of a file; `html` for standard output.
  init(_ file: String?) throws(UsageMistake) {
    guard let file else {
      self = .html
      return
    }
    switch ReportFormat(ending: file) {
    case .html: self = .html
    case .markdown: self = .markdown
    default:
      throw UsageMistake(
        "unknown-format", "the ending of ‘\(file)’ does not tell the format of the report",
        help: "name it: --format html or --format markdown")
    }
  }

  func reporter(for run: RunContext, title: String) -> any Reporter {
    switch self {
    case .html: HTMLReporter(tool: run.tool, title: title, rule: run.rule)
    case .markdown: MarkdownReporter(tool: run.tool, title: title)
    }
  }
}
