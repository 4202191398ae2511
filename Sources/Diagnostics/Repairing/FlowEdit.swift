/// A change of a flow in terms of its elements, before the text changes are known.
public struct FlowEdit: Hashable, Sendable {
  /// Which part of the file the element is.
  public enum Target: Hashable, Sendable {
    /// The value of the key at the place: a screen, a callback, an allowance.
    case body
    /// The map around the place, or the single word at it: a button, a presentation, an effect.
    case surroundings
  }

  /// The change. A key may be dotted, such as `custom.delegate`; then it names a key in the map of another
  /// key.
  public enum Action: Hashable, Sendable {
    /// Adds a key, or replaces its value.
    case set(key: String, value: String)
    /// Removes a key with its value, if it exists.
    case remove(key: String)
    /// Renames a key and keeps its value; without `key`, the key whose value the element is.
    case rename(key: String, to: String)
    /// Adds an item to the list of a key, as the last or the first item; creates the list if there is none.
    case add(key: String, item: String, isFirst: Bool)
    /// Adds an effect to a button or a trigger or, if a key is given, to the value of the key.
    case addEffect(effect: String, key: String, isFirst: Bool)
    /// Makes the value of a key apply only while this condition is true too; a guard instead also applies
    /// while only this condition is true. If the effect has an `else`, the condition is put around both
    /// branches.
    case addCondition(condition: String, key: String)
    /// Replaces this effect by another one; a `…` in it stands for the keys of the old effect.
    case replace(effect: String)
    /// Removes the element.
    case delete
  }

  /// The place of the element.
  public var place: Place
  /// Which part of the file it is.
  public var target: Target
  /// The change.
  public var action: Action

  /// Creates a change of the element at a place.
  public init(at place: Place, _ target: Target, _ action: Action) {
    self.place = place
    self.target = target
    self.action = action
  }
}

/// A repair that a rule proposes for a finding; it is not yet tested.
public struct RepairProposal: Hashable, Sendable {
  /// A short instruction without full stop: `add a Cancel button`.
  public var says: String
  /// Whether it needs no human decision, so that it may be applied automatically.
  public var isSafe: Bool
  /// All required changes; they must be applied together.
  public var edits: [FlowEdit]

  /// Creates a proposal.
  public init(says: String, isSafe: Bool, edits: [FlowEdit]) {
    self.says = says
    self.isSafe = isSafe
    self.edits = edits
  }
}
