/// What can be computed from a flow without exploring it: fields that rules read although no key of the flow holds them. They
/// have the identifiers of the flow’s elements: `facts.buttons[button]` describes `flow.buttons[button]`. Computed once, by
/// `FlowFacts(of: flow)`.
public struct FlowFacts: Sendable {
  /// Of ``Flow/buttons``.
  public internal(set) var buttons: ElementTable<Button, ButtonFacts>
  /// Of ``Flow/callbacks``.
  public internal(set) var callbacks: ElementTable<Callback, CallbackFacts>
  /// Of ``Flow/triggers``: their effects, branches flattened.
  public internal(set) var triggerEffects: ElementTable<Trigger, [EffectID]>
  /// Of ``Flow/triggers``: the end of work that began in the same step in which its screen was dismissed, so that the
  /// screen is gone when the work ends.
  public internal(set) var endsAfterLeaving: ElementTable<Trigger, Bool>
  /// Of ``Flow/triggers``: the end of work that the app began without a person.
  public internal(set) var endsWhatTheAppBegan: ElementTable<Trigger, Bool>
  /// Of ``Flow/triggers`` that are ends of work: what is presented in the step in which the work begins; its transition
  /// may still run when the work ends.
  public internal(set) var presentedBeside: ElementTable<Trigger, [PresentationID]>
  /// Of ``Flow/presentations``.
  public internal(set) var presentations: ElementTable<Presentation, PresentationFacts>
  /// Of ``Flow/screens``.
  public internal(set) var screens: ElementTable<Screen, ScreenFacts>
  /// Where flags are set, cleared and read.
  public let flagUses: FlagUses
  /// The transition that most presentations use; dialogs, system controllers and custom ones do not count.
  public internal(set) var usualTransition: Transition
}

/// What is computed about a button.
public struct ButtonFacts: Sendable, Hashable {
  /// Its effects in order, including those in branches and in `then`; for a system button those of its delegate call.
  public var effects: [EffectID] = []
  /// Each way through its branches, including those in `then` and `later`.
  public var ways: [[EffectID]] = []
  /// Some branch closes the presentation that the button stands in: directly, or by a choice in a dialog that it presents.
  public var exit = false
  /// Some branch pops: directly, or by a choice in a dialog that it presents.
  public var steps = false
  /// The names of the works of the branches that close, `set x` and `clear x` among them, repeatable ones left out.
  public var works: [String] = []
  /// The works of each branch that closes, a dialog's closing choices among them; repeatable ones left out.
  public var closings: [[String]] = []
  /// Some branch saves, not counting the dialogs that it presents.
  public var saves = false
  /// Some branch discards, not counting the dialogs that it presents.
  public var discards = false
  /// Some branch finishes the task: directly, or by a choice in a dialog that it presents.
  public var completes = false
  /// It closes the presentation only by doing the task: every branch that closes also saves, finishes, destroys or does some
  /// other work. Always false for the roles that people use to leave, such as `cancel` and `close`.
  public var commits = false
}

/// What is computed about a callback.
public struct CallbackFacts: Sendable, Hashable {
  /// Its effects in order, including those in branches and in `then`.
  public var effects: [EffectID] = []
  /// The names of its works, `set x` and `clear x` among them, repeatable ones left out.
  public var works: [String] = []
}

/// What is computed about a presentation.
public struct PresentationFacts: Sendable, Hashable {
  /// The screens its layer can hold: the target, the adapted content, tabs and columns, all that is pushed inside.
  public var holds: [ScreenID] = []
  /// The buttons of the target (of a container: of its children too) and of the adapted form.
  public var buttons: [ButtonID] = []
  /// The unsaved points of all screens its layer can hold, without the autosaved.
  public var unsaved: [UnsavedPointID] = []
  /// Some screen its layer can hold has a completing button.
  public var completable = false
  /// It is completable by a button that does not depend on a flag that `varies`, and that does more than close, or there
  /// is unsaved work.
  public var hasTask = false
  /// A message or an error closes some screen its layer can hold, or ends a wait that people cannot close.
  public var closesByItself = false
  /// The same without the ends of work that a button in it begins.
  public var closesUnasked = false
  /// Some screen its layer can hold has a button that closes it.
  public var closable = false
  /// It shows the app itself: a tab bar or split view over a root that has none, such as a sign-in. It comes by itself,
  /// by a button that does more than open it, or after a splash screen; and nothing in it closes it.
  public var bringsApp = false
  /// The names of the works of all buttons that close it, wherever in its layer they stand; repeatable ones left out.
  public var exitWorks: [String] = []
  /// The works after which it cannot be presented again: `clear x` if it needs the flag x, `set x` if it needs the flag
  /// to be off. Flags that vary by themselves are left out.
  public var endingWorks: [String] = []
  /// The names of the flags that its button sets and that must be off before the button can open it again, if they are
  /// cleared only while it is up, or by a branch of that button that does not open it; for a controller of the system,
  /// also by a link that closes it.
  public var opensOnce: [String] = []
  /// The names of the flags that a button in it sets, that only it clears, and that are off after every button, action or
  /// trigger of its own that closes it.
  public var endedModes: [String] = []
  /// Presentations of other screens whose button sets a flag that must be off for this one.
  public var heldBackBy: [PresentationID] = []
  /// Some screen its layer can hold has unsaved work, or a button that saves, finishes or does some other work.
  public var acts = false
  /// Some screen that its layer can hold pushes more than one screen.
  public var forks = false
  /// The facts that decide about its style. Where two presentations of one target differ in their conditions, those too.
  public var styleReads: [Fact] = []
  /// Something is set for a popover to point at; SwiftUI always has it.
  public var anchored = false
  /// A popover would point at a whole view, not at a control.
  public var anchoredAtView = false
  /// A custom style is declared.
  public var isCustom = false
  /// It is presented when the app goes to the background, and dismissed when the app returns.
  public var isCover = false
  /// Every return of the app closes it.
  public var goesAtEveryReturn = false
  /// The window gets another root in the same step.
  public var goesAsItComes = false
}

/// What is computed about a screen.
public struct ScreenFacts: Sendable, Hashable {
  /// Presentations that it performs.
  public var presentations: [PresentationID] = []
  /// Presentations of it.
  public var entries: [PresentationID] = []
  /// Screens it pushes.
  public var pushes: [ScreenID] = []
  /// Screens that push it.
  public var pushers: [ScreenID] = []
  /// What its own Back does, branches flattened.
  public var backEffects: [EffectID] = []
  /// The names of the flags that decide on it: its guard, its Back, its unsaved work, should-dismiss, its style, its tab bar.
  public var reads: [String] = []
  /// It implements the escape action.
  public var hasEscape = false
  /// As written; where it is not written, false if some presentation of the screen is custom.
  public var accessibilityModal = true
  /// The presentations whose layer can hold it.
  public var layers: [PresentationID] = []
  /// It can stand in the layer of the window’s root view controller, first or another that the app sets.
  public var inRootLayer = false
}
