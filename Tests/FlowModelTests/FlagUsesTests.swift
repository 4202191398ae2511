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

  /// Whoever presents a dialog performs what its buttons do.
  @Test func whoTurnsThem() throws {
    let flow = try FactsTests.flow(
      """
      flags: {busy: cleared, shown: set}
      screens:
        a: {buttons: [{label: Go, does: [{set: busy}, {later: {clear: busy}}]}, {label: Ask, present: ask}]}
        b: {callbacks: {did-appear: {clear: shown}}, triggers: [{when: message, set: busy}]}
        ask: {kind: alert, title: Stop?, buttons: [{label: Stop, does: [{clear: busy}, {clear: shown}]}]}
      """)
    let uses = FlagUses(of: flow)
    func ids(_ screens: [ScreenID]) -> [String] { screens.map { flow.screens[$0].id } }
    let busy = try #require(flow.flags.firstIndex { $0.name == "busy" })
    let shown = try #require(flow.flags.firstIndex { $0.name == "shown" })
    #expect(ids(uses.setters[busy]) == ["a", "b"])
    #expect(ids(uses.clearers[busy]) == ["a"])
    #expect(uses.setters[shown].isEmpty)
    #expect(ids(uses.clearers[shown]) == ["a", "b"])
  }

  /// Flags that vary stand among those that have to be cleared, unless only those are asked for that the app turns.
  @Test func whatHasToBeCleared() throws {
    let flow = try FactsTests.flow(
      """
      flags: {seen: cleared, chance: varies}
      screens:
        a: {buttons: [{label: One, if: [not seen, not chance], run: one}, {label: Two, if: {any: [not seen, not chance]}, run: two}, {label: Three, if: seen, run: three}]}
      """)
    let conditions = flow.effects.map { flow.conditions[$0.condition].term }
    #expect(
      conditions.map { flow.neededOff($0).map { flow.flags[$0].name } } == [["seen", "chance"], [], []])
    #expect(conditions.map { flow.neededCleared($0).map { flow.flags[$0].name } } == [["seen"], [], []])
  }

  @Test func whatDecidesOnAScreen() throws {
    let flow = try FactsTests.flow(Self.flow)
    let facts = FlowFacts(of: flow)
    #expect(facts.screens.map(\.reads) == [[], ["held", "kept"]])
  }
}
