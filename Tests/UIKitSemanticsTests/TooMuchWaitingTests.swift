import FlowModel
import Testing

@testable import UIKitSemantics

/// What an event leaves waiting may be more than is let wait; that it asked for something beneath is told all the same.
@Suite struct TooMuchWaitingTests {
  private static let text = """
    modalflow: 1
    app: {sdk: 26, ios: 26, devices: [iphone], orientations: [portrait]}
    start: goals
    triggers:
      - {when: notification, label: a reminder, does: [{pop-to-root: goals}, {push: goal, by: goals}]}
      - {when: deep-link, label: a link, does: [{push: goal, by: goals}]}
      - {when: message, label: a message, does: [{push: goal, by: goals}, {present: note, by: topmost}]}
    screens:
      goals: {title: Goals, in: navigation, buttons: [{label: New, present: editor}]}
      goal: {title: Goal}
      note: {kind: alert, title: A goal was changed, buttons: [{label: OK}]}
      editor: {title: New Goal, in: navigation, buttons: [{label: Cancel, role: cancel, dismiss: self}]}
    """

  /// The labels of triggers that change something beneath the editor, where so much is let wait.
  private func told(waiting: Int?) throws -> (labels: Set<String>, bound: (together: Int, possible: Int)?) {
    let flow = try #require(FlowReader.read(Self.text).flow)
    var counting = MachineCounts()
    counting.bounds = HistoryBounds(waiting: waiting)
    let exploration = FlowExploration(PresentationMachine(flow, counting: counting))
    let steps = exploration.steps { $0.marks.contains(.beneath) && $0.marks.contains(.modalBefore) }
    let labels = steps.steps.compactMap { exploration.move(of: $0).trigger.map { flow.triggers[$0].label } }
    return (Set(labels), exploration.boundOfWaiting)
  }

  @Test func `whatever may wait, each is told`() throws {
    let all = try told(waiting: nil)
    #expect(all.labels == ["a reminder", "a link", "a message"])
    #expect(all.bound == nil)
  }

  @Test func `what leaves too much waiting, and does nothing else, is told and not followed`() throws {
    let none = try told(waiting: 0)
    #expect(none.labels == ["a reminder", "a link"])
    #expect(none.bound?.together == 0)
    let one = try told(waiting: 1)
    #expect(one.labels == ["a reminder", "a link", "a message"])
    #expect(one.bound?.together == 1)
  }
}
