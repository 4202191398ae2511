/// The known facts, the facts that wait to be settled, and their derivations.
///
/// All derivations that reach one fact at the same time form one batch, if they exist when the fact is taken.
/// Facts in the middle of an event are taken first, in order of arrival, because they lead to more at the
/// same time. Resting heads come after them, because they lead only to later times. Nothing may be added
/// before the current time.
struct FactAgenda<Diagrams: UnionOperations> {
  /// The new part of a fact. All of it has the same least time.
  struct Batch {
    var entry: Int32
    var target: Int32
    var relation: Int32
    /// The index of the first derivation of the batch.
    var derivation: Int32
  }

  /// The part of a fact that was added and not taken yet.
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

  /// The time of the batch taken last.
  var now: Int { arrivals.now }

  var bytes: Int {
    derivations.count * MemoryLayout<Derivation>.stride + facts.bytes
      + waiting.count * MemoryLayout<Waiting>.stride
  }

  /// The number of the fact with this entry and target.
  @inline(__always)
  mutating func number(_ entry: Int32, _ target: Int32) -> Int32 { facts.number(entry, target) }

  /// The entry, the target and the known relation of a fact.
  @inline(__always)
  subscript(number: Int32) -> FactTable.Fact { facts[number] }

  /// Whether some pairs of the relation were not taken yet.
  @inline(__always)
  func isNew(_ relation: Int32, of fact: Int32) -> Bool {
    !diagrams.isSubset(relation, of: facts[fact].seen)
  }

  /// Adds a relation to a fact at a time. Pairs that the fact already has are ignored, because a later
  /// derivation cannot be shorter.
  ///
  /// - Parameter isResting: whether the fact leads only to later times. It must be the same in every call for
  ///   the fact.
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

  /// The next batch of a fact in the middle of an event.
  @inline(__always)
  mutating func takeMoving() -> Batch? { moving.take().map { take($0) } }

  /// The next batch of a resting head. Call it only when ``takeMoving()`` has returned nil.
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

  /// Moves to the next time at which facts wait; false if there is none. Call it only when no fact waits at
  /// the current time.
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

/// The operations that diagrams of sets and diagrams of relations have in common. In both, 0 is the empty
/// one.
protocol UnionOperations {
  /// The union.
  func or(_ first: Int32, _ second: Int32) -> Int32
  /// The difference: what is in the first and not in the second.
  func subtract(_ first: Int32, _ second: Int32) -> Int32
  /// Whether the first is a subset of the second.
  func isSubset(_ first: Int32, of second: Int32) -> Bool
}

extension DecisionDiagrams: UnionOperations {}
extension RelationDiagrams: UnionOperations {}

/// A queue: first in, first out.
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
