import Diagnostics
import Testing

/// What has no word of its own because two others say it: the reference says how, and rules understand it.
struct FoldedWordsTests {
  static let flow = "Tests/Fixtures/well-behaved/no-word-of-its-own.yaml"

  @Test func nothingIsSaidOfThem() throws {
    // The flow shows how a row that goes with its sheet is written, and accepts what is found there.
    let heavy = try RealBugsTests.findings(in: Self.flow).filter {
      $0.severity > .info && $0.rule.name != "sheet-goes-with-its-row"
    }
    #expect(heavy.map { "\($0.rule) at \($0.element)" } == [])
  }
}
