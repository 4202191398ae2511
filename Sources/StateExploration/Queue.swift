/// Numbers, first in, first out.
struct Queue {
  private var numbers: [Int32] = []
  private var first = 0

  var isEmpty: Bool { first == numbers.count }

  mutating func append(_ number: Int32) { numbers.append(number) }

  /// Takes the number that came first; nil where there is none.
  mutating func next() -> Int32? {
    if isEmpty { return nil }
    let number = numbers[first]
    first += 1
    if first == numbers.count {
      numbers.removeAll(keepingCapacity: true)
      first = 0
    }
    return number
  }
}
