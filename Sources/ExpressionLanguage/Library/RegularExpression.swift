/// A regular expression in RE2's syntax, without captures and Unicode property tables. Matching always takes
/// time in proportion to the text times the pattern.
struct RegularExpression: Sendable {
  /// The reason why a pattern is invalid.
  struct Failure: Error, Equatable {
    var message: String
  }

  /// One step of the automaton; most steps continue with the next one.
  enum Step: Sendable {
    case scalar(ScalarSet)
    case split(Int, Int)
    case jump(Int)
    case assert(Assertion)
    case done
  }

  /// A condition on a position between two scalars.
  enum Assertion: Sendable {
    case textStart, textEnd, lineStart, lineEnd, wordBoundary, noWordBoundary
  }

  /// Repetitions are expanded, so nested ones multiply.
  static let maximumSteps = 4_000

  let steps: [Step]

  init(_ pattern: String) throws(Failure) {
    var parser = PatternParser(pattern)
    let tree = try parser.parse()
    var steps: [Step] = []
    try Self.emit(tree, into: &steps)
    steps.append(.done)
    self.steps = steps
  }

  private static func emit(_ node: Pattern, into steps: inout [Step]) throws(Failure) {
    guard steps.count < maximumSteps else { throw Failure(message: "the pattern is too large") }
    switch node {
    case .empty: break
    case .scalar(let set): steps.append(.scalar(set))
    case .assertion(let assertion): steps.append(.assert(assertion))
    case .sequence(let parts):
      for part in parts { try emit(part, into: &steps) }
    case .choice(let first, let second):
      let split = steps.count
      steps.append(.done)
      try emit(first, into: &steps)
      let jump = steps.count
      steps.append(.done)
      steps[split] = .split(split + 1, steps.count)
      try emit(second, into: &steps)
      steps[jump] = .jump(steps.count)
    case .repetition(let part, let least, let most):
      for _ in 0..<least { try emit(part, into: &steps) }
      guard let most else {
        let split = steps.count
        steps.append(.done)
        try emit(part, into: &steps)
        steps.append(.jump(split))
        steps[split] = .split(split + 1, steps.count)
        return
      }
      var splits: [Int] = []
      for _ in least..<max(least, most) {
        splits.append(steps.count)
        steps.append(.done)
        try emit(part, into: &steps)
      }
      for split in splits { steps[split] = .split(split + 1, steps.count) }
    }
  }
}
