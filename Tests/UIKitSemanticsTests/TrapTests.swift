import FlowModel
import StateExploration
import Testing
import UIKitSemantics
import YAMLTree

/// A question for what can no longer come.
struct TrapQuery: Sendable, CustomTestStringConvertible {
  let number: Int
  let node: YAMLNode

  static let all: [TrapQuery] = {
    let stream = YAMLStream.read(Array(Fixtures.text("semantics/traps/traps.yaml").utf8), path: "traps.yaml")
    precondition(stream.problems.isEmpty, "\(stream.problems)")
    return stream.documents.flatMap { $0.elements.enumerated().map { TrapQuery(number: $0, node: $1) } }
  }()

  func text(_ key: String) -> String { node.value(of: key)?.text ?? "" }
  func texts(_ key: String) -> [String] { node.value(of: key)?.texts ?? [] }
  var testDescription: String { "\(number) \(text("flow")) \(text("goal"))" }

  func flow() throws -> Flow {
    if !text("flow").isEmpty { return try Fixtures.flow(text("flow")) }
    let reading = node.value(of: "flow").map { FlowReader.read($0, name: "traps") }
    guard let reading, let flow = reading.flow, reading.problems.isEmpty else {
      throw Fixtures.Flaw(reading?.problems ?? [])
    }
    return flow
  }
}

@Suite struct TrapTests {
  @Test(arguments: TrapQuery.all) func `what can no longer come is found by the shortest way`(
    _ query: TrapQuery
  ) throws {
    let flow = try query.flow()
    let machine = PresentationMachine(flow)
    let exploration = FlowExploration(machine)
    let goalWord = query.text("goal")
    let traps = exploration.traps {
      goalWord == "leaves" ? $0.leaves : $0.completes
    } through: { move, state, possible in
      exploration.worlds(of: possible) { world in
        let before = exploration.view(state, in: world)
        let isGate =
          before.presentation.map { flow.screens[flow.presentations[$0].target].purpose == .gate } ?? false
        switch query.text("through") {
        case "person": return move.actor == .person
        case "buttons":
          return move.actor == .person && ![.swipeDown, .tapOutside, .edgeSwipe, .escape].contains(move.kind)
        default: return move.actor == .person || move.actor == .app && isGate
        }
      }
    } when: { state in
      exploration.worlds(of: exploration.reached(state)) { world in
        let view = exploration.view(state, in: world)
        guard let edge = view.presentation else { return false }
        if !query.text("screen").isEmpty, flow.screens[view.screen].id != query.text("screen") {
          return false
        }
        if !query.text("guarded").isEmpty, !view.isGuarded { return false }
        return goalWord == "leaves" || machine.facts.presentations[edge].completable
      }
    }
    let trace = try traps.traps.first.map { trap in
      let world = try #require(exploration.worlds.any(of: trap.worlds))
      return try #require(traps.trace(to: trap, in: world, agreeing: trap.worlds))
    }
    #expect(trace.map { machine.texts(of: $0) } ?? [] == query.texts("trace"))
    let windows = traps.traps.reduce(into: Set()) { $0.formUnion(exploration.environments(of: $1.worlds)) }
      .sorted().map { machine.name(of: $0) }
    if !query.texts("windows").isEmpty { #expect(windows == query.texts("windows")) }
  }
}
