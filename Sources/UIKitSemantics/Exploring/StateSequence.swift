import FlowModel
public import StateExploration

/// The reachable states in which the app waits for an event, ordered by the length of their shortest
/// witnesses. Each has the worlds in which it is new, and facts about the stack beneath it.
public final class StateSequence {
  /// The states.
  public let states: [FlowState]
  private let flow: FlowExploration
  private let observation: Observation<FlowSystem, Beneath>?

  init(_ flow: FlowExploration, knowing parts: BeneathParts, goesOn: () -> Bool) {
    self.flow = flow
    if parts.isEmpty {
      observation = nil
      states = flow.exploration.states.enumerated().compactMap { position, state in
        Self.waiting(flow, state.head, state.worlds, state.length, at: position)
      }
    } else {
      let observation = Observation(
        flow.exploration, flow.observer(knowing: parts, follows: false), goesOn: goesOn)
      self.observation = observation
      states = observation.states.enumerated().compactMap { position, state in
        Self.waiting(flow, state.head, state.worlds, state.length, at: position)
      }
    }
  }

  /// Groups of states that differ only in their length. Cost: a union of sets of worlds for each state.
  public var groups: LengthGroups {
    var groups = LengthGroups(of: states.count, flow.worlds)
    for state in states {
      groups.add(
        state.number.head.number, beneath: observation?.states[state.position].fact, state.worlds)
    }
    return groups
  }

  /// A state with the worlds in which the app waits for an event; nil if there are none.
  private static func waiting(
    _ flow: FlowExploration, _ head: HeadID, _ worlds: WorldSet, _ length: Int, at position: Int
  ) -> FlowState? {
    let waiting = flow.waiting(at: head, in: worlds)
    return waiting.isEmpty
      ? nil
      : FlowState(number: StateNumber(head: head), worlds: waiting, length: length, position: position)
  }

  /// A state in one of its worlds. ``FlowExploration/log`` records what is read of the world.
  public func view(_ state: FlowState, in world: World) -> StateView {
    let standing = Standing(
      flow.tables.setting(world, flow.log), flow.exploration[state.number.head].frame)
    let beneath = observation.map { $0.fact($0.states[state.position].fact) }
    return StateView(standing, beneath: beneath ?? Beneath())
  }

  /// A shortest run to a state in one of its worlds; nil if it has more than `limit` transitions.
  ///
  /// - Parameter agreeing: the worlds for which the reported result holds.
  public func trace(
    to state: FlowState, in world: World, agreeing: WorldSet, limit: Int = 100_000
  ) -> FlowTrace? {
    let witness =
      if let observation {
        observation.witness(to: observation.states[state.position], in: world, limit: limit)
      } else {
        flow.exploration.witness(to: flow.exploration.states[state.position], in: world, limit: limit)
      }
    return witness.map { flow.trace($0, agreeing: agreeing, in: world, endsWithStep: false) }
  }
}

/// A state with the worlds in which it is first reached after `length` events.
public struct FlowState: Sendable {
  /// The number of the state.
  public let number: StateNumber
  /// The worlds in which no shorter run leads to it.
  public let worlds: WorldSet
  /// The number of events of the run.
  public let length: Int
  let position: Int
}
