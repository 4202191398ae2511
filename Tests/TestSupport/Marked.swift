/// A text with marks that say where something is expected: `↓` before the first character of a span,
/// `⟦` and `⟧` around a whole one. The marks are taken out; what is left is the input.
public struct Marked: Sendable {
  /// The text without marks.
  public let text: String
  /// Byte offsets at which `↓` stood, in order.
  public let points: [Int]
  /// Byte ranges between `⟦` and `⟧`, in order of their beginning.
  public let ranges: [Range<Int>]

  /// Takes the marks out of `marked`.
  public init(_ marked: String) {
    var text = ""
    var points: [Int] = []
    var open: [Int] = []
    var ranges: [Range<Int>] = []
    for character in marked.unicodeScalars {
      switch character {
      case "↓": points.append(text.utf8.count)
      case "⟦": open.append(text.utf8.count)
      case "⟧": if let start = open.popLast() { ranges.append(start..<text.utf8.count) }
      default: text.unicodeScalars.append(character)
      }
    }
    self.text = text
    self.points = points
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
  }
}
