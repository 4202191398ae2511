/// Gives equal things equal numbers, and each what rules see of it, made once. Not for two threads at once.
final class Numbering<Thing: Hashable, Seen> {
  @exclusivity(unchecked) private var numbers: [Thing: Int32] = [:]
  @exclusivity(unchecked) private var seen: [Seen] = []
  private let make: (Thing) -> Seen

  /// - Parameter first: what gets the number 0.
  init(from first: Thing? = nil, _ make: @escaping (Thing) -> Seen) {
    self.make = make
    if let first { _ = number(of: first) }
  }

  func number(of thing: Thing) -> Int32 {
    if let known = numbers[thing] { return known }
    let number = Int32(seen.count)
    seen.append(make(thing))
    numbers[thing] = number
    return number
  }

  subscript(number: Int32) -> Seen { seen[Int(number)] }
}
