import Diagnostics

extension SampleReport {
  /// Several labels, several files, wide characters, tabs, CR LF, spans over lines, a long line, a missing thing.
  static let rich: SampleReport = {
    let pommie = Source(
      "flows/pommie.yaml",
      """
      modalflow: 1
      start: timer
      screens:
        timer:
          title: Timer
          buttons:
            - {⟦label: About⟧, ⟦present: about⟧, style: ⟦fullScreen⟧}
            - {label: Settings, present: settings}
        settings:
          title: Settings

        ⟦about⟧:
          ⟦title: About
          lists: [version, licences]
          buttons:
            - {label: Rate, run: rate}
            - {label: Mail, present: mail}
            - {label: Site, run: open-site}
          unsaved: []⟧

        ⟦ask⟧: {kind: alert, title: "⟦設定を変更しますか👩‍👩‍👧⟧", buttons: [⟦{label: はい}⟧]}

      """)
    let tabs = Source(
      "flows/parts/tabs.yaml",
      "modalflow: 1\r\nscreens:\r\n  mail:\t# ⟦the mail sheet⟧\r\n    title: ⟦Cafe\u{301} ❤️⟧\r\n    style:⟦⟧\r\n"
    )
    let long = Source(
      "flows/long.yaml",
      "screens: {home: {buttons: ["
        + (1...12).map { "{label: Button \($0), present: page-\($0)}, " }.joined()
        + "{label: ⟦Delete everything⟧, role: destructive, ⟦does: [wipe, save]⟧}, "
        + (13...24).map { "{label: Button \($0), present: page-\($0)}, " }.joined() + "]}}\n")
    return SampleReport(
      name: "rich",
      report: Report(
        problems: [
          Problem(
            "missing-value", "‘style’ has no value", at: tabs[2], label: "a style belongs here",
            expected: "‘automatic’, ‘fullScreen’, ‘pageSheet’, ‘formSheet’ or ‘popover’",
            help: "take the key out to get the system's style")
        ],
        findings: findings(pommie, tabs, long), allowed: [allowed(tabs)],
        flows: [
          flow(
            "Pommie", "flows/pommie.yaml", parts: ["flows/parts/tabs.yaml"], screens: 6, presentations: 4,
            [.failed, .failed, .undecided]),
          flow(
            "Long", "flows/long.yaml", screens: 25, presentations: 24,
            [.notApplicable, .failed, .undecided]),
        ], ruleCount: 67))
  }()

  private static func allowed(_ tabs: Source) -> Finding {
    Finding(
      rule: RuleID("sheet-without-title"), severity: .info, message: "‘mail’ has no title", place: tabs[0],
      element: ElementPath("screens.mail"), flow: "flows/pommie.yaml", why: "People lose their way.",
      fix: "Give it a title.",
      status: .allowed(Acceptance(reason: "the system draws \"one\" <here> & nobody can change it")))
  }

  private static func trace(_ pommie: Source) -> Trace {
    Trace(
      environment: "iPhone in landscape, iOS 13 and later", start: ["timer"],
      steps: [
        Trace.Step(action: "tap “About”", stack: ["timer", "about"], place: pommie[0]),
        Trace.Step(action: "edit 設定", stack: ["timer", "about"], notes: ["‘設定’ is unsaved"]),
        Trace.Step(
          action: "turn to landscape", stack: ["timer", "about"], notes: ["‘about’ is now drawn full screen"],
          because: ["in compact height a sheet covers the whole screen, and no gesture closes a full screen"]),
      ])
  }

  private static func findings(_ pommie: Source, _ tabs: Source, _ long: Source) -> [Finding] {
    [
      Finding(
        rule: RuleID("missing-dismiss-button"), severity: .error,
        message: "‘about’ covers the whole screen and has no button that closes it", place: pommie[3],
        label: "no button here closes it",
        related: [
          Label(pommie[0], "this button"), Label(pommie[1], "presents it"),
          Label(pommie[2], "so that it cannot be swiped away"),
        ],
        element: ElementPath("screens.about"), flow: "flows/pommie.yaml",
        why:
          "A full-screen modal cannot be swiped away. Without a button a person who looked around in it has no "
          + "way back to the app but to quit it.",
        fix: "Give the screen a button with the role ‘cancel’ or ‘done’ that dismisses it.",
        folded: [RuleID("screen-without-exit"), RuleID("modal-without-title")], trace: trace(pommie)),
      Finding(
        rule: RuleID("too-many-tasks"), severity: .warning, message: "‘about’ does three things at once",
        place: pommie[4], label: "version, rating and mail belong to different tasks",
        related: [Label(tabs[0], "this sheet opens above it"), Label(tabs[1], "and says so here")],
        element: ElementPath("screens.about"), flow: "flows/pommie.yaml",
        why: "A modal is for one narrow task.", fix: "Split it, or make it a part of the main screen."),
      Finding(
        rule: RuleID("alert-title-asks"), severity: .info, message: "The title of ‘ask’ is a question 設定",
        place: pommie[6], label: "a question 👩‍👩‍👧 with one answer",
        related: [Label(pommie[7], "the one answer"), Label(pommie[5], "this alert")],
        element: ElementPath("screens.ask"), flow: "flows/pommie.yaml",
        why: "One button answers nothing.", fix: "Say what happened."),
      Finding(
        rule: RuleID("missing-dismiss-button"), severity: .error,
        message: "‘mail’ has no button that closes it",
        place: tabs[1], label: "no button here closes it", element: ElementPath("screens.mail"),
        flow: "flows/pommie.yaml",
        why:
          "A full-screen modal cannot be swiped away. Without a button a person who looked around in it has no "
          + "way back to the app but to quit it.",
        fix: "Give the screen a button with the role ‘cancel’ or ‘done’ that dismisses it."),
      Finding(
        rule: RuleID("destructive-without-question"), severity: .warning,
        message:
          "‘Delete everything’ destroys data at one tap, and nothing asks whether that is what was wanted",
        place: long[1], label: "wipes and saves at once", related: [Label(long[0], "this button")],
        element: ElementPath("screens.home.buttons.delete-everything"), flow: "flows/long.yaml",
        why: "Taps go astray.", fix: "Present an action sheet that asks."),
    ]
  }
}
