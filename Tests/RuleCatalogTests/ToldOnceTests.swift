import Diagnostics
import FlowModel
import RuleEngine
import Testing

/// Where two rules see one defect, the narrower one tells of it and names the other.
struct ToldOnceTests {
  /// What two rules see, and which of them tells of it.
  struct Defect: Sendable, CustomTestStringConvertible {
    let teller: String
    let silent: String
    let flow: String
    var testDescription: String { "\(teller) for \(silent)" }
  }

  static let defects = [
    Defect(
      teller: "alert-button-count", silent: "modal-trap",
      flow: """
        modalflow: 1
        app: {sdk: 18, ios: 18, devices: [iphone]}
        start: home
        screens:
          home: {title: Home, buttons: [{label: Scan, present: result}]}
          result: {kind: alert, title: Scanned}
        """),
    Defect(
      teller: "popover-not-closed-first", silent: "present-while-presenting",
      flow: """
        modalflow: 1
        app: {sdk: 18, ios: 18, devices: [ipad]}
        start: home
        screens:
          home: {title: Home, in: navigation, buttons: [{label: Options, placement: trailing, present: options, style: popover, anchor: sender}]}
          options: {title: Options, buttons: [{label: Close, role: close, shown: adapted, dismiss: self}, {label: Details, present: details, by: home, style: formSheet}]}
          details: {title: Details, in: navigation, buttons: [{label: Close, role: close, dismiss: self}]}
        """),
    Defect(
      teller: "dismiss-hits-child", silent: "input-under-modal",
      flow: """
        modalflow: 1
        app: {sdk: 18, ios: 18, devices: [iphone], orientations: [portrait]}
        start: home
        screens:
          home: {title: Home, buttons: [{label: Add, present: add, style: fullScreen}]}
          add:
            title: Add
            triggers: [{when: input, label: a code is read, does: [{run: take}, {dismiss: self}]}]
            buttons: [{label: Close, role: close, dismiss: self}, {label: Help, present: help, style: fullScreen}]
          help: {title: Help, buttons: [{label: Close, role: close, dismiss: self}]}
        """),
    Defect(
      teller: "loss-on-forced-dismiss", silent: "return-closes-task",
      flow: """
        modalflow: 1
        app: {sdk: 18, ios: 18, devices: [iphone], orientations: [portrait]}
        start: home
        screens:
          home: {title: Home, buttons: [{label: Workout, present: workout, style: fullScreen}]}
          workout:
            title: Workout
            unsaved: [sets]
            triggers: [{when: background, dismiss: self}]
            buttons: [{label: Finish, role: done, does: [save, dismiss]}]
        """),
  ]

  @Test(arguments: defects) func isToldOnce(_ defect: Defect) throws {
    let reading = FlowReader.read(defect.flow, path: "app.yaml")
    #expect(reading.problems == [])
    let told = RealBugsTests.rules.ask(try #require(reading.flow), root: "app.yaml").findings
    #expect(told.contains { $0.rule.name == defect.teller })
    #expect(!told.contains { $0.rule.name == defect.silent })
  }
}
