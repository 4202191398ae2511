import Diagnostics
import FlowChecking
import Foundation
import TestSupport
import Testing

/// What changes while a run reads is told from what it has read.
@Suite struct WatchedFilesTests {
  @Test func whatCouldNotBeReadIsLookedFor() throws {
    let folder = try TemporaryFolder(["app.yaml": "modalflow: 1\n"])
    var report = Report()
    report.unreadFiles = [folder.url.appending(path: "part.yaml").path]
    func look() -> WatchedFiles {
      WatchedFiles([folder.url.appending(path: "app.yaml").path], report, settings: [])
    }
    let before = look()
    try folder.write("part-of: app.yaml\n", to: "part.yaml")
    #expect(look() != before)
  }
}
