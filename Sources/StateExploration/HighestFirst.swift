/// A set of small non-negative numbers with fast access to the highest.
struct HighestFirst {
  private var words: [UInt64] = []

  var highest: Int? {
    mutating get {
      while let last = words.last, last == 0 { words.removeLast() }
      return words.last.map { words.count * 64 - 1 - $0.leadingZeroBitCount }
    }
  }

  mutating func insert(_ number: Int) {
    while words.count <= number >> 6 { words.append(0) }
    words[number >> 6] |= 1 << UInt64(number & 63)
  }

  mutating func remove(_ number: Int) { words[number >> 6] &= ~(1 << UInt64(number & 63)) }
}
