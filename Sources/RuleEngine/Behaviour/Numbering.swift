/// Gives equal things equal numbers, and each what rules see of it, made once.
final class Numbering<Thing: Hashable, Seen> {
  @exclusivity(unchecked) private var numbers: [Thing: Int32] = [:]
  /// The numbers of things that fit a word, which are nearly all.
  private let words = NumberTable()
  @exclusivity(unchecked) private var seen: [Seen] = []
  private let make: (Thing) -> Seen

  init(_ make: @escaping (Thing) -> Seen) { self.make = make }

  func number(of thing: Thing) -> Int32 {
    if let known = numbers[thing] { return known }
    let number = append(thing)
    numbers[thing] = number
    return number
  }

  /// The same for a thing that a word other than 0 says as well. Whatever fits a word is always asked for by it.
  func number(of thing: @autoclosure () -> Thing, inWord word: UInt64) -> Int32 {
    if let known = words.number(of: word) { return known }
    let number = append(thing())
    words.insert(number, for: word)
    return number
  }

  private func append(_ thing: Thing) -> Int32 {
    seen.append(make(thing))
    return Int32(seen.count - 1)
  }

  subscript(number: Int32) -> Seen { seen[Int(number)] }
}

extension Numbering where Thing == [Int32] {
  /// The number of a list: short ones of small numbers fit a word.
  func number(ofList list: [Int32]) -> Int32 {
    guard list.count <= 3 else { return number(of: list) }
    var word: UInt64 = 1
    for element in list {
      guard element >= 0, element < 1 << 20 else { return number(of: list) }
      word = word << 20 | UInt64(element)
    }
    return number(of: list, inWord: word)
  }
}
