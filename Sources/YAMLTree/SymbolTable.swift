/// Stores each text once and identifies it by a small integer, in the order of first occurrence.
///
/// Uses open addressing with a seeded hash, so that nobody can write a file in which all texts collide.
struct SymbolTable: Sendable {
  struct Entry: Sendable {
    var start: Int32
    var length: Int32
    /// The first eight bytes, or all bytes of a shorter text: most comparisons need only these.
    var beginning: UInt64
    var hash: UInt32
  }

  private(set) var pool: [UInt8] = []
  private(set) var entries: [Entry] = []
  /// How many entries were given in advance as words: smaller ids are indices of words.
  private(set) var wordCount = 0
  /// An id plus one, or 0 for a free slot; the number of slots is a power of two.
  private var slots: [Int32]
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    slots = Array(repeating: 0, count: 256)
  }

  /// Adds a word with the next index. Equal words get their own index, but only the first is found in the
  /// table.
  mutating func insertWord(_ word: [UInt8]) {
    let found = intern(word.span.bytes)
    if Int(found) < wordCount { entries.append(entries[Int(found)]) }
    wordCount += 1
  }

  /// The id of a text, which may be new. Costs one pass over the text and, if it is known, one comparison.
  @inline(__always) mutating func intern(_ text: RawSpan) -> Int32 {
    let beginning = text.beginning
    let hash = hash(text, beginning: beginning)
    var slot = Int(hash) & (slots.count - 1)
    while true {
      let id = Int(slots[slot])
      if id == 0 { return add(text, hash: hash, beginning: beginning, slot: slot) }
      let entry = entries[id - 1]
      if entry.hash == hash, Int(entry.length) == text.byteCount, entry.beginning == beginning,
        text.byteCount <= 8 || isEqual(entry, text)
      {
        return Int32(id - 1)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  @inline(never)
  private mutating func add(_ text: RawSpan, hash: UInt32, beginning: UInt64, slot: Int) -> Int32 {
    let id = Int32(entries.count)
    entries.append(
      Entry(start: Int32(pool.count), length: Int32(text.byteCount), beginning: beginning, hash: hash))
    for offset in 0..<text.byteCount { pool.append(text.byte(at: offset)) }
    slots[slot] = id + 1
    if entries.count * 2 > slots.count { grow() }
    return id
  }

  /// Reserves room for the texts of a file of this size, so that the arrays rarely grow.
  mutating func reserve(forBytes count: Int) {
    entries.reserveCapacity(entries.count + count / 40)
    pool.reserveCapacity(pool.count + count / 4)
  }

  private mutating func grow() {
    var larger = [Int32](repeating: 0, count: slots.count * 4)
    for id in slots where id != 0 {
      var slot = Int(entries[Int(id) - 1].hash) & (larger.count - 1)
      while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
      larger[slot] = id
    }
    slots = larger
  }

  /// Compares the bytes after the first eight.
  private func isEqual(_ entry: Entry, _ text: RawSpan) -> Bool {
    var offset = 8
    let start = Int(entry.start)
    while offset < text.byteCount {
      if pool[start + offset] != text.byte(at: offset) { return false }
      offset += 1
    }
    return true
  }

  /// Hashes eight bytes at a time by multiplying and folding, as wyhash does; the last step may read some
  /// bytes twice.
  @inline(__always) private func hash(_ text: RawSpan, beginning: UInt64) -> UInt32 {
    var state = mix(seed ^ UInt64(truncatingIfNeeded: text.byteCount) ^ beginning, 0x9E37_79B9_7F4A_7C15)
    if text.byteCount > 8 {
      var offset = 8
      while offset + 8 < text.byteCount {
        state = mix(state ^ text.word(at: offset), 0x9E37_79B9_7F4A_7C15)
        offset += 8
      }
      state = mix(state ^ text.word(at: text.byteCount - 8), 0x9E37_79B9_7F4A_7C15)
    }
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  @inline(__always) private func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = (one ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: other ^ seed)
    return product.high ^ product.low
  }
}

extension RawSpan {
  /// Reads one byte; an offset out of bounds traps.
  @inline(__always) func byte(at offset: Int) -> UInt8 { unsafeLoad(fromByteOffset: offset, as: UInt8.self) }

  /// Reads eight bytes in native byte order; an offset out of bounds traps.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// The first eight bytes as a number; for a shorter text all its bytes, filled up with zeros.
  @inline(__always) var beginning: UInt64 {
    if byteCount >= 8 { return word(at: 0).littleEndian }
    if byteCount >= 4 {
      let low = unsafeLoadUnaligned(fromByteOffset: 0, as: UInt32.self).littleEndian
      let high = unsafeLoadUnaligned(fromByteOffset: byteCount - 4, as: UInt32.self).littleEndian
      return UInt64(low) | UInt64(high) << UInt64(8 * (byteCount - 4))
    }
    if byteCount == 0 { return 0 }
    // The middle byte and the last byte may be the same byte or the first one: then the same bits are set
    // twice.
    let middle = UInt64(byte(at: byteCount / 2)) << UInt64(8 * (byteCount / 2))
    let last = UInt64(byte(at: byteCount - 1)) << UInt64(8 * (byteCount - 1))
    return UInt64(byte(at: 0)) | middle | last
  }
}
