/// The exit codes of commands that check something. They do not depend on the format.
enum CheckExit: Int32, Error {
  /// Nothing at or above the threshold.
  case clean = 0
  /// Findings at or above the threshold; tests of rules that failed.
  case findings = 1
  /// An input, a rule or the command line could not be understood, or an output not be written.
  case badInput = 2
  /// Nothing to lint, or something undecided under `--strict`.
  case nothing = 3
  /// Ended early by an interrupt, as a shell says it: 128 and the number of the signal.
  case interrupted = 130
  /// The same, by a request to terminate.
  case terminated = 143

  /// Whether it was ended early.
  var isEarly: Bool { self == .interrupted || self == .terminated }

  /// Ends the command with this code, which is no error for `clean`.
  func leave() throws {
    if self != .clean { throw self }
  }
}
