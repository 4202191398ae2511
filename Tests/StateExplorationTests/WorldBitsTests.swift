import StateExploration
import Testing

/// Sets of bits on both sides of the 128 that stand in one number, against sets of numbers.
struct WorldBitsTests {
  /// Some 8 of the numbers from 0 on, most of them near the borders of words.
  private func draw(_ random: inout SplitMix) -> Set<Int> {
    let near = [0, 1, 62, 63, 64, 65, 126, 127, 128, 129, 190, 191, 192, 193, 255, 256, 700]
    return Set((0..<random.below(9)).map { _ in near[random.below(near.count)] })
  }

  private func bits(_ numbers: Set<Int>) -> WorldBits {
    var bits = WorldBits()
    for number in numbers { bits[number] = true }
    return bits
  }

  @Test(arguments: 0..<200)
  func operationsAreThoseOfSets(seed: UInt64) {
    var random = SplitMix(state: seed)
    let (one, other) = (draw(&random), draw(&random))
    let (first, second) = (bits(one), bits(other))
    #expect(first.numbers == one.sorted())
    #expect(first.count == one.count)
    #expect((first.lowest, first.highest) == (one.min(), one.max()))
    #expect(first.isEmpty == one.isEmpty)
    #expect(one.allSatisfy { first[$0] } && !first[130])
    #expect((first | second) == bits(one.union(other)))
    #expect((first & second) == bits(one.intersection(other)))
    #expect((first - second) == bits(one.subtracting(other)))
    #expect((first ^ second) == bits(one.symmetricDifference(other)))
    #expect(first.meets(second) == !one.isDisjoint(with: other))
    #expect(first.isSubset(of: second) == one.isSubset(of: other))
    #expect((first == second) == (one == other))
    #expect((first | second).hashValue == (second | first).hashValue)
  }

  /// What is taken out leaves no trace: equal sets are equal, however they came about.
  @Test func bitsThatAreClearedLeaveNothing() {
    var bits: WorldBits = [3, 128, 300]
    bits[300] = false
    bits[400] = false
    #expect(bits == [3, 128])
    bits[128] = false
    #expect(bits == [3] && bits.hashValue == WorldBits(3).hashValue)
  }

  @Test(arguments: [0, 60, 120, 127, 128, 500])
  func numbersStandAtAnyPlace(first: Int) {
    let bits = WorldBits(0b1011, at: first)
    #expect(bits.numbers == [first, first + 1, first + 3])
    #expect((bits | [first + 9]).number(at: first, width: 5) == 0b1011)
  }

  @Test(arguments: [0, 1, 127, 128, 129, 192, 193])
  func allBelowANumberAreSoMany(count: Int) {
    #expect(WorldBits(below: count).numbers == Array(0..<count))
  }
}
