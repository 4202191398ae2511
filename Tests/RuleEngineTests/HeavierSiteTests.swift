import Diagnostics
import FlowModel
import RuleEngine
import Testing

/// Where a rule finds something at one place in several steps, the finding tells the one that weighs most.
struct HeavierSiteTests {
  private static let flow = """
    modalflow: 1
    app: {sdk: 18, ios: 18, devices: [iphone], orientations: [portrait]}
    start: home
    flags: {open: cleared}
    screens:
      home: {title: Home, buttons: [{label: Light, present: light}, {label: Open, set: open}, {label: Heavy, if: open, present: heavy}]}
      light: {title: Light, buttons: [{label: Close, role: close, dismiss: self}]}
      heavy: {title: Heavy, buttons: [{label: Close, role: close, dismiss: self}]}
    """

  private func finding(severity: String) throws -> Finding {
    let question = """
      when: top.modal
      never: top.screen.id in ['light', 'heavy']
      at: top.presentation.source
      message: "‘{{ top.screen.id }}’ is up"
      """
    let (rule, problems, _) = readRule(
      RuleText.whole(severity: severity, question: question, tests: RuleText.tracedTests))
    #expect(problems.map(\.message) == [])
    let reading = FlowReader.read(Self.flow, path: "app.yaml")
    let flow = try #require(reading.flow)
    let answers = RuleSet([try #require(rule)]).ask(flow, root: "app.yaml")
    #expect(answers.findings.count == 1)
    return try #require(answers.findings.first)
  }

  @Test(arguments: [
    ("{error: \"top.screen.id == 'heavy'\", else: info}", Severity.error, "heavy", 2),
    ("{error: \"top.screen.id == 'light'\", else: info}", .error, "light", 1),
    ("warning", .warning, "light", 1),
  ])
  func theTraceLeadsToWhatWeighsMost(_ severity: String, _ expected: Severity, _ screen: String, _ taps: Int)
    throws
  {
    let finding = try finding(severity: severity)
    #expect(finding.severity == expected && finding.message == "‘\(screen)’ is up")
    #expect(finding.trace?.steps.count == taps)
  }
}
