/// Texts kept once each, told apart by small integers in the order of their first occurrence.
///
/// Open addressing over a seeded hash, so that no file can be written that makes every text collide.
struct SymbolTable: Sendable {
  struct Entry: Sendable {
    var start: Int32
    var length: Int32
    var hash: UInt32
  }

  private(set) var pool: [UInt8] = []
  private(set) var entries: [Entry] = []
  /// How many entries are words given in advance: ids below this are indices of words.
  private(set) var wordCount = 0
  /// An id plus one, or 0 where the slot is free; the count is a power of two.
  private var slots: [Int32]
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    slots = Array(repeating: 0, count: 256)
  }

  /// Adds a word known in advance under the next index, equal ones too: then the first keeps its slot.
  mutating func insertWord(_ word: [UInt8]) {
    let found = intern(word.span.bytes)
    if Int(found) < wordCount { entries.append(entries[Int(found)]) }
    wordCount += 1
  }

  /// The id of a text, new or known. Costs one pass over it and, where it is known, one comparison.
  mutating func intern(_ text: RawSpan) -> Int32 {
    let hash = hash(text)
    var slot = Int(hash) & (slots.count - 1)
    while true {
      let id = slots[slot]
      if id == 0 { break }
      let entry = entries[Int(id) - 1]
      if entry.hash == hash, Int(entry.length) == text.byteCount, isEqual(entry, text) { return id - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = Int32(entries.count)
    entries.append(Entry(start: Int32(pool.count), length: Int32(text.byteCount), hash: hash))
    for offset in 0..<text.byteCount { pool.append(text.unsafeLoad(fromByteOffset: offset, as: UInt8.self)) }
    slots[slot] = id + 1
    if entries.count * 2 > slots.count { grow() }
    return id
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

  private func isEqual(_ entry: Entry, _ text: RawSpan) -> Bool {
    let known = pool.span.bytes.extracting(Int(entry.start)..<Int(entry.start + entry.length))
    var offset = 0
    while offset + 8 <= text.byteCount {
      if known.word(at: offset) != text.word(at: offset) { return false }
      offset += 8
    }
    while offset < text.byteCount {
      if known.byte(at: offset) != text.byte(at: offset) { return false }
      offset += 1
    }
    return true
  }

  /// Multiply and fold, eight bytes at a time, as wyhash does.
  private func hash(_ text: RawSpan) -> UInt32 {
    var state = seed ^ UInt64(truncatingIfNeeded: text.byteCount)
    var offset = 0
    while offset + 8 <= text.byteCount {
      state = mix(state ^ text.word(at: offset), 0x9E37_79B9_7F4A_7C15)
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < text.byteCount {
      rest = rest << 8 | UInt64(text.byte(at: offset))
      offset += 1
    }
    return UInt32(truncatingIfNeeded: mix(state ^ rest, seed | 1))
  }

  @inline(__always) private func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = (one ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: other)
    return product.high ^ product.low
  }
}

extension RawSpan {
  /// One byte; an offset out of bounds traps.
  @inline(__always) func byte(at offset: Int) -> UInt8 { unsafeLoad(fromByteOffset: offset, as: UInt8.self) }

  /// Eight bytes in the machine's order; an offset out of bounds traps.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
