/// Converts libyaml's positions, which count code points (`yaml_mark_t.index`), into byte offsets.
struct OffsetTable {
  /// The byte offset of every 32nd code point; empty if every code point is one byte.
  private var checkpoints: [Int32] = []
  private let bytes: [UInt8]
  private let isASCII: Bool
  private let count: Int

  /// Costs one pass if the text is not all ASCII. `bytes` must be valid UTF-8.
  init(_ bytes: [UInt8], isASCII: Bool) {
    self.bytes = bytes
    self.isASCII = isASCII
    count = bytes.count
    guard !isASCII else { return }
    checkpoints.reserveCapacity(bytes.count / 32 + 1)
    var index = 0
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      if index & 31 == 0 { checkpoints.append(Int32(offset)) }
      index += 1
    }
  }

  /// The byte offset of a code point; the end of the text for larger numbers.
  @inline(__always) func offset(_ index: Int) -> Int32 {
    isASCII ? Int32(truncatingIfNeeded: min(index, count)) : walk(to: index)
  }

  @inline(never) private func walk(to index: Int) -> Int32 {
    guard index >> 5 < checkpoints.count else { return Int32(bytes.count) }
    var offset = Int(checkpoints[index >> 5])
    var rest = index & 31
    while rest > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      rest -= 1
    }
    return Int32(offset)
  }
}
