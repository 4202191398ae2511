import Diagnostics
import Reporters
import Testing

/// Every format of every sample as it is meant to look.
struct GoldenTests {
  static let styles: [(name: String, style: TerminalStyle)] = [
    ("80", TerminalStyle(width: 80)),
    ("80.colour", TerminalStyle(width: 80, palette: .ansi)),
    ("80.ascii", TerminalStyle(width: 80, decor: .ascii)),
    ("80.ascii.colour", TerminalStyle(width: 80, palette: .ansi, decor: .ascii)),
    ("120", TerminalStyle(width: 120)),
    ("80.accepted", TerminalStyle(width: 80, palette: .ansi, showsAccepted: true)),
  ]

  @Test(arguments: SampleReport.all)
  func terminal(_ sample: SampleReport) throws {
    for (name, style) in GoldenTests.styles {
      let text = ReportFormat.terminal.reporter(for: RunContext(style: style, tool: tool)).text(
        of: sample.report)
      try Golden.check(text, "\(sample.name).terminal.\(name).txt")
    }
  }

  @Test(arguments: SampleReport.all)
  func concise(_ sample: SampleReport) throws {
    for (name, palette) in [("", Palette.plain), (".colour", .ansi)] {
      for decor in [Decor.unicode, .ascii] {
        let style = TerminalStyle(palette: palette, decor: decor)
        let text = ReportFormat.concise.reporter(for: RunContext(style: style, tool: tool)).text(
          of: sample.report)
        try Golden.check(text, "\(sample.name).concise\(name).txt")
      }
    }
  }

  @Test(arguments: SampleReport.all)
  func json(_ sample: SampleReport) throws {
    let run = RunContext(style: TerminalStyle(palette: .ansi), tool: tool)
    let text = ReportFormat.json.reporter(for: run).text(of: sample.report)
    try Golden.check(text, "\(sample.name).json")
  }

  /// The formats that no other test here is about, with the endings of their samples.
  static let programs = ReportFormat.allCases.filter { !isHeldElsewhere.contains($0) }
    .map { ($0, endings[$0] ?? "\($0.rawValue).txt") }

  private static let isHeldElsewhere: Set<ReportFormat> = [
    .terminal, .summary, .concise, .json, .markdown, .html,
  ]

  private static let endings: [ReportFormat: String] = [
    .jsonl: "jsonl", .sarif: "sarif", .junit: "junit.xml", .checkstyle: "checkstyle.xml",
    .gitlab: "gitlab.json",
  ]

  @Test(arguments: programs)
  func forPrograms(_ format: ReportFormat, _ ending: String) throws {
    let run = RunContext(
      tool: tool, paths: ReportPaths(workingFolder: "/repo/ios", root: "/repo"),
      time: Timestamp(secondsSince1970: 1_764_000_000),
      page: { $0.rule.name == "missing-dismiss-button" ? Self.page : nil })
    for sample in SampleReport.all {
      try Golden.check(format.reporter(for: run).text(of: sample.report), "\(sample.name).\(ending)")
    }
  }

  @Test(arguments: SampleReport.all)
  func stepSummary(_ sample: SampleReport) throws {
    let paths = ReportPaths(workingFolder: "/repo/ios", root: "/repo")
    try Golden.check(StepSummaryReporter(paths: paths).text(of: sample.report), "\(sample.name).summary.md")
  }

  private static let page = RuleDescription(
    id: "missing-dismiss-button", title: "A modal screen has no button that closes it",
    severity: "error or warning", category: "ways-out",
    what: "Every modal screen has a button that closes it.",
    why: "Not everybody knows the gesture.",
    instead: "Write {label: Done, dismiss: self}, or [several of them](https://example.org).", sources: ["S2"]
  )

  private let tool = ToolVersion(version: "1.0.0")
}
