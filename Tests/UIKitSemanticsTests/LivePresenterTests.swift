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
    let states = exploration.states()
    let views = try states.states.map { state in
      states.view(state, in: try #require(exploration.worlds.any(of: state.worlds)))
    }
    #expect(Set(views.filter { $0.unsavedPoints.count == 1 }.map(\.screen)).count == 70)
  }

  @Test func `any number of screens is guarded by one flag`() throws {
    var text = """
      app: {sdk: 18, ios: 18, devices: [ipad], requires-full-screen: true}
      flags: {busy: varies}
      start: home
      screens:
        home: {title: Home, buttons: [{label: Begin, present: s0}]}

      """
    for index in 0..<70 {
      let next =
        index < 69 ? "{label: Next, push: s\(index + 1)}" : "{label: Done, role: done, dismiss: self}"
      text += "  s\(index): {title: S\(index), in: navigation, guard: busy, buttons: [\(next)]}\n"
    }
    let reading = FlowReader.read(text)
    let flow = try #require(reading.flow, "\(reading.problems.map(\.message))")
    let machine = PresentationMachine(flow)
    #expect(machine.excess.isEmpty)
    var play = FlowPlay(machine, environment: 0)
    for words in ["tap Begin", "tap Next", "tap Next"] {
      let move = try #require(play.moves.map(\.move).first { machine.text(of: $0) == words })
      _ = play.perform(move)
    }
    #expect(!play.state.isGuarded)
    let flip = try #require(play.moves.map(\.move).first { $0.isFlag })
    _ = play.perform(flip)
    #expect(play.state.isGuarded)
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

  @Test func `a screen that has pushed beneath cannot be touched any more`() throws {
    let machine = try machine(screens: 2)
    var play = FlowPlay(machine, environment: 0)
    func moves() -> [String] { play.moves.map { machine.text(of: $0.move) } }
    func move(_ text: String) throws -> Move {
      try #require(play.moves.map(\.move).first { machine.text(of: $0) == text }, "\(text)")
    }
    _ = play.perform(try move("tap Help"))
    #expect(moves().contains("tap Next on s0"))
    _ = play.perform(try move("tap Next on s0"))
    #expect(!moves().contains { $0.hasSuffix(" on s0") })
    _ = play.perform(try move("tap Close"))
    #expect(play.screens.map { machine.flow.screens[$0].id } == ["s0", "s1"])
    _ = play.perform(try move("go back"))
    _ = play.perform(try move("tap Help"))
    #expect(moves().contains("tap Next on s0"))
  }
}
