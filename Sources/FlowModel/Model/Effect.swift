public import Diagnostics

/// A step of code: an effect, a branch or an expectation.
public indirect enum Step: Sendable, Hashable {
  /// An effect of ``Flow/effects``.
  case effect(EffectID)
  /// `if` and `else`: the condition and the two lists.
  case branch(condition: ConditionID, holds: [Step], otherwise: [Step])
  /// `expect`: an expectation of ``Flow/expectations``, checked when all that the step began has ended.
  case expect(ExpectationID)
}

/// The element that contains an effect.
public enum EffectOwner: Sendable, Hashable {
  /// A tap on a button.
  case button(ButtonID)
  /// A callback.
  case callback(CallbackID)
  /// A trigger.
  case trigger(TriggerID)
  /// The app's own Back action of a screen.
  case back(ScreenID)
  /// The escape action of a screen.
  case escape(ScreenID)
}

/// An effect: a message to a controller, or a change of data.
public struct Effect: Sendable, Equatable {
  /// The verb.
  public var verb: Verb
  /// `<element>.<verb>` and its target; for `present` the path of the presentation.
  public var path: ElementPath
  /// The place of the value of the verb; of the verb itself if it has none.
  public var place: Place
  /// The name of its screen, point, work, flag or unwind action; empty for none.
  public var target = ""
  /// Its screen, for `present`, `push`, `pop-to`, `set-root`, `select` and a receiver that is a screen.
  public var screen: ScreenID?
  /// The points that `save` and `discard` save or discard.
  public var points: [UnsavedPointID] = []
  /// The flag that `set` and `clear` change.
  public var flag: FlagID?
  /// For `later`, the trigger that ends the work.
  public var trigger: TriggerID?
  /// For `present`, the presentation.
  public var presentation: PresentationID?
  /// The receiver of the message: the value of `dismiss`, `pop`, `pop-to-root`, otherwise that of `by`.
  public var receiver: Receiver = .self
  /// The screen, if the receiver is `named`.
  public var named: ScreenID?
  /// The screens that contain the code, before `by` is applied. The handlers of a dialog or system controller
  /// belong to each screen that presents it. Never empty.
  public var performers: [ScreenID] = []
  /// The screens that may receive the message, after `by` and the receiver are applied; empty if none can.
  public var recipients: [ScreenID] = []
  /// The element that contains it.
  public var owner: EffectOwner
  /// All conditions around it combined.
  public var condition = Condition.always
  /// Whether it is in a `then`, so that it waits for the end of a transition.
  public var waits: Bool
  /// The effect whose end it waits for.
  public var after: EffectID?
  /// The steps that wait for the end of its transition.
  public var then: [Step] = []
  /// Whether it is `save`, or a work declared as repeatable.
  public var repeatable: Bool
  /// Whether it is a work declared as undoable.
  public var undoable = false
  /// Whether it is not written in the flow: the roles `done` and `save` imply a `complete`, a cleared binding
  /// of SwiftUI a `dismiss`.
  public var isImplied = false
  /// For `dismiss`: whether the transition takes time, so that a presentation requested during it is dropped.
  public var animated = true

  /// Creates an effect with only its verb.
  init(_ verb: Verb, path: ElementPath, place: Place, owner: EffectOwner, after: EffectID?) {
    self.verb = verb
    self.path = path
    self.place = place
    self.owner = owner
    self.after = after
    waits = after != nil
    repeatable = verb == .save
  }

  /// Whether it can run while another screen covers its performer: it is in a trigger, a callback or a
  /// `then`.
  public var whileCovered: Bool {
    switch owner {
    case .trigger, .callback: true
    case .button, .back, .escape: waits
    }
  }
}
