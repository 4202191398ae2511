import Synchronization

/// A set of small non-negative numbers in one word. There are many states, and each has several sets.
///
/// Numbers below 63 are bits of the word. A set with a larger number is stored once in a table of the
/// process, and the word is its index; so equal sets have equal words. Operations on bit words are as fast as
/// on integers. Results for other sets are cached, behind a lock.
struct NumberSet: Hashable, Sendable {
  /// The representation; equal for equal sets within one process.
  let word: UInt64

  private init(word: UInt64) { self.word = word }

  /// The empty set.
  init() { word = 0 }

  /// The set of one number.
  init(_ number: Int) {
    self =
      number < 63 ? NumberSet(word: 1 << UInt64(number)) : Self.table.withLock { $0.set(ofNumber: number) }
  }

  private static let isInTable: UInt64 = 1 << 63

  var isEmpty: Bool { word == 0 }

  /// The numbers in ascending order.
  var numbers: [Int] {
    if word == 0 { return [] }
    let words = word & Self.isInTable == 0 ? [word] : Self.table.withLock { $0.words(of: word) }
    var numbers: [Int] = []
    for (place, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        numbers.append(place * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return numbers
  }

  /// The count of numbers.
  var count: Int {
    if word & Self.isInTable == 0 { return word.nonzeroBitCount }
    return Self.table.withLock { $0.words(of: word) }.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  @inline(__always)
  static func | (left: NumberSet, right: NumberSet) -> NumberSet {
    if (left.word | right.word) & isInTable == 0 { return NumberSet(word: left.word | right.word) }
    return combined(.union, left, right)
  }

  @inline(__always)
  static func & (left: NumberSet, right: NumberSet) -> NumberSet {
    if (left.word | right.word) & isInTable == 0 { return NumberSet(word: left.word & right.word) }
    return combined(.intersection, left, right)
  }

  static func |= (left: inout NumberSet, right: NumberSet) { left = left | right }

  /// The difference.
  @inline(__always)
  func subtracting(_ other: NumberSet) -> NumberSet {
    if (word | other.word) & Self.isInTable == 0 { return NumberSet(word: word & ~other.word) }
    return Self.combined(.difference, self, other)
  }

  mutating func subtract(_ other: NumberSet) { self = subtracting(other) }

  /// Whether the sets have a number in common.
  @inline(__always)
  func meets(_ other: NumberSet) -> Bool { !(self & other).isEmpty }
}

extension NumberSet: ExpressibleByArrayLiteral {
  @inline(__always)
  init(arrayLiteral numbers: Int...) {
    self = NumberSet(word: 0)
    for number in numbers { self |= NumberSet(number) }
  }
}

// Sets with a number above 62.
extension NumberSet {
  private enum Operation { case union, intersection, difference }

  private struct Combination: Hashable {
    let operation: Operation
    let left: UInt64
    let right: UInt64
  }

  /// The sets that do not fit in a word of bits, in order of first occurrence.
  private struct Table {
    private var sets: [[UInt64]] = []
    private var places: [[UInt64]: Int] = [:]
    var results: [Combination: NumberSet] = [:]

    func words(of word: UInt64) -> [UInt64] {
      word & NumberSet.isInTable == 0 ? [word] : sets[Int(word & ~NumberSet.isInTable)]
    }

    mutating func set(ofNumber number: Int) -> NumberSet {
      var words = [UInt64](repeating: 0, count: number / 64 + 1)
      words[number / 64] = 1 << UInt64(number % 64)
      return set(of: words)
    }

    mutating func set(of words: [UInt64]) -> NumberSet {
      let last = words.lastIndex { $0 != 0 } ?? 0
      if last == 0, words[0] & NumberSet.isInTable == 0 { return NumberSet(word: words[0]) }
      let words = Array(words[...last])
      if let known = places[words] { return NumberSet(word: NumberSet.isInTable | UInt64(known)) }
      places[words] = sets.count
      sets.append(words)
      return NumberSet(word: NumberSet.isInTable | UInt64(sets.count - 1))
    }
  }

  private static let table = Mutex(Table())

  private static func combined(_ operation: Operation, _ left: NumberSet, _ right: NumberSet) -> NumberSet {
    let combination = Combination(operation: operation, left: left.word, right: right.word)
    return table.withLock { table in
      if let known = table.results[combination] { return known }
      let (first, second) = (table.words(of: left.word), table.words(of: right.word))
      let words = (0..<max(first.count, second.count)).map { place -> UInt64 in
        let (a, b) = (place < first.count ? first[place] : 0, place < second.count ? second[place] : 0)
        return switch operation {
        case .union: a | b
        case .intersection: a & b
        case .difference: a & ~b
        }
      }
      let result = table.set(of: words)
      table.results[combination] = result
      return result
    }
  }
}
