/// A resting head together with the observer's fact about the stack beneath it.
public struct ObservedState: Sendable {
  /// The head.
  public let head: HeadID
  /// The number of the fact; see ``Observation/fact(_:)``.
  public let fact: Int32
  /// The worlds in which no shorter run leads to the head with this fact.
  public let worlds: WorldSet
  /// The number of events of a shortest run.
  public let length: Int
  /// The place in the fold at which it was first found.
  let place: FoldedPlace

  init(_ point: FoldedPoint) {
    head = HeadID(number: Target.number(point.target))
    fact = point.fact
    worlds = WorldSet(node: point.worlds)
    length = point.length
    place = point.place
  }
}

/// A transition together with the observer's fact about the stack beneath the frame.
///
/// For a call, the frame is the one that calls; for a return, the one that is popped; for a landing, the
/// exposed one.
public struct ObservedTransition: Sendable {
  /// The transition.
  public let id: TransitionID
  /// The number of the fact; see ``Observation/fact(_:)``.
  public let fact: Int32
  /// The number of the followed frame of the stack, see ``Observation/followed(_:)``; nil if none is
  /// followed.
  public let followed: Int32?
  /// The worlds before the transition in which no shorter run ends with it and this fact.
  public let worlds: WorldSet
  /// The number of events of a shortest run.
  public let length: Int
  /// The place in the fold at which it was first found.
  let place: FoldedPlace

  init(_ number: Int32, _ point: FoldedPoint, _ followed: Int32?, _ worlds: Int32, _ length: Int) {
    id = TransitionID(number: number)
    fact = point.fact
    self.followed = followed
    self.worlds = WorldSet(node: worlds)
    self.length = length
    place = point.place
  }
}
