/// A parameter of a command: a positional argument, an option with a value, or a flag.
struct Parameter: Sendable {
  enum Kind: Sendable {
    case argument, option, flag
  }

  /// One of the permitted words.
  struct Choice: Sendable {
    let word: String
    /// The meaning; empty if the word is self-explanatory.
    let meaning: String
  }

  /// The completions for a value without fixed words.
  enum Completion: Sendable {
    case nothing
    case files(endings: [String])
    case folders
    /// Names that are computed on demand.
    case names(@Sendable () -> [Choice])
  }

  let kind: Kind
  /// The name after `--`; for an argument, the key by which the command reads it.
  let name: String
  /// The letter after `-`; empty for none.
  let short: String
  /// The placeholder of the value in the help.
  let value: String
  let help: String
  /// Further sentences, shown below the help.
  let details: String
  /// The default value in the help; empty for none.
  let standard: String
  let isRepeated: Bool
  let isRequired: Bool
  let completion: Completion
  /// The permitted words, computed on demand; nil for any text.
  let choices: (@Sendable () -> [Choice])?

  /// The cases of an enum as `choices`, without explanations.
  static func words<Word: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    of _: Word.Type
  ) -> @Sendable () -> [Choice] {
    { Word.allCases.map { Choice(word: $0.rawValue, meaning: "") } }
  }

  /// A positional argument.
  static func argument(
    _ name: String, _ value: String, _ help: String, standard: String = "", isRepeated: Bool = false,
    isRequired: Bool = false, completion: Completion = .nothing, choices: (@Sendable () -> [Choice])? = nil
  ) -> Parameter {
    Parameter(
      kind: .argument, name: name, short: "", value: value, help: help, details: "", standard: standard,
      isRepeated: isRepeated, isRequired: isRequired, completion: completion, choices: choices)
  }

  /// `--name VALUE`. If it is given several times, the last one counts, unless it is repeatable.
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

  /// The form in messages: `--fail-on`, `PATH`.
  var written: String { kind == .argument ? value : "--\(name)" }
}

/// Parameters with a common heading in the help.
struct ParameterGroup: Sendable {
  let title: String
  let rows: [Parameter]

  init(_ title: String, _ rows: [Parameter]) {
    self.title = title
    self.rows = rows
  }
}
