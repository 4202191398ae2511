/// The exit codes of commands that check something. They do not depend on the format.
enum CheckExit: Int32, Error {
  /// There are no findings at or above the threshold.
  case clean = 0
  /// Findings at or above the threshold; tests of rules that failed.
  case findings = 1
  /// An input, a rule or the command line has a mistake, or an output could not be written.
  case badInput = 2
  /// There was nothing to check, or something is undecided with `--strict`.
  case nothing = 3
  /// Stopped by an interrupt: 128 and the number of the signal, as in shells.
  case interrupted = 130
  /// Stopped by a termination request.
  case terminated = 143

  /// Whether the run was stopped.
  var isEarly: Bool { self == .interrupted || self == .terminated }

  /// Ends the command with this code; `clean` is not an error.
  func leave() throws {
    if self != .clean { throw self }
  }
}
