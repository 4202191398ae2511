import Diagnostics
import FlowChecking
import Foundation
import TestSupport
import Testing

/// The samples have the findings that were put there or were there, and nothing else.
struct SamplesTests {
  /// Pairs and Pommie are played through. Waybook takes a debug build most of a minute: it is asked what can be read off it.
  static let played = check(["SampleFlows/pairs", "SampleFlows/pommie"], playsFlows: true)
  static let read = check(["SampleFlows/waybook"], playsFlows: false)
  static let reports = [played.report, read.report]

  static func check(_ paths: [String], playsFlows: Bool) -> CheckOutcome {
    var request = ConfigurationRequest()
    request.playsFlows = playsFlows
    return FlowCheck(
      paths: paths.map { Repository.root.appending(path: $0).path }, configuration: request,
      today: CalendarDay(year: 2026, month: 11, day: 21)
    ).run()
  }

  @Test func areReadWithoutAProblem() {
    #expect(Self.reports.flatMap { $0.problems.map(\.message) } == [])
  }

  @Test func areDecided() {
    for flow in Self.reports.flatMap(\.flows) {
      #expect(flow.verdicts.filter { $0.verdict == .undecided } == [], "\(flow.root)")
    }
  }

  @Test func haveWhatIsExpectedAndNothingElse() throws {
    let prefix = Repository.root.path + "/"
    let found = Self.reports.flatMap(\.findings).map { finding in
      "\(finding.place.file.path.dropFirst(prefix.count)): \(finding.rule) @ \(finding.element)"
    }
    let expected = try Repository.text(of: "Tests/Fixtures/samples/expected.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(found.filter { !expected.contains(Substring($0)) } == [], "found, but not in expected.txt")
    #expect(expected.filter { !found.contains(String($0)) } == [], "in expected.txt, but not found")
  }

  /// A fixed twin is what its neighbour should have been; where something is meant, it says so.
  @Test func fixedTwinsAreClean() {
    for finding in Self.played.report.findings {
      #expect(!finding.flow.hasSuffix("-fixed.yaml"), "\(finding.flow): \(finding.rule)")
    }
  }

  @Test func showWhatTheyShouldTeach() throws {
    let flows = Self.reports.flatMap(\.flows)
    #expect(flows.count >= 14)
    let pairs = flows.filter { flow in
      flow.root.hasSuffix("-fixed.yaml")
        && flows.contains { $0.root == flow.root.replacing("-fixed.yaml", with: ".yaml") }
    }
    #expect(pairs.count >= 36)
    let largest = try #require(flows.max { $0.screens < $1.screens })
    #expect(largest.screens >= 100 && largest.parts.count > 1)
    for path in Repository.files(under: "SampleFlows", endingIn: ".yaml") {
      let text = try Repository.text(of: path)
      #expect(text.hasPrefix("# "), "\(path) does not begin with a sentence")
    }
  }
}
