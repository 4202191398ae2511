/// A resting head over a stack of which an observer knows the fact.
public struct ObservedState<Fact: Hashable>: Hashable {
  /// The head.
  public let head: HeadID
  /// What the observer knows of the stack beneath.
  public let fact: Fact
  /// Events of a shortest run to such a configuration.
  public let length: Int

  let edge: Int32
  let node: Int32
}

/// Collects pairs of head and fact, each with its least length.
struct StateCollector {
  struct State {
    var head: Int32
    var fact: Int32
    var length: Int
    var edge: Int32
    var node: Int32
  }

  private(set) var states: [State] = []
  private var index = IndexTable()

  mutating func add(_ state: State) {
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
  func sorted() -> [State] {
    states.indices.sorted { (states[$0].length, $0) < (states[$1].length, $1) }.map { states[$0] }
  }
}
