/// A cache of results of operations on diagrams. It is direct-mapped: each operation with its operands has
/// one slot, and a newer result replaces an older one there. So its size is bounded, and a lost result is
/// computed again.
final class AnswerMemory {
  /// An operation with its operands, and its result.
  private struct Answer {
    var operation: Int32
    var first: Int32
    var second: Int32
    var answer: Int32
  }

  @exclusivity(unchecked) private var answers: UnsafeMutablePointer<Answer>
  @exclusivity(unchecked) private var mask = (1 << 10) - 1
  @exclusivity(unchecked) private var remembered = 0
  /// The most slots: 64 MB. With a quarter of that, an app of 37 screens computed two thirds more results,
  /// because results that were needed again had been replaced; four times as many slots saved nothing.
  private static let most = 1 << 22

  init() {
    answers = .allocate(capacity: mask + 1)
    answers.initialize(repeating: Answer(operation: 0, first: 0, second: 0, answer: 0), count: mask + 1)
  }

  deinit { answers.deallocate() }

  /// The cached result of the operation, or -1. Operations are numbered from 1.
  @inline(__always)
  func recall(_ operation: Int32, _ first: Int32, _ second: Int32) -> Int32 {
    let answer = answers[Int(truncatingIfNeeded: mix(first, second, operation)) & mask]
    return answer.first == first && answer.second == second && answer.operation == operation
      ? answer.answer : -1
  }

  @inline(__always)
  func remember(_ operation: Int32, _ first: Int32, _ second: Int32, _ answer: Int32) {
    remembered += 1
    if remembered > mask, mask + 1 < Self.most { grow() }
    answers[Int(truncatingIfNeeded: mix(first, second, operation)) & mask] = Answer(
      operation: operation, first: first, second: second, answer: answer)
  }

  private func grow() {
    let old = answers
    let size = mask + 1
    remembered = 0
    mask = 4 * size - 1
    answers = .allocate(capacity: 4 * size)
    answers.initialize(repeating: Answer(operation: 0, first: 0, second: 0, answer: 0), count: 4 * size)
    for place in 0..<size where old[place].operation != 0 {
      let known = old[place]
      answers[Int(truncatingIfNeeded: mix(known.first, known.second, known.operation)) & mask] = known
    }
    old.deallocate()
  }
}
