/// The description of a command: its name, its texts, its parameters and its action.
struct CommandPage: Sendable {
  let name: String
  /// A summary of one sentence.
  let abstract: String
  let discussion: String
  /// Computed only for the command that is run or explained.
  let groups: @Sendable () -> [ParameterGroup]
  let subcommands: @Sendable () -> [CommandPage]
  /// The action; nil if only subcommands can be run.
  let run: (@Sendable (ParsedArguments) throws -> Void)?

  /// Creates a command with an action. If it has subcommands, it takes no positional arguments.
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

  /// Creates a command with subcommands only.
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

  /// The subcommand with this name.
  func subcommand(_ name: String) -> CommandPage? { subcommands().first { $0.name == name } }

  /// The parameters of every command, after its own.
  static let everywhere = ParameterGroup(
    "Other options",
    [
      .flag("version", "Print the version."),
      .flag("help", short: "h", "Print this help."),
    ])

  /// All its parameters, in the order of the help.
  var rows: [Parameter] { groups().flatMap(\.rows) + Self.everywhere.rows }
}

/// A command with the path of names to it.
struct CommandPath: Sendable {
  private(set) var page: CommandPage
  /// The path as typed: `modalflow baseline write`.
  private(set) var typed: String

  init(_ root: CommandPage) {
    page = root
    typed = root.name
  }

  /// Follows the names of subcommands at the beginning of `words` and removes them.
  mutating func follow(_ words: inout ArraySlice<String>) {
    while let name = words.first, let next = page.subcommand(name) {
      page = next
      typed += " \(name)"
      words.removeFirst()
    }
  }
}
