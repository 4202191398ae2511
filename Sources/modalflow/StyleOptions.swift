internal import OperatingSystem
internal import Reporters

/// The options of all commands with text output.
struct StyleOptions {
  private var color = ColourMode.auto
  private var ascii = false
  private var width: Int?

  static let group = ParameterGroup(
    "How it looks",
    [
      .option(
        "color", "WHEN", "When to colour.",
        details:
          "auto honours NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE and TERM=dumb. Where a terminal shows colours, places and addresses can be clicked.",
        standard: "auto",
        choices: Parameter.words(of: ColourMode.self)),
      .flag("ascii", "Draw with plain ASCII."),
      .option("width", "COLUMNS", "Columns to fill; COLUMNS or the terminal's width unless given."),
    ])

  /// The style without options.
  static let standard = StyleOptions()

  private init() {}

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    color = try arguments.choice("color") ?? .auto
    ascii = arguments.has("ascii")
    width = try arguments.number("width", in: 40...1000)
  }

  /// The style from options, environment and terminal.
  var style: TerminalStyle { style() }

  /// The same, with a given width if the output is not a terminal and no width was requested.
  func style(widthWhenPiped: Int? = nil, showsAccepted: Bool = false) -> TerminalStyle {
    let facts = ColourFacts(isTerminal: StandardOutput.isTerminal, variable: CurrentProcess.environment)
    // In a log that only supports colours, links would appear as control sequences.
    let isLinked = color == .always || facts.isTerminal && color.wantsColour(facts)
    return TerminalStyle(
      width: width ?? (StandardOutput.isTerminal ? nil : widthWhenPiped) ?? terminalWidth(),
      palette: color.palette(facts),
      decor: ascii ? .ascii : Decor.fitting(variable: CurrentProcess.environment),
      showsAccepted: showsAccepted,
      links: isLinked ? .from(FileSystem.workingFolder) : .none)
  }
}
