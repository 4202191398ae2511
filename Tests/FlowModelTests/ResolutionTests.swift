import Diagnostics
import FlowModel
import Testing

/// Absence is UIKit, the nearest wins, and everything has its path.
struct ResolutionTests {
  @Test func absenceIsUIKit() throws {
    let flow = try FactsTests.flow(
      """
      screens:
        a: {in: navigation, buttons: [{label: Open, present: b}, {label: Push, push: c}, {label: Also, push: d}]}
        b: {buttons: [Plain, {symbol: xmark.circle, role: close}, {role: share}, {label: Save, role: save, placement: bottom}]}
        c: {buttons: [{label: Cancel, role: cancel, does: pop}]}
        d: {back: system, buttons: [{label: Cancel, role: cancel, does: pop}]}
        e: {back: hidden}
        f: {back: {shown: never}}
        g: {back: {shown: never, swipe: true}}
      """)
    #expect(flow.app.sdk == .newestKnown && flow.app.oldest == flow.app.newest)
    #expect(flow.app.devices == [.iphone, .ipad] && flow.app.landscape)
    let options = flow.presentations[PresentationID(0)].options
    #expect(options.declaredStyles == [.automatic] && !options.isStyleWritten)
    #expect(options.detents == ["large"] && options.anchor == .none && options.passthrough == .neighbours)
    let buttons = flow.screens[ScreenID(1)].buttons.map { flow.buttons[$0] }
    #expect(buttons.map(\.id) == ["plain", "xmark-circle", "share", "save"])
    #expect(buttons.map(\.placement) == [.content, .leading, .content, .bottom])
    #expect(buttons.map(\.accessibilityLabel) == ["Plain", "", "", "Save"])
    #expect(flow.screens[ScreenID(2)].back == Back(button: .hidden, swipe: Condition.never, isWritten: false))
    #expect(flow.screens[ScreenID(3)].back == Back(button: .system, swipe: Condition.always, isWritten: true))
    let hidden = Back(button: .hidden, swipe: Condition.never, isWritten: true)
    #expect(flow.screens[ScreenID(4)].back == hidden && flow.screens[ScreenID(5)].back == hidden)
    #expect(flow.screens[ScreenID(6)].back == Back(button: .hidden, swipe: Condition.always, isWritten: true))
    let complete = try #require(flow.effects.first { $0.verb == .complete })
    #expect(complete.isImplied && complete.path.text == "screens.b.buttons.save.complete")
  }

  @Test func theNearestWins() throws {
    let flow = try FactsTests.flow(
      """
      app: {framework: swiftui}
      screens:
        a:
          buttons:
            - {label: One, present: b}
            - {label: Two, present: b, detents: [large], style: fullScreenCover, modifier: main, guard: always}
            - {label: Ask, present: ask}
        b: {detents: [medium, large], grabber: true, style: popover, guard: {search: never}, search: true}
        ask: {kind: alert}
      """)
    let one = flow.presentations[PresentationID(0)]
    let two = flow.presentations[PresentationID(1)]
    #expect(one.options.detents == ["medium", "large"] && one.options.grabber)
    #expect(
      one.options.declaredStyles == [.popover] && one.options.modifier == "b" && one.options.anchor == .view)
    #expect(two.options.detents == ["large"] && two.options.grabber && two.options.modifier == "main")
    #expect(two.options.declaredStyles == [.fullScreenCover])
    #expect(flow.conditions[two.guard.navigation].truth == .always && two.guard.screen == Condition.never)
    #expect(flow.presentations[PresentationID(2)].options.declaredStyles == [.automatic])
    #expect(
      flow.screens[ScreenID(2)].buttons.map { flow.buttons[$0].path.text } == [
        "screens.ask.buttons.system-ok"
      ])
  }

  @Test func conditionsComeTogether() throws {
    let flow = try FactsTests.flow(
      """
      flags: {valid: varies}
      screens:
        a:
          unsaved: [text]
          buttons:
            - label: Done
              does: {if: [valid, not unsaved text], dismiss: self, else: {if: ios 15..., run: x, else: [{run: other}, save]}}
            - {label: Plain, if: unsaved, does: discard}
      """)
    func condition(_ path: String) -> Condition? {
      flow.effects.first { $0.path.text == "screens.a.buttons.\(path)" }.map { flow.conditions[$0.condition] }
    }
    #expect(condition("done.dismiss.self")?.text == "valid, not unsaved text")
    #expect(condition("done.dismiss.self")?.reads == [.flag, .unsaved])
    #expect(condition("done.run.x")?.text == "not (valid, not unsaved text), ios 15...")
    #expect(condition("done.run.other")?.text == "not (valid, not unsaved text), not ios 15...")
    #expect(condition("done.save")?.truth == .varies)
    #expect(condition("plain.discard")?.truth == .unsaved)
    #expect(
      flow.conditions.filter(\.isWritten).map(\.path.text) == [
        "screens.a.buttons.done.if", "screens.a.buttons.done.if#2", "screens.a.buttons.plain.if",
      ])
    #expect(
      flow.effects.filter { $0.verb == .save || $0.verb == .discard }.allSatisfy {
        $0.points == [UnsavedPointID(0)]
      })
  }

  @Test func everythingHasItsPath() throws {
    let flow = try FactsTests.flow(
      """
      screens:
        a:
          in: navigation
          unsaved: [text]
          guard: unsaved
          escape: dismiss
          back: {does: {present: ask}}
          callbacks: {did-appear: {present: b}}
          triggers: [{when: timer, label: 5 seconds, dismiss: self}, {when: timer, label: 5 seconds, run: x}]
          buttons:
            - {label: About Us…, present: b, callbacks: {did-dismiss: {run: reload}}, adaptation: {buttons: [Done]}}
        b: {}
        ask: {kind: alert, buttons: [OK]}
      triggers: [{when: deep-link, present: b, by: topmost}]
      """)
    let all =
      flow.screens.map(\.path) + flow.buttons.map(\.path) + flow.effects.map(\.path)
      + flow.presentations.map(\.path)
      + flow.callbacks.map(\.path) + flow.triggers.map(\.path) + flow.unsavedPoints.map(\.path)
      + flow.conditions.filter(\.isWritten).map(\.path)
    let paths = Set(all.map(\.text))
    for path in [
      "screens.a", "screens.a.buttons.about-us", "screens.a.buttons.about-us.present.b",
      "screens.a.back.present.ask",
      "screens.a.buttons.about-us.present.b.callbacks.did-dismiss", "triggers.deep-link.present.b",
      "screens.a.buttons.about-us.present.b.callbacks.did-dismiss.run.reload",
      "screens.a.escape.dismiss.self",
      "screens.a.buttons.about-us.present.b.adaptation.buttons.done",
      "screens.a.callbacks.did-appear.present.b",
      "screens.a.triggers.5-seconds", "screens.a.triggers.5-seconds#2",
      "screens.a.triggers.5-seconds.dismiss.self",
      "screens.a.unsaved.text", "screens.a.guard", "triggers.deep-link", "screens.ask.buttons.ok",
    ] {
      #expect(paths.contains(path), "\(path)")
    }
  }

  /// The presenter is the delegate of what it presents, so its code speaks of the work there.
  @Test func callbacksOnEdgesKnowTheWorkThere() throws {
    let flow = try FactsTests.fixture("010-date-picker-fixed.yaml")
    let callback = try #require(flow.callbacks.first)
    #expect(callback.performers == [flow.start] && callback.name == .didDismiss)
    let save = try #require(flow.effects.first { $0.owner == .callback(CallbackID(0)) })
    #expect(save.points.map { flow.unsavedPoints[$0].name } == ["date"])
  }

  @Test(arguments: [
    ("13", "13", "13"), ("13...17", "13", "17"), ("15...", "15", ""), ("...12", "", "12"),
    ("16.4...16.10", "16.4", "16.10"),
  ])
  func versionsAreText(_ text: String, _ lower: String, _ upper: String) throws {
    let range = try #require(VersionRange(text))
    #expect((range.lower?.description ?? "") == lower && (range.upper?.description ?? "") == upper)
    #expect(Version(16, 10).number > Version(16, 9).number && Version(16, 10) > Version(16, 1))
    for wrong in ["", "...", "17...13", "13..17", "1a", "13...17...18", "16.4.1"] {
      #expect(VersionRange(wrong) == nil)
    }
  }
}

/// Keys that a draft leaves to a person.
struct TodoTests {
  /// A screen has no key `does`: what it lacks is a button that closes it.
  @Test func namesWhatAScreenLacks() {
    let reading = FlowReader.read(
      "modalflow: 1\nstart: a\nscreens:\n  a: {todo: {does: nothing closes it, title: unread}, title: A}\n")
    #expect(reading.flow?.todos.map(\.key) == ["does"])
    #expect(
      reading.problems.map(\.message) == ["‘title’ is written, and yet ‘todo’ says that it is open"])
  }

  /// A flow begins somewhere, also where it is open whether that is right.
  @Test func namesTheStartBesideIt() {
    let reading = FlowReader.read(
      "modalflow: 1\nstart: a\ntodo: {start: nothing says so, screens: many}\nscreens:\n  a: {title: A}\n")
    #expect(reading.flow?.todos.map(\.key) == ["start"])
    #expect(reading.problems.map(\.message) == ["‘todo’ cannot name ‘screens’"])
  }
}
