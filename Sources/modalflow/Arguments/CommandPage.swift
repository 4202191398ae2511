/// A command as the table has it: what it is called, what it says of itself, what it takes and what it does.
struct CommandPage: Sendable {
  let name: String
  /// One sentence.
  let abstract: String
  let discussion: String
  /// Worked out for the one command that is run or explained; a run looks at no other.
  let groups: @Sendable () -> [ParameterGroup]
  let subcommands: @Sendable () -> [CommandPage]
  /// Does it; nil where only the commands below it can be run.
  let run: (@Sendable (ParsedArguments) throws -> Void)?

  /// A command that does something. One that stands for others besides has no arguments of its own.
  init(
    _ name: String, _ abstract: String, discussion: String = "",
    groups: @escaping @Sendable () -> [ParameterGroup],
    run: @escaping @Sendable (ParsedArguments) throws -> Void,
    subcommands: @escaping @Sendable () -> [CommandPage] = { [] }
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.groups = groups
    self.subcommands = subcommands
    self.run = run
  }

  /// A command that stands for others.
  init(
    _ name: String, _ abstract: String, discussion: String = "", groups: [ParameterGroup] = [],
    subcommands: @escaping @Sendable () -> [CommandPage]
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.groups = { groups }
    self.subcommands = subcommands
    run = nil
  }

  /// The command of this name below it.
  func subcommand(_ name: String) -> CommandPage? { subcommands().first { $0.name == name } }

  /// The rows that every command has, behind its own.
  static let everywhere = ParameterGroup(
    "Other options",
    [
      .flag("version", "Print the version."),
      .flag("help", short: "h", "Print this help."),
    ])

  /// All its rows, in the order of the help.
  var rows: [Parameter] { groups().flatMap(\.rows) + Self.everywhere.rows }
}

/// A command and the names that lead to it.
struct CommandPath: Sendable {
  private(set) var page: CommandPage
  /// As it is typed: `modalflow baseline write`.
  private(set) var typed: String

  init(_ root: CommandPage) {
    page = root
    typed = root.name
  }

  /// Follows the names of commands at the beginning of `words` and takes them away.
  mutating func follow(_ words: inout ArraySlice<String>) {
    while let name = words.first, let next = page.subcommand(name) {
      page = next
      typed += " \(name)"
      words.removeFirst()
    }
  }
}
