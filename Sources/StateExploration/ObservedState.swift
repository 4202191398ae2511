/// A resting head over a stack of which an observer knows the fact.
public struct ObservedState<Fact: Hashable> {
  /// What the observer knows of the stack beneath.
  public let fact: Fact

  @usableFromInline let state: NumberedState

  @inlinable
  init(fact: Fact, state: NumberedState) {
    self.fact = fact
    self.state = state
  }

  /// The head.
  public var head: HeadID { HeadID(number: state.head) }

  /// Events of a shortest run to such a configuration.
  public var length: Int { state.length }
}

/// A pair of head and fact, and where its shortest derivation is.
@usableFromInline
struct NumberedState {
  let head: Int32
  @usableFromInline let fact: Int32
  let length: Int
  let edge: Int32
  let node: Int32
}

/// Collects pairs of head and fact, each with its least length.
struct StateCollector {
  private(set) var states: [NumberedState] = []
  private var index = IndexTable()

  mutating func add(_ state: NumberedState) {
    let hash = mix(state.head, state.fact)
    let known = index.find(hash) { states[$0].head == state.head && states[$0].fact == state.fact }
    if known < 0 {
      let number = Int32(states.count)
      states.append(state)
      index.insert(number, hash) { [states] in mix(states[$0].head, states[$0].fact) }
    } else if state.length < states[Int(known)].length {
      states[Int(known)] = state
    }
  }

  /// The states by length, then by first discovery.
  func sorted() -> [NumberedState] {
    orderByLength(states.count) { states[$0].length }.map { states[Int($0)] }
  }
}

/// The numbers below `count` by length, equal lengths in order; linear unless lengths exceed the count by far.
func orderByLength(_ count: Int, _ length: (Int) -> Int) -> [Int32] {
  var longest = 0
  for number in 0..<count { longest = max(longest, length(number)) }
  if longest <= 4 * count + 1024 {
    return Grouping(count: count, groups: longest + 1) { Int32(length($0)) }.members
  }
  return (0..<Int32(count)).sorted { (length(Int($0)), $0) < (length(Int($1)), $1) }
}
