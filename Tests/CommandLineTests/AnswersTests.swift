import Foundation
import TestSupport
import Testing

/// Short answers: a glance, nothing where nothing fails, what a word means, and what was found before an interrupt.
struct AnswersTests {
  private static let bad = "SampleFlows/pairs/cancel-saves.yaml"
  private static let good = "SampleFlows/pairs/cancel-saves-fixed.yaml"

  @Test func aSummaryHasOneLineForEachRule() throws {
    let outcome = try Tool.run(["lint", "SampleFlows/pairs", "--format", "summary", "--fail-on", "never"])
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("error ") == true)
    let rules = lines.prefix { !$0.isEmpty }
    #expect(rules.allSatisfy { !$0.hasPrefix(" ") }, "one line each")
    #expect(Set(rules).count == rules.count)
    #expect(rules.contains("error      1 cancel-commits: Cancel saves the work, or Done throws it away"))
    #expect(rules.contains { $0.hasSuffix("…") }, "what is too long is cut at a word")
    let wide = try Tool.run(["lint", Self.bad, "--format", "summary", "--width", "140"])
    #expect(
      wide.output.hasPrefix(
        "error      1 cancel-commits: Cancel saves the work, or Done throws it away (at \(Self.bad):16:17)\n")
    )
    #expect(outcome.output.contains(" rules checked: "))
    #expect(outcome.errors == "")
  }

  @Test func quietSaysNothingWhereNothingFails() throws {
    let clean = try Tool.run(["lint", Self.good, "--quiet"])
    #expect(clean.output + clean.errors == "")
    let advice = try Tool.run(["lint", "SampleFlows/pairs/idiom-check.yaml", "-q"])
    #expect(advice.output + advice.errors == "")
    let failing = try Tool.run(["lint", Self.bad, "-q"])
    #expect(failing.output.contains("error[cancel-commits]"))
    #expect(failing.exitCode == 1)
  }

  @Test(
    arguments: [
      ("passthrough", "word of flows passthrough  presentation keys: passthroughViews: what stays live"),
      ("ways-out", "category ways-out  "),
      ("medium.com", "source S0  Geoff Hackworth"),
      ("interactiveDismissDisabled", "rule unconfirmed-loss-on-gesture  "),
      ("interactiveDismissDisabled", ":\n\nword of flows guard  "),
      ("fullScreenCover", ":\n\nword of flows fullScreenCover  value of style: SwiftUI .fullScreenCover"),
      ("fullScreenCover", "word of flows .fullScreenCover  SwiftUI in the same words: "),
      ("prefersGrabberVisible", "word of flows grabber  "), ("deep-link", "word of flows when  "),
      ("supplementary", "word of flows supplementary  value of purpose: it shows more about what lies"),
      ("camera", "word of flows camera  What each kind brings: UIImagePickerController: a swipe"),
      ("tabs", "word of flows tabs  What each kind brings: UITabBarController\n"),
      ("present(_:animated:)", "word of flows present  "),
    ])
  func anyWordIsLookedFor(_ word: String, _ line: String) throws {
    let outcome = try Tool.run(["explain", word])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("What there is about ‘\(word)’:\n"))
    #expect(outcome.output.contains(line), "\(outcome.output)")
  }

  @Test func whyNamesTheElementWhereTheRuleFiresInstead() throws {
    let outcome = try Tool.run([
      "lint", "SampleFlows/pairs/personal-note.yaml", "--why", "unconfirmed-loss-on-gesture@screens.note",
    ])
    #expect(outcome.output.contains("unconfirmed-loss-on-gesture does not fire at ‘screens.note’"))
    #expect(outcome.output.contains("it fires at ‘screens.note.unsaved.note’"))
  }

  /// What was not looked at is not said to be so or otherwise.
  @Test(arguments: [
    (["--limit-work", "2"], "the flow was not explored completely: it was stopped by the limit of work"),
    (["--limit-memory", "1"], ""),
  ])
  func whyIsUndecidedWhereTheRunIs(_ options: [String], _ reason: String) throws {
    let question = ["--why", "modal-trap@screens.settings"]
    let outcome = try Tool.run(["lint", Self.bad] + question + options)
    #expect(outcome.exitCode == 0)
    let isCut = try Tool.run(["lint", Self.bad, "--fail-on", "never"] + options).output.contains("Undecided")
    #expect(
      outcome.output.contains("modal-trap is undecided at ‘screens.settings’") == isCut, "\(outcome.output)")
    #expect(outcome.output.contains("does not fire") != isCut)
    let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(reason.isEmpty || words.contains(reason))
    if isCut {
      let json = try Tool.run(["lint", Self.bad, "--format", "json"] + question + options).output
      #expect(json.contains(#""verdict": "undecided""#) && !json.contains(#""undecided": """#), "\(json)")
    }
  }

  /// ‘lint’ holds a finding back that hangs on what is still to be said; then it does not fire either.
  @Test func whyIsUndecidedWhereSomethingIsToBeSaid() throws {
    let flow = """
      modalflow: 1
      app: {name: A, sdk: 18, ios: 17...18}
      start: home
      screens:
        home: {title: Home, buttons: [{label: Show, present: sheet, style: fullScreen}]}
        sheet: {title: Sheet, todo: {callbacks: what closes it}, buttons: [{label: Help, run: help}]}

      """
    let folder = try TemporaryFolder(["a.yaml": flow])
    let question = "fullscreen-without-close@screens.sheet"
    let outcome = try Tool.run(["lint", "a.yaml", "--why", question], in: folder.url)
    let fires = try Tool.run(["lint", "a.yaml", "--fail-on", "never"], in: folder.url).output
    #expect(!fires.contains("[fullscreen-without-close]"))
    #expect(
      outcome.output.hasPrefix("fullscreen-without-close is undecided at"),
      "\(outcome.output)\(outcome.errors)"
    )
    #expect(outcome.output.contains("‘todo’"))
  }

  @Test func whyKnowsAnElementByTheEndOfItsName() throws {
    let outcome = try Tool.run(["lint", Self.bad, "--why", "cancel-commits@settings"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("did you mean ‘screens.settings’?"), "\(outcome.errors)")
  }

  @Test func whatIsNowhereIsNamedWithTheNearestRule() throws {
    let outcome = try Tool.run(["explain", "modal-trep"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("‘modal-trap’"))
  }

  @Test func aWordThatIsNowhereIsNotCalledARule() throws {
    let outcome = try Tool.run(["explain", "nonsenseword"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("nothing is known of ‘nonsenseword’"), "\(outcome.errors)")
  }

  /// For a shell: waits until a file has so many lines with a text, for a minute at most.
  private static let waiting = """
    await() { tries=0; until [ "$(cat $1 2>/dev/null | grep -c "$2")" -ge $3 ] || [ $tries = 600 ]; do \
    sleep 0.1; tries=$((tries + 1)); done; }
    """

  @Test func aChangedFileIsLintedAgain() throws {
    let folder = try TemporaryFolder([
      "a.yaml": try Repository.text(of: Self.bad)
    ])
    let outcome = try Tool.run(
      shell: """
        modalflow lint --watch --format concise > out 2>/dev/null & watch=$!
        \(Self.waiting)
        await out cancel-commits 1
        echo 'modalflow: 1' > b.yaml
        await out missing-key 1
        kill -KILL $watch
        cat out
        """, in: folder.url)
    #expect(outcome.output.contains("a.yaml:16:17: error[cancel-commits]"))
    #expect(outcome.output.contains("b.yaml:1:1: error[missing-key]"), "\(outcome.output)")
  }

  /// Whoever looks at a terminal on which nothing moves learns why, and how to leave.
  @Test(.enabled(if: Tool.hasScript, "skipped: script of util-linux is not there"))
  func itSaysThatItWaits() throws {
    let folder = try TemporaryFolder(["a.yaml": try Repository.text(of: Self.bad)])
    let outcome = try Tool.run(
      shell: """
        script -qfec 'modalflow lint a.yaml --watch --format concise' out >/dev/null 2>&1 </dev/null & watch=$!
        \(Self.waiting)
        await out Control-C 1
        kill -TERM $watch
        cat out
        """, in: folder.url)
    #expect(
      outcome.output.contains("Waiting for a file to change; Control-C ends it."), "\(outcome.output)")
  }

  /// Editors that replace a file leave none for a moment.
  @Test func aPartThatGoesIsLintedAgainWhenItComesBack() throws {
    let folder = try TemporaryFolder([
      "app.yaml": """
      modalflow: 1
      parts: [about.yaml]
      start: home
      screens:
        home: {title: Home, buttons: [{label: About, present: about, style: pageSheet}]}

      """,
      "about.yaml": """
      part-of: app.yaml
      screens:
        about: {title: About, buttons: [{label: Done, role: done, dismiss: self}]}

      """,
    ])
    let outcome = try Tool.run(
      shell: """
        modalflow lint app.yaml --watch --format concise > out 2> said & watch=$!
        \(Self.waiting)
        await said 'rules checked' 1
        mv about.yaml away
        await out 'there is no file' 1
        mv away about.yaml
        await said 'rules checked' 3
        kill -KILL $watch
        cat said
        """, in: folder.url)
    let whole = outcome.output.split(separator: "\n").filter { $0.contains("(2 screens, 1 presentation)") }
    #expect(whole.count == 2, "\(outcome.output)")
  }

  @Test func whyNamesTheStepThatKeepsAStateFromBeingATrap() throws {
    let outcome = try Tool.run(["lint", Self.bad, "--why", "modal-trap@screens.settings"])
    #expect(
      outcome.output.hasSuffix(
        """
        the nearest step: 0 of 1 clauses as a finding needs them
          where: everywhere
          1. tap “Settings”  map ▸ settings
          2. tap “Cancel”  map
          not met  always-possible-step: step.leaves (a finding needs that this is false)

        """), "\(outcome.output)")
  }

  @Test(arguments: [
    ("gaurd", "did you mean ‘guard’?"), ("aletrs", "did you mean ‘alerts’?"), ("F5", "‘F5.1’, ‘F5.2’"),
  ])
  func aMisspeltWordGetsTheNearest(_ word: String, _ near: String) throws {
    let outcome = try Tool.run(["explain", word])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(near), "\(outcome.errors)")
  }

  /// One flow that keeps the tool busy: fifty screens, each of which presents all others.
  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func aFlowIsEndedInTheMiddle(_ signal: String, _ code: Int32) throws {
    let folder = try TemporaryFolder()
    let names = (0..<50).map { "s\($0)" }
    let screens = names.map { name in
      let others = names.filter { $0 != name }.map { "{label: \($0), present: \($0)}" }
      let cancel = "{label: Cancel, role: cancel, does: [save, dismiss]}"
      return
        "  \(name): {title: \(name), unsaved: [text], buttons: [\(([cancel] + others).joined(separator: ", "))]}\n"
    }
    try folder.write(
      "modalflow: 1\napp: {name: A, sdk: 18, ios: 18}\nstart: s0\nscreens:\n" + screens.joined(),
      to: "app.yaml")
    let outcome = try Tool.run(
      shell: """
        modalflow lint app.yaml --format concise --limit-work 100000000 & tool=$!
        sleep 3; kill -\(signal) $tool; wait $tool
        """, in: folder.url)
    #expect(outcome.exitCode == code, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("error[cancel-commits]"), "\(outcome.output)")
    #expect(
      outcome.errors.contains("This is a part: ‘A’ was not explored completely: the run was ended"),
      "\(outcome.errors)")
  }

  /// The flows are many enough that the interrupt comes before the last of them.
  @Test func anInterruptShowsWhatWasFound() throws {
    let folder = try TemporaryFolder()
    let flow = try Repository.text(of: Self.bad)
    for index in 0..<3_000 { try folder.write(flow, to: "flows/\(index).yaml") }
    let outcome = try Tool.run(
      shell: "modalflow lint flows --format concise & sleep 2; kill -INT $!; wait $!", in: folder.url)
    #expect(outcome.exitCode == 130)
    #expect(outcome.output.contains("error[cancel-commits]"))
    #expect(
      outcome.errors.contains("This is a part: the run was ended before"), "\(outcome.errors.suffix(400))")
  }
}
