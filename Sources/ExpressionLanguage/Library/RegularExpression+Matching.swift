extension RegularExpression {
  /// Whether the pattern occurs anywhere in `text`.
  func occurs(in text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var current = States(count: steps.count)
    var next = States(count: steps.count)
    var pending: [Int] = []
    for position in 0...scalars.count {
      // A match may begin at any position.
      if follow(0, at: position, scalars, &current, &pending) { return true }
      guard position < scalars.count else { return false }
      for index in current.list {
        guard case .scalar(let set) = steps[index], set.contains(scalars[position]) else { continue }
        if follow(index + 1, at: position + 1, scalars, &next, &pending) { return true }
      }
      swap(&current, &next)
      next.removeAll()
    }
    return false
  }

  /// Adds all steps that can be reached without reading a scalar. Returns whether the end is among them.
  private func follow(
    _ start: Int, at position: Int, _ text: [Unicode.Scalar], _ states: inout States, _ pending: inout [Int]
  ) -> Bool {
    pending.removeAll(keepingCapacity: true)
    pending.append(start)
    while let index = pending.popLast() {
      guard states.insert(index) else { continue }
      switch steps[index] {
      case .scalar: break
      case .split(let one, let other):
        pending.append(other)
        pending.append(one)
      case .jump(let target): pending.append(target)
      case .assert(let assertion): if holds(assertion, at: position, text) { pending.append(index + 1) }
      case .done: return true
      }
    }
    return false
  }

  private func holds(_ assertion: Assertion, at position: Int, _ text: [Unicode.Scalar]) -> Bool {
    switch assertion {
    case .textStart: position == 0
    case .textEnd: position == text.count
    case .lineStart: position == 0 || text[position - 1] == "\n"
    case .lineEnd: position == text.count || text[position] == "\n"
    case .wordBoundary: isWord(position - 1, text) != isWord(position, text)
    case .noWordBoundary: isWord(position - 1, text) == isWord(position, text)
    }
  }

  private func isWord(_ position: Int, _ text: [Unicode.Scalar]) -> Bool {
    text.indices.contains(position) && ScalarSet.word.contains(text[position])
  }

  /// A set of steps in order of insertion.
  private struct States {
    var list: [Int] = []
    private var isMember: [Bool]

    init(count: Int) { isMember = Array(repeating: false, count: count) }

    mutating func insert(_ index: Int) -> Bool {
      guard !isMember[index] else { return false }
      isMember[index] = true
      list.append(index)
      return true
    }

    mutating func removeAll() {
      for index in list { isMember[index] = false }
      list.removeAll(keepingCapacity: true)
    }
  }
}
