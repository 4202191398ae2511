/// A line of an app's sources that belongs to a finding about a flow: code to change or to read.
public struct CodeLine: Hashable, Sendable {
  /// The path of the file, with `/`.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in bytes of UTF-8.
  public var column: Int
  /// A short description: `presented here`.
  public var says: String
  /// Whether the fact was read from this line; if not, it was inferred by the rules that ``says`` names.
  public var isExact: Bool

  /// Creates a line with a description.
  public init(path: String, line: Int, column: Int, says: String, isExact: Bool = true) {
    self.path = path
    self.line = line
    self.column = column
    self.says = says
    self.isExact = isExact
  }

  /// `path:line`.
  public var place: String { "\(path):\(line)" }
  /// `path:line, presented here`.
  public var text: String { says.isEmpty ? place : "\(place), \(says)" }
}
