import FlowModel
import StateExploration
import Testing
import UIKitSemantics

/// Environments that a flow cannot tell apart are explored once, with the same answers.
@Suite struct AlikeTests {
  @Test(arguments: Fixtures.names(in: "flows").filter { $0.hasSuffix(".yaml") })
  func `together is the same as one by one`(_ file: String) throws {
    let flow = try Fixtures.flow(String(file.dropLast(5)))
    let limits = ExplorationLimits(heads: 1_500)
    var counting = MachineCounts()
    counting.again = false
    let apart = FlowExploration(PresentationMachine(flow, counting: counting), limits: limits)
    counting.together = true
    let together = FlowExploration(PresentationMachine(flow, counting: counting), limits: limits)
    guard apart.cut == nil, together.cut == nil else { return }
    #expect(states(together) == states(apart))
    #expect(steps(together) == steps(apart))
  }

  @Test func `a large iPhone is like any other where sheets fill it`() throws {
    let text = """
      app: {sdk: 18, ios: 18, devices: [iphone, ipad], requires-full-screen: true}
      start: list
      screens:
        list: {title: List, buttons: [{label: Add, present: form}]}
        form: {title: Form, unsaved: [draft], buttons: [{label: Cancel, role: cancel, dismiss: self}]}
      """
    let flow = try #require(FlowReader.read(text).flow)
    var counting = MachineCounts()
    counting.together = true
    let machine = PresentationMachine(flow, counting: counting)
    #expect(machine.environments.all.indices.map { machine.alike($0).count } == [2, 2, 0, 0, 1])
    var otherwise = FactSwitches()
    otherwise.sheetsFillCompactHeight = false
    let other = PresentationMachine(flow, switches: otherwise, counting: counting)
    #expect(other.environments.all.indices.map { other.alike($0).count } == [1, 1, 1, 1, 1])
  }

  @Test func `a trace moves to another device with the window`() throws {
    let text = """
      app: {sdk: 18, ios: 18, devices: [iphone]}
      start: list
      screens:
        list: {title: List, buttons: [{label: Add, present: form}]}
        form: {title: Form, buttons: [{label: Cancel, role: cancel, dismiss: self}]}
      """
    let flow = try #require(FlowReader.read(text).flow)
    var counting = MachineCounts()
    counting.together = true
    let machine = PresentationMachine(flow, counting: counting)
    let exploration = FlowExploration(machine)
    let turned = try #require(
      exploration.states.first { exploration[$0].environment == 1 && exploration[$0].isModal })
    let trace = try #require(exploration.trace(to: turned))
    for member in machine.alike(1) {
      let moved = machine.trace(trace, in: member, from: 1)
      let played = try #require(FlowPlay.replay(moved, of: machine))
      #expect(played.last?.state.environment ?? moved.environment == member)
    }
    #expect(machine.alike(1).count == 2)
  }

  /// The states in the environments that each stands for, with the length of the shortest way.
  private func states(_ exploration: FlowExploration) -> [String: Int] {
    var lengths: [String: Int] = [:]
    for number in exploration.states {
      for environment in exploration.machine.alike(exploration[number].environment) {
        lengths["\(environment): \(words(exploration[number]))", default: .max]
          .lower(to: exploration.length(to: number))
      }
    }
    return lengths
  }

  private func steps(_ exploration: FlowExploration) -> [String: Int] {
    var lengths: [String: Int] = [:]
    let steps = exploration.steps()
    for number in steps.numbers {
      let step = steps[number]
      let told =
        "\(words(step.before)) \(exploration.machine.text(of: step.move, isWindowTold: false)) "
        + "\(words(step.after)) \(step.lost) \(step.dropped) \(step.dismissals) \(step.fired) \(step.skipped)"
      for environment in exploration.machine.alike(step.before.environment) {
        lengths["\(environment): \(told)", default: .max].lower(to: number.length)
      }
    }
    return lengths
  }

  private func words(_ state: StateView) -> String {
    "\(state.screen) \(state.presentation ?? -1) \(state.presenter ?? -1) \(state.look) \(state.isPushed) "
      + "\(state.unsavedPoints) \(state.gesture) \(state.isSearching) \(state.isLive) \(state.flags)"
  }
}

extension PresentationMachine {
  /// A move in words; which window it turns to is another number on each device.
  fileprivate func text(of move: Move, isWindowTold: Bool) -> String {
    move.kind == .environment && !move.isFlag && !isWindowTold ? "turn" : text(of: move)
  }
}

extension Int {
  fileprivate mutating func lower(to other: Int) { self = Swift.min(self, other) }
}
