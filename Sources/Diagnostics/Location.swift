/// A point in a file as people and their tools count it: everything starts at 1.
public struct Location: Hashable, Sendable {
  /// Lines end at LF, CR LF or a lone CR.
  public var line: Int
  /// Counted in Unicode scalars: what terminals, GitHub and SARIF's `unicodeCodePoints` mean.
  public var column: Int
  /// Counted in UTF-16 code units: what the Language Server Protocol and Xcode mean.
  public var utf16Column: Int

  /// A location from its three counts.
  public init(line: Int, column: Int, utf16Column: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }
}
