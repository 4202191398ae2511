import TestSupport
import Testing

/// `modalflow trace --finding`.
struct TraceCommandTests {
  @Test func playsAFindingOfTheOtherReadingInThatReading() throws {
    let folder = try TemporaryFolder([
      "flow.yaml": """
      modalflow: 1
      app: {name: Notes, sdk: 18, ios: 18, devices: [mac]}
      start: notes
      screens:
        notes: {title: Notes, buttons: [{label: New, present: note, style: formSheet}]}
        note:
          title: Note
          unsaved: [text]
          escape: none
          buttons: [{label: Done, role: done, does: [save, dismiss]}]
      """
    ])
    let outcome = try Tool.run(
      ["trace", "flow.yaml", "--finding", "unconfirmed-loss-on-gesture"], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("‘Notes’ on Mac, iOS 18, if F0.6 does not hold\n"))
    #expect(outcome.output.contains("‘text’ is lost"))
  }
}
