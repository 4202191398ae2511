import StateExploration

/// What searches for traps need to know of each transition, computed once for all of them.
final class LayerEvents {
  /// For each transition, the move of its event; nil if it continues an event.
  private(set) var moves: [Move?] = []
  private(set) var ids: [TransitionID] = []
  /// For each transition, the head at which it starts; nil if it continues an event.
  private(set) var heads: [HeadID?] = []
  /// For each transition, what it does to its layer, as an index into ``LayerOutcome/all``.
  private(set) var outcomes: [UInt8] = []
  /// For each transition, whether it was not explored further, so that anything may follow it.
  private(set) var isOmitted: [Bool] = []
  /// For each head, whether a frame that starts with it belongs to the layer of its caller.
  let isShared: [Bool]

  init(_ exploration: Exploration<FlowSystem>) {
    let count = exploration.transitionCount
    moves.reserveCapacity(count)
    heads.reserveCapacity(count)
    outcomes.reserveCapacity(count)
    isShared = (0..<exploration.headCount).map {
      let frame = exploration.head(number: $0).frame
      return !frame.isLayerBase || frame.isReplacing
    }
    for number in 0..<count {
      let explored = exploration[number: number]
      let transition = explored.transition
      let isEvent = explored.isEvent && explored.head != nil
      isOmitted.append(explored.isOmitted)
      ids.append(explored.id)
      moves.append(isEvent ? explored.move : nil)
      heads.append(isEvent ? explored.head : nil)
      let completes = transition.hasCompleted && !explored.hadCompleted
      outcomes.append((transition.leavesLayer ? 1 : 0) | (completes ? 2 : 0))
    }
  }
}

extension LayerOutcome {
  /// All four combinations.
  static let all = (0..<4).map { LayerOutcome(leaves: $0 & 1 != 0, completes: $0 & 2 != 0) }
}

/// A value that is computed when it is first read. Not thread-safe.
final class OnDemand<Value> {
  private var made: Value?
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }

  var value: Value {
    if let made { return made }
    let value = make()
    made = value
    return value
  }
}

extension StackTransition {
  /// Whether the task is completed after this transition.
  var hasCompleted: Bool {
    let event: Event? =
      switch outcome {
      case .stay(let head), .call(let head, _): head.control.isBetweenEvents ? nil : head.control.event
      case .return(let value): value.control.event
      }
    return (event?.evidence ?? label.last?.evidence)?.marks.contains(.completes) ?? false
  }

  /// Whether the layer of the popped frame is dismissed with it.
  var leavesLayer: Bool {
    if case .return(let value) = outcome { return value.wasBase }
    return false
  }
}
