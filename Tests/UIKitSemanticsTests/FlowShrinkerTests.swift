import FlowModel
import Testing
import UIKitSemantics

/// What the shrinker leaves of a flow is read, and nothing that was asked for is gone from it.
@Suite struct FlowShrinkerTests {
  private static let text = """
    modalflow: 1
    app: {name: Notes, sdk: 18, ios: 16...18, devices: [ipad]}
    start: home
    flags: {busy: varies, open: set}
    triggers:
      - {when: timer, if: not busy, does: [{run: load}, {present: note}]}
    screens:
      home:
        title: Home
        in: navigation
        buttons:
          - {label: Open, does: [{run: count}, {if: busy, present: list, else: [{present: note}]}]}
          - {label: Clear, does: [{clear: open}]}
      list:
        title: List
        buttons: [{label: Close, dismiss: self}]
      note:
        title: Note
        unsaved: [text]
        buttons: [{label: Save, does: [save, dismiss]}, {label: Cancel, dismiss: self}]

    """

  @Test func `of a flow remains what is asked for`() throws {
    var shrinker = FlowShrinker(Self.text) { text in
      let reading = FlowReader.read(text)
      guard let flow = reading.flow, reading.problems.isEmpty else { return false }
      return flow.effects.contains { $0.verb == .save }
        && flow.buttons.contains { flow.flattened($0.does).contains { flow.effects[$0].verb == .present } }
    }
    shrinker.shrink()
    #expect(!shrinker.text.contains("list"))
    #expect(!shrinker.text.contains("triggers"))
    #expect(!shrinker.text.contains("if:"))
    #expect(shrinker.text.contains("save"))
    #expect(shrinker.text.count * 2 < Self.text.count, "\(shrinker.text)")
  }

  @Test func `nothing is removed where everything is needed`() {
    var shrinker = FlowShrinker(Self.text) { $0 == Self.text }
    shrinker.shrink()
    #expect(shrinker.text == Self.text)
  }
}
