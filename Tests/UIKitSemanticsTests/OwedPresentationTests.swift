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
}
