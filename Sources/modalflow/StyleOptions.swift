public import ArgumentParser
public import Reporters

/// Options of every command that prints for people.
struct StyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When to colour: auto, always or never.",
      discussion: "auto honours NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE and TERM=dumb."))
  var color: ColourMode = .auto

  @Flag(help: "Draw with plain ASCII.")
  var ascii = false

  @Option(
    help: ArgumentHelp("Columns to fill; COLUMNS or the terminal's width unless given.", valueName: "columns")
  )
  var width: Int?

  /// The style that follows from options, environment and terminal.
  var style: TerminalStyle { style() }

  /// The same, with a width of its own where no terminal listens and nobody asked for one.
  func style(widthWhenPiped: Int? = nil, showsAccepted: Bool = false) -> TerminalStyle {
    let facts = ColourFacts(isTerminal: StandardOutput.isTerminal, variable: environmentVariable)
    return TerminalStyle(
      width: width ?? (StandardOutput.isTerminal ? nil : widthWhenPiped) ?? terminalWidth(),
      palette: color.palette(facts),
      decor: ascii ? .ascii : Decor.fitting(variable: environmentVariable), showsAccepted: showsAccepted)
  }

  func validate() throws {
    if let width, !(40...1000).contains(width) {
      throw ValidationError("--width must be between 40 and 1000, not \(width).")
    }
  }
}

extension ColourMode: ExpressibleByArgument {}
extension ReportFormat: ExpressibleByArgument {}
extension GraphFormat: ExpressibleByArgument {}
