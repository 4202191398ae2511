import Diagnostics
import FlowChecking
import Foundation
import TestSupport
import Testing

/// What changes while a run reads is told from what it has read.
@Suite struct WatchedFilesTests {
  @Test func whatIsSavedDuringARunIsSeenAfterIt() throws {
    let folder = try TemporaryFolder(["a.yaml": "modalflow: 1\n", "b.yaml": "modalflow: 1\n"])
    func look() -> WatchedFiles { WatchedFiles([folder.url.path], Report(), settings: []) }
    let before = look()
    #expect(look().asRead(after: before) == look(), "nothing changed")
    try folder.write("modalflow: 1\nstart: home\n", to: "a.yaml")
    #expect(look().asRead(after: before) != look(), "saved")
    let later = look()
    try folder.write("modalflow: 1\n", to: "c.yaml")
    #expect(look().asRead(after: later) != look(), "new")
    let last = look()
    try folder.write("{}", to: "report.json")
    #expect(look().asRead(after: last) == look(), "a report that the run writes is not what it reads")
  }

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
