import FlowModel
import Testing

/// What the end of some work is called in traces.
struct LaterLabelTests {
  private func labels(_ screens: String) throws -> [String] {
    let text =
      "modalflow: 1\napp: {name: A, sdk: 18, ios: 18, devices: [iphone]}\nstart: home\nflags: {fails: varies}\n"
    let reading = FlowReader.read(text + "screens:\n" + screens)
    let flow = try #require(reading.flow)
    #expect(reading.problems.isEmpty)
    return flow.triggers.map(\.label)
  }

  @Test func itIsNamedAfterTheWorkRightBeforeIt() throws {
    #expect(
      try labels("  home: {title: H, buttons: [{label: Go, does: [{run: load}, {later: {run: show}}]}]}") == [
        "load ends"
      ])
  }

  @Test func itIsNotNamedAfterTheWorkOfAnotherBranch() throws {
    #expect(
      try labels(
        "  home: {title: H, buttons: [{label: Go, does: [{run: load}, {later: {if: fails, run: tell, else: {later: pop}}}]}]}"
      ) == ["load ends", "later, after ‘load ends’"])
  }

  @Test func whereTwoSayTheSameTheScreenIsSaid() throws {
    #expect(
      try labels(
        """
          home: {title: H, in: navigation, buttons: [{label: Save, does: {later: {push: next}}}]}
          next: {title: N, buttons: [{label: Save, does: [{later: pop}, {later: {run: tidy}}]}]}
        """) == [
          "later, after ‘Save’ on ‘home’", "later, after ‘Save’ on ‘next’",
          "later, after ‘Save’ on ‘next’ (2)",
        ])
  }
}
