import Diagnostics
import FlowChecking
import Foundation
import TestSupport
import Testing

/// What a finding’s trace says can be played in its own words, and comes to what it says.
struct FoundTracesTests {
  static let findings = FlowCheck(
    paths: [Repository.root.appending(path: "SampleFlows/pairs").path], rules: RulesAtHand(playing: true)
  ).run().report.findings.filter { $0.trace != nil }

  @Test func thereAreMany() { #expect(Self.findings.count >= 40) }

  @Test(arguments: findings) func canBePlayed(_ finding: Finding) throws {
    let trace = try #require(finding.trace)
    let source = FlowSource(path: finding.flow)
    var playing = try #require(try FlowPlaying(source, environment: trace.playedIn))
    #expect(playing.played.environment == trace.playedIn)
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
}
