import Diagnostics
import FlowModel
import StateExploration
import Testing

@testable import UIKitSemantics

/// What is owed while a sheet that dims nothing is up multiplies the worlds, not the frames that nothing of it concerns.
@Suite struct OwedPresentationTests {
  /// A screen that stays live beneath a sheet; each of its buttons tapped there waits for the sheet to go.
  private func explored(buttons count: Int) throws -> FlowExploration {
    var text = """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone], framework: swiftui}
      start: home
      screens:
        panel: {title: Panel, buttons: [{label: Done, role: done, dismiss: self}, {label: Info, present: info}]}
        info: {kind: alert, title: About this panel, buttons: [{label: OK}]}
        home:
          title: Home
          buttons:
            - {label: Panel, present: panel, detents: [medium], largest-undimmed-detent: medium}

      """
    for index in 0..<count { text += "      - {label: Open \(index), present: sheet-\(index)}\n" }
    for index in 0..<count {
      text +=
        "  sheet-\(index): {title: Sheet \(index), buttons: [{label: Done, role: done, dismiss: self}]}\n"
    }
    let reading = FlowReader.read(text)
    let flow = try #require(reading.flow, "\(reading.problems.map(\.message))")
    let exploration = FlowExploration(PresentationMachine(flow))
    #expect(exploration.cut == nil)
    return exploration
  }

  @Test func `frames are not opened once more for what is owed to others`() throws {
    let few = try explored(buttons: 4)
    let many = try explored(buttons: 8)
    #expect(many.machine.tables.worlds.debts.count >= 8)
    #expect(many.stateCount <= 2 * few.stateCount)
    #expect(
      many.counts.entries <= 2 * few.counts.entries, "\(few.counts.entries), then \(many.counts.entries)")
    // Each of 2 to the power of 8 sets of what is owed is a world.
    #expect(many.worlds.count(of: many.worlds.all) > 256)
  }

  /// Two links, asked of somebody.
  private func debts(by asked: String) throws -> [Debt] {
    let text = """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone]}
      start: home
      screens:
        home: {title: Home, in: navigation}
        order: {title: Order}
        offer: {title: Offer}
      triggers:
        - {when: deep-link, label: order, push: order\(asked)}
        - {when: deep-link, label: offer, does: [{push: order}, {push: offer}]\(asked)}

      """
    let reading = FlowReader.read(text)
    let flow = try #require(reading.flow, "\(reading.problems.map(\.message))")
    return LikelyDebts(flow: flow).all(again: false)
  }

  @Test func `whoever is in front owes nothing until something has come above him`() throws {
    #expect(try debts(by: "").count == 3)
    // The second push of the same link finds the first page above whoever was in front.
    #expect(try debts(by: ", by: topmost").count == 1)
  }

  @Test func `what is pending is done alike whichever event uncovered it`() throws {
    let few = try explored(buttons: 4)
    let many = try explored(buttons: 8)
    // Twice as many buttons, twice as many things to be done: not each of them once for each event before.
    #expect(
      many.counts.transitions <= 5 * few.counts.transitions / 2,
      "\(few.counts.transitions), then \(many.counts.transitions)")
    let pending = Set(
      many.exploration.reachedTransitions.flatMap { many.exploration.label(of: $0.id) }.map(\.move).filter {
        $0.kind == .pending
      })
    #expect(pending.count >= 8)
    #expect(pending.allSatisfy { $0.actor == .person && $0.element >= 0 })
  }

  @Test func `all sets of few that wait are told apart, and small sets of many`() throws {
    let few = try explored(buttons: 8)
    #expect(few.boundOfWaiting == nil)
    let many = try explored(buttons: 40)
    let bound = try #require(many.boundOfWaiting)
    #expect(bound.together == 2 && bound.possible >= 40)
    let worlds = many.tables.worlds
    let most = many.exploration.allStates.map { state in
      many.worlds.isSubset(state.worlds, of: many.log.bounded)
    }
    #expect(most.allSatisfy { $0 } && worlds.mostDebts == 2)
    #expect(many.counts.nodes < 400_000, "\(many.counts.nodes)")
  }

  @Test func `an answer at the bound holds in every world of its guard`() throws {
    let exploration = try explored(buttons: 20).exploration
    let system = exploration.system
    var omitted = 0
    for reached in exploration.reachedTransitions {
      let transition = exploration[reached.id]
      guard case .head(_, let head) = transition.source, let move = transition.move,
        let world = exploration.worlds.any(of: reached.worlds)
      else { continue }
      let answer = system.transition(of: move, at: head, in: world)
      #expect(exploration.worlds.contains(world, in: answer.guard))
      if transition.isOmitted { omitted += 1 }
      #expect(answer.transition == transition.transition)
    }
    #expect(omitted > 0)
  }
}
