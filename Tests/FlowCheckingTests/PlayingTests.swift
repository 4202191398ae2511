import Diagnostics
import FlowChecking
import TestSupport
import Testing

/// Playing a flow move by move.
struct PlayingTests {
  private static let editor = """
    modalflow: 1
    app: {sdk: 18, ios: 12...18, devices: [iphone, ipad]}
    start: list
    flags: {offline: varies}
    screens:
      list:
        title: List
        buttons:
          - {label: "New, empty", present: note}
          - {label: Edit, id: edit-first, present: note}
          - {label: Edit, id: edit-last, push: detail}
          - {label: Share, present: share, enabled: not offline}
      note:
        title: Note
        in: navigation
        unsaved: [text]
        guard: unsaved
        callbacks: {did-attempt-to-dismiss: {present: ask, anchor: view}}
        buttons: [{label: Done, role: done, does: [save, dismiss]}]
      detail: {title: Detail}
      share: {kind: share}
      ask:
        kind: actionSheet
        title: Discard?
        buttons: [{label: Discard, role: destructive, does: [discard, dismiss]}, {label: Keep, role: cancel}]
    """

  private func playing(_ text: String = editor, in environment: String = "") throws -> FlowPlaying {
    let folder = try TemporaryFolder(["flow.yaml": text])
    let source = FlowSource(path: folder.path("flow.yaml"))
    #expect(source.problems.map(\.message) == [])
    return try #require(try FlowPlaying(source, environment: environment))
  }

  private func played(_ script: String, in environment: String = "") throws -> PlayedFlow {
    var playing = try playing(in: environment)
    try playing.perform(try PlayScript(list: script))
    return playing.played
  }

  private func problem(_ script: String) throws -> Problem {
    try #require(#expect(throws: Problem.self) { try played(script) })
  }

  @Test func aStepSaysWhatHappensAndWhy() throws {
    let played = try played("tap “New, empty”, edit text, swipe down")
    #expect(played.environment == "iPhone in portrait, iOS 13 to 18")
    #expect(played.now.stack.map(\.id) == ["list", "note", "ask"])
    #expect(played.now.stack.map(\.look) == ["root", "card", "action sheet"])
    #expect(played.now.stack[1].unsaved == ["text"])
    let last = try #require(played.steps.last)
    #expect(
      last.events.map(\.text) == [
        "the gesture is refused", "‘did-attempt-to-dismiss’ of ‘note’ is called",
        "‘ask’ comes as an action sheet",
      ])
    #expect(last.because == ["F5.1: with a guard only didAttemptToDismiss is called"])
    #expect(played.steps.map { $0.place?.text } == ["\"New, empty\"", "text", nil])
    #expect(played.steps[0].element?.text == "screens.list.buttons.new-empty")
  }

  @Test func theEnvironmentDecides() throws {
    #expect(try played("edit-first", in: "iOS 12").now.stack.map(\.look) == ["root", "full screen"])
    #expect(try played("edit-first", in: "iPad").now.stack.map(\.look) == ["root", "centred card"])
    let narrowed = try played("tap edit-first, edit text, swipe down, narrow the window", in: "iPad")
    #expect(narrowed.now.environment == "iPad in a narrow window, iOS 13 to 18")
    #expect(narrowed.steps[3].events.map(\.kind) == [.redrawn, .redrawn])
  }

  /// What can be done is told with what it would come to, and choosing it comes to that.
  @Test func movesSayWhatTheyComeTo() throws {
    var playing = try playing(in: "iPad")
    for _ in 0..<3 {
      let before = playing.played
      #expect(Set(before.moves.map(\.action)).count == before.moves.count)
      for (index, move) in before.moves.enumerated() {
        try playing.perform("\(index + 1)")
        let step = try #require(playing.played.steps.last)
        #expect(step.action == move.action && step.events == move.events && !move.events.isEmpty)
        playing.undo()
        try playing.perform(move.action)
        #expect(playing.played.steps.last == step)
        playing.undo()
        #expect(playing.played == before)
      }
      try playing.perform(before.steps.isEmpty ? "edit-first" : before.moves[0].action)
    }
    playing = try self.playing()
    let hasUndone = playing.undo()
    #expect(!hasUndone)
  }

  @Test(arguments: [
    "tap “New, empty”", "tap \"New, empty\"", "\"New, empty\"", "tap new-empty", "new-empty", "TAP NEW-EMPTY",
    "1",
    "screens.list.buttons.new-empty", "  tap   new-empty  ",
  ])
  func aMoveHasManySpellings(_ words: String) throws {
    #expect(try played(words).steps.map(\.action) == ["tap “New, empty”"])
  }

  @Test func sameWordsAreToldApart() throws {
    #expect(
      try playing().played.moves.prefix(3).map(\.action) == [
        "tap “New, empty”", "tap “Edit” (edit-first)", "tap “Edit” (edit-last)",
      ])
    #expect(try played("tap “Edit” (edit-last)").now.stack.count == 1)
    let ambiguous = try problem("tap Edit")
    #expect(ambiguous.code == "ambiguous-move")
    #expect(ambiguous.expected == "‘tap “Edit” (edit-first)’ or ‘tap “Edit” (edit-last)’")
  }

  @Test func whatIsNotPossibleIsNamedWithWhatIs() throws {
    let misspelt = try problem("edit-first, edit text, swpie down, tap Keep")
    #expect(misspelt.code == "impossible-move" && misspelt.replacement == "swipe down")
    #expect(misspelt.place?.text == "swpie down" && misspelt.expected.contains("‘tap “Done”’"))
    #expect(try problem("tap Done").label == "this button stands on ‘note’")
    #expect(try problem("tap New").replacement == "tap “New, empty”")
    let disabled = try problem("offline is set, tap Share")
    #expect(disabled.label == "this button is not enabled or not shown now")
    #expect(try problem("99").message == "there is no move 99")
  }

  @Test func scriptsAreReadExactly() throws {
    #expect(try PlayScript(list: "").moves.isEmpty)
    #expect(try PlayScript(list: " a ,“b, c”,\td e").moves.map(\.words) == ["a", "“b, c”", "d e"])
    #expect(try PlayScript(list: " a ,“b, c”, d").moves.map(\.place.text) == ["a", "“b, c”", "d"])
    #expect(throws: Problem.self) { try PlayScript(list: "a,,b") }
    #expect(throws: Problem.self) { try PlayScript(list: "a,") }
    #expect(throws: Problem.self) { try PlayScript(list: "tap “b, c") }
    let lines = PlayScript(lines: "tap New, empty\r\n\n# why\n  swipe down", path: "<stdin>")
    #expect(lines.moves.map(\.words) == ["tap New, empty", "swipe down"])
    #expect(lines.moves.map(\.place.start.line) == [1, 4])
    var playing = try playing()
    try playing.perform(lines)
    #expect(playing.played.steps.count == 2)
  }

  @Test func aCrashEndsIt() throws {
    var playing = try playing(
      """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [ipad]}
      start: list
      screens:
        list: {buttons: [{label: Delete, present: ask}]}
        ask: {kind: actionSheet, title: Sure?, buttons: [{label: Delete, role: destructive}]}
      """)
    try playing.perform("tap Delete")
    let played = playing.played
    #expect(played.now.hasCrashed && played.moves.isEmpty)
    #expect(played.steps[0].events.map(\.text) == ["the app crashes: the popover has no anchor"])
    #expect(throws: Problem.self) { try playing.perform("tap outside") }
    playing.undo()
    #expect(!playing.played.moves.isEmpty)
  }

  /// Who was signed in before comes past the launch only where the flag that says so is on.
  @Test func aFindingBehindALaunchIsPlayedAsFlagsAreThere() throws {
    let text = """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone], orientations: [portrait]}
      start: home
      flags: {signed-in-before: varies, asked: cleared}
      triggers: [{when: launch, if: not signed-in-before, set-root: sign-in}]
      screens:
        home:
          title: Home
          callbacks: {did-load: {if: not asked, present: allow, window: own}}
          buttons: [{label: Write, present: note}]
        allow: {kind: alert, title: Allow Notifications?, buttons: [{label: Allow, set: asked}]}
        note: {title: Note, unsaved: [text], buttons: [{label: Save, role: save, does: [save, dismiss]}]}
        sign-in: {title: Sign In, buttons: [{label: Sign In, set-root: home}]}
      """
    let folder = try TemporaryFolder(["flow.yaml": text])
    let path = folder.path("flow.yaml")
    let findings = FlowCheck(paths: [path]).run().report.findings
    let trace = try #require(findings.first { $0.rule.name == "unconfirmed-loss-on-gesture" }?.trace)
    #expect(trace.playedIn == "iPhone, iOS 18 while ‘signed-in-before’ is on")
    var playing = try #require(try FlowPlaying(FlowSource(path: path), environment: trace.playedIn))
    try playing.perform(trace)
    #expect(playing.played.steps.map { $0.after.stack.map(\.id) } == trace.steps.map(\.stack))
    var bare = try #require(try FlowPlaying(FlowSource(path: path)))
    do throws(Problem) {
      try bare.perform("tap Allow")
      Issue.record("the launch comes first")
    } catch {
      #expect(error.label == "‘launch’ comes before anything else, as flags are now")
    }
  }

  /// On a Mac a click outside closes a sheet in the other reading only.
  @Test func aFindingOfTheOtherReadingIsPlayedInIt() throws {
    let folder = try TemporaryFolder(["flow.yaml": FlowTexts.sheetOnMac])
    let path = folder.path("flow.yaml")
    let findings = FlowCheck(paths: [path]).run().report.findings
    let trace = try #require(findings.first { $0.rule.name == "unconfirmed-loss-on-gesture" }?.trace)
    #expect(trace.otherReading == "F0.6")
    let usual = try #require(try FlowPlaying(FlowSource(path: path), environment: trace.playedIn))
    #expect(throws: Problem.self) {
      var playing = usual
      try playing.perform(trace)
    }
    var playing = try #require(
      try FlowPlaying(FlowSource(path: path), environment: trace.playedIn, reading: trace.otherReading))
    try playing.perform(trace)
    #expect(playing.played.environment == "Mac, iOS 18, if F0.6 does not hold")
    #expect(playing.played.steps.map { $0.after.stack.map(\.id) } == trace.steps.map(\.stack))
  }
}
