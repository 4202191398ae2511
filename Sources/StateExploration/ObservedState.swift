/// A resting head over a stack of which an observer knows the fact.
public struct ObservedState: Sendable {
  /// The head.
  public let head: HeadID
  /// The number of what the observer knows of the stack beneath; see ``Observation/fact(_:)``.
  public let fact: Int32
  /// The worlds in which no shorter run leads to such a configuration.
  public let worlds: WorldSet
  /// Events of a shortest run to it.
  public let length: Int
  /// Where it was first found.
  let place: FoldedPlace

  init(_ point: FoldedPoint) {
    head = HeadID(number: Target.number(point.target))
    fact = point.fact
    worlds = WorldSet(node: point.worlds)
    length = point.length
    place = point.place
  }
}

/// A transition of a frame of which an observer knows the fact.
///
/// For a call it is what the frame that calls knows, for a return what the frame that goes knows; where the event goes
/// on in an exposed frame, what that frame knows.
public struct ObservedTransition: Sendable {
  /// The transition.
  public let id: TransitionID
  /// The number of what the observer knows of the stack beneath the frame; see ``Observation/fact(_:)``.
  public let fact: Int32
  /// The number of the frame beneath that the observer follows, see ``Observation/followed(_:)``; nil where it follows none.
  public let followed: Int32?
  /// The worlds before it in which no shorter run ends so.
  public let worlds: WorldSet
  /// Events of a shortest run that ends so.
  public let length: Int
  /// Where it was first found.
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
