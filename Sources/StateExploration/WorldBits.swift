/// A set of bit numbers, which start at 0 and have no upper limit.
///
/// Bits below 128 are stored in one number, which needs no allocation; the others in an array.
public struct WorldBits: Hashable, Sendable {
  @usableFromInline var low: UInt128
  /// The bits from 128 on, 64 in each word; the last word is not 0.
  @usableFromInline var high: [UInt64]

  @inlinable
  init(low: UInt128, high: [UInt64] = []) {
    self.low = low
    self.high = high
  }

  /// Creates an empty set.
  @inlinable
  public init() { self.init(low: 0) }

  /// Creates a set of one bit.
  @inlinable
  public init(_ bit: Int) {
    self.init(low: bit < 128 ? 1 &<< UInt128(truncatingIfNeeded: bit) : 0)
    if bit >= 128 { insertHigh(bit) }
  }

  /// Creates the set of all bits below a number.
  public init(below count: Int) {
    self.init(low: count < 128 ? 1 << UInt128(count) - 1 : .max)
    for bit in 128..<max(count, 128) { insertHigh(bit) }
  }

  /// Writes a number in binary into bits; its lowest bit is the bit `first`.
  @inlinable
  public init(_ number: Int, at first: Int) {
    self.init()
    var rest = UInt(bitPattern: number)
    while rest != 0 {
      self[first + rest.trailingZeroBitCount] = true
      rest &= rest - 1
    }
  }

  /// Whether the set is empty.
  @inlinable public var isEmpty: Bool { low == 0 && high.isEmpty }

  /// Whether the bit is in the set.
  @inlinable
  public subscript(bit: Int) -> Bool {
    get {
      if bit < 128 { return low &>> UInt128(truncatingIfNeeded: bit) & 1 == 1 }
      let word = bit / 64 - 2
      return word < high.count && high[word] >> UInt64(bit % 64) & 1 == 1
    }
    set {
      if bit < 128 {
        let one: UInt128 = 1 &<< UInt128(truncatingIfNeeded: bit)
        low = newValue ? low | one : low & ~one
      } else if newValue {
        insertHigh(bit)
      } else if self[bit] {
        high[bit / 64 - 2] &= ~(1 << UInt64(bit % 64))
        while high.last == 0 { high.removeLast() }
      }
    }
  }

  @usableFromInline
  mutating func insertHigh(_ bit: Int) {
    while high.count <= bit / 64 - 2 { high.append(0) }
    high[bit / 64 - 2] |= 1 << UInt64(bit % 64)
  }

  /// The count of bits.
  public var count: Int { high.reduce(low.nonzeroBitCount) { $0 + $1.nonzeroBitCount } }

  /// The lowest bit; nil if the set is empty.
  public var lowest: Int? {
    if low != 0 { return low.trailingZeroBitCount }
    return high.firstIndex { $0 != 0 }.map { 128 + $0 * 64 + high[$0].trailingZeroBitCount }
  }

  /// The highest bit; nil if the set is empty.
  public var highest: Int? {
    if let last = high.last { return 127 + high.count * 64 - last.leadingZeroBitCount }
    return low == 0 ? nil : 127 - low.leadingZeroBitCount
  }

  /// The bits in ascending order. Cost: linear in their count.
  public var numbers: [Int] {
    var numbers: [Int] = []
    var low = low
    while low != 0 {
      numbers.append(low.trailingZeroBitCount)
      low &= low - 1
    }
    for (place, word) in high.enumerated() {
      var rest = word
      while rest != 0 {
        numbers.append(128 + place * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return numbers
  }

  /// Reads a number from bits; the reverse of ``init(_:at:)``.
  ///
  /// - Parameter width: the count of bits to read, at most 63.
  @inlinable
  public func number(at first: Int, width: Int) -> Int {
    if first + width <= 128 {
      let shifted = UInt(truncatingIfNeeded: first == 128 ? 0 : low &>> UInt128(truncatingIfNeeded: first))
      return Int(shifted & (1 << UInt(width) - 1))
    }
    return (0..<width).reduce(0) { self[first + $1] ? $0 | 1 << $1 : $0 }
  }

  // MARK: Operations on sets

  /// The union.
  @inlinable
  public static func | (one: WorldBits, other: WorldBits) -> WorldBits {
    let low = one.low | other.low
    return one.high.isEmpty && other.high.isEmpty
      ? WorldBits(low: low) : WorldBits(low: low, high: one.high(other) { $0 | $1 })
  }

  /// The intersection.
  @inlinable
  public static func & (one: WorldBits, other: WorldBits) -> WorldBits {
    let low = one.low & other.low
    return one.high.isEmpty || other.high.isEmpty
      ? WorldBits(low: low) : WorldBits(low: low, high: one.high(other) { $0 & $1 })
  }

  /// The difference.
  @inlinable
  public static func - (one: WorldBits, other: WorldBits) -> WorldBits {
    let low = one.low & ~other.low
    return one.high.isEmpty ? WorldBits(low: low) : WorldBits(low: low, high: one.high(other) { $0 & ~$1 })
  }

  /// The symmetric difference.
  @inlinable
  public static func ^ (one: WorldBits, other: WorldBits) -> WorldBits {
    let low = one.low ^ other.low
    return one.high.isEmpty && other.high.isEmpty
      ? WorldBits(low: low) : WorldBits(low: low, high: one.high(other) { $0 ^ $1 })
  }

  /// Adds the bits of another set.
  @inlinable
  public static func |= (one: inout WorldBits, other: WorldBits) { one = one | other }

  /// Removes the bits of another set.
  @inlinable
  public static func -= (one: inout WorldBits, other: WorldBits) { one = one - other }

  /// Whether the sets have a bit in common.
  @inlinable
  public func meets(_ other: WorldBits) -> Bool { !(self & other).isEmpty }

  /// Whether this is a subset of the other set.
  @inlinable
  public func isSubset(of other: WorldBits) -> Bool { (self - other).isEmpty }

  @usableFromInline
  func high(_ other: WorldBits, _ combine: (UInt64, UInt64) -> UInt64) -> [UInt64] {
    var words = (0..<max(high.count, other.high.count)).map { place in
      combine(place < high.count ? high[place] : 0, place < other.high.count ? other.high[place] : 0)
    }
    while words.last == 0 { words.removeLast() }
    return words
  }

  @inlinable
  public static func == (one: WorldBits, other: WorldBits) -> Bool {
    one.low == other.low && (one.high.isEmpty ? other.high.isEmpty : one.high == other.high)
  }

  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(low)
    if !high.isEmpty { hasher.combine(high) }
  }
}

extension WorldBits: ExpressibleByArrayLiteral {
  /// Creates a set of these bits.
  @inlinable
  public init(arrayLiteral bits: Int...) {
    self.init()
    for bit in bits { self[bit] = true }
  }
}
