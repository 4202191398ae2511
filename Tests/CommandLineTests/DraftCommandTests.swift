import Foundation
import TestSupport
import Testing

/// `modalflow draft APP FLOW`.
struct DraftCommandTests {
  @Test func allThatIsWrongWithTheFlowIsSaid() throws {
    let folder = try TemporaryFolder([
      "flow.yaml": "modalflow: 1\nstart: nowhere\nscreens: {a: {colour: x}}\n"
    ])
    let app = Repository.root.appending(path: "Tests/Fixtures/apps/reminders").path
    let outcome = try Tool.run(["draft", app, "flow.yaml"], in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("nowhere") && outcome.errors.contains("colour"), "\(outcome.errors)")
  }

  @Test func aDepthNeedsABegin() throws {
    let app = Repository.root.appending(path: "Tests/Fixtures/apps/reminders").path
    let outcome = try Tool.run(["draft", app, "--depth", "1"])
    #expect(outcome.exitCode == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("‘--depth’ needs ‘--from’"), "\(outcome.errors)")
  }
}
