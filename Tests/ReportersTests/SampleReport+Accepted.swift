import Diagnostics

extension SampleReport {
  /// One finding that counts, and one of each kind that does not.
  static let accepted: SampleReport = {
    let flow = Source(
      "flows/notes.yaml",
      """
      modalflow: 1
      start: list
      screens:
        list: {title: Notes}
        ⟦editor⟧: {title: Note}
        ⟦about⟧:
          allow: {⟦missing-dismiss-button⟧: {reason: "a tap anywhere closes it", owner: Design, until: 2027-01-31}}
        ⟦help⟧: {title: Help}
        ⟦tips⟧: {title: Tips}

      """)
    let baseline = Source(
      ".modalflow-baseline.yaml",
      "- ⟦{rule: missing-dismiss-button, flow: flows/notes.yaml, element: screens.help}⟧\n")
    let finding = { (name: String, place: Int, status: FindingStatus) in
      Finding(
        rule: RuleID("missing-dismiss-button"), severity: .error,
        message: "‘\(name)’ has no button that closes it",
        place: flow[place], element: ElementPath("screens.\(name)"), flow: "flows/notes.yaml",
        why: "People are stuck.", fix: "Give it a button.", status: status)
    }
    return SampleReport(
      name: "accepted",
      report: Report(
        findings: [finding("editor", 0, .new)],
        known: [
          finding("help", 3, .baselined(Acceptance(place: baseline[0]))),
          finding("tips", 4, .carried(revision: "main")),
        ],
        allowed: [
          finding(
            "about", 1,
            .allowed(
              Acceptance(
                reason: "a tap anywhere closes it", owner: "Design", until: "2027-01-31", place: flow[2])))
        ],
        ignoredCount: 2,
        comparisons: [
          Comparison(kind: .baseline, name: ".modalflow-baseline.yaml", goneCount: 1),
          Comparison(kind: .revision, name: "main", goneCount: 3),
        ],
        flows: [
          SampleReport.flow(
            "Notes", "flows/notes.yaml", screens: 5, presentations: 4, [.failed, .passed, .notApplicable])
        ], ruleCount: 3))
  }()
}
