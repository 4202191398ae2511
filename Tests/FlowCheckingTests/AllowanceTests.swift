import Diagnostics
import TestSupport
import Testing

@testable import FlowChecking

/// What flows allow, with the real rules around it.
struct AllowanceTests {
  private func flow(about: String) -> String {
    ConfiguredFlows.flow.replacing("about: {title: About}", with: "about: {title: About, allow: {\(about)}}")
  }

  private func check(
    _ about: String, configuration: String = "", _ request: ConfigurationRequest = ConfigurationRequest(),
    today: CalendarDay = CalendarDay(year: 2026, month: 11, day: 21)
  ) throws -> CheckOutcome {
    let flows = try ConfiguredFlows([
      "a.yaml": flow(about: about), ".modalflow.yaml": "ignore: styles\n" + configuration,
    ])
    return flows.check("a.yaml", request: request, today: today)
  }

  @Test func whatIsAllowedCarriesItsReason() throws {
    let outcome = try check(
      "fullscreen-without-close: {reason: a tap closes it, owner: Ann, until: 2026-11-21}")
    #expect(outcome.report.findings == [])
    let status = try #require(outcome.report.allowed.first?.status)
    #expect(status.word == "allowed")
    #expect(status.acceptance?.reason == "a tap closes it")
    #expect(status.acceptance?.owner == "Ann")
    #expect(status.acceptance?.until == "2026-11-21")
    #expect(status.acceptance?.place?.text == "fullscreen-without-close")
  }

  @Test func theDayAfterItIsBackAndTheAllowanceIsOver() throws {
    let outcome = try check(
      "fullscreen-without-close: {reason: a tap closes it, until: 2026-11-20}")
    #expect(
      Set(outcome.report.findings.map(\.rule.name)) == ["fullscreen-without-close", "expired-allowance"])
    #expect(outcome.report.allowed == [])
  }

  @Test func oneForNothingIsUnused() throws {
    let outcome = try check("untitled-modal: it was meant, fullscreen-without-close: a tap closes it")
    #expect(
      ConfiguredFlows.findings(outcome) == ["unused-allowance @ screens.about.allow.untitled-modal warning"])
  }

  /// A rule that was not asked might have found it.
  @Test func oneOfARuleThatIsNotAskedIsNot() throws {
    #expect(
      try check("full-screen-compact-by-delegate: it was meant, modal-trap: so was this").report.findings
        .map(\.rule.name) == ["fullscreen-without-close"])
    var request = ConfigurationRequest()
    request.select = ["unused-allowance", "untitled-modal"]
    #expect(
      try check("fullscreen-without-close: a tap, untitled-modal: it", request).report.findings.map(
        \.element.text)
        == ["screens.about.allow.untitled-modal"])
  }

  @Test func mandatoryRulesCannotBeAllowed() throws {
    let outcome = try check(
      "fullscreen-without-close: a tap closes it", configuration: "mandatory: [fullscreen-without-close]\n")
    #expect(
      Set(outcome.report.findings.map(\.rule.name)) == ["fullscreen-without-close", "forbidden-allowance"])
    #expect(outcome.report.allowed == [])
  }

  /// The findings about allowances are findings like others: allowed, ignored, weighed.
  @Test func findingsAboutAllowancesAreLikeOthers() throws {
    let both =
      "untitled-modal: it was meant, unused-allowance: the title comes and goes, fullscreen-without-close: a"
    #expect(
      try check(both).report.allowed.map(\.rule.name).sorted() == [
        "fullscreen-without-close", "unused-allowance",
      ])
    let ignored = try check(
      "untitled-modal: it was meant, fullscreen-without-close: a",
      configuration: "severity: {description: info}\n")
    #expect(ignored.report.findings.map(\.severity) == [.info])
  }

  @Test func aReasonIsRequired() throws {
    #expect(try check("fullscreen-without-close: ''").report.problems.map(\.code) == ["missing-value"])
    #expect(
      try check("fullscreen-without-close: {reason: a, untill: 2027-01-31}").report.problems.map(
        \.replacement)
        == ["until"])
    #expect(
      try check("fullscreen-without-close: {reason: a, until: 2027-02-30}").report.problems.map(\.code)
        == ["bad-value"])
  }
}
