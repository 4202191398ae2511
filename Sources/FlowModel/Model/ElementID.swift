/// Identifies an element of a flow: its index in the flow's list of elements of that type. Identifiers of
/// different elements have different types. Small, because states of the machine contain many of them.
@frozen public struct ElementID<Element>: Hashable, Sendable {
  @usableFromInline let number: Int32

  /// Creates the identifier of the element at an index from 0. The index is not checked.
  @inlinable public init(_ index: Int) { number = Int32(index) }

  /// The index from 0.
  @inlinable public var index: Int { Int(number) }
}

extension ElementID: CustomStringConvertible {
  public var description: String { "\(index)" }
}

extension ElementID: Comparable, Strideable {
  @inlinable public static func == (one: Self, other: Self) -> Bool { one.number == other.number }
  @inlinable public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(number) }
  @inlinable public func distance(to other: Self) -> Int { other.index - index }
  @inlinable public func advanced(by distance: Int) -> Self { Self(index + distance) }
}

/// Identifies a screen of ``Flow/screens``.
public typealias ScreenID = ElementID<Screen>

/// Identifies a presentation of ``Flow/presentations``.
public typealias PresentationID = ElementID<Presentation>

/// Identifies a condition of ``Flow/conditions``.
public typealias ConditionID = ElementID<Condition>

/// Identifies a flag of ``Flow/flags``.
public typealias FlagID = ElementID<Flag>

/// Identifies an unsaved point of ``Flow/unsavedPoints``.
public typealias UnsavedPointID = ElementID<UnsavedPoint>

/// Identifies a button of ``Flow/buttons``.
public typealias ButtonID = ElementID<Button>

/// Identifies an effect of ``Flow/effects``.
public typealias EffectID = ElementID<Effect>

/// Identifies a callback of ``Flow/callbacks``.
public typealias CallbackID = ElementID<Callback>

/// Identifies a work of ``Flow/works``.
public typealias WorkID = ElementID<Work>

/// Identifies a trigger of ``Flow/triggers``.
public typealias TriggerID = ElementID<Trigger>
