/// A position in a file as people and tools count it: all numbers start at 1.
public struct Location: Hashable, Sendable {
  /// Lines end at LF, CR LF or a lone CR.
  public var line: Int
  /// Counted in Unicode scalars, as in terminals, GitHub and SARIF's `unicodeCodePoints`.
  public var column: Int
  /// Counted in UTF-16 code units, as in the Language Server Protocol and Xcode.
  public var utf16Column: Int

  /// Creates a location.
  public init(line: Int, column: Int, utf16Column: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }
}
