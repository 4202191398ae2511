internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem

/// Does something again whenever a file changes that it depends on, until an interrupt ends the process.
struct WatchLoop {
  private let paths: [String]
  private let writes: Bool

  /// - Parameters:
  ///   - paths: what was asked for.
  ///   - writes: whether what is done writes to the files that it reads.
  init(_ paths: [String], writes: Bool) {
    self.paths = paths
    self.writes = writes
  }

  /// A fifth of a second: no person waits for it, and looking at some hundred files costs a thousandth of it.
  private static let milliseconds: UInt32 = 200

  /// - Parameters:
  ///   - work: gives the report and what settings were read from, which say the files to look at.
  ///   - settingsChanged: called before the work is done again because of something else than files of flows.
  /// - Throws: the exit code of a run that was ended by an interrupt.
  func run(
    _ work: () throws -> (report: Report, settings: [String]), settingsChanged: () -> Void
  ) throws {
    var before = WatchedFiles(paths, Report(), settings: [])
    while true {
      if StandardOutput.isTerminal { StandardOutput.write("\u{1B}[2J\u{1B}[H") }
      let (report, settings) = try work()
      var now = WatchedFiles(paths, report, settings: settings)
      // Who saves while the work goes on wants to see that, too.
      let seen = writes ? now : now.asRead(after: before)
      while now == seen {
        CurrentProcess.pause(milliseconds: Self.milliseconds)
        now = WatchedFiles(paths, report, settings: settings)
      }
      if now.hasOtherSettings(than: seen) { settingsChanged() }
      before = now
    }
  }
}
