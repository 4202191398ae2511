import Diagnostics

extension SampleReport {
  /// Findings with repairs: safe and not, lines that go and come, in two files, with text that must not do harm.
  static let repaired: SampleReport = {
    let flow = Source(
      "flows/notes.yaml",
      """
      modalflow: 1
      start: notes
      screens:
        notes:
          title: Notes
          buttons:
            - {label: ⟦New Note⟧, present: note⟦⟧}
        ⟦note⟧:
          ⟦unsaved: [note]⟧
          allow: {⟦modal-trap⟧: "```\u{1B}[31m"}

      """)
    let part = Source("flows/parts/help.yaml", "screens:\n  help: {in: navigation⟦⟧}\n")
    func finding(
      _ rule: String, _ severity: Severity, _ message: String, _ place: Place, _ element: String,
      _ repair: Repair
    ) -> Finding {
      var finding = Finding(
        rule: RuleID(rule), severity: severity, message: message, place: place,
        element: ElementPath(element), flow: "flows/notes.yaml", why: "A long text is gone without a word.",
        fix: "Ask while there is something to lose.")
      finding.repair = repair
      return finding
    }
    let line = flow[4].file.span(ofLine: 10)
    let removed = Place(flow[4].file, Span(Int(line.start), Int(line.end) + 1))
    return SampleReport(
      name: "repaired",
      report: Report(
        findings: [
          finding(
            "unconfirmed-loss", .error, "‘note’ is lost", flow[3], "screens.note.unsaved.note",
            Repair(
              says: "guard the screen, and ask", isSafe: true,
              changes: [
                TextChange(
                  Place(flow[3].file, Span(Int(flow[3].span.end), Int(flow[3].span.end))),
                  "\n    guard: unsaved"),
                TextChange(part[0], ", title: Help"),
              ])),
          finding(
            "vague-button", .warning, "‘New Note’ says little", flow[0], "screens.notes.buttons.new-note",
            Repair(
              says: "name what {it} does", isSafe: false,
              changes: [TextChange(flow[0], "Write"), TextChange(flow[1], ", style: formSheet")])),
          finding(
            "unused-allowance", .warning, "nothing is allowed", flow[4], "screens.note",
            Repair(says: "take it out", isSafe: true, changes: [TextChange(removed, "")])),
        ],
        flows: [
          SampleReport.flow(
            "Notes", "flows/notes.yaml", parts: ["flows/parts/help.yaml"], screens: 3, presentations: 1,
            [.failed, .failed, .failed])
        ], ruleCount: 3))
  }()
}
