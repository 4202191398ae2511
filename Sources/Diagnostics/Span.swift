/// A range of bytes in the UTF-8 text of one file; empty where something is missing.
public struct Span: Hashable, Sendable {
  /// Offset of the first byte, counted from 0.
  public var start: Int32
  /// Offset after the last byte.
  public var end: Int32

  /// Creates a span from `start` up to, but not including, `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = Int32(clamping: start)
    self.end = Int32(clamping: max(start, end))
  }

  /// How many bytes it covers.
  public var length: Int { Int(end - start) }

  /// The smallest span that covers both.
  public func union(_ other: Span) -> Span {
    Span(Int(min(start, other.start)), Int(max(end, other.end)))
  }
}
