/// A line of an app's sources that belongs to a finding about a flow: what to change there, or what to look at.
public struct CodeLine: Hashable, Sendable {
  /// The path of the file, with `/`.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in bytes of UTF-8.
  public var column: Int
  /// What is there, in a few words: `presented here`.
  public var says: String
  /// Whether it was read off there; else it follows by rules, which ``says`` names.
  public var isExact: Bool

  /// A line with what is there.
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
