import Diagnostics
import FlowModel
import StateExploration
import Testing

@testable import UIKitSemantics

/// Layers hold copies of those points only that some step in them reads or changes: nobody may notice.
@Suite struct LivePointTests {
  /// Two tasks that open each other, each saved on its last page: of the other’s work nobody above knows anything.
  private static let tasks = """
    modalflow: 1
    app: {sdk: 18, ios: 18, devices: [iphone]}
    start: home
    screens:
      home: {title: Home, buttons: [{label: A, present: a-1}, {label: B, present: b-1}]}
      a-1: {title: A, in: navigation, unsaved: [name], buttons: [{label: Next, push: a-2}]}
      a-2:
        title: A
        buttons:
          - {label: B, present: b-1}
          - {label: Done, does: [{save: a-1.name}, dismiss]}
      b-1: {title: B, in: navigation, unsaved: [name], buttons: [{label: Next, push: b-2}]}
      b-2:
        title: B
        buttons:
          - {label: A, present: a-1}
          - {label: Done, does: [{save: b-1.name}, dismiss]}
    """

  /// The second layer saves the first one’s work.
  private static let aside = """
    modalflow: 1
    app: {sdk: 18, ios: 18, devices: [iphone]}
    start: home
    screens:
      home: {title: Home, buttons: [{label: A, present: a}]}
      a: {title: A, unsaved: [name], buttons: [{label: B, present: b}]}
      b: {title: B, buttons: [{label: C, present: c}]}
      c: {title: C, buttons: [{label: Save all, save: a.name}, {label: Close, dismiss: self}]}
    """

  private func flow(_ text: String) throws -> Flow {
    let reading = FlowReader.read(text, path: "flow.yaml")
    #expect(reading.problems.isEmpty, "\(reading.problems.map(\.message))")
    return try #require(reading.flow)
  }

  @Test(arguments: [tasks, aside]) func `what is forgotten is missed by nobody`(_ text: String) throws {
    let flow = try flow(text)
    let whole = StepDigest(flow) { $0.remembersAll = true }
    #expect(whole.isComplete)
    #expect(StepDigest(flow) { _ in }.difference(from: whole) == nil)
  }

  @Test func `work of another instance is not told apart`() throws {
    let flow = try flow(Self.tasks)
    let machine = PresentationMachine(flow)
    let livePoints = try #require(machine.tables.layerMemory).points.wanted.live
    let (first, last) = (try #require(flow.screens.firstIndex { $0.id == "a-1" }), flow.start)
    #expect(!machine.tables.bits.ownedShared[first].isEmpty)
    #expect(livePoints[first].meets(machine.tables.bits.ownedShared[first]))
    for screen in flow.screens.indices where ["b-1", "b-2"].contains(flow.screens[screen].id) {
      #expect(!livePoints[screen].meets(machine.tables.bits.ownedShared[first]))
    }
    #expect(livePoints[last].isEmpty)
    var counting = MachineCounts()
    counting.remembersAll = true
    let all = FlowExploration(PresentationMachine(flow, counting: counting))
    #expect(FlowExploration(machine).counts.heads < all.counts.heads)
  }

  @Test func `what a layer further up saves is known in between`() throws {
    let flow = try flow(Self.aside)
    let tables = PresentationMachine(flow).tables
    let livePoints = try #require(tables.layerMemory).points.wanted.live
    let point = try #require(tables.bits.shared.first { !$0.isEmpty })
    for screen in flow.screens.indices where ["b", "c"].contains(flow.screens[screen].id) {
      #expect(livePoints[screen].meets(point))
    }
  }

  /// What comes on top of whatever is up asks nobody further down.
  @Test func `a trigger on top does not ask whether the root is hidden`() throws {
    let text = """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone]}
      start: home
      screens:
        home: {title: Home, buttons: [{label: A, present: a}, {label: B, present: a, style: fullScreen}]}
        a: {title: A, buttons: [{label: B, present: b}]}
        b: {title: B, buttons: [{label: Close, dismiss: self}]}
        note: {kind: alert, title: News, buttons: [{label: OK, run: read}]}
      triggers: [{when: message, present: note, by: topmost}]
      """
    let flow = try flow(text)
    #expect(!flow.asksForHiddenRoot)
    let whole = StepDigest(flow) { $0.remembersAll = true }
    #expect(StepDigest(flow) { _ in }.difference(from: whole) == nil)
    let followed = text.replacing(
      "present: note, by: topmost", with: "does: [{present: note}, {present: b}], by: topmost")
    #expect(try self.flow(followed).asksForHiddenRoot)
  }
}
