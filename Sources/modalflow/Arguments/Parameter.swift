/// One row of a command's table: a positional argument, an option with a value, or a flag.
struct Parameter: Sendable {
  enum Kind: Sendable {
    case argument, option, flag
  }

  /// One of the words that an option or argument may be.
  struct Choice: Sendable {
    let word: String
    /// What it stands for; empty where the word says it.
    let meaning: String
  }

  /// What a shell offers for the value where it is none of a few words.
  enum Completion: Sendable {
    case nothing
    case files(endings: [String])
    case folders
    /// Names that are worked out when they are asked for.
    case names(@Sendable () -> [Choice])
  }

  let kind: Kind
  /// As it is written behind `--`; of an argument, what the command asks for it by.
  let name: String
  /// The letter behind `-`; empty where there is none.
  let short: String
  /// What stands for the value in the help.
  let value: String
  let help: String
  /// Further sentences, which stand below the help.
  let details: String
  /// The value that counts where none is given, as the help says it; empty where there is none.
  let standard: String
  let isRepeated: Bool
  let isRequired: Bool
  let completion: Completion
  /// The only words it may be, worked out when they are asked for; nil for any text.
  let choices: (@Sendable () -> [Choice])?

  /// The cases of an enum as `choices`, without explanations.
  static func words<Word: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    of _: Word.Type
  ) -> @Sendable () -> [Choice] {
    { Word.allCases.map { Choice(word: $0.rawValue, meaning: "") } }
  }

  /// A value that stands by itself.
  static func argument(
    _ name: String, _ value: String, _ help: String, standard: String = "", isRepeated: Bool = false,
    isRequired: Bool = false, completion: Completion = .nothing, choices: (@Sendable () -> [Choice])? = nil
  ) -> Parameter {
    Parameter(
      kind: .argument, name: name, short: "", value: value, help: help, details: "", standard: standard,
      isRepeated: isRepeated, isRequired: isRequired, completion: completion, choices: choices)
  }

  /// `--name VALUE`; of several the last counts, unless all do.
  static func option(
    _ name: String, short: String = "", _ value: String, _ help: String, details: String = "",
    standard: String = "", isRepeated: Bool = false, completion: Completion = .nothing,
    choices: (@Sendable () -> [Choice])? = nil
  ) -> Parameter {
    Parameter(
      kind: .option, name: name, short: short, value: value, help: help, details: details, standard: standard,
      isRepeated: isRepeated, isRequired: false, completion: completion, choices: choices)
  }

  /// `--name`, on or off.
  static func flag(
    _ name: String, short: String = "", _ help: String, details: String = ""
  ) -> Parameter {
    Parameter(
      kind: .flag, name: name, short: short, value: "", help: help, details: details, standard: "",
      isRepeated: false, isRequired: false, completion: .nothing, choices: nil)
  }

  /// As people write it: `--fail-on`, `PATH`.
  var written: String { kind == .argument ? value : "--\(name)" }
}

/// Rows that belong together, under a heading of the help.
struct ParameterGroup: Sendable {
  let title: String
  let rows: [Parameter]

  init(_ title: String, _ rows: [Parameter]) {
    self.title = title
    self.rows = rows
  }
}
