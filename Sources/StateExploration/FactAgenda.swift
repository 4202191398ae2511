/// The facts that are known, those that wait to be settled, and the ways in which they were derived.
///
/// What comes to one fact at one time by several derivations is settled as one batch, as far as it is there when the fact
/// is taken. What moves is taken first, first come, first served: it brings more for the same time. What rests brings
/// something for later times only. Nothing may be put before the current time.
struct FactAgenda<Diagrams: UnionOperations> {
  /// What is new of a fact, all of it at its least time.
  struct Batch {
    var entry: Int32
    var target: Int32
    var relation: Int32
    /// The first of the ways in which it was derived.
    var derivation: Int32
  }

  /// What was put and not taken yet of a fact.
  private struct Waiting {
    var relation = DecisionDiagrams.none
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private struct Arrival {
    var fact: Int32
    var isResting: Bool
    var derivation: Derivation
  }

  private(set) var derivations: [Derivation] = []
  private var facts = FactTable()
  private var waiting: [Waiting] = []
  private var arrivals = Agenda<Arrival>()
  private var moving = FactQueue()
  private var resting = FactQueue()
  private let diagrams: Diagrams

  init(_ diagrams: Diagrams) { self.diagrams = diagrams }

  /// The time of what was taken last.
  var now: Int { arrivals.now }

  var bytes: Int {
    derivations.count * MemoryLayout<Derivation>.stride + facts.bytes
      + waiting.count * MemoryLayout<Waiting>.stride
  }

  /// The number of the fact.
  @inline(__always)
  mutating func number(_ entry: Int32, _ target: Int32) -> Int32 { facts.number(entry, target) }

  /// Whether some of the pairs were not taken yet.
  @inline(__always)
  func isNew(_ relation: Int32, of fact: Int32) -> Bool {
    !diagrams.isSubset(relation, of: facts[fact].seen)
  }

  /// Puts what comes to a fact at a time; what is known already, a later derivation cannot make shorter.
  ///
  /// - Parameter isResting: whether the fact brings something for later times only. The same whenever it is asked.
  @inline(__always)
  mutating func put(
    _ relation: Int32, of fact: Int32, _ first: Int32, _ second: Int32, at time: Int,
    isResting: @autoclosure () -> Bool
  ) {
    let new = diagrams.subtract(relation, facts[fact].seen)
    if new == DecisionDiagrams.none { return }
    let derivation = Derivation(relation: new, first: first, second: second)
    if time == now {
      add(derivation, to: fact, isResting: isResting())
    } else {
      arrivals.put(Arrival(fact: fact, isResting: isResting(), derivation: derivation), at: time)
    }
  }

  @inline(__always)
  private mutating func add(_ derivation: Derivation, to fact: Int32, isResting: Bool) {
    while waiting.count <= Int(fact) { waiting.append(Waiting()) }
    let known = waiting[Int(fact)]
    let all = diagrams.or(known.relation, derivation.relation)
    if all == known.relation { return }
    let number = Int32(derivations.count)
    derivations.append(derivation)
    waiting[Int(fact)].relation = all
    waiting[Int(fact)].last = number
    if known.last >= 0 {
      derivations[Int(known.last)].next = number
    } else {
      waiting[Int(fact)].first = number
      if isResting { resting.put(fact) } else { moving.put(fact) }
    }
  }

  /// The next batch of those that move.
  @inline(__always)
  mutating func takeMoving() -> Batch? { moving.take().map { take($0) } }

  /// The next batch of those that rest; to be asked when none moves.
  @inline(__always)
  mutating func takeResting() -> Batch? { resting.take().map { take($0) } }

  @inline(__always)
  private mutating func take(_ fact: Int32) -> Batch {
    let known = facts[fact]
    let batch = waiting[Int(fact)]
    waiting[Int(fact)] = Waiting()
    facts.see(fact, diagrams.or(known.seen, batch.relation))
    return Batch(
      entry: known.entry, target: known.target, relation: batch.relation, derivation: batch.first)
  }

  /// Goes on to the next time at which something waits; false when nothing does. To be asked when nothing waits now.
  mutating func advance() -> Bool {
    while let first = arrivals.take() {
      arrive(first)
      while !arrivals.isExhausted, let next = arrivals.take() { arrive(next) }
      if !moving.isEmpty || !resting.isEmpty { return true }
    }
    return false
  }

  private mutating func arrive(_ arrival: Arrival) {
    var derivation = arrival.derivation
    derivation.relation = diagrams.subtract(derivation.relation, facts[arrival.fact].seen)
    if derivation.relation == DecisionDiagrams.none { return }
    add(derivation, to: arrival.fact, isResting: arrival.isResting)
  }
}

/// What diagrams of sets and diagrams of relations can both do; in both, 0 is empty.
protocol UnionOperations {
  /// What is in one of the two.
  func or(_ first: Int32, _ second: Int32) -> Int32
  /// What is in the first and not in the second.
  func subtract(_ first: Int32, _ second: Int32) -> Int32
  /// Whether all of the first is in the second.
  func isSubset(_ first: Int32, of second: Int32) -> Bool
}

extension DecisionDiagrams: UnionOperations {}
extension RelationDiagrams: UnionOperations {}

/// First come, first served.
private struct FactQueue {
  private var facts: [Int32] = []
  private var position = 0

  var isEmpty: Bool { position == facts.count }

  @inline(__always)
  mutating func put(_ fact: Int32) { facts.append(fact) }

  @inline(__always)
  mutating func take() -> Int32? {
    if position == facts.count {
      facts.removeAll(keepingCapacity: true)
      position = 0
      return nil
    }
    position += 1
    return facts[position - 1]
  }
}
