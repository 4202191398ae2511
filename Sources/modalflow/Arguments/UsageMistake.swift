internal import Diagnostics

/// A mistake in a command line.
struct UsageMistake: Error {
  let problem: Problem

  /// Creates a mistake. Texts from the command line are escaped when they are printed.
  init(
    _ code: String, _ message: String, expected: String = "", help: String = "", replacement: String? = nil
  ) {
    problem = Problem(
      code, message, at: nil, expected: expected, help: help, replacement: replacement)
  }

  /// Two options that exclude each other.
  static func conflict(_ message: String, help: String = "") -> UsageMistake {
    UsageMistake("option-conflict", message, help: help)
  }

  /// A value that is not permitted for an option or argument.
  static func value(_ text: String, of parameter: Parameter, expected: String) -> UsageMistake {
    UsageMistake("bad-value", "‘\(parameter.written)’ cannot be ‘\(text)’", expected: expected)
  }

  /// A word that is not one of the choices.
  static func choice(_ text: String, of parameter: Parameter) -> UsageMistake {
    let words = parameter.choices?().map(\.word) ?? []
    return UsageMistake(
      "bad-value", "‘\(parameter.written)’ cannot be ‘\(text)’", expected: listOfNames(words, limit: 20),
      replacement: nearestName(to: text, among: words))
  }

  static func unknownOption(_ name: String, of command: CommandPath) -> UsageMistake {
    let known = command.page.rows.filter { $0.kind != .argument }
    let letters = String(name.drop { $0 == "-" })
    let near =
      known.first { $0.name == letters || $0.short == letters }
      ?? nearestName(to: letters, among: known.map(\.name))
      .flatMap { near in known.first { $0.name == near } }
    return UsageMistake(
      "unknown-option", "‘\(command.typed)’ has no option ‘\(name)’",
      help: near == nil
        ? "‘\(command.typed) --help’ lists them; a path that begins with a hyphen stands behind ‘--’" : "",
      replacement: near.map(\.written))
  }

  /// Names of commands in other linters, with those of this tool.
  private static let otherNames = [
    "check": "lint", "run": "lint", "validate": "lint", "analyze": "lint", "analyse": "lint",
    "fix": "lint --fix",
    "watch": "lint --watch", "new": "init", "server": "lsp", "version": "--version",
  ]

  static func unknownCommand(_ name: String, of command: CommandPath) -> UsageMistake {
    let names = command.page.subcommands().map(\.name)
    let near = otherNames[name] ?? nearestName(to: name, among: names)
    let isPath = name.contains("/") || name.contains(".")
    return UsageMistake(
      "unknown-command", "‘\(command.typed)’ has no command ‘\(name)’",
      expected: near == nil ? listOfNames(names, limit: 20) : "",
      help: near == nil && isPath ? "to check a file, write ‘modalflow lint \(name)’" : "", replacement: near)
  }

  static func missingValue(_ parameter: Parameter, before next: String?) -> UsageMistake {
    UsageMistake(
      "missing-value", "‘\(parameter.written)’ has no value",
      expected: parameter.choices.map { listOfNames($0().map(\.word), limit: 20) }
        ?? "\(parameter.written) \(parameter.value)",
      help: next.map { "if ‘\($0)’ is the value, write \(parameter.written)=\($0)" } ?? "")
  }
}
