import FlowModel
import TestSupport
import Testing

/// What code chooses and asks of the stack.
struct ChoosingTests {
  private func flow(_ text: String) throws -> Flow {
    let reading = FlowReader.read(text, path: "flow.yaml")
    #expect(reading.problems == [])
    return try #require(reading.flow)
  }

  @Test func theirKeysAreRead() throws {
    let flow = try flow(
      """
      modalflow: 1
      start: main
      triggers:
        - {when: deep-link, if: [up settings, not up chats], dismiss: root, animated: false, then: {select: chats}}
      screens:
        main: {kind: tabs, tabs: [chats, stuff]}
        chats: {tags: [social, free]}
        stuff: {buttons: [{label: Settings, present: settings}]}
        settings: {buttons: [{label: Close, role: close, dismiss: self}]}
      """)
    #expect(flow.effects.map(\.verb) == [.dismiss, .select, .present, .dismiss])
    #expect(flow.effects.map(\.animated) == [false, true, true, true])
    #expect(flow.effects[EffectID(1)].screen == ScreenID(1))
    #expect(flow.screens[ScreenID(1)].tags == ["social", "free"])
    let condition = flow.conditions[flow.triggers[TriggerID(0)].condition]
    #expect(condition.term == .all([.up(ScreenID(3)), .not(.up(ScreenID(1)))]))
    #expect(condition.term.screens == [ScreenID(3), ScreenID(1)])
    #expect(condition.reads == [.front])
  }
}
