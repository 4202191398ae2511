import FlowModel
import StateExploration
import Testing
import UIKitSemantics

/// What a launch trigger brings comes before anybody can do anything.
@Suite struct LaunchStateTests {
  @Test func nothingIsWaitedForBeforeALaunchTriggerThatComes() throws {
    let (exploration, flow) = try explore("")
    let seen = try exploration.states().states.map { state in
      let world = try #require(exploration.worlds.any(of: state.worlds))
      let kinds = exploration.moves(in: state.number, world: world).map { "\($0.move.kind)" }
      return "\(state.length) \(flow.screens[exploration.view(state.number, in: world).screen].id) \(kinds)"
    }
    #expect(seen == ["1 sign-in [\"button\"]", "2 home [\"button\"]"])
    #expect(exploration.stateCount == 2)
  }

  @Test func somethingIsWaitedForWhereItsConditionDoesNotHold() throws {
    let (exploration, flow) = try explore("if: signed-out, ")
    let first = try #require(exploration.states().states.first)
    let world = try #require(exploration.worlds.any(of: first.worlds))
    #expect(flow.screens[exploration.view(first.number, in: world).screen].id == "home")
    #expect(first.length == 0)
    #expect(!exploration.worlds.isSubset(exploration.worlds.all, of: first.worlds))
  }

  private func explore(_ condition: String) throws -> (FlowExploration, Flow) {
    let reading = FlowReader.read(
      """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone], orientations: [portrait]}
      start: home
      flags: {signed-out: varies}
      triggers: [{when: launch, \(condition)present: sign-in, style: fullScreen}]
      screens:
        home: {title: Home, buttons: [{label: Reload, run: reload}]}
        sign-in: {title: Sign In, buttons: [{label: Sign In, role: done, dismiss: self}]}
      """, path: "launch.yaml")
    let flow = try #require(reading.flow, "\(reading.problems)")
    return (FlowExploration(PresentationMachine(flow)), flow)
  }
}
