public import Diagnostics

/// One thing that happens, in order: an effect, or a choice between two lists of them.
public indirect enum Step: Sendable, Hashable {
  /// An index of ``Flow/effects``.
  case effect(Int)
  /// `if` and `else`: the condition's index and the two lists.
  case branch(condition: Int, holds: [Step], otherwise: [Step])
}

/// Where an effect is written.
public enum EffectOwner: Sendable, Hashable {
  /// A tap on a button, by its index.
  case button(Int)
  /// A callback, by its index.
  case callback(Int)
  /// A trigger, by its index.
  case trigger(Int)
  /// The own Back action of a screen, by its index.
  case back(Int)
  /// The escape action of a screen, by its index.
  case escape(Int)
}

/// One effect: a message to one controller, or a change of data.
public struct Effect: Sendable, Equatable {
  /// What it does.
  public var verb: Verb
  /// `<element>.<verb>` and its target; for `present` the path of the presentation.
  public var path: ElementPath
  /// The value behind the verb; the verb where it stands alone.
  public var place: Place
  /// The screen, point, work, flag or unwind name it is about; empty for none.
  public var target = ""
  /// The screen it is about, for `present`, `push`, `pop-to`, `set-root` and a receiver that is a screen.
  public var screen: Int?
  /// The points that `save` and `discard` make safe or throw away.
  public var points: [Int] = []
  /// The flag that `set` and `clear` change.
  public var flag: Int?
  /// For `later`: the trigger that performs it, an index of ``Flow/triggers``.
  public var trigger: Int?
  /// The presentation, for `present`.
  public var presentation: Int?
  /// Who gets the message: the value of `dismiss`, `pop`, `pop-to-root`, else `by`.
  public var receiver: Receiver = .self
  /// The screen that is meant where the receiver is `named`.
  public var named: Int?
  /// The screens whose code this is, before `by` is applied. The handlers of a dialog and of a system controller belong to
  /// each screen that presents it. Never empty.
  public var performers: [Int] = []
  /// The screens that may get the message, after `by` and the receiver; empty where no screen can.
  public var recipients: [Int] = []
  /// Where it is written.
  public var owner: EffectOwner
  /// All conditions around it taken together; an index of ``Flow/conditions``.
  public var condition = Condition.always
  /// It stands in a `then`: it waits for the end of a transition.
  public var waits: Bool
  /// The effect whose end it waits for.
  public var after: Int?
  /// What waits for the end of this transition.
  public var then: [Step] = []
  /// `save`, or a work that is said to be repeatable.
  public var repeatable: Bool
  /// It is not written in the flow: the roles `done` and `save` imply a `complete`.
  public var isImplied = false
  /// For `dismiss`: the transition takes time, and a presentation that is requested during it is dropped.
  public var animated = true

  /// An effect of which only the verb is known.
  init(_ verb: Verb, path: ElementPath, place: Place, owner: EffectOwner, after: Int?) {
    self.verb = verb
    self.path = path
    self.place = place
    self.owner = owner
    self.after = after
    waits = after != nil
    repeatable = verb == .save
  }

  /// Whether it can run while another screen covers its performer: it stands in a trigger, a callback or a `then`.
  public var whileCovered: Bool {
    switch owner {
    case .trigger, .callback: true
    case .button, .back, .escape: waits
    }
  }
}
