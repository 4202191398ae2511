/// How output for people looks: how wide, in which colours, drawn with which characters.
public struct TerminalStyle: Sendable {
  /// Columns that a line may fill.
  public let width: Int
  /// Colours, or none.
  public let palette: Palette
  /// Lines and arrows.
  public let decor: Decor

  /// A style; `width` is brought into 40...1000.
  public init(width: Int = 100, palette: Palette = .plain, decor: Decor = .unicode) {
    self.width = min(max(width, 40), 1000)
    self.palette = palette
    self.decor = decor
  }

  /// Columns for sentences: longer lines are hard to read, however wide the terminal.
  var proseWidth: Int { min(width, 100) }
}
