import Diagnostics
import Foundation
import TestSupport
import Testing

/// Reports that were written down before they were linted: the bugs stay found, the flows that behave stay silent.
struct TrackedReportsTests {
  static let page = ".github/reference/tracked-reports.md"

  /// Every bug is either among the real bugs, with what must be found, or is still missed.
  @Test(arguments: TrackedReport.bugs)
  func isFoundUnlessItIsSaidToBeMissed(_ report: TrackedReport) throws {
    let heavy = try Self.heavy(in: report)
    guard let bug = Self.bug(of: report) else {
      #expect(
        heavy.isEmpty, "\(report.flow) is found now: give it a repaired twin and a row among the real bugs")
      return
    }
    for find in bug.finds {
      #expect(heavy.contains { $0.rule.name == find.rule }, "\(report.flow): \(find.rule)")
    }
  }

  @Test(arguments: TrackedReport.wellBehaved)
  func isSilent(_ report: TrackedReport) throws {
    #expect(try Self.heavy(in: report).map { "\($0.rule) at \($0.element)" } == [])
  }

  @Test func thePageListsThem() throws {
    let text = try Self.text()
    let url = Repository.root.appending(path: Self.page)
    if ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1" {
      try Data(text.utf8).write(to: url)
    }
    #expect(
      try Repository.text(of: Self.page) == text,
      "\(Self.page) is not what the flows show; MODALFLOW_UPDATE=1 swift test --filter TrackedReportsTests rewrites it"
    )
  }

  private static func text() throws -> String {
    var lines = [
      "# Reports that nobody had in mind",
      "",
      "\(TrackedReport.bugs.count) bugs from public trackers, and \(TrackedReport.wellBehaved.count) flows as they should be, eleven from trackers and the others from the",
      "sources of apps, in nineteen rounds. Each was written down with the reference of the flow language at hand and before it was",
      "linted. What the first run came to was judged as a user of the app would: found for the right reason, near, missed;",
      "every other error and warning true, a nag, or false. This page is written by a test, which also holds the column",
      "“now”.",
      "",
      "Before anything was mended, the eighth round came to this: of 12 bugs that can be said (one cannot) eight found, one near",
      "and three missed; of 24 other errors and warnings, those on repaired twins among them, seven true, eleven nags, five false",
      "and one of which nobody knows; of twelve flows that behave three silent, and three with errors. After that was mended five",
      "more bugs (from `1013` on) and five more flows were drawn: two found and three missed; of three other errors and warnings",
      "two true and one nag; all five flows silent.",
      "",
      "The tenth round, before anything was mended: of 22 bugs that can be said (one cannot: a draft that goes with an app which",
      "the system ends) twelve found, one of them by its consequence, and ten missed; of twelve other errors and warnings, those",
      "on the first repaired twins among them, ten true and two nags, none false; of eight flows that behave seven silent, and",
      "one with a warning, a nag. After five of the ten were mended, the eleventh (from `1202` on): of nine bugs six found and",
      "three missed; no other error or warning; all four flows silent.",
      "",
      "Before the twelfth round the classes behind nine reports were mended that had been missed in earlier ones, and others of",
      "their kind that no report had named. Of eleven bugs (a twelfth, a dialog on iOS 5, cannot be said) eight found and three",
      "missed; of two other warnings, those on the first repaired twins among them, both true; of four flows that behave two",
      "silent, one with a warning that was true of it as it was written, and one with such a one and a nag.",
      "",
      "The thirteenth, once those three were mended: of twelve bugs eight found, two near and two missed; of eight other errors",
      "and warnings seven true, or true of the flow as it was written, and one a nag. Its two missed ones were mended as well.",
      "",
      "The fourteenth (from `1501` on), before anything of it was mended: of 28 bugs that can be said (three cannot: what a",
      "library does when the system asks, what the system’s own share sheet does, and one whose report does not tell the cause)",
      "fifteen found, two near and eleven missed; five other errors and warnings, all of them true, or true of the flow as it was",
      "written. Ten of the eleven and one of the near ones were mended, and three of earlier draws (from `1535` on). No draw has",
      "measured what that made of it. All six flows that behave silent.",
      "",
      "The fifteenth (from `1601` on), about UIKit and its libraries, before anything of it was mended: of 23 bugs that can be",
      "said (two cannot: the action sheets of iOS 8, and one whose report does not tell the cause) fourteen found, two near and",
      "seven missed; of thirteen other errors and warnings, those on the first repaired twins among them, ten true, or true of",
      "the flow as it was written, and three false; of five flows that behave three silent, one with an error, false, and one with",
      "three warnings, of which one a nag. After the classes behind four of the missed and one of the near were mended, twelve more",
      "(from `1641` on): eight found, two near and two missed; one other error, true; of three flows that behave two silent, and",
      "one with a warning that was true and two nags. Those two and one of the near were mended as well.",
      "The fifteenth on the side of SwiftUI, drafts, purchases and locks (from `1701` on), before anything of it was mended: of 30 bugs",
      "that can be said (two cannot: a sheet that is drawn with the state of before, a wizard that goes on with an old choice)",
      "twenty found, two of them by their consequence, one near and nine missed; three other errors and warnings, true, or true of the",
      "flow as it was written. Classes of a survey of 165 reports were mended then, not these reports. Of twelve drawn afterwards (from",
      "`1735` on; two of the missed ones are not among the flows) five found, two near and five missed; six other errors and",
      "warnings, all of them true, or true of the flow as it was written. Of four flows that behave three silent, one, which",
      "is not among the flows, with two warnings that were true of it as it was written.",
      "",
      "The sixteenth, from apps, SDKs, React Native, Flutter and Cordova, before anything of it was mended: of 40 bugs that can be said",
      "(two cannot: Back beside a popover that lets touches pass) 33 found, two near and five missed; of eight other errors and",
      "warnings three true, two nags, one false, and two from what the writer did not mean. Of 26 flows that behave, six of them whole",
      "apps, none with an error; of eleven warnings six true, three nags and two the writer’s. Only what taught something is among the",
      "flows (from `2501` on).",
      "",
      "The seventeenth, from SDKs, wrappers and apps that no round had read, before anything of it was mended: of 30 bugs that can be",
      "said (three cannot: a root that is exchanged beneath a modal, twice, and what SwiftUI draws while a sheet is going) twenty found,",
      "one of them by its consequence, two near and eight missed; of nine other errors and warnings seven true, or true of the flow as",
      "it was written, one a nag and one false. Of sixteen flows that behave, eight of them whole apps of 21 to 38 screens, two with an",
      "error, true of the flow as it was written; of eighteen warnings thirteen true, or true of the flow as it was written, and five nags.",
      "After five of the eight and four of the nags were mended eleven more: eight found, one near and two missed; of five other errors",
      "and warnings three true, or true of the flow as it was written, one a nag and one false. The two missed, the near one, the nag and",
      "the false one were mended as well. Only what taught something is among the flows (from `2601` on).",
      "",
      "The eighteenth, from repositories that no round had read, about two thirds of it written down in two ways before anything of it",
      "was mended: of 42 bugs that can be said (five cannot: a root that is exchanged beneath a modal, two overlays, and two whose",
      "reports do not tell the cause) 35 found in at least one way of writing, and 29 in each; one near, six missed; of about 35 other",
      "errors and warnings two false, the others true, or true of the flow as it was written. After five of the seven and most of the",
      "other ways of writing were mended, with about twenty cousins that no report had named, fourteen more: ten found and four missed,",
      "no other error false. Three of the four were mended as well. Only what taught something is among the flows (from `2651` on).",
      "",
      "The nineteenth, from repositories that no round had read, two thirds of it written down in two ways before anything of it was",
      "mended: of 33 bugs that can be said (one cannot: what WebKit asks of an alert whose page goes) 29 found in at least one way of",
      "writing, and 24 in each; one near, three missed; no other error or warning false. After two of the three and most of the other",
      "ways of writing were mended, fourteen more: eleven found, six of them in each way, two near and one missed; one other warning",
      "false, from the machine. Most of that was mended, too, and then twelve more (a thirteenth, a split view of iOS 7, cannot be said):",
      "ten found, five of them in each way, one near and one missed; nothing else false. Only what taught something is among the flows",
      "(from `3601` on).",
      "",
      "## Bugs",
      "",
      "| report | flow | first run | what it taught | now |",
      "|---|---|---|---|---|",
    ]
    lines += try TrackedReport.bugs.map { report in
      guard let bug = bug(of: report) else { return row(report, "missed") }
      let besides = try heavy(in: report).filter { finding in
        !bug.finds.contains { $0.rule == finding.rule.name }
      }
      let others =
        besides.isEmpty ? "" : "; besides: " + besides.map { "`\($0.rule)`" }.joined(separator: ", ")
      return row(report, "found: " + bug.finds.map { "`\($0.rule)`" }.joined(separator: ", ") + others)
    }
    lines += ["", "## Flows that behave", ""]
    lines += ["| report | flow | first run | what it taught | now |", "|---|---|---|---|---|"]
    lines += try TrackedReport.wellBehaved.map { report in
      let found = try heavy(in: report)
      return row(report, found.isEmpty ? "silent" : found.map { "`\($0.rule)`" }.joined(separator: ", "))
    }
    lines += ["", "## What is still missed", ""]
    lines += [
      "- wBlock: a cover asked for while a sheet is going. Apple’s notes say that SwiftUI waits from iOS 16.4 on (F7.13);",
      "  one report says that what came was half on screen. A finding that hangs on it would be raised for every app that",
      "  changes one sheet for another in one go.",
      "- WordPressAuthenticator, Corona-Warn-App: two quick taps push twice. Every push of every app would be reported, so a rule asks only",
      "  where a team wants it (`duplicate-presentation` with `pushes: true`).",
      "- Salesforce: Allow, tapped several times, sends several requests. `work-begun-twice` reads buttons that send what was",
      "  written; a sign-in that was tapped twice would be reported in every app.",
      "- Two alerts from iOS 15 on, each bound to `isPresented` in the old form: no flow says which form it is. A `modifier` that is",
      "  named says alert(item:), of which there is the old form only.",
      "- A swipe back that is called off shows or closes nothing: pages whose callbacks do so are not followed there (F9.10).",
      "- Vultisig’s lock is an overlay of the root view, which no flow can say; it is written as a cover of the root.",
      "- SideMenu: a menu closes itself in viewWillDisappear, which a card above it never calls. Work in the presenter is what",
      "  `stale-presenter-after-sheet` reads; what waits for its own going is not followed.",
      "- WordPress’s share extension: Cancel completes the request as Done does. Both are names of work to a flow.",
      "- WordPress’s statistics: code closes what it presents without looking whether it presents anything. As",
      "  `dismiss: presented` it does nothing, and as `dismiss: self` it is what closes the screen.",
      "- DuckDuckGo’s Face ID, which is asked for on a screen that a link is about to close: two triggers that come together.",
      "- A share sheet as the content of a sheet: in SwiftUI a style that is written cannot be told from the one that is assumed.",
      "- A lock that comes when the app returns and not at its launch: most flows that are written down leave the launch out.",
      "- Share Menu’s delegate, which a pull that is called off takes away: the rule asks for the end of the request only.",
      "- GodTools: a tap beside a choice keeps what was touched in it. That each touch counts at once is what many lists do.",
      "- ShareKit, before iOS 8: a tap opens a popover or an action sheet once more above the open one. No flow says which bar buttons",
      "  stay alive beneath it.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ report: TrackedReport, _ now: String) -> String {
    let name = report.flow.split(separator: "/").last ?? ""
    return
      "| \(report.link) | [\(name)](../../\(report.path)) | \(report.first) | \(report.change) | \(now) |"
  }

  private static func bug(of report: TrackedReport) -> RealBug? {
    RealBug.all.first { $0.broken == report.path }
  }

  /// Errors and warnings, each as a rule reports it.
  private static func heavy(in report: TrackedReport) throws -> [Finding] {
    try RealBugsTests.findings(in: report.path).filter { $0.severity > .info }
  }
}
