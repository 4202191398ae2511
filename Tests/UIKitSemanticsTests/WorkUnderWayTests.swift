import Diagnostics
import FlowModel
import Testing

@testable import StateExploration
@testable import UIKitSemantics

/// What is begun `later` may end at any moment; how much of it is let be under way at once.
@Suite struct WorkUnderWayTests {
  /// Buttons that each ask a server, with an alert where it fails.
  private func explored(requests count: Int) throws -> FlowExploration {
    var text = """
      modalflow: 1
      app: {sdk: 26, ios: 26, devices: [iphone]}
      start: home
      flags: {fails: varies}
      screens:
        failed: {kind: alert, title: No answer, buttons: [{label: OK}]}
        done: {title: Done, in: navigation, buttons: [{label: Close, role: close, dismiss: self}]}
        home:
          title: Home
          buttons:

      """
    for index in 0..<count {
      text += """
              - label: Request \(index)
                does: [{run: request-\(index)}, {later: {if: fails, present: failed, else: {present: done, by: topmost}}}]

        """
    }
    let reading = FlowReader.read(text)
    let flow = try #require(reading.flow, "\(reading.problems.map(\.message))")
    let exploration = FlowExploration(PresentationMachine(flow))
    #expect(exploration.cut == nil)
    return exploration
  }

  /// The most work that is under way in a world of any state.
  private func most(_ exploration: FlowExploration) -> Int {
    let space = exploration.worlds
    let bits = exploration.tables.worlds.workBits
    let places = exploration.tables.worlds.workNumbers?.places
    return exploration.exploration.allStates.reduce(0) { most, state in
      var rest = state.worlds
      var most = most
      while let world = space.any(of: rest) {
        let underWay =
          places.map { $0.count { world.bits.meets($0) } } ?? (world.bits & bits).count
        most = max(most, underWay)
        let alike = bits.numbers.reduce(space.all) { set, bit in
          space.intersection(set, space.bit(bit, is: world[bit]))
        }
        rest = space.subtracting(alike, from: rest)
      }
      return most
    }
  }

  @Test func `few requests may all be under way`() throws {
    let exploration = try explored(requests: 3)
    #expect(exploration.boundOfWork == nil)
    #expect(most(exploration) == 3)
  }

  @Test func `of more requests two, of many one is under way at once, and it is said`() throws {
    let some = try explored(requests: 6)
    let boundOfSome = try #require(some.boundOfWork)
    #expect(boundOfSome.together == 2 && boundOfSome.possible == 12)
    #expect(most(some) == 2)
    let many = try explored(requests: 12)
    let boundOfMany = try #require(many.boundOfWork)
    #expect(boundOfMany.together == 1 && boundOfMany.possible == 24)
    #expect(most(many) == 1)
    #expect(many.counts.nodes < 100_000, "\(many.counts.nodes)")
  }

  /// The machine and the interpreter carry out the same ends where each comes before anything else happens.
  @Test func `two works that one tap begins both end at once`() throws {
    let reading = FlowReader.read(
      """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone]}
      start: home
      screens:
        home:
          title: Home
          buttons: [{label: Send, does: [{later: {push: sent}}, {later: {push: shared}}]}]
          in: navigation
        sent: {title: Sent}
        shared: {title: Shared}
      """)
    let flow = try #require(reading.flow, "\(reading.problems.map(\.message))")
    var counting = MachineCounts()
    counting.bounds.underWay = 0
    let machine = PresentationMachine(flow, counting: counting)
    var play = FlowPlay(machine, environment: 0)
    var interpreter = StackInterpreter(ReplayGround(machine), environment: 0)
    func perform(_ move: Move) {
      _ = play.perform(move)
      _ = interpreter.perform(move)
    }
    perform(try #require(play.possible.first { $0.kind == .button }))
    for _ in 0..<2 {
      // Nothing else may happen before.
      #expect(play.possible.allSatisfy { $0.kind == .trigger })
      perform(try #require(play.possible.first { interpreter.moves.contains($0) }))
    }
    #expect(!play.possible.contains { $0.kind == .trigger })
    let ids = play.stack.map { flow.screens[$0.screen].id }
    #expect(Set(ids) == ["home", "sent", "shared"] && ids.count == 3)
    #expect(interpreter.stack.map { flow.screens[$0.screen].id } == ids)
  }
}
