import Diagnostics
import FlowModel
import Foundation
import RuleEngine
import TestSupport
import Testing

@testable import FlowChecking

/// How many repairs are tried over samples and fixtures, and how many of them do not hold.
///
/// A trial leaves out what cannot matter. That it comes to the same as one that does all anew is tried on one flow of eight;
/// on all of them with `MODALFLOW_UPDATE=1`. `MODALFLOW_FLOWS=FILE,FILE` counts other flows and prints their row.
struct RepairCountTests {
  static let page = ".github/reference/repairs.md"
  private static let isUpdating = ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1"

  /// What was tried in some flows; everything is, whatever it costs.
  struct Count: Sendable {
    var flows = 0
    var findings = 0
    /// Findings whose rule proposes something.
    var proposed = 0
    var tries = 0
    var safe = 0
    var unsafe = 0
    /// Proposals about which a trial that does all anew says something else.
    var disputed: [String] = []
    var withdrawn: Int { proposed - safe - unsafe }
    var failedTries: Int { tries - safe - unsafe }

    static func + (one: Count, other: Count) -> Count {
      Count(
        flows: one.flows + other.flows, findings: one.findings + other.findings,
        proposed: one.proposed + other.proposed, tries: one.tries + other.tries,
        safe: one.safe + other.safe, unsafe: one.unsafe + other.unsafe,
        disputed: one.disputed + other.disputed)
    }

    func row(_ title: String) -> String {
      "| \(title) | \(flows) | \(findings) | \(proposed) | \(tries) | \(failedTries) | \(safe) | \(unsafe) "
        + "| \(withdrawn) |\n"
    }
  }

  private static func count(_ file: URL, comparing: Bool) throws -> Count {
    var request = ConfigurationRequest()
    request.isDisabled = true
    let context = ConfigurationStore(request).context(forFolder: "/")
    let today = CalendarDay(year: 2027, month: 2, day: 1)
    let flow = DiskFiles.flow(of: file.path, bytes: Array(try Data(contentsOf: file)))
    let reading = CheckedReading(
      flow, context: context, today: today, explorations: ExplorationMemory())
    guard let trial = RepairTrial(reading, today: today) else { return Count() }
    var anew = trial
    anew.doesAllAnew = true
    var count = Count(flows: 1, findings: reading.findings.count)
    for finding in reading.findings where !finding.proposals.isEmpty {
      count.proposed += 1
      for proposal in finding.proposals {
        count.tries += 1
        let held = trial.hold(proposal, of: finding)
        if comparing, held?.repair != anew.hold(proposal, of: finding)?.repair {
          count.disputed.append("\(file.lastPathComponent): \(finding.name)")
        }
        guard let held else { continue }
        if held.repair.isSafe { count.safe += 1 } else { count.unsafe += 1 }
        break
      }
    }
    return count
  }

  /// What `otherFlowsAreCounted` counts in flows that are not part of this repository, with the rules of edition 2026-12.
  private static let realApps = """

    Of real apps, whose flows are not kept here, two were counted once, each written down from its sources: one in SwiftUI with 43
    screens, and one in UIKit with 49. The second stands there again without the flags that its conditions read.

    | flow of | flows | findings | with a proposal | proposals tried | did not hold | repaired, safe | repaired, unsafe | nothing held |
    |---|---|---|---|---|---|---|---|---|
    | an app in SwiftUI | 1 | 90 | 72 | 93 | 47 | 15 | 31 | 26 |
    | an app in UIKit | 1 | 91 | 58 | 62 | 12 | 7 | 43 | 8 |
    | the same without flags | 1 | 93 | 58 | 62 | 8 | 7 | 47 | 4 |

    """

  /// All of them, as many at once as there are cores.
  private static func count(_ files: [URL], comparing: Bool = true) async throws -> Count {
    try await withThrowingTaskGroup(of: Count.self) { group in
      let names = files.sorted { $0.lastPathComponent < $1.lastPathComponent }
      for (position, file) in names.enumerated() {
        let isCompared = comparing && (isUpdating || position.isMultiple(of: 8))
        group.addTask { try count(file, comparing: isCompared) }
      }
      return try await group.reduce(Count(), +)
    }
  }

  private static func flows(in folder: String) throws -> [URL] {
    let place = Repository.root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "yaml" }
  }

  @Test func whatIsTriedAndWithdrawnOverSamplesAndFixturesIsRecorded() async throws {
    let samples = try await Self.count(
      Self.flows(in: "SampleFlows/pairs") + Self.flows(in: "SampleFlows/patterns")
        + Self.flows(in: "SampleFlows/pommie"))
    let fixtures = try await Self.count(Self.flows(in: "Tests/Fixtures/flows"))
    let ordinary = try await Self.count(Self.flows(in: "Tests/Fixtures/well-behaved"))
    // A trial leaves out what cannot matter; it must come to the same.
    #expect((samples + fixtures + ordinary).disputed == [])
    let text = """
      # Repairs that were tried, and those that did not hold

      [A repair is tried before it is offered](../decisions/0010-repairs-are-tried.md): it is carried out in memory and the flow
      is checked again. What does not make its finding go away, or brings something new, is withdrawn. Here everything that
      rules propose is tried, whatever it costs; allowances and configurations are left aside.
      `MODALFLOW_UPDATE=1 swift test --filter RepairCountTests` rewrites this page. For the tests of the rules themselves
      `Tests/Fixtures/rules/repairs.txt` says it of each finding.

      | flows of | flows | findings | with a proposal | proposals tried | did not hold | repaired, safe | repaired, unsafe | nothing held |
      |---|---|---|---|---|---|---|---|---|

      """ + samples.row("`SampleFlows` without Waybook") + fixtures.row("`Tests/Fixtures/flows`")
      + ordinary.row("`Tests/Fixtures/well-behaved`") + (samples + fixtures + ordinary).row("all")
      + Self.realApps
    let file = Repository.root.appending(path: Self.page)
    if Self.isUpdating {
      try Data(text.utf8).write(to: file)
    }
    #expect(
      (try? Repository.text(of: Self.page)) == text,
      "MODALFLOW_UPDATE=1 swift test --filter RepairCountTests rewrites \(Self.page)")
    #expect(samples.safe + samples.unsafe >= samples.proposed * 3 / 4, "most of what is proposed holds")
  }

  /// Flows that are not part of this repository.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["MODALFLOW_FLOWS"] != nil))
  func otherFlowsAreCounted() async throws {
    let paths = ProcessInfo.processInfo.environment["MODALFLOW_FLOWS"] ?? ""
    for path in paths.split(separator: ",") {
      let count = try await Self.count([URL(filePath: String(path))], comparing: false)
      #expect(count.flows == 1, "\(path) cannot be read")
      print(count.row(String(path)), terminator: "")
    }
  }
}
