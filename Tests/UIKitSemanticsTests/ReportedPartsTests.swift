import Diagnostics
import FlowModel
import Testing

@testable import UIKitSemantics

/// Of frames that are no longer in front only that is told which rules can read: nobody may notice.
@Suite struct ReportedPartsTests {
  @Test(arguments: ReportedParts.Term.allCases)
  func `each part of the criterion is needed`(_ term: ReportedParts.Term) throws {
    let text =
      "modalflow: 1\napp: {sdk: 18, ios: 18, devices: [ipad]}\nstart: home\n" + Self.body(for: term)
    let reading = FlowReader.read(text, path: "flow.yaml")
    let flow = try #require(reading.flow, "\(reading.problems.map(\.message))")
    #expect(reading.problems.isEmpty, "\(reading.problems.map(\.message))")
    let whole = StepDigest(flow) { $0.remembersAll = true }
    #expect(whole.isComplete)
    #expect(StepDigest(flow) { _ in }.difference(from: whole) == nil)
    #expect(StepDigest(flow) { $0.forgettingTold = term }.difference(from: whole) != nil)
  }

  /// Something closes while a field of rules reads that part of the frame that goes, or of the one that was in front.
  private static func body(for term: ReportedParts.Term) -> String {
    switch term {
    case .stack:
      """
      screens:
        home: {title: Home, buttons: [{label: Edit, present: editor}]}
        editor: {title: Edit, in: navigation, guard: up home, buttons: [{label: Done, dismiss: self}]}
      """
    case .presenter:
      // Beside the popover another bar button of its presenter stays live.
      """
      screens:
        home:
          title: Home
          in: navigation
          buttons:
            - {label: Add, id: add, placement: trailing, present: list, style: popover, anchor: add}
            - {label: Sync, placement: trailing, run: sync}
        list: {title: List, buttons: [{label: Done, dismiss: self}]}
      """
    case .work, .guards:
      // The help in front has no work in its hands, while the guard beneath it reads what the page in between edits.
      """
      screens:
        home: {title: Home, buttons: [{label: Edit, present: editor}]}
        editor:
          title: Edit
          in: navigation
          unsaved: [draft]
          guard: unsaved
          buttons: [{label: More, push: more}, {label: Done, does: [save, {dismiss: self}]}]
        more: {title: More, edits: [draft], buttons: [{label: Help, push: help}]}
        help: {title: Help}
      triggers: [{when: deep-link, dismiss: root}]
      """
    case .containers:
      """
      screens:
        home: {title: Home, buttons: [{label: Edit, present: editor}]}
        editor: {title: Edit, kind: tabs, tabs: [first, second], unsaved: [draft], guard: unsaved}
        first: {title: First, edits: [editor.draft], buttons: [{label: Done, dismiss: editor}]}
        second: {title: Second, buttons: [{label: Done, dismiss: editor}]}
      """
    case .names:
      """
      screens:
        home:
          title: Home
          unsaved: [draft]
          buttons:
            - {label: Edit, present: editor}
            - {label: Show, present: note, guard: unsaved draft}
        editor: {title: Edit, edits: [home.draft], buttons: [{label: Done, dismiss: self}]}
        note: {title: Note, buttons: [{label: Done, dismiss: self}]}
      """
    }
  }
}
