import Testing

@testable import Reporters

/// What is compressed comes back the same, read by a second program that knows RFC 1951 and nothing of the first.
struct DeflateTests {
  @Test(arguments: [
    "", "a", "ab", "abcabcabcabc", String(repeating: "x", count: 1000),
    "{\"findings\":[{\"rule\":1},{\"rule\":1}]}",
  ])
  func shortTexts(_ text: String) throws { try check(Array(text.utf8)) }

  /// Bytes that cannot be compressed, more than one block of them, and none for which there is a repetition.
  @Test func noise() throws {
    var state: UInt64 = 1
    try check(
      (0..<100_000).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      })
  }

  /// Repetitions at the greatest distance and beyond it, of the greatest length and beyond it.
  @Test(arguments: [32_765, 32_766, 32_767, 32_768, 32_769])
  func farRepetitions(_ distance: Int) throws {
    let word = Array("a word that stands twice".utf8) + [UInt8](repeating: 7, count: 300)
    var filling: [UInt8] = []
    var number: UInt32 = 0
    while filling.count < distance - word.count {
      number &+= 2_654_435_761
      filling.append(UInt8(truncatingIfNeeded: number >> 24) | 0x80)
    }
    try check(word + filling + word)
  }

  /// Symbols that occur so unequally that the best code would have words of more than 15 bits.
  @Test func unequalCounts() throws {
    var bytes: [UInt8] = []
    var (count, next) = (1, 1)
    for symbol in 0..<21 {
      bytes += [UInt8](repeating: UInt8(symbol), count: count)
      (count, next) = (next, count + next)
    }
    // Far from each other, so that repetitions do not take them up.
    var mixed: [UInt8] = []
    for step in 0..<bytes.count { mixed.append(bytes[step * 7919 % bytes.count]) }
    try check(mixed)
  }

  @Test func repetitionIsWorthIt() throws {
    let text = (0..<4000).map { "{\"screen\":\($0 % 40),\"label\":\"Done\",\"number\":\($0)}" }.joined()
    let packed = Deflate.compressed(Array(text.utf8))
    #expect(packed.count < text.utf8.count / 8)
    try check(Array(text.utf8))
  }

  private func check(_ bytes: [UInt8]) throws {
    #expect(try Inflating.bytes(of: Deflate.compressed(bytes)) == bytes)
  }
}

/// Undoes deflate, a bit at a time.
struct Inflating {
  private struct Broken: Error {}

  private var input: [UInt8]
  private var position = 0
  private var output: [UInt8] = []

  static func bytes(of packed: [UInt8]) throws -> [UInt8] {
    var inflating = Inflating(input: packed)
    while try !inflating.block() {}
    guard inflating.position > (packed.count - 1) * 8 else { throw Broken() }
    return inflating.output
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for bit in 0..<count {
      guard position < input.count * 8 else { throw Broken() }
      value |= Int(input[position / 8] >> (position % 8) & 1) << bit
      position += 1
    }
    return value
  }

  /// Words of a code, by length and value.
  private struct Word: Hashable {
    var length: Int
    var value: Int
  }

  /// - Throws: where two words would be equal or more than there are.
  private func words(_ lengths: [Int]) throws -> [Word: Int] {
    var words: [Word: Int] = [:]
    var value = 0
    for length in 1...15 {
      for (symbol, own) in lengths.enumerated() where own == length {
        words[Word(length: length, value: value)] = symbol
        value += 1
      }
      guard value <= 1 << length else { throw Broken() }
      value <<= 1
    }
    return words
  }

  private mutating func symbol(_ words: [Word: Int]) throws -> Int {
    var word = Word(length: 0, value: 0)
    while word.length < 15 {
      word.value = word.value << 1 | (try bits(1))
      word.length += 1
      if let symbol = words[word] { return symbol }
    }
    throw Broken()
  }

  /// Reads one block with codes of its own; returns whether it is the last.
  private mutating func block() throws -> Bool {
    let isLast = try bits(1) == 1
    guard try bits(2) == 2 else { throw Broken() }
    let literalCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    let told = try bits(4) + 4
    var first = [Int](repeating: 0, count: 19)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15][..<told] {
      first[symbol] = try bits(3)
    }
    let code = try words(first)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      switch try symbol(code) {
      case 16:
        guard let last = lengths.last else { throw Broken() }
        lengths += [Int](repeating: last, count: try bits(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try bits(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: try bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw Broken() }
    let literals = try words(Array(lengths[..<literalCount]))
    let distances = try words(Array(lengths[literalCount...]))
    while true {
      let symbol = try symbol(literals)
      if symbol == 256 { return isLast }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      let length = try value(symbol - 257, shortest: 3, step: 4, last: 28)
      let distance = try value(try self.symbol(distances), shortest: 1, step: 2, last: .max)
      guard distance <= output.count else { throw Broken() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// The number of a range: the first ranges hold one number each, then each `step` ranges are twice as wide.
  private mutating func value(_ slot: Int, shortest: Int, step: Int, last: Int) throws -> Int {
    if slot == last { return 258 }
    let extra = max(0, slot / step - 1)
    let base = slot < 2 * step ? slot : (step + slot % step) << extra
    return shortest + base + (try bits(extra))
  }
}
