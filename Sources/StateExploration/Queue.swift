/// A queue of numbers: first in, first out.
struct Queue {
  private var numbers: [Int32] = []
  private var first = 0

  var isEmpty: Bool { first == numbers.count }

  mutating func append(_ number: Int32) { numbers.append(number) }

  /// Removes and returns the first number; nil if the queue is empty.
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
