/// A whole state: all covered frames, the head and the world.
public struct Configuration<System: PushdownSystem>: Hashable {
  /// The covered frames, the lowest first.
  public var holes: [System.Hole]
  /// The finite control with the top frame.
  public var head: System.Head
  /// The world.
  public var world: World

  /// Creates a state.
  public init(holes: [System.Hole], head: System.Head, world: World) {
    self.holes = holes
    self.head = head
    self.world = world
  }
}

/// A run of the machine that starts at an initial head.
public struct Witness<System: PushdownSystem> {
  /// The initial head.
  public let start: System.Head
  /// The transitions of the run in order.
  public let transitions: [Transition<System>]
  /// The number of each transition in the exploration.
  public let ids: [TransitionID]
  /// The world before each transition, and last the world after all of them. Where choices are forgotten, the
  /// next world has the values with which the run continues.
  public let worlds: [World]
  /// The move of each transition; nil for a landing.
  let moves: [System.Move?]
  /// Whether each transition is an event; otherwise it continues one.
  let isEvent: [Bool]

  /// The world at the start.
  public var startWorld: World { worlds[0] }

  /// The number of events.
  public var length: Int { isEvent.count { $0 } }

  /// One event of a witness.
  public struct Event {
    /// The transition of the event and those that follow without a further event, in order.
    public var transitions: [Transition<System>]
    /// The numbers of these transitions.
    public var ids: [TransitionID]
    /// The world before each of these transitions.
    public var worlds: [World]
    /// The state before the event.
    public var before: Configuration<System>
    /// The state after the event; nil if the last frame was popped or the run ends in the middle of the
    /// event.
    public var after: Configuration<System>?
  }

  /// The events of the run, each with the whole state before and after.
  ///
  /// Transitions at the start that belong to no event are left out. Cost: one copy of the stack for each
  /// event.
  public var events: [Event] {
    var events: [Event] = []
    var stack: [System.Hole] = []
    var head: System.Head? = start
    for (index, transition) in transitions.enumerated() {
      if isEvent[index], let head {
        let before = Configuration<System>(holes: stack, head: head, world: worlds[index])
        events.append(Event(transitions: [], ids: [], worlds: [], before: before))
      }
      if head == nil { stack.removeLast() }
      switch transition.outcome {
      case .stay(let next):
        head = next
      case .call(let next, let hole):
        stack.append(hole)
        head = next
      case .return:
        head = nil
      }
      if events.isEmpty { continue }
      events[events.count - 1].transitions.append(transition)
      events[events.count - 1].ids.append(ids[index])
      events[events.count - 1].worlds.append(worlds[index])
      events[events.count - 1].after = head.map {
        Configuration(holes: stack, head: $0, world: worlds[index + 1])
      }
    }
    return events
  }
}
