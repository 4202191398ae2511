internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem

/// Repeats work whenever a file changes on which it depends, until an interrupt ends the process.
struct WatchLoop {
  private let paths: [String]
  private let writes: Bool

  /// - Parameters:
  ///   - paths: the requested paths.
  ///   - writes: whether the work writes to files that it reads.
  init(_ paths: [String], writes: Bool) {
    self.paths = paths
    self.writes = writes
  }

  /// The interval: a fifth of a second, which users do not notice. To check some hundred files takes a
  /// thousandth of it.
  private static let milliseconds: UInt32 = 200

  /// - Parameters:
  ///   - work: returns the report and the files with settings, which determine the files to watch.
  ///   - settingsChanged: called before a repetition because of files other than flows.
  /// - Throws: the exit code of a run that was stopped by an interrupt.
  func run(
    _ work: () throws -> (report: Report, settings: [String]), settingsChanged: () -> Void
  ) throws {
    var before = WatchedFiles(paths, Report(), settings: [])
    while true {
      if StandardOutput.isTerminal { StandardOutput.write("\u{1B}[2J\u{1B}[H") }
      let (report, settings) = try work()
      var now = WatchedFiles(paths, report, settings: settings)
      // A change during the work must cause another repetition.
      let seen = writes ? now : now.asRead(after: before)
      if now == seen, StandardStream.error.isTerminal {
        StandardError.write("Waiting for a file to change; Control-C ends it.\n")
      }
      while now == seen {
        CurrentProcess.pause(milliseconds: Self.milliseconds)
        now = WatchedFiles(paths, report, settings: settings)
      }
      if now.hasOtherSettings(than: seen) { settingsChanged() }
      before = now
    }
  }
}
