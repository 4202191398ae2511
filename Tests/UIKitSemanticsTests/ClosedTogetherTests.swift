import Diagnostics
import FlowModel
import StateExploration
import Testing

@testable import UIKitSemantics

/// Layers that go together, each with something to do once it has gone: what they have done is not told apart in all
/// orders in which they may lie above one another.
@Suite struct ClosedTogetherTests {
  /// Sheets of which each opens the next two, around in a circle; each runs work of its own as it goes, and one button closes all of them.
  private func explored(sheets count: Int, exposed: ExposedSteps = []) throws -> FlowExploration {
    var text = """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone], framework: swiftui}
      start: home
      screens:
        home: {title: Home, buttons: [{label: Open, present: sheet-0, callbacks: {on-dismiss: {run: load}}}]}

      """
    for index in 0..<count {
      text += "  sheet-\(index):\n    title: Sheet \(index)\n    unsaved: [text]\n    buttons:\n"
      for next in [(index + 1) % count, (index + 2) % count] {
        text +=
          "      - {label: Open \(next), present: sheet-\(next), callbacks: {on-dismiss: {run: load-\(index)}}}\n"
      }
      if index == 0 { text += "      - {label: Close All, dismiss: root}\n" }
      text += "    callbacks: {did-disappear: {run: stop-\(index)}}\n"
    }
    let reading = FlowReader.read(text)
    let flow = try #require(reading.flow, "\(reading.problems.map(\.message))")
    var counting = MachineCounts()
    counting.exposed = exposed
    let machine = PresentationMachine(flow, counting: counting)
    let exploration = FlowExploration(machine, limits: ExplorationLimits(facts: 200_000))
    #expect(exploration.cut == nil, "\(count) sheets, \(exploration.factCount) facts")
    return exploration
  }

  @Test(arguments: [[], ExposedSteps.all])
  func `twice as many sheets do not multiply what goes with them`(exposed: ExposedSteps) throws {
    let few = try explored(sheets: 6, exposed: exposed)
    let many = try explored(sheets: 12, exposed: exposed)
    #expect(
      many.counts.transitions <= 5 * few.counts.transitions / 2,
      "\(few.counts.transitions), then \(many.counts.transitions)")
  }

  @Test func `each of them tells what it has done, and no other`() throws {
    let exploration = try explored(sheets: 2)
    let steps = exploration.steps(knowing: []) { $0.kind == .button && $0.marks.contains(.closes) }
    var ran: [String: Set<[String]>] = [:]
    for step in steps.steps {
      let world = try #require(exploration.worlds.any(of: step.worlds))
      let view = steps.view(step, in: world)
      guard let closed = view.closed, view.isClosedByOther else { continue }
      let id = exploration.machine.flow.screens[closed.screen].id
      ran[id, default: []].insert(view.ran.sorted())
    }
    // In compact height the sheet above has taken its views away before, and it hears of nothing more.
    #expect(ran["sheet-0"] == [["load-0", "stop-0"], ["load-1", "stop-0"], ["load-0"], ["load-1"]])
    #expect(ran["sheet-1"] == [["load-0", "stop-1"], ["load-1", "stop-1"], ["load-0"], ["load-1"]])
  }
}
