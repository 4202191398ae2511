import Diagnostics
import FlowChecking
import Foundation
import TestSupport
import Testing

/// What a finding’s trace says can be played in its own words, and comes to what it says.
struct FoundTracesTests {
  static let findings = FlowCheck(
    paths: ["SampleFlows/pairs", "SampleFlows/pommie"].map { Repository.root.appending(path: $0).path }
  ).run().report.findings.filter { $0.trace != nil }

  @Test func thereAreMany() { #expect(Self.findings.count >= 35) }

  @Test(arguments: findings) func canBePlayed(_ finding: Finding) throws {
    let trace = try #require(finding.trace)
    let source = FlowSource(path: finding.flow)
    var playing = try #require(try FlowPlaying(source, environment: trace.playedIn))
    // Rules may tell versions apart in which everything can be played alike.
    #expect(playing.played.environment.device == trace.playedIn.device)
    #expect(playing.played.start.stack.map(\.id) == trace.start)
    let script = trace.steps.map(\.action).joined(separator: ", ")
    try playing.perform(try PlayScript(list: script))
    let played = playing.played
    #expect(played.steps.map(\.action) == trace.steps.map(\.action))
    #expect(played.steps.map { $0.after.stack.map(\.id) } == trace.steps.map(\.stack))
    #expect(played.steps.map(\.element) == trace.steps.map(\.element))
    for (one, other) in zip(played.steps, trace.steps) where !one.after.hasCrashed {
      #expect(Set(other.notes).isSubset(of: one.events.map(\.text)))
    }
    let facts = trace.steps.flatMap(\.because)
    #expect(Set(facts).count == facts.count, "a fact is mentioned twice")
  }

  /// What is told besides the steps: where, which callbacks are called or not, and the facts.
  private struct Telling: Sendable {
    var file: String
    var rule: String
    var environment: String
    var notes: [String] = []
    var facts: [String]
  }

  private static let tellings = [
    Telling(
      file: "photo-library-swipe", rule: "unhandled-picker-swipe",
      environment: "iPhone in portrait, iOS 13 and later", notes: ["‘did-cancel’ of ‘library’ is not called"],
      facts: ["F1.2", "F2", "F5.9"]),
    Telling(
      file: "form-sheet-landscape", rule: "exit-lost-in-compact-height", environment: "iPhone in landscape",
      facts: ["F2"]),
    Telling(
      file: "hidden-cancel", rule: "action-sheet-hides-cancel", environment: "iOS 26", facts: ["F11.2"]),
    Telling(
      file: "picker-mirrors-guard", rule: "blocked-swipe-without-explanation",
      environment: "iOS 13, not on an iPhone in landscape",
      notes: ["the gesture is refused", "‘should-dismiss’ of ‘picker’ is called"], facts: ["F2", "F5.2"]),
    Telling(
      file: "edge-swipe-back", rule: "loss-on-interactive-back", environment: "",
      notes: ["‘product’ is lost"],
      facts: ["F3.8"]),
  ]

  @Test(arguments: tellings) private func saysWhatMadeTheDifference(_ telling: Telling) throws {
    let finding = try #require(
      Self.findings.first {
        $0.flow.hasSuffix("/\(telling.file).yaml") && $0.rule.name == telling.rule
      })
    let trace = try #require(finding.trace)
    #expect(trace.environment == telling.environment)
    #expect(trace.steps.flatMap(\.notes) == telling.notes)
    #expect(trace.steps.flatMap(\.because).map { String($0.prefix { $0 != ":" }) } == telling.facts)
  }
}

extension String {
  /// What stands before the versions and the flags: `iPhone in portrait`.
  fileprivate var device: String {
    String(components(separatedBy: " while ")[0].prefix { $0 != "," })
  }
}
