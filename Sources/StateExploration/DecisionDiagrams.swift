/// Reduced ordered binary decision diagrams in one table: equal functions are the same node.
///
/// Nodes are never given back. Results are remembered in a table of a fixed place for each question, where a newer
/// answer may replace an older one: it stays bounded, and a lost answer is only computed again.
@usableFromInline
final class DecisionDiagrams {
  /// The function that is false everywhere.
  static let none: Int32 = 0
  /// The function that is true everywhere.
  static let every: Int32 = 1

  struct Node {
    var level: Int32
    var low: Int32
    var high: Int32
  }

  /// A question and its answer.
  private struct Answer {
    var operation: Int32
    var first: Int32
    var second: Int32
    var answer: Int32
  }

  @exclusivity(unchecked) private(set) var nodes: UnsafeMutablePointer<Node>
  @exclusivity(unchecked) private(set) var count = 2
  @exclusivity(unchecked) private var capacity = 1 << 10
  /// Open addressing over nodes; -1 for a free place.
  @exclusivity(unchecked) private var places: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var placeMask = (1 << 11) - 1
  @exclusivity(unchecked) private var answers: UnsafeMutablePointer<Answer>
  @exclusivity(unchecked) private var answerMask = (1 << 10) - 1
  @exclusivity(unchecked) private var remembered = 0
  /// 16 MB of answers: more cost more to clear than they save.
  private static let mostAnswers = 1 << 20

  init() {
    nodes = .allocate(capacity: capacity)
    nodes.initialize(repeating: Node(level: .max, low: 0, high: 0), count: 2)
    places = .allocate(capacity: placeMask + 1)
    places.initialize(repeating: -1, count: placeMask + 1)
    answers = .allocate(capacity: answerMask + 1)
    answers.initialize(repeating: Answer(operation: 0, first: 0, second: 0, answer: 0), count: answerMask + 1)
  }

  deinit {
    nodes.deallocate()
    places.deallocate()
    answers.deallocate()
  }

  /// Bytes of the nodes and of their index. What is remembered is not counted: it is bounded.
  var bytes: Int { capacity * MemoryLayout<Node>.stride + (placeMask + 1) * 4 }

  /// The level of the variable that the function asks first; greater than all for a constant.
  @inline(__always)
  func level(_ node: Int32) -> Int32 { nodes[Int(node)].level }

  /// The function where the variable of a level no lower than its own is false, and where it is true.
  @inline(__always)
  func branches(_ node: Int32, at level: Int32) -> (low: Int32, high: Int32) {
    let inner = nodes[Int(node)]
    return inner.level == level ? (inner.low, inner.high) : (node, node)
  }

  /// The function that is `low` where the variable of the level is false, else `high`; both ask later levels only.
  @inline(__always)
  func node(_ level: Int32, _ low: Int32, _ high: Int32) -> Int32 {
    if low == high { return low }
    var place = Int(truncatingIfNeeded: mix(level, low, high)) & placeMask
    while true {
      let known = places[place]
      if known < 0 { break }
      let node = nodes[Int(known)]
      if node.level == level, node.low == low, node.high == high { return known }
      place = (place + 1) & placeMask
    }
    return add(Node(level: level, low: low, high: high), at: place)
  }

  @inline(never)
  private func add(_ node: Node, at place: Int) -> Int32 {
    let number = Int32(count)
    if count == capacity {
      let larger = UnsafeMutablePointer<Node>.allocate(capacity: 2 * capacity)
      larger.moveInitialize(from: nodes, count: count)
      nodes.deallocate()
      nodes = larger
      capacity *= 2
    }
    (nodes + count).initialize(to: node)
    count += 1
    places[place] = number
    if count * 2 > placeMask { growPlaces() }
    return number
  }

  private func growPlaces() {
    places.deallocate()
    placeMask = placeMask * 2 + 1
    places = .allocate(capacity: placeMask + 1)
    places.initialize(repeating: -1, count: placeMask + 1)
    for number in 2..<count {
      let node = nodes[number]
      var place = Int(truncatingIfNeeded: mix(node.level, node.low, node.high)) & placeMask
      while places[place] >= 0 { place = (place + 1) & placeMask }
      places[place] = Int32(number)
    }
  }

  // MARK: What was computed before

  /// What was remembered of the question, or -1. Operations are numbered from 1.
  @inline(__always)
  func recall(_ operation: Int32, _ first: Int32, _ second: Int32) -> Int32 {
    let answer = answers[Int(truncatingIfNeeded: mix(first, second, operation)) & answerMask]
    return answer.first == first && answer.second == second && answer.operation == operation
      ? answer.answer : -1
  }

  @inline(__always)
  func remember(_ operation: Int32, _ first: Int32, _ second: Int32, _ answer: Int32) {
    remembered += 1
    if remembered > answerMask, answerMask + 1 < Self.mostAnswers { growAnswers() }
    answers[Int(truncatingIfNeeded: mix(first, second, operation)) & answerMask] = Answer(
      operation: operation, first: first, second: second, answer: answer)
  }

  private func growAnswers() {
    let old = answers
    let size = answerMask + 1
    remembered = 0
    answerMask = 4 * size - 1
    answers = .allocate(capacity: 4 * size)
    answers.initialize(repeating: Answer(operation: 0, first: 0, second: 0, answer: 0), count: 4 * size)
    for place in 0..<size where old[place].operation != 0 {
      let known = old[place]
      answers[Int(truncatingIfNeeded: mix(known.first, known.second, known.operation)) & answerMask] = known
    }
    old.deallocate()
  }
}
