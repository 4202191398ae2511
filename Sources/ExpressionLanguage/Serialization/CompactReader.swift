/// Reads what a ``CompactWriter`` wrote. It throws on bytes that no writer creates, and never crashes.
public struct CompactReader: Sendable {
  private let bytes: CompactBytes
  private var position: Int
  private let end: Int

  init(_ bytes: CompactBytes, from position: Int, to end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }

  /// A reader without bytes.
  static let none = CompactReader(CompactBytes([]), from: 0, to: 0)

  /// Whether everything was read.
  public var isAtEnd: Bool { position == end }

  mutating func byte() throws(SerializationError) -> UInt8 {
    guard position < end else { throw .damaged }
    defer { position += 1 }
    return bytes.start[position]
  }

  /// Reads 64 bits.
  ///
  /// - Throws: ``SerializationError/damaged`` if the bytes end, or are no such number.
  public mutating func bits() throws(SerializationError) -> UInt64 {
    // Most numbers are small and take one byte.
    if position < end, bytes.start[position] < 0x40 {
      defer { position += 1 }
      return UInt64(bytes.start[position])
    }
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = UInt64(try byte())
      guard next < 0x80, shift < 60 || next & 0x3F < 16 && shift == 60 else { throw .damaged }
      result |= (next & 0x3F) << shift
      if next < 0x40 { return result }
      shift += 6
    }
  }

  /// Reads a number that is not negative.
  ///
  /// - Throws: ``SerializationError/damaged`` if the bytes end, or are no such number.
  public mutating func number() throws(SerializationError) -> Int {
    guard let number = Int(exactly: try bits()) else { throw .damaged }
    return number
  }

  /// Reads a number of either sign.
  ///
  /// - Throws: ``SerializationError/damaged`` if the bytes end, or are no such number.
  public mutating func signed() throws(SerializationError) -> Int {
    let bits = try bits()
    return Int(truncatingIfNeeded: Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1))
  }

  /// Reads the count of elements that follow; each must take at least one byte.
  ///
  /// - Throws: ``SerializationError/damaged`` if fewer bytes than elements are left.
  public mutating func count() throws(SerializationError) -> Int {
    let count = try number()
    guard count <= end - position else { throw .damaged }
    return count
  }

  /// Reads a number below `limit`.
  ///
  /// - Throws: ``SerializationError/damaged`` if the number is larger.
  public mutating func index(below limit: Int) throws(SerializationError) -> Int {
    let index = try number()
    guard index < limit else { throw .damaged }
    return index
  }

  /// Reads 0 or 1.
  ///
  /// - Throws: ``SerializationError/damaged`` if it is another number.
  public mutating func flag() throws(SerializationError) -> Bool { try index(below: 2) == 1 }

  /// Reads a text.
  ///
  /// - Throws: ``SerializationError/damaged`` if the bytes end before the text does.
  public mutating func text() throws(SerializationError) -> String {
    let count = try count()
    defer { position += count }
    return String(decoding: UnsafeBufferPointer(start: bytes.start + position, count: count), as: UTF8.self)
  }

  /// Reads texts.
  ///
  /// - Throws: ``SerializationError/damaged`` if the bytes end before the texts do.
  public mutating func texts() throws(SerializationError) -> [String] {
    let count = try count()
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  /// Skips a part and returns a reader of that part alone.
  ///
  /// - Throws: ``SerializationError/damaged`` if the bytes end before the part does.
  public mutating func part() throws(SerializationError) -> CompactReader {
    let count = try count()
    defer { position += count }
    return CompactReader(bytes, from: position, to: position + count)
  }

  /// Writes the unread bytes as a part for ``part()``.
  public func store(to writer: inout CompactWriter) {
    writer.number(end - position)
    for place in position..<end { writer.raw(bytes.start[place]) }
  }
}
