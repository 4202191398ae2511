/// When output is coloured: the values of the option `--color`.
public enum ColourMode: String, Sendable, CaseIterable {
  /// As the environment requests; without a request, only on terminals.
  case auto
  /// Always, also in files.
  case always
  /// Never.
  case never

  /// Whether to use colours, for the given facts about the output.
  ///
  /// The option has priority. Then the order is: `NO_COLOR` (no-color.org: any text but the empty one),
  /// `FORCE_COLOR` (force-color.org; `0` and `false` forbid colours), `CLICOLOR_FORCE`
  /// (bixense.com/clicolors: any text but `0`), `TERM=dumb`, `CLICOLOR=0`, and finally whether the output is
  /// a terminal.
  public func wantsColour(_ facts: ColourFacts) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if !facts.noColor.isEmpty { return false }
    if !facts.forceColor.isEmpty { return facts.forceColor != "0" && facts.forceColor != "false" }
    if !facts.cliColorForce.isEmpty, facts.cliColorForce != "0" { return true }
    if facts.term == "dumb" || facts.cliColor == "0" { return false }
    return facts.isTerminal
  }

  /// The palette for these facts.
  public func palette(_ facts: ColourFacts) -> Palette { wantsColour(facts) ? .ansi : .plain }
}

/// The facts that decide about colours; variables that are not set are empty.
public struct ColourFacts: Sendable {
  /// Whether the output is a terminal.
  public var isTerminal: Bool
  /// The value of `NO_COLOR`.
  var noColor: String
  /// The value of `FORCE_COLOR`.
  var forceColor: String
  /// The value of `CLICOLOR_FORCE`.
  var cliColorForce: String
  /// The value of `CLICOLOR`.
  var cliColor: String
  /// The value of `TERM`.
  var term: String

  /// Reads the facts; `variable` returns an environment variable by its name.
  public init(isTerminal: Bool, variable: (String) -> String?) {
    self.isTerminal = isTerminal
    noColor = variable("NO_COLOR") ?? ""
    forceColor = variable("FORCE_COLOR") ?? ""
    cliColorForce = variable("CLICOLOR_FORCE") ?? ""
    cliColor = variable("CLICOLOR") ?? ""
    term = variable("TERM") ?? ""
  }
}
