public import Diagnostics

/// One thing that happens, in order: an effect, or a choice between two lists of them.
public indirect enum Step: Sendable, Hashable {
  /// An index of ``Flow/effects``.
  case effect(EffectID)
  /// `if` and `else`: the condition's index and the two lists.
  case branch(condition: ConditionID, holds: [Step], otherwise: [Step])
  /// `expect`: an index of ``Flow/expectations``, looked at once all of the step has settled.
  case expect(ExpectationID)
}

/// Where an effect is written.
public enum EffectOwner: Sendable, Hashable {
  /// A tap on a button.
  case button(ButtonID)
  /// A callback.
  case callback(CallbackID)
  /// A trigger.
  case trigger(TriggerID)
  /// The own Back action of a screen.
  case back(ScreenID)
  /// The escape action of a screen.
  case escape(ScreenID)
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
  public var screen: ScreenID?
  /// The points that `save` and `discard` make safe or throw away.
  public var points: [UnsavedPointID] = []
  /// The flag that `set` and `clear` change.
  public var flag: FlagID?
  /// For `later`: the trigger that performs it.
  public var trigger: TriggerID?
  /// The presentation, for `present`.
  public var presentation: PresentationID?
  /// Who gets the message: the value of `dismiss`, `pop`, `pop-to-root`, else `by`.
  public var receiver: Receiver = .self
  /// The screen that is meant where the receiver is `named`.
  public var named: ScreenID?
  /// The screens whose code this is, before `by` is applied. The handlers of a dialog and of a system controller belong to
  /// each screen that presents it. Never empty.
  public var performers: [ScreenID] = []
  /// The screens that may get the message, after `by` and the receiver; empty where no screen can.
  public var recipients: [ScreenID] = []
  /// Where it is written.
  public var owner: EffectOwner
  /// All conditions around it taken together.
  public var condition = Condition.always
  /// It stands in a `then`: it waits for the end of a transition.
  public var waits: Bool
  /// The effect whose end it waits for.
  public var after: EffectID?
  /// What waits for the end of this transition.
  public var then: [Step] = []
  /// `save`, or a work that is said to be repeatable.
  public var repeatable: Bool
  /// A work that is said to be undoable.
  public var undoable = false
  /// It is not written in the flow: the roles `done` and `save` imply a `complete`, a cleared binding of SwiftUI a `dismiss`.
  public var isImplied = false
  /// For `dismiss`: the transition takes time, and a presentation that is requested during it is dropped.
  public var animated = true

  /// An effect of which only the verb is known.
  init(_ verb: Verb, path: ElementPath, place: Place, owner: EffectOwner, after: EffectID?) {
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
