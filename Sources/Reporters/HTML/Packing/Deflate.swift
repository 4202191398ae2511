/// Compression of RFC 1951 (“deflate”), which every browser decompresses with `DecompressionStream`.
///
/// A text is divided into blocks; each has two Huffman codes, made from the frequencies of its symbols.
/// Repetitions are searched in the 32 KiB before. Costs time in proportion to the input, about 30 MB a second.
enum Deflate {
  /// A byte, or a repetition of the bytes that begin `distance` bytes before.
  private struct Token {
    /// The byte, or the length of the repetition.
    var value: UInt16
    /// 0 for a byte.
    var distance: UInt16
  }

  private static let window = 1 << 15
  private static let shortest = 3
  private static let longest = 258
  /// How many earlier places are compared; with more, repetitions are longer but the search takes more time.
  private static let tries = 96
  private static let blockSize = 1 << 15

  /// The compressed bytes, as one stream without a header.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var bits = BitWriter()
    var tokens: [Token] = []
    tokens.reserveCapacity(blockSize)
    var search = RepetitionSearch(bytes.count)
    var index = 0
    while index < bytes.count {
      var found = search.longest(in: bytes, at: index)
      search.enter(bytes, at: index)
      if found.length >= shortest {
        // If a longer repetition begins one byte later, this byte is written without repetition.
        if found.length < 64, index + 1 < bytes.count {
          let later = search.longest(in: bytes, at: index + 1)
          if later.length > found.length { found.length = 0 }
        }
      }
      if found.length >= shortest {
        tokens.append(Token(value: UInt16(found.length), distance: UInt16(found.distance)))
        for next in index + 1..<index + found.length { search.enter(bytes, at: next) }
        index += found.length
      } else {
        tokens.append(Token(value: UInt16(bytes[index]), distance: 0))
        index += 1
      }
      if tokens.count == blockSize {
        write(tokens, isLast: index == bytes.count, to: &bits)
        tokens.removeAll(keepingCapacity: true)
      }
    }
    if !tokens.isEmpty || bytes.isEmpty { write(tokens, isLast: true, to: &bits) }
    return bits.finished()
  }

  /// Earlier places with the same three bytes, the nearest first.
  private struct RepetitionSearch {
    private var heads = [Int32](repeating: -1, count: 1 << 15)
    private var earlier: [Int32]

    init(_ count: Int) { earlier = [Int32](repeating: -1, count: min(count, window)) }

    private static func key(_ bytes: [UInt8], _ index: Int) -> Int {
      (Int(bytes[index]) << 10 ^ Int(bytes[index + 1]) << 5 ^ Int(bytes[index + 2])) & 0x7FFF
    }

    /// Adds a place, so that later ones can repeat it.
    mutating func enter(_ bytes: [UInt8], at index: Int) {
      guard index + shortest <= bytes.count else { return }
      let key = Self.key(bytes, index)
      earlier[index & (window - 1)] = heads[key]
      heads[key] = Int32(index)
    }

    /// The longest repetition that begins at a place; its length is 0 if there is none.
    func longest(in bytes: [UInt8], at index: Int) -> (length: Int, distance: Int) {
      guard index + shortest <= bytes.count else { return (0, 0) }
      let most = min(Deflate.longest, bytes.count - index)
      var best = (length: 0, distance: 0)
      var place = Int(heads[Self.key(bytes, index)])
      for _ in 0..<tries {
        guard place >= 0, index - place < window else { break }
        if best.length == 0 || bytes[place + best.length] == bytes[index + best.length] {
          var length = 0
          while length < most, bytes[place + length] == bytes[index + length] { length += 1 }
          if length > best.length { best = (length, index - place) }
          if length == most { break }
        }
        let next = Int(earlier[place & (window - 1)])
        guard next < place else { break }
        place = next
      }
      return best.length >= shortest ? best : (0, 0)
    }
  }

  // MARK: Blocks

  private static func write(_ tokens: [Token], isLast: Bool, to bits: inout BitWriter) {
    var literalCounts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    literalCounts[endOfBlock] = 1
    for token in tokens {
      if token.distance == 0 {
        literalCounts[Int(token.value)] += 1
      } else {
        literalCounts[257 + lengths.slot(of: Int(token.value))] += 1
        distanceCounts[distances.slot(of: Int(token.distance))] += 1
      }
    }
    let literals = HuffmanCode(literalCounts, longest: 15)
    let places = HuffmanCode(distanceCounts, longest: 15)
    bits.write(isLast ? 1 : 0, 1)
    bits.write(2, 2)
    writeCodes(literals, places, to: &bits)
    for token in tokens {
      guard token.distance > 0 else {
        literals.write(Int(token.value), to: &bits)
        continue
      }
      let length = lengths.slot(of: Int(token.value))
      literals.write(257 + length, to: &bits)
      bits.write(Int(token.value) - lengths.bases[length], lengths.extra[length])
      let distance = distances.slot(of: Int(token.distance))
      places.write(distance, to: &bits)
      bits.write(Int(token.distance) - distances.bases[distance], distances.extra[distance])
    }
    literals.write(endOfBlock, to: &bits)
  }

  /// Writes the lengths of both codes, in a Huffman code of their own, with runs of equal lengths combined.
  private static func writeCodes(_ literals: HuffmanCode, _ places: HuffmanCode, to bits: inout BitWriter) {
    let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let placeCount = max(1, (places.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let lengths = literals.lengths[..<literalCount] + places.lengths[..<placeCount]
    var runs: [(symbol: Int, extra: Int, width: Int)] = []
    var rest = ArraySlice(lengths)
    while let length = rest.first {
      let run = rest.prefix { $0 == length }.count
      if length == 0, run >= 11 {
        let taken = min(run, 138)
        runs.append((18, taken - 11, 7))
        rest = rest.dropFirst(taken)
      } else if length == 0, run >= 3 {
        runs.append((17, run - 3, 3))
        rest = rest.dropFirst(run)
      } else {
        runs.append((length, 0, 0))
        let more = min(run - 1, 6)
        if length > 0, more >= 3 { runs.append((16, more - 3, 2)) }
        rest = rest.dropFirst(length > 0 && more >= 3 ? 1 + more : 1)
      }
    }
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(counts, longest: 7)
    let told = max(4, (codeOrder.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    bits.write(literalCount - 257, 5)
    bits.write(placeCount - 1, 5)
    bits.write(told - 4, 4)
    for symbol in codeOrder[..<told] { bits.write(code.lengths[symbol], 3) }
    for run in runs {
      code.write(run.symbol, to: &bits)
      bits.write(run.extra, run.width)
    }
  }

  private static let endOfBlock = 256
  /// The order in which RFC 1951 writes the lengths of the code of lengths.
  private static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengths = SlotTable(
    bases: [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
      227, 258,
    ],
    extra: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0])
  private static let distances = SlotTable(
    bases: [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
      4097, 6145, 8193, 12289, 16385, 24577,
    ],
    extra: [
      0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ])
}

/// Divides numbers into ranges: each has an index, and the difference from its base is written in `extra` bits.
private struct SlotTable {
  let bases: [Int]
  let extra: [Int]

  /// The index of the range that contains a number.
  func slot(of number: Int) -> Int {
    var (low, high) = (0, bases.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if bases[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
