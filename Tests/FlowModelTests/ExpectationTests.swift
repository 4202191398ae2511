import Diagnostics
import FlowModel
import TestSupport
import Testing

/// `expect`, and `in-front` with a screen.
struct ExpectationTests {
  private func read(_ screens: String) -> FlowReading {
    let text = "modalflow: 1\nstart: home\nflags: {kept: cleared}\nscreens:\n\(screens)"
    return FlowReader.read(text, path: "flow.yaml")
  }

  @Test func `it stands before what the step does, whichever way that goes`() throws {
    let flow = try #require(
      read(
        """
          home: {title: Home, buttons: [{label: Go, if: kept, present: page, expect: [in-front page, kept]}]}
          page: {title: Page, buttons: [{role: close, dismiss: self}]}
        """
      ).flow)
    guard case .expect(let index) = flow.buttons[ButtonID(0)].does.first else {
      Issue.record("\(flow.buttons[ButtonID(0)].does)")
      return
    }
    #expect(
      flow.expectations.map { flow.conditions[$0.condition].term } == [.front(ScreenID(1)), .flag(FlagID(0))])
    #expect(
      flow.expectations.map(\.path.text) == [
        "screens.home.buttons.go.expect", "screens.home.buttons.go.expect#2",
      ])
    #expect(flow.expectations.map(\.performers) == [[ScreenID(0)], [ScreenID(0)]])
    #expect(
      flow.expectations[index].place.start.column
        < flow.expectations[index.advanced(by: 1)].place.start.column)
    #expect(flow.buttons[ButtonID(0)].does.count == 3)
  }

  @Test func `alone beside an if it is expected only then`() throws {
    let flow = try #require(
      read(
        "  home: {title: Home, buttons: [{label: Go, if: kept, expect: in-front, else: {expect: not kept}}]}\n"
      )
      .flow)
    guard case .branch(_, let holds, let otherwise) = flow.buttons[ButtonID(0)].does.first else {
      Issue.record("no branch")
      return
    }
    #expect(holds == [.expect(ExpectationID(0))] && otherwise == [.expect(ExpectationID(1))])
    #expect(flow.effects.isEmpty)
  }

  @Test func `it stands alone in callbacks, in lists and in what comes later`() {
    let reading = read(
      """
        home: {title: Home, buttons: [{label: Go, present: page, callbacks: {did-dismiss: {expect: in-front home}}}]}
        page:
          title: Page
          buttons: [{role: close, does: [{run: a}, {expect: not up page}, {later: {dismiss: self, expect: in-front home}}]}]
      """)
    #expect(reading.problems.isEmpty)
    #expect(
      reading.flow?.expectations.map(\.path.text) == [
        "screens.home.buttons.go.present.page.callbacks.did-dismiss.expect",
        "screens.page.buttons.close.expect", "screens.page.buttons.close.later.dismiss.self.expect",
      ])
  }

  @Test(arguments: [
    ("in-front pge", "‘in-front’ names ‘pge’, but no screen is called so", "page"),
    ("up pge", "‘up’ names ‘pge’, but no screen is called so", "page"),
    ("in-front page now", "‘now’ does not belong to the condition before it", nil),
    ("keept", "‘keept’ is neither a condition nor a flag", "kept"),
  ])
  func `a name that is none gets the nearest`(_ condition: String, _ message: String, _ meant: String?) {
    let problems = read(
      """
        home: {title: Home, buttons: [{label: Go, present: page, expect: \(condition)}]}
        page: {title: Page, buttons: [{role: close, dismiss: self}]}
      """
    ).problems
    #expect(problems.map(\.message) == [message])
    #expect(problems.first?.replacement == meant)
  }
}
