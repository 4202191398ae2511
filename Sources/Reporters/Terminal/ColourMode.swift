/// When output is coloured: the values of `--color`.
public enum ColourMode: String, Sendable, CaseIterable {
  /// Where the environment wants it, else on terminals.
  case auto
  /// Even into files.
  case always
  /// Not at all.
  case never

  /// Whether to colour, given what is known about the output.
  ///
  /// The option wins; then `NO_COLOR` (no-color.org: any text but the empty one), `FORCE_COLOR` (force-color.org;
  /// `0` and `false` forbid), `CLICOLOR_FORCE` (bixense.com/clicolors: any text but `0`), `TERM=dumb`,
  /// `CLICOLOR=0`, and at last whether a terminal listens.
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

  /// The palette that follows.
  public func palette(_ facts: ColourFacts) -> Palette { wantsColour(facts) ? .ansi : .plain }
}

/// What decides about colours; variables that are not set are empty.
public struct ColourFacts: Sendable {
  /// Whether the output is a terminal.
  public var isTerminal: Bool
  /// `NO_COLOR`.
  var noColor: String
  /// `FORCE_COLOR`.
  var forceColor: String
  /// `CLICOLOR_FORCE`.
  var cliColorForce: String
  /// `CLICOLOR`.
  var cliColor: String
  /// `TERM`.
  var term: String

  /// The facts; `variable` looks up an environment variable by its name.
  public init(isTerminal: Bool, variable: (String) -> String?) {
    self.isTerminal = isTerminal
    noColor = variable("NO_COLOR") ?? ""
    forceColor = variable("FORCE_COLOR") ?? ""
    cliColorForce = variable("CLICOLOR_FORCE") ?? ""
    cliColor = variable("CLICOLOR") ?? ""
    term = variable("TERM") ?? ""
  }
}
