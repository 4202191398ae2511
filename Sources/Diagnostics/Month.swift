/// A calendar month in the form of files and options: `2026-11`.
public struct Month: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Its text; sorting the texts sorts the months.
  public let description: String

  /// Reads `yyyy-mm`; nil for any other text.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2],
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } }),
      (1...12).contains(Int(text.suffix(2)) ?? 0)
    else { return nil }
    description = text
  }

  public static func < (one: Month, other: Month) -> Bool { one.description < other.description }
}
