import Diagnostics

extension SampleReport {
  /// Findings that name lines of code: read off and inferred, one of them shown as a snippet, paths that must not do harm.
  static let inCode: SampleReport = {
    let flow = Source(
      "flows/notes.yaml",
      """
      modalflow: 1
      start: notes
      screens:
        notes:
          buttons:
            - {label: ⟦New Note⟧, present: note}
        ⟦note⟧: {code: NoteViewController}

      """)
    let code = Source("App/Notes.swift", "func show() {\n  ⟦present(note, animated: true)⟧\n}\n")
    func finding(_ rule: String, _ place: Place, _ element: String, _ lines: [CodeLine]) -> Finding {
      var finding = Finding(
        rule: RuleID(rule), severity: .error, message: "‘note’ is lost", place: place,
        element: ElementPath(element), flow: "flows/notes.yaml", why: "A long text is gone without a word.",
        fix: "Ask while there is something to lose.")
      finding.code = lines
      return finding
    }
    var shown = finding(
      "drift-style", flow[0], "screens.notes.buttons.new-note",
      [CodeLine(path: "App/Notes.swift", line: 2, column: 3, says: "read off here")])
    shown.related = [Label(code[0], "read off here")]
    return SampleReport(
      name: "in-code",
      report: Report(
        findings: [
          shown,
          finding(
            "unconfirmed-loss", flow[1], "screens.note",
            [
              CodeLine(
                path: "App/Note View.swift", line: 11, column: 1, says: "NoteViewController is declared here"),
              CodeLine(
                path: "App/\u{1B}[31m{Notes}.swift", line: 149, column: 5,
                says: "presented here (inferred: called by, ‘View’ is [no](screen))", isExact: false),
            ]),
        ],
        flows: [
          SampleReport.flow(
            "Notes", "flows/notes.yaml", screens: 2, presentations: 1, [.failed, .failed, .passed])
        ], ruleCount: 3))
  }()
}
