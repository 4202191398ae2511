import StateExploration

/// What traps ask of each transition, looked at once for all questions.
final class LayerEvents {
  /// The event that begins with it; nil where it goes on with one.
  private(set) var moves: [Move?] = []
  private(set) var ids: [TransitionID] = []
  /// The head that it starts at, where it is an event.
  private(set) var heads: [HeadID?] = []
  /// What it does to its layer, by position in ``LayerOutcome/all``.
  private(set) var outcomes: [UInt8] = []
  /// It was not followed, so that anything may come behind it.
  private(set) var isOmitted: [Bool] = []
  /// For each head, by its number: a frame that starts with it is of the same layer as the one that calls it.
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
  /// All four.
  static let all = (0..<4).map { LayerOutcome(leaves: $0 & 1 != 0, completes: $0 & 2 != 0) }
}

/// Something that is worked out when it is first asked for. Not for two threads at once.
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
  /// The task is finished, once this has happened.
  var hasCompleted: Bool {
    let event: Event? =
      switch outcome {
      case .stay(let head), .call(let head, _): head.control.isBetweenEvents ? nil : head.control.event
      case .return(let value): value.control.event
      }
    return (event?.evidence ?? label.last?.evidence)?.marks.contains(.completes) ?? false
  }

  /// The layer of the frame that goes, goes with it.
  var leavesLayer: Bool {
    if case .return(let value) = outcome { return value.wasBase }
    return false
  }
}
