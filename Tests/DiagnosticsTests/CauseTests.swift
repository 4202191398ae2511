import Diagnostics
import Testing

struct CauseTests {
  private let file = SourceFile(path: "app.yaml", bytes: Array("start: home\nscreens: {}\n".utf8))
  private let work = Cause(name: "unconfirmed-loss", element: ElementPath("screens.note.unsaved.note"))

  private func finding(
    _ message: String, _ severity: Severity = .error, steps: Int? = nil, of cause: Cause? = nil,
    flow: String = "app.yaml"
  ) -> Finding {
    Finding(
      rule: RuleID("some-defect"), severity: severity, message: message, place: Place(file, Span(0, 5)),
      element: ElementPath("screens.note"), flow: flow, why: "", fix: "", cause: cause,
      trace: steps.map { count in
        Trace(
          environment: "", start: ["home"],
          steps: (0..<count).map { Trace.Step(action: "tap \($0)", stack: ["home"]) })
      })
  }

  @Test func theShortestWayStandsForItsCause() {
    let report = Report(findings: [
      finding("swipe", steps: 3, of: work), finding("alone"), finding("Cancel", steps: 2, of: work),
      finding("Back", steps: 2, of: work),
    ]).joiningCauses()
    #expect(report.findings.map(\.message) == ["alone", "Cancel"])
    #expect(report.findings[1].others.map(\.message) == ["swipe", "Back"])
    #expect(report.findings[0].others.isEmpty)
    #expect(report.count(of: .error) == 2)
  }

  @Test func theHeaviestStandsForItsCause() {
    let report = Report(findings: [
      finding("warned", .warning, steps: 1, of: work), finding("wrong", steps: 9, of: work),
    ]).joiningCauses()
    #expect(report.findings.map(\.message) == ["wrong"])
    #expect(report.findings[0].others.map(\.severity) == [.warning])
  }

  /// Two flows are two apps, and what is known already does not stand for what is new.
  @Test func onlyWhatCountsInOneFlowIsJoined() {
    let other = Cause(name: "unconfirmed-loss", element: ElementPath("screens.mail.unsaved.mail"))
    let report = Report(
      findings: [
        finding("here", of: work), finding("there", of: work, flow: "other.yaml"), finding("mail", of: other),
      ], known: [finding("known", of: work)]
    ).joiningCauses()
    #expect(report.findings.map(\.message) == ["here", "there", "mail"])
    #expect(report.findings.allSatisfy { $0.others.isEmpty })
    #expect(report.known.map(\.message) == ["known"])
  }
}
