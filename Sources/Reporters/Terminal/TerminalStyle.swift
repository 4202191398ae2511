/// The look of output for people: its width, its colours and its drawing characters.
public struct TerminalStyle: Sendable {
  /// The largest number of columns in a line.
  let width: Int
  /// The colours, if any.
  let palette: Palette
  /// The characters for lines and arrows.
  let decor: Decor
  /// Whether findings that do not count are also listed, dimmed and after the others.
  let showsAccepted: Bool
  /// The links that can be clicked.
  let links: TerminalLinks

  /// Creates a style; `width` is limited to 40...1000.
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

  /// The number of columns for sentences: longer lines are hard to read, even on a wide terminal.
  var proseWidth: Int { min(width, 100) }
}
