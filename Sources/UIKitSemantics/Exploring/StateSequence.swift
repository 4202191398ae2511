import FlowModel
public import StateExploration

/// The reachable states in which something is waited for, those with shorter witnesses first, each with the worlds in
/// which it is new and with what is known of the stack beneath it.
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

  /// Which of the states differ only in their length. Costs a union of worlds for each state.
  public var groups: LengthGroups {
    var groups = LengthGroups(of: states.count, flow.worlds)
    for state in states {
      groups.add(
        state.number.head.number, beneath: observation?.states[state.position].fact, state.worlds)
    }
    return groups
  }

  /// A state with the worlds in which something is waited for; nil where that is in none.
  private static func waiting(
    _ flow: FlowExploration, _ head: HeadID, _ worlds: WorldSet, _ length: Int, at position: Int
  ) -> FlowState? {
    let waiting = flow.waiting(at: head, in: worlds)
    return waiting.isEmpty
      ? nil
      : FlowState(number: StateNumber(head: head), worlds: waiting, length: length, position: position)
  }

  /// A state in one of its worlds. What is read of the world is noted in ``FlowExploration/log``.
  public func view(_ state: FlowState, in world: World) -> StateView {
    let standing = Standing(
      flow.tables.setting(world, flow.log), flow.exploration[state.number.head].frame)
    let beneath = observation.map { $0.fact($0.states[state.position].fact) }
    return StateView(standing, beneath: beneath ?? Beneath())
  }

  /// A shortest run to a state in one of its worlds; nil if it is longer than `limit` transitions.
  ///
  /// - Parameter agreeing: the worlds in which that holds for which the run is told.
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

/// A state with the worlds in which it is reached first after so many events.
public struct FlowState: Sendable {
  /// Who is in front.
  public let number: StateNumber
  /// The worlds in which no shorter run leads here.
  public let worlds: WorldSet
  /// How many events lead here.
  public let length: Int
  let position: Int
}
