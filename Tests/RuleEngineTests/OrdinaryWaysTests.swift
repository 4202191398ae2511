import Diagnostics
import FlowModel
import RuleEngine
import Testing

/// A finding is told by a way that takes no unusual step where there is one; else it weighs less and says so.
struct OrdinaryWaysTests {
  /// A popover beside which Save stays live.
  private static let flow = """
    modalflow: 1
    app: {sdk: 18, ios: 18, devices: [iphone, ipad]}
    start: home
    flags: {opened: cleared}
    screens:
      home:
        title: Home
        in: navigation
        buttons:
          - {id: options, label: Options, placement: trailing, does: [{set: opened}, {present: options, anchor: sender}]}
          - {id: save, label: Save, placement: trailing, run: save}
      options: {title: Options, style: popover, buttons: [{label: Close, role: close, dismiss: self}]}
    """

  /// A deletion that takes a while, behind a question.
  private static let deletion = """
    modalflow: 1
    app: {sdk: 18, ios: 18, devices: [iphone], orientations: [portrait]}
    start: home
    screens:
      home:
        title: Home
        buttons: [{label: Delete, present: ask}, {label: Details, present: details}]
      ask: {kind: alert, title: "Delete it?", buttons: [{label: Delete, later: {run: tell}}, {label: Cancel, role: cancel}]}
      details: {title: Details, buttons: [{label: Close, role: close, dismiss: self}]}
    """

  /// A cover while the app is in the background.
  private static let cover = """
    modalflow: 1
    app: {sdk: 18, ios: 18, devices: [iphone], orientations: [portrait]}
    start: home
    flags: {covered: cleared}
    screens:
      home: {title: Home, buttons: [{label: Verify, run: verify}]}
      cover: {title: Cover, style: fullScreen, buttons: [{label: Unlock, dismiss: self}]}
    triggers:
      - {when: background, set: covered}
      - {when: foreground, if: covered, clear: covered}
    """

  private func finding(_ question: String, in flow: String = flow) throws -> Finding? {
    let (rule, problems, _) = readRule(
      RuleText.whole(question: question + "\nmessage: m", tests: RuleText.tracedTests))
    #expect(problems.map(\.message) == [])
    let reading = FlowReader.read(flow, path: "app.yaml")
    #expect(reading.problems == [])
    let answers = RuleSet([try #require(rule)]).ask(try #require(reading.flow), root: "app.yaml")
    #expect(answers.problems.map(\.message) == [])
    return answers.findings.first
  }

  /// Beside the popover it takes two taps; three where the popover is closed first.
  @Test func aLongerWayIsToldWhereTheShortestTakesAnUnusualStep() throws {
    let finding = try #require(
      try finding("never-step: \"step.kind == 'button' && step.button.id == 'save' && 'opened' in flags\""))
    #expect(finding.severity == .error)
    let trace = try #require(finding.trace)
    #expect(trace.unusual == [])
    #expect(trace.steps.count == 3)
    #expect(trace.steps.last?.action == "tap “Save”")
  }

  /// Nobody taps in an app that has gone to the background: it comes back first.
  @Test func whatIsDoneInTheBackgroundIsUnusual() throws {
    let asked = "never-step: \"step.kind == 'button' && step.button.id == 'verify' && 'covered' in flags\""
    let finding = try #require(try finding(asked, in: Self.cover))
    #expect(finding.severity == .warning)
    #expect(finding.trace?.unusual == ["something done to an app that has not come back from the background"])
    // Where nothing happens on the way back, it may have come back.
    let stays = Self.cover.split(separator: "\n").map {
      $0.hasPrefix("  - {when: foreground") ? "  - {when: foreground, if: not covered, run: reload}" : $0
    }.joined(separator: "\n")
    #expect(try self.finding(asked, in: stays)?.severity == .error)
  }

  @Test func whatOnlyAnUnusualStepLeadsToWeighsLess() throws {
    let finding = try #require(
      try finding("never-step: \"step.kind == 'button' && step.button.id == 'save' && before.modal\""))
    #expect(finding.severity == .warning)
    #expect(finding.trace?.unusual == ["a tap on what stays live beside a popover"])
    #expect(finding.trace?.steps.last?.action == "tap “Save” on ‘home’")
  }

  @Test func turningWhileAModalIsUpIsUnusual() throws {
    let finding = try #require(try finding("never-step: \"step.kind == 'environment' && before.modal\""))
    #expect(finding.severity == .warning)
    #expect(finding.trace?.unusual == ["a window that turns or resizes while a modal is up"])
  }

  @Test func beginningTheSameWorkAgainIsUnusual() throws {
    let finding = try #require(
      try finding("never-step: \"'tell' in step.ran && before.screen.id == 'ask'\"", in: Self.deletion))
    #expect(finding.severity == .warning)
    #expect(finding.trace?.unusual == ["the same work begun again before it has ended"])
  }

  /// Whoever has sent it does not send it with the other button before it is there; other work has its own end.
  @Test(arguments: ["send", "keep"]) func beginningItWithAnotherButtonIsUnusual(work: String) throws {
    let flow = """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone], orientations: [portrait]}
      start: home
      flags: {sending: cleared}
      screens:
        home:
          title: Home
          buttons:
            - {label: Send, does: [{run: send}, {set: sending}, {later: [{run: tell}, {clear: sending}]}]}
            - {label: Return, does: [{run: \(work)}, {later: [{run: tell}, {clear: sending}]}]}
      """
    let asked = "never-step: \"step.kind == 'button' && step.button.id == 'return' && 'sending' in flags\""
    let finding = try #require(try finding(asked, in: flow))
    #expect(finding.severity == (work == "send" ? .warning : .error))
    #expect(
      finding.trace?.unusual == (work == "send" ? ["the same work begun again before it has ended"] : []))
  }

  /// Who buys does not restore as well: either closes the page. What only closes something else is no rival.
  @Test(arguments: ["self", "presented"]) func beginningWhatClosesThePageAsWellIsUnusual(closes: String)
    throws
  {
    let flow = """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone], orientations: [portrait]}
      start: home
      flags: {buying: cleared}
      screens:
        home: {title: Home, buttons: [{label: Plus, present: plus, style: fullScreen}]}
        plus:
          title: Plus
          buttons:
            - {label: Close, role: close, enabled: not buying, dismiss: self}
            - {label: Buy, does: [{run: buy}, {set: buying}, {later: [{clear: buying}, {dismiss: self}]}]}
            - {label: Restore, does: [{run: restore}, {later: {dismiss: \(closes)}}]}
      """
    let asked = "never-step: \"step.kind == 'button' && step.button.id == 'restore' && 'buying' in flags\""
    let finding = try #require(try finding(asked, in: flow))
    #expect(finding.severity == (closes == "self" ? .warning : .error))
    #expect(
      finding.trace?.unusual
        == (closes == "self" ? ["work begun before other work has ended that closes the same screen"] : []))
  }

  @Test func openingSomethingElseMeanwhileIsOrdinary() throws {
    let finding = try #require(
      try finding("never-step: \"'tell' in step.ran && before.screen.id == 'details'\"", in: Self.deletion))
    #expect(finding.severity == .error)
    #expect(finding.trace?.unusual == [])
  }

  @Test func anOrdinaryTapIsNone() throws {
    let finding = try #require(
      try finding("never-step: \"step.kind == 'button' && step.button.id == 'save' && !before.modal\""))
    #expect(finding.severity == .error)
    #expect(finding.trace?.unusual == [])
  }
}
