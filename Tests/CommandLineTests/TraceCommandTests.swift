import TestSupport
import Testing

/// `modalflow trace --finding`.
struct TraceCommandTests {
  @Test func playsAFindingOfTheOtherReadingInThatReading() throws {
    let folder = try TemporaryFolder(["flow.yaml": FlowTexts.sheetOnMac])
    let outcome = try Tool.run(
      ["trace", "flow.yaml", "--finding", "unconfirmed-loss-on-gesture"], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("‘Notes’ on Mac, iOS 18, if F0.6 does not hold\n"))
    #expect(outcome.output.contains("‘text’ is lost"))
  }
}
