import Diagnostics
import FlowModel
import StateExploration
import Testing
import UIKitSemantics

/// What the buttons of a presenter that stays live beside its popover do to its own unsaved work.
@Suite struct LivePresenterTests {
  /// As many screens as wanted, each with a popover beside which it can be saved.
  private func flow(screens count: Int) throws -> Flow {
    var text = """
      app: {sdk: 18, ios: 18, devices: [ipad], requires-full-screen: true}
      start: s0
      screens:

      """
    for index in 0..<count {
      text += """
          s\(index):
            title: Screen \(index)
            in: navigation
            unsaved: [draft]
            buttons:
              - {label: Save, placement: trailing, does: [save]}
              - {label: Help, placement: trailing, present: help, style: popover, anchor: sender, passthrough: all}
              - {label: Next, push: s\((index + 1) % count)}

        """
    }
    text += """
        help: {title: Help, buttons: [{label: Close, role: close, dismiss: self}]}

      """
    let reading = FlowReader.read(text)
    return try #require(reading.flow, "\(reading.problems.map(\.message))")
  }

  private func machine(screens count: Int) throws -> PresentationMachine {
    var counting = MachineCounts()
    counting.again = false
    return PresentationMachine(try flow(screens: count), counting: counting)
  }

  @Test func `any number of them is told apart`() throws {
    let machine = try machine(screens: 70)
    #expect(machine.excess.isEmpty)
    let exploration = FlowExploration(machine)
    #expect(exploration.cut == nil)
    // Each screen clean or not, pushed or the root, alone or under its popover.
    let dirty = exploration.states.filter { exploration[$0].unsavedPoints.count == 1 }
    #expect(Set(dirty.map { exploration[$0].screen }).count == 70)
  }

  @Test func `saving beside the popover cleans the presenter`() throws {
    var play = FlowPlay(try machine(screens: 2), environment: 0)
    func move(_ text: String) throws -> Move {
      try #require(play.moves.map(\.move).first { play.machine.text(of: $0) == text }, "\(text)")
    }
    _ = play.perform(try move("edit draft"))
    #expect(play.state.isUnsaved)
    _ = play.perform(try move("tap Help"))
    _ = play.perform(try move("tap Save on s0"))
    _ = play.perform(try move("tap Close"))
    #expect(!play.state.isUnsaved)
    _ = play.perform(try move("edit draft"))
    _ = play.perform(try move("tap Help"))
    _ = play.perform(try move("tap Close"))
    #expect(play.state.isUnsaved)
  }
}
