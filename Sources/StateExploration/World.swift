/// The part of a state beside the head: a configuration, which is fixed for a run, and a set of bits.
///
/// Only transitions change *state bits*. *Choice bits* are conditions that vary by themselves: constant
/// within one event, free with the next. The ``WorldSpace`` tells which bits are choices.
public struct World: Hashable, Sendable {
  /// The number of the configuration, from 0. It never changes during a run.
  public var configuration: Int32
  /// The bits that are set.
  public var bits: WorldBits

  /// Creates a world.
  public init(configuration: Int32, bits: WorldBits) {
    self.configuration = configuration
    self.bits = bits
  }

  /// Whether the bit of this number is set.
  @inlinable
  public subscript(bit: Int) -> Bool {
    get { bits[bit] }
    set { bits[bit] = newValue }
  }
}

/// The change of the world by a transition. It is the same in every world in which the transition is
/// possible.
public struct WorldChange: Hashable, Sendable {
  /// The bits that are assigned.
  public var mask: WorldBits
  /// The bits of the mask that are set; its other bits are cleared.
  public var values: WorldBits
  /// Whether the event ends here, so that all choices may have any value in the next event.
  public var forgetsChoices: Bool

  /// No change.
  public static let none = WorldChange(mask: [], values: [], forgetsChoices: false)

  /// Creates a change. Values outside of the mask are ignored.
  public init(mask: WorldBits, values: WorldBits, forgetsChoices: Bool) {
    self.mask = mask
    self.values = values & mask
    self.forgetsChoices = forgetsChoices
  }

  /// The world after the change; choices that are forgotten keep their values.
  @inlinable
  public func applied(to world: World) -> World {
    World(configuration: world.configuration, bits: world.bits - mask | values)
  }

  /// This change followed by the other one.
  public func then(_ next: WorldChange) -> WorldChange {
    WorldChange(
      mask: mask | next.mask, values: values - next.mask | next.values,
      forgetsChoices: forgetsChoices || next.forgetsChoices)
  }
}

/// A set of worlds, stored as one number. It is valid only with the space that created it. Within one space,
/// equal sets have equal numbers.
public struct WorldSet: Hashable, Sendable {
  @usableFromInline let node: Int32

  @usableFromInline
  init(node: Int32) { self.node = node }

  /// The empty set; the same in every space.
  public static let empty = WorldSet(node: DecisionDiagrams.none)

  /// Whether the set is empty.
  @inlinable public var isEmpty: Bool { node == 0 }
}
