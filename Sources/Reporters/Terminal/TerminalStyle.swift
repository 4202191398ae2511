/// How output for people looks: how wide, in which colours, drawn with which characters.
public struct TerminalStyle: Sendable {
  /// Columns that a line may fill.
  let width: Int
  /// Colours, or none.
  let palette: Palette
  /// Lines and arrows.
  let decor: Decor
  /// Whether findings that do not count are listed too, dimmed and behind the others.
  let showsAccepted: Bool
  /// What can be clicked.
  let links: TerminalLinks

  /// A style; `width` is brought into 40...1000.
  public init(
    width: Int = 100, palette: Palette = .plain, decor: Decor = .unicode, showsAccepted: Bool = false,
    links: TerminalLinks = .none
  ) {
    self.links = links
    self.showsAccepted = showsAccepted
    self.width = min(max(width, 40), 1000)
    self.palette = palette
    self.decor = decor
  }

  /// Columns for sentences: longer lines are hard to read, however wide the terminal.
  var proseWidth: Int { min(width, 100) }
}
