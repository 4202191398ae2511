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
      let text = ReportFormat.terminal.reporter(style: style, tool: tool).text(of: sample.report)
      try Golden.check(text, "\(sample.name).terminal.\(name).txt")
    }
  }

  @Test(arguments: SampleReport.all)
  func concise(_ sample: SampleReport) throws {
    for (name, palette) in [("", Palette.plain), (".colour", .ansi)] {
      for decor in [Decor.unicode, .ascii] {
        let style = TerminalStyle(palette: palette, decor: decor)
        let text = ReportFormat.concise.reporter(style: style, tool: tool).text(of: sample.report)
        try Golden.check(text, "\(sample.name).concise\(name).txt")
      }
    }
  }

  @Test(arguments: SampleReport.all)
  func json(_ sample: SampleReport) throws {
    let text = ReportFormat.json.reporter(style: TerminalStyle(palette: .ansi), tool: tool).text(
      of: sample.report)
    try Golden.check(text, "\(sample.name).json")
  }

  private let tool = ToolVersion(version: "1.0.0")
}
