/// One change to a flow in terms of its elements, before it is known what of the file has to change for it.
public struct FlowEdit: Hashable, Sendable {
  /// What of the file the element is.
  public enum Target: Hashable, Sendable {
    /// What stands behind the key at the place: a screen, a callback, an allowance.
    case body
    /// The map around the place, or the single word at it: a button, a presentation, an effect.
    case surroundings
  }

  /// What is done. Keys may be dotted, `custom.delegate`, and then name a key within the map behind another.
  public enum Action: Hashable, Sendable {
    /// Writes a key, or another value behind one that is there.
    case set(key: String, value: String)
    /// Takes a key with its value away, if it is there.
    case remove(key: String)
    /// Gives a key another name and leaves its value; without a key the one that the element stands behind.
    case rename(key: String, to: String)
    /// Adds an item to the list behind a key, as the last or the first; begins the list where there is none.
    case add(key: String, item: String, isFirst: Bool)
    /// Adds an effect to what a button or a trigger does, or, where a key is given, to what stands behind it.
    case addEffect(effect: String, key: String, isFirst: Bool)
    /// Makes what a key says hold only while this condition holds too; for a guard: also while this one holds. Where an
    /// effect has another way (`else`), the whole of it is wrapped.
    case addCondition(condition: String, key: String)
    /// Writes another effect in the place of this one; a `…` in it stands for the keys of this one.
    case replace(effect: String)
    /// Takes the element away.
    case delete
  }

  /// Where the element stands.
  public var place: Place
  /// What of the file it is.
  public var target: Target
  /// What is done to it.
  public var action: Action

  /// A change to the element at a place.
  public init(at place: Place, _ target: Target, _ action: Action) {
    self.place = place
    self.target = target
    self.action = action
  }
}

/// How a rule thinks that a finding can be repaired. Nobody has tried it yet.
public struct RepairProposal: Hashable, Sendable {
  /// What it does, as an order without full stop: `add a Cancel button`.
  public var says: String
  /// Nobody would decide otherwise, so that it may be done without asking.
  public var isSafe: Bool
  /// All that has to change, together.
  public var edits: [FlowEdit]

  /// A proposal.
  public init(says: String, isSafe: Bool, edits: [FlowEdit]) {
    self.says = says
    self.isSafe = isSafe
    self.edits = edits
  }
}
