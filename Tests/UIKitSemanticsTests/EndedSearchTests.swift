import FlowModel
import StateExploration
import Testing
import UIKitSemantics

/// What is asked about an exploration ends when somebody asks for the end, however much there is to look at.
@Suite struct EndedSearchTests {
  private func explore() throws -> FlowExploration {
    let reading = FlowReader.read(
      """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone], orientations: [portrait]}
      start: home
      screens:
        home: {title: Home, buttons: [{label: New, present: note, style: fullScreen}]}
        note: {title: Note, buttons: [{label: Ask, present: ask, style: fullScreen}]}
        ask: {title: Ask, buttons: [{label: Close, role: close, dismiss: self}]}
      """, path: "notes.yaml")
    return FlowExploration(PresentationMachine(try #require(reading.flow, "\(reading.problems)")))
  }

  @Test func statesAndStepsThatAreToldApartByWhatLiesBeneath() throws {
    let exploration = try explore()
    #expect(exploration.states(knowing: .all).states.count == 3)
    #expect(exploration.states(knowing: .all, goesOn: { false }).states.isEmpty)
    #expect(!exploration.steps(knowing: .all).steps.isEmpty)
    #expect(exploration.steps(knowing: .all, goesOn: { false }).steps.isEmpty)
  }

  /// The search is remembered with the exploration, but not what came of one that was ended.
  @Test func trapsAreNotFoundByHalves() throws {
    let exploration = try explore()
    func traps(_ goesOn: @escaping () -> Bool) -> Int {
      exploration.traps(
        { $0.leaves }, through: { _, _, worlds in worlds }, goesOn: goesOn, when: { exploration.reached($0) }
      ).traps.count
    }
    #expect(traps { false } == 0)
    let all = traps { true }
    #expect(all > 0)
    #expect(traps { false } <= all)
    #expect(traps { true } == all)
  }
}
