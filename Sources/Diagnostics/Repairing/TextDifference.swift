/// The difference of two versions of a text, by lines.
public struct TextDifference: Hashable, Sendable {
  /// Adjacent lines that are replaced by others. Numbers start at 1; `old` and `new` may each be empty.
  public struct Part: Hashable, Sendable {
    /// The first line in the old version; without old lines, the line before which the new ones are inserted.
    public var oldStart: Int
    /// The first line in the new version.
    public var newStart: Int
    /// The removed lines, without line breaks.
    public var old: [String]
    /// The inserted lines, without line breaks.
    public var new: [String]
  }

  /// The parts, in the order of the text.
  public let parts: [Part]
  /// The lines with their line breaks, so that a last line without one differs from the same line with one.
  private let oldLines: [String]
  private let newLines: [String]

  /// Compares two versions. Costs the product of old and new lines between the first and the last difference.
  public init(from old: [UInt8], to new: [UInt8]) {
    let (before, after) = (Self.lines(old), Self.lines(new))
    (oldLines, newLines) = (before, after)
    let head = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - head
    let tail = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    parts = Self.parts(
      Array(before[head..<(before.count - tail)]), Array(after[head..<(after.count - tail)]), from: head)
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return lines
  }

  private static func withoutBreak(_ line: String) -> String {
    line.utf8.last == 0x0A ? String(decoding: line.utf8.dropLast(), as: UTF8.self) : line
  }

  /// The longest common part is computed with at most this many comparisons; otherwise all lines count as
  /// replaced.
  private static let mostComparisons = 4_000_000

  private static func parts(_ old: [String], _ new: [String], from start: Int) -> [Part] {
    if old.isEmpty, new.isEmpty { return [] }
    guard old.count * new.count <= mostComparisons else {
      return [
        Part(
          oldStart: start + 1, newStart: start + 1, old: old.map(withoutBreak), new: new.map(withoutBreak))
      ]
    }
    // The length of the longest common part of the remaining lines.
    var common = [[Int32]](repeating: [Int32](repeating: 0, count: new.count + 1), count: old.count + 1)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        common[row][column] =
          old[row] == new[column]
          ? common[row + 1][column + 1] + 1 : max(common[row + 1][column], common[row][column + 1])
      }
    }
    var parts: [Part] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      if row < old.count, column < new.count, old[row] == new[column] {
        (row, column) = (row + 1, column + 1)
        continue
      }
      var part = Part(oldStart: start + row + 1, newStart: start + column + 1, old: [], new: [])
      while row < old.count || column < new.count {
        if row < old.count, column < new.count, old[row] == new[column] { break }
        if column == new.count || row < old.count && common[row + 1][column] >= common[row][column + 1] {
          part.old.append(withoutBreak(old[row]))
          row += 1
        } else {
          part.new.append(withoutBreak(new[column]))
          column += 1
        }
      }
      parts.append(part)
    }
    return parts
  }

  /// The unified format of `patch` and `git apply`, with three lines around each difference; empty without
  /// differences.
  public func unified(path: String) -> String {
    if parts.isEmpty { return "" }
    let name = path.drop { $0 == "/" }
    var text = "--- a/\(name)\n+++ b/\(name)\n"
    var rest = parts[...]
    while let first = rest.first {
      var together = [first]
      for part in rest.dropFirst() {
        let last = together[together.count - 1]
        if part.oldStart - (last.oldStart + last.old.count) > 6 { break }
        together.append(part)
      }
      text += hunk(together)
      rest = rest.dropFirst(together.count)
    }
    return text
  }

  private func hunk(_ parts: [Part]) -> String {
    let (first, last) = (parts[0], parts[parts.count - 1])
    let start = max(1, first.oldStart - 3)
    let end = min(oldLines.count, last.oldStart + last.old.count - 1 + 3)
    var body = ""
    var line = start
    var added = 0
    for part in parts {
      for context in line..<part.oldStart { body += Self.written(" ", oldLines[context - 1]) }
      for offset in part.old.indices { body += Self.written("-", oldLines[part.oldStart + offset - 1]) }
      for offset in part.new.indices { body += Self.written("+", newLines[part.newStart + offset - 1]) }
      added += part.new.count - part.old.count
      line = part.oldStart + part.old.count
    }
    if line <= end { for context in line...end { body += Self.written(" ", oldLines[context - 1]) } }
    let count = end - start + 1
    let newStart = first.newStart - (first.oldStart - start)
    return "@@ -\(range(start, count)) +\(range(newStart, count + added)) @@\n" + body
  }

  private static func written(_ mark: String, _ line: String) -> String {
    line.utf8.last == 0x0A ? mark + line : "\(mark)\(line)\n\\ No newline at end of file\n"
  }

  private func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
  }
}
