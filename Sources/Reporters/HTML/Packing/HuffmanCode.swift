/// A prefix code in canonical form: it is determined by the lengths of its words (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The number of bits of each symbol’s word; 0 for a symbol that does not occur.
  let lengths: [Int]
  /// The words, with the first bit as the lowest one, as they are written.
  private let words: [Int]

  /// Creates a code for symbols with these counts, with no word longer than `longest` bits.
  ///
  /// If the optimal code has longer words, the counts are halved until it has none.
  init(_ counts: [Int], longest: Int) {
    var counts = counts
    var lengths = Self.lengths(counts)
    while (lengths.max() ?? 0) > longest {
      counts = counts.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = Self.lengths(counts)
    }
    self.lengths = lengths
    words = Self.words(lengths)
  }

  /// Writes the word of a symbol that occurs.
  func write(_ symbol: Int, to bits: inout BitWriter) { bits.write(words[symbol], lengths[symbol]) }

  /// The lengths of the optimal code. A single symbol gets a word of one bit, as RFC 1951 requires.
  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard leaves.count > 1 else {
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    // Leaves and inner nodes each have ascending counts, so the smallest count is first in one of both lists.
    var weights = leaves.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, inner) = (0, leaves.count)
    func smallest() -> Int {
      let takesLeaf = leaf < leaves.count && (inner >= weights.count || weights[leaf] <= weights[inner])
      defer { if takesLeaf { leaf += 1 } else { inner += 1 } }
      return takesLeaf ? leaf : inner
    }
    for node in leaves.count..<2 * leaves.count - 1 {
      let (first, second) = (smallest(), smallest())
      parents[first] = node
      parents[second] = node
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
    return lengths
  }

  private static func words(_ lengths: [Int]) -> [Int] {
    // The first word of a length is the word after the last shorter one, with a zero appended.
    var next = [Int](repeating: 0, count: (lengths.max() ?? 0) + 2)
    for length in lengths where length > 0 { next[length + 1] += 1 }
    for length in next.indices.dropFirst() { next[length] = (next[length] + next[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[length] += 1 }
      var (word, turned) = (next[length], 0)
      for _ in 0..<length {
        turned = turned << 1 | word & 1
        word >>= 1
      }
      return turned
    }
  }
}

/// Writes bits into bytes, the lowest bit first.
struct BitWriter {
  private var bytes: [UInt8] = []
  private var held: UInt64 = 0
  private var width = 0

  /// Writes the `count` lowest bits of a number; at most 32.
  mutating func write(_ bits: Int, _ count: Int) {
    held |= UInt64(bits) << UInt64(width)
    width += count
    while width >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: held))
      held >>= 8
      width -= 8
    }
  }

  /// All bytes, the last one filled with zeros.
  func finished() -> [UInt8] { width > 0 ? bytes + [UInt8(truncatingIfNeeded: held)] : bytes }
}
