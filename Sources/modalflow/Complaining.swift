internal import Diagnostics
internal import Reporters

/// Writes problems to standard error and ends the command, with exit code 2 unless another is given.
func complain(_ problems: [Problem], _ style: StyleOptions, exit: CheckExit = .badInput) throws -> Never {
  StandardError.write(TerminalReporter(style: style.style).text(of: problems))
  throw exit
}
