/// A stack with everything on it: the holes, the lowest first, and the head on top.
public struct Configuration<System: PushdownSystem>: Hashable {
  /// The covered frames, the lowest first.
  public var holes: [System.Hole]
  /// The finite control and the frame on top.
  public var head: System.Head

  /// A stack.
  public init(holes: [System.Hole], head: System.Head) {
    self.holes = holes
    self.head = head
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
  /// Whether each transition is an event or goes on with one.
  let isEvent: [Bool]

  /// How many events it takes.
  public var length: Int { isEvent.count { $0 } }

  /// The transition that each event begins with.
  public var eventTransitions: [Transition<System>] {
    transitions.indices.compactMap { isEvent[$0] ? transitions[$0] : nil }
  }

  /// One event of a witness.
  public struct Event {
    /// What happened, in order: the event's transition and those that followed by themselves.
    public var transitions: [Transition<System>]
    /// The numbers of these transitions.
    public var ids: [TransitionID]
    /// The stack before.
    public var before: Configuration<System>
    /// The stack after; nil if the last frame has gone or the run ends in the middle of the event.
    public var after: Configuration<System>?
  }

  /// The configuration in which the first event happens, and the events, each with the whole stack before and after.
  ///
  /// Whatever follows by itself at the start belongs to no event. Cost: one copy of the stack per event.
  public var events: [Event] {
    var events: [Event] = []
    var stack: [System.Hole] = []
    var head: System.Head? = start
    for (index, transition) in transitions.enumerated() {
      if isEvent[index], let head {
        events.append(Event(transitions: [], ids: [], before: Configuration(holes: stack, head: head)))
      }
      switch transition.outcome {
      case .stay(let next):
        if head == nil { stack.removeLast() }
        head = next
      case .call(let next, let hole):
        if head == nil { stack.removeLast() }
        stack.append(hole)
        head = next
      case .return:
        if head == nil { stack.removeLast() }
        head = nil
      }
      if events.isEmpty { continue }
      events[events.count - 1].transitions.append(transition)
      events[events.count - 1].ids.append(ids[index])
      events[events.count - 1].after = head.map { Configuration(holes: stack, head: $0) }
    }
    return events
  }
}
