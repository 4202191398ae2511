/// A place in the sources of an app.
public struct SourcePlace: Hashable, Sendable {
  /// The path of the file, relative to the folder that was read, with `/`.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in bytes of UTF-8.
  public var column: Int

  /// A place.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// `path:line:column`, as facts write it; nil where it is no such place.
  init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // Nobody has a file with more lines, and nobody who counts bytes from here has to look whether a number holds them.
    guard parts.count >= 3, let line = Int32(parts[parts.count - 2]),
      let column = Int32(parts[parts.count - 1]),
      line >= 1, column >= 1
    else { return nil }
    self.init(path: parts.dropLast(2).joined(separator: ":"), line: Int(line), column: Int(column))
  }

  /// `path:line`, as people write it.
  public var lineText: String { "\(path):\(line)" }
}

extension SourcePlace: Comparable, CustomStringConvertible {
  public var description: String { "\(path):\(line):\(column)" }

  public static func < (one: SourcePlace, other: SourcePlace) -> Bool {
    (one.path, one.line, one.column) < (other.path, other.line, other.column)
  }
}
