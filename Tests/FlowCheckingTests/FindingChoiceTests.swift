import Diagnostics
import FlowChecking
import Testing

/// How a finding is named on a command line.
struct FindingChoiceTests {
  private static let findings: [Finding] = {
    let place = Place(SourceFile(path: "a.yaml", text: "one: 1"), Span(0, 3))
    return [
      ("modal-trap", "screens.lock"), ("inert-close-button", "screens.camera.buttons.system-cancel"),
      ("inert-close-button", "screens.camera-2.buttons.system-cancel"),
    ].map {
      Finding(
        rule: RuleID($0.0), severity: .error, message: "m", place: place, element: ElementPath($0.1),
        flow: "a.yaml", why: "", fix: "")
    }
  }()

  @Test(arguments: [
    ("modal-trap", 0), ("screens.lock", 0), ("lock", 0), ("2", 1), ("inert-close-button@screens.camera", 1),
    ("inert-close-button@camera-2.buttons", 2), ("screens.camera.buttons.system-cancel", 1), ("camera-2", 2),
  ]) func partOfTheElementIsEnough(_ text: String, _ number: Int) throws {
    #expect(try FindingChoice(text).finding(in: Self.findings).name == Self.findings[number].name)
  }

  @Test func numbersCountWhatIsShown() throws {
    let shown = [Self.findings[2], Self.findings[0]]
    #expect(try FindingChoice("1").finding(in: Self.findings, shown: shown) == shown[0])
    #expect(throws: Problem.self) { try FindingChoice("3").finding(in: Self.findings, shown: shown) }
  }

  @Test(arguments: [
    ("system-cancel", "ambiguous-finding"), ("inert-close-button", "ambiguous-finding"),
    ("modal-trap@system-cancel", "no-such-finding"), ("cam", "no-such-finding"),
    ("modal-trap@", "no-such-finding"),
  ]) func whatLeadsToNoneOrSeveralIsSaid(_ text: String, _ code: String) {
    #expect(throws: Problem.self) { try FindingChoice(text).finding(in: Self.findings) }
    do throws(Problem) { _ = try FindingChoice(text).finding(in: Self.findings) } catch {
      #expect(error.code == code)
    }
  }
}
