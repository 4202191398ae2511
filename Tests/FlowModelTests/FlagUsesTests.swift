import FlowModel
import Testing

/// Where flags are turned and asked for.
struct FlagUsesTests {
  private static let flow = """
    app: {framework: swiftui}
    flags: {seen: cleared, kept: cleared, told: cleared, held: cleared, noted: cleared, shown: cleared, chance: varies}
    screens:
      a:
        flags: {here: cleared}
        buttons:
          - {label: Once, if: not seen, does: [{set: seen}, {set: here}]}
          - {label: Twice, shown: [kept, here], set: kept}
          - {label: Back, clear: kept}
          - {label: B, present: b, state: shown}
          - {label: Tell, set: told, expect: told}
      b:
        flags: {own: cleared}
        guard: held
        unsaved: {text: {starts: unsaved, if: not kept}}
        buttons: [{label: Hold, does: [{set: held}, {set: noted}, {set: b.own}]}, {label: Own, enabled: not b.own, clear: held}]
    """

  private func names(_ flow: Flow, where isSuch: (FlagID) -> Bool) -> [String] {
    flow.flags.identified.filter { isSuch($0) && !$1.isImplied }.map(\.1.name)
  }

  @Test func turnedAndRead() throws {
    let flow = try FactsTests.flow(Self.flow)
    let uses = FlagUses(of: flow)
    #expect(
      names(flow) { uses.isSet[$0] }
        == ["seen", "kept", "told", "held", "noted", "shown", "a.here", "b.own"])
    #expect(names(flow) { uses.isCleared[$0] } == ["kept", "held", "shown"])
    // What is expected of a step asks for nothing.
    #expect(names(flow) { uses.isRead[$0] } == ["seen", "kept", "held", "shown", "a.here", "b.own"])
  }

  /// What is only ever set stays set as long as its screen is there; the flag of a screen that comes anew comes back.
  @Test func oneWay() throws {
    let flow = try FactsTests.flow(Self.flow)
    let uses = FlagUses(of: flow)
    #expect(
      names(flow) { uses.turnsOneWay($0, in: flow) } == ["seen", "told", "noted", "a.here", "b.own"])
    #expect(names(flow) { uses.isSpent($0, in: flow) } == ["seen", "told", "noted", "a.here"])
  }

  @Test func whatDecidesOnAScreen() throws {
    let flow = try FactsTests.flow(Self.flow)
    let facts = FlowFacts(of: flow)
    #expect(facts.screens.map(\.reads) == [[], ["held", "kept"]])
  }
}
