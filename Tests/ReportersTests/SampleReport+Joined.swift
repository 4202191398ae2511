import Diagnostics

extension SampleReport {
  /// Findings of one cause: of one rule in many places, of several rules, in several files; and one that weighs less.
  static let joined: SampleReport = {
    let flow = Source(
      "flows/notes.yaml",
      """
      modalflow: 1
      start: notes
      screens:
        notes:
          buttons:
            - {label: New Note, present: note}
        note:
          unsaved: [⟦note⟧]
          buttons:
            - {⟦label: Cancel⟧, dismiss: self}
            - {⟦label: Help⟧, push: help}
      triggers:
      \((1...12).map { "  - {when: message, label: ⟦Message \($0)⟧, present: note}" }.joined(separator: "\n"))

      """)
    let part = Source(
      "flows/parts/help.yaml", "screens:\n  ⟦help⟧: {in: navigation, title: Help}\n")
    let work = Cause(name: "unconfirmed-loss", element: ElementPath("screens.note.unsaved.note"))
    func finding(
      _ rule: String, _ severity: Severity, _ message: String, _ place: Place, _ element: String,
      _ cause: Cause,
      trace: Trace? = nil
    ) -> Finding {
      Finding(
        rule: RuleID(rule), severity: severity, message: message, place: place,
        element: ElementPath(element), flow: "flows/notes.yaml", why: "A long text is gone without a word.",
        fix: "Ask while there is something to lose.", cause: cause, trace: trace)
    }
    let way = Trace(
      environment: "", start: ["notes"],
      steps: [
        Trace.Step(action: "tap “New Note”", stack: ["notes", "note"]),
        Trace.Step(action: "swipe down", stack: ["notes"], notes: ["‘note’ is lost"]),
      ])
    var rare = Trace(
      environment: "iPad in a wide window", start: ["notes"],
      steps: [
        Trace.Step(action: "tap “New Note”", stack: ["notes", "note"]),
        Trace.Step(action: "tap “Help” on ‘note’", stack: ["notes", "note", "help"]),
      ])
    rare.unusual = ["a tap on what stays live beside a popover"]
    rare.doubt = "if F4.6 holds, on which sources disagree: a sheet leaves what is beneath live"
    rare.doubtedFacts = ["F4.6"]
    let losses = [
      finding(
        "loss-on-gesture", .error, "‘note’ is lost when a swipe closes it", flow[0],
        "screens.note.unsaved.note", work, trace: way),
      finding(
        "loss-on-button", .warning, "‘Cancel’ throws ‘note’ away", flow[1], "screens.note.buttons.cancel",
        work),
      finding(
        "loss-on-gesture", .error, "a swipe on ‘help’ @team throws ‘note’ away", part[0], "screens.help",
        work,
        trace: Trace(environment: "", start: ["notes"], steps: way.steps + way.steps)),
      finding(
        "help-under-popover", .warning, "‘Help’ pushes under a popover", flow[2], "screens.note.buttons.help",
        Cause(name: "help-under-popover", element: ElementPath("screens.note.buttons.help")), trace: rare),
    ]
    let waiting = (0..<12).map { number in
      finding(
        "present-while-presenting", .error, "‘Message \(number + 1)’ waits", flow[3 + number],
        "triggers.message-\(number + 1)",
        Cause(name: "present-while-presenting", element: ElementPath("screens.note")))
    }
    return SampleReport(
      name: "joined",
      report: Report(
        findings: losses + waiting,
        flows: [
          .init(
            name: "Notes", root: "flows/notes.yaml", parts: ["flows/parts/help.yaml"], screens: 3,
            presentations: 13,
            verdicts: [
              RuleVerdict(RuleID("loss-on-gesture"), .failed),
              RuleVerdict(RuleID("loss-on-button"), .failed),
              RuleVerdict(RuleID("present-while-presenting"), .failed),
              RuleVerdict(RuleID("help-under-popover"), .failed),
            ])
        ], ruleCount: 4
      ).joiningCauses())
  }()
}
