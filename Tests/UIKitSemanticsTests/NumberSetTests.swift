import TestSupport
import Testing

@testable import UIKitSemantics

/// Sets in one word do what sets do, in a word of bits and in the table of the others.
@Suite struct NumberSetTests {
  @Test(arguments: [8, 63, 64, 65, 70, 200, 1_000])
  func `they agree with the sets of the standard library`(_ bound: Int) {
    var random = SeededGenerator(seed: UInt64(bound))
    var sets: [(NumberSet, Set<Int>)] = [([], [])]
    for _ in 0..<400 {
      let number = Int.random(in: 0..<bound, using: &random)
      let left = number % 4 == 0 ? sets.randomElement(using: &random)! : sets[sets.count - 1]
      let right = sets.randomElement(using: &random)!
      let next: (NumberSet, Set<Int>) =
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2: (left.0 | [number], left.1.union([number]))
        case 3...5: (left.0 | right.0, left.1.union(right.1))
        case 6: (left.0 & right.0, left.1.intersection(right.1))
        default: (left.0.subtracting(right.0), left.1.subtracting(right.1))
        }
      #expect(next.0.numbers == next.1.sorted())
      #expect(next.0.count == next.1.count)
      #expect(next.0.isEmpty == next.1.isEmpty)
      #expect(left.0.meets(right.0) == !left.1.isDisjoint(with: right.1))
      #expect((left.0 == right.0) == (left.1 == right.1))
      sets.append(next)
    }
    #expect(sets.contains { $0.1.count > min(bound / 3, 10) })
  }
}
