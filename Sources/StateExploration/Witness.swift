/// A stack with everything on it: the holes, the lowest first, the head on top, and the world.
public struct Configuration<System: PushdownSystem>: Hashable {
  /// The covered frames, the lowest first.
  public var holes: [System.Hole]
  /// The finite control and the frame on top.
  public var head: System.Head
  /// The world beside the stack.
  public var world: World

  /// A stack in a world.
  public init(holes: [System.Hole], head: System.Head, world: World) {
    self.holes = holes
    self.head = head
    self.world = world
  }
}

/// A run of the machine from one of its initial heads.
public struct Witness<System: PushdownSystem> {
  /// The head that the run starts with.
  public let start: System.Head
  /// Each transition of the run, with what it does.
  public let transitions: [Transition<System>]
  /// The number of each transition in the exploration.
  public let ids: [TransitionID]
  /// The world before each transition, and last the world after all of them. Where choices are forgotten, the world
  /// after is the one with which the run goes on.
  public let worlds: [World]
  /// The move of each transition; nil where a value lands.
  let moves: [System.Move?]
  /// Whether each transition is an event or goes on with one.
  let isEvent: [Bool]

  /// The world in which the run starts.
  public var startWorld: World { worlds[0] }

  /// How many events it takes.
  public var length: Int { isEvent.count { $0 } }

  /// One event of a witness.
  public struct Event {
    /// What happened, in order: the event's transition and those that followed by themselves.
    public var transitions: [Transition<System>]
    /// The numbers of these transitions.
    public var ids: [TransitionID]
    /// The world before each of these transitions.
    public var worlds: [World]
    /// The stack before.
    public var before: Configuration<System>
    /// The stack after; nil if the last frame has gone or the run ends in the middle of the event.
    public var after: Configuration<System>?
  }

  /// The events, each with the whole stack before and after.
  ///
  /// Whatever follows by itself at the start belongs to no event. Cost: one copy of the stack per event.
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
