/// The part of a state beside its head: what is fixed for a run, and bits that transitions or chance change.
///
/// *State bits* change by transitions only; *choice bits* stand for conditions that vary by themselves: constant within
/// one event, free again with the next. Which bits are choices, the ``WorldSpace`` says.
public struct World: Hashable, Sendable {
  /// Fixed for a whole run; dense from 0.
  public var configuration: Int32
  /// The bits that are set.
  public var bits: WorldBits

  /// A world.
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

/// What a transition does to the world. It is the same in every world in which the transition is possible.
public struct WorldChange: Hashable, Sendable {
  /// Bits that are assigned.
  public var mask: WorldBits
  /// Those of them that are set; the others of the mask are cleared.
  public var values: WorldBits
  /// The event is over: with the next one, conditions that vary may have any value.
  public var forgetsChoices: Bool

  /// The world stays as it is.
  public static let none = WorldChange(mask: [], values: [], forgetsChoices: false)

  /// A change; values outside of the mask are left out.
  public init(mask: WorldBits, values: WorldBits, forgetsChoices: Bool) {
    self.mask = mask
    self.values = values & mask
    self.forgetsChoices = forgetsChoices
  }

  /// The world after the change, with the choices as they were.
  @inlinable
  public func applied(to world: World) -> World {
    World(configuration: world.configuration, bits: world.bits - mask | values)
  }

  /// This change and then the other one.
  public func then(_ next: WorldChange) -> WorldChange {
    WorldChange(
      mask: mask | next.mask, values: values - next.mask | next.values,
      forgetsChoices: forgetsChoices || next.forgetsChoices)
  }
}

/// A set of worlds. It means something only together with the space that made it; within one space, equal sets are
/// equal values. Costs one number.
public struct WorldSet: Hashable, Sendable {
  @usableFromInline let node: Int32

  @usableFromInline
  init(node: Int32) { self.node = node }

  /// No world; the same in every space.
  public static let empty = WorldSet(node: DecisionDiagrams.none)

  /// Whether there is no world in it.
  @inlinable public var isEmpty: Bool { node == 0 }
}
