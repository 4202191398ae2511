/// Assigns equal pairs of numbers the same number, in order of first occurrence.
@usableFromInline
struct PairNumbers {
  private(set) var pairs: [(first: Int32, second: Int32)] = []
  private var index = IndexTable()

  @usableFromInline
  init() {}

  var bytes: Int { pairs.count * 8 + index.bytes }

  @usableFromInline
  subscript(number: Int32) -> (first: Int32, second: Int32) { pairs[Int(number)] }

  /// The number of a pair that was added, or -1.
  @inline(__always)
  func find(_ first: Int32, _ second: Int32) -> Int32 {
    index.find(mix(first, second)) { pairs[$0].first == first && pairs[$0].second == second }
  }

  @usableFromInline
  mutating func number(_ first: Int32, _ second: Int32) -> Int32 {
    let hash = mix(first, second)
    let known = index.find(hash) { pairs[$0].first == first && pairs[$0].second == second }
    if known >= 0 { return known }
    let number = Int32(pairs.count)
    pairs.append((first, second))
    index.insert(number, hash) { [pairs] in mix(pairs[$0].first, pairs[$0].second) }
    return number
  }
}
