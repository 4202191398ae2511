internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem

/// Does something again whenever a file changes that it depends on, until an interrupt ends the process.
struct WatchLoop {
  private let paths: [String]

  /// - Parameter paths: what was asked for.
  init(_ paths: [String]) { self.paths = paths }

  /// A fifth of a second: no person waits for it, and looking at some hundred files costs a thousandth of it.
  private static let milliseconds: UInt32 = 200

  /// - Parameters:
  ///   - work: gives the report and what settings were read from, which say the files to look at.
  ///   - settingsChanged: called before the work is done again because of something else than files of flows.
  /// - Throws: the exit code of a run that was ended by an interrupt.
  func run(
    _ work: () throws -> (report: Report, settings: [String]), settingsChanged: () -> Void
  ) throws {
    while true {
      if StandardOutput.isTerminal { StandardOutput.write("\u{1B}[2J\u{1B}[H") }
      let (report, settings) = try work()
      let seen = WatchedFiles(paths, report, settings: settings)
      var now = seen
      while now == seen {
        CurrentProcess.pause(milliseconds: Self.milliseconds)
        now = WatchedFiles(paths, report, settings: settings)
      }
      if now.hasOtherSettings(than: seen) { settingsChanged() }
    }
  }
}
