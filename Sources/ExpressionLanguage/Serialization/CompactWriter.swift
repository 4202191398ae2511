/// Writes a sequence of numbers and texts in few bytes.
///
/// Every byte is below 128 or belongs to a text. So the output is valid UTF-8 and can be a string literal in
/// the source of a program, which costs nothing when the program starts.
public struct CompactWriter: Sendable {
  /// The written bytes.
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty writer.
  public init() {}

  /// Writes one byte below 128.
  mutating func byte(_ byte: UInt8) { bytes.append(byte & 0x7F) }

  /// Writes 64 bits: six in each byte, the lowest first; all bytes but the last have a mark.
  public mutating func bits(_ bits: UInt64) {
    var rest = bits
    while rest >= 0x40 {
      bytes.append(UInt8(truncatingIfNeeded: rest & 0x3F) | 0x40)
      rest >>= 6
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a number that is not negative.
  public mutating func number(_ number: Int) { bits(UInt64(clamping: number)) }

  /// Writes a number of either sign; small ones take few bytes.
  public mutating func signed(_ number: Int) {
    bits(UInt64(bitPattern: Int64(number << 1) ^ Int64(number >> (Int.bitWidth - 1))))
  }

  /// Writes a text.
  public mutating func text(_ text: String) {
    number(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes texts.
  public mutating func texts(_ texts: [String]) {
    number(texts.count)
    for text in texts { self.text(text) }
  }

  /// Writes a byte of another writer.
  mutating func raw(_ byte: UInt8) { bytes.append(byte) }

  /// Writes the output of `part` after its length, so that a reader can skip it.
  ///
  /// - Throws: what `part` throws.
  public mutating func part<Failure: Error>(
    _ part: (inout CompactWriter) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = CompactWriter()
    try part(&writer)
    number(writer.bytes.count)
    bytes.append(contentsOf: writer.bytes)
  }
}
