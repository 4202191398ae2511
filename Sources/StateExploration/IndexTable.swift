/// A hash table with open addressing. It stores indices into arrays of its owner.
///
/// The owner computes hashes and compares keys, so one table works for keys of any width without storing
/// them.
@usableFromInline
struct IndexTable {
  @usableFromInline var slots: [Int32]
  @usableFromInline var mask: Int
  @usableFromInline private(set) var count = 0

  @usableFromInline
  init(capacity: Int = 64) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    mask = size - 1
  }

  var bytes: Int { slots.count * 4 }

  /// The index for which `matches` is true, or -1.
  @inlinable @inline(__always)
  func find(_ hash: UInt64, _ matches: (Int) -> Bool) -> Int32 {
    slots.withUnsafeBufferPointer { slots in
      var slot = Int(truncatingIfNeeded: hash) & mask
      while true {
        let index = slots[slot]
        if index < 0 || matches(Int(index)) { return index }
        slot = (slot + 1) & mask
      }
    }
  }

  /// Adds an index that is not in the table; `rehash` returns the hash of an index that is.
  @usableFromInline
  mutating func insert(_ index: Int32, _ hash: UInt64, rehash: (Int) -> UInt64) {
    if (count + 1) * 2 > slots.count { grow(rehash) }
    place(index, hash)
    count += 1
  }

  @inline(__always)
  private mutating func place(_ index: Int32, _ hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = index
  }

  private mutating func grow(_ rehash: (Int) -> UInt64) {
    let old = slots
    slots = [Int32](repeating: -1, count: old.count * 2)
    mask = slots.count - 1
    for index in old where index >= 0 { place(index, rehash(Int(index))) }
  }
}

/// A hash of two small numbers: multiply, then fold the upper half down. The odd constants come from the
/// golden ratio.
@inline(__always)
func mix(_ first: Int32, _ second: Int32) -> UInt64 {
  let word = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  let product = (word ^ 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
  return product ^ (product >> 32)
}

/// A hash of three small numbers.
@inline(__always)
func mix(_ first: Int32, _ second: Int32, _ third: Int32) -> UInt64 {
  let product = (mix(first, second) ^ UInt64(UInt32(bitPattern: third))) &* 0xD6E8_FEB8_6659_FD93
  return product ^ (product >> 32)
}
