/// What can be computed from a flow without exploration: fields that rules read although no key of the flow
/// contains them. The tables use the identifiers of the flow: `facts.buttons[button]` describes
/// `flow.buttons[button]`. Computed once, by `FlowFacts(of: flow)`.
public struct FlowFacts: Sendable {
  /// The facts about ``Flow/buttons``.
  public internal(set) var buttons: ElementTable<Button, ButtonFacts>
  /// The facts about ``Flow/callbacks``.
  public internal(set) var callbacks: ElementTable<Callback, CallbackFacts>
  /// For ``Flow/triggers``: their effects, including those in branches.
  public internal(set) var triggerEffects: ElementTable<Trigger, [EffectID]>
  /// For ``Flow/triggers``: whether it is the end of work that began in the same step in which its screen was
  /// dismissed, so that the screen is gone when the work ends.
  public internal(set) var endsAfterLeaving: ElementTable<Trigger, Bool>
  /// For ``Flow/triggers``: whether it is the end of work that the app began without the user.
  public internal(set) var endsWhatTheAppBegan: ElementTable<Trigger, Bool>
  /// For ``Flow/triggers`` that end work: what is presented in the step in which the work begins. Its
  /// transition may still be in progress when the work ends.
  public internal(set) var presentedBeside: ElementTable<Trigger, [PresentationID]>
  /// The facts about ``Flow/presentations``.
  public internal(set) var presentations: ElementTable<Presentation, PresentationFacts>
  /// The facts about ``Flow/screens``.
  public internal(set) var screens: ElementTable<Screen, ScreenFacts>
  /// Where flags are set, cleared and read.
  public let flagUses: FlagUses
  /// The most frequent transition of presentations, without dialogs, system controllers and custom ones.
  public internal(set) var usualTransition: Transition
}

/// Computed facts about a button.
public struct ButtonFacts: Sendable, Hashable {
  /// Its effects in order, including those in branches and `then`; for a system button, of its delegate call.
  public var effects: [EffectID] = []
  /// Each path through its branches, including those in `then` and `later`.
  public var ways: [[EffectID]] = []
  /// Whether some branch closes the presentation of the button: directly, or by a button of a dialog that it
  /// presents.
  public var exit = false
  /// Whether some branch pops: directly, or by a button of a dialog that it presents.
  public var steps = false
  /// The names of the works of the branches that close, including `set x` and `clear x`, without repeatable
  /// ones.
  public var works: [String] = []
  /// The works of each branch that closes, including those of a dialog; without repeatable ones.
  public var closings: [[String]] = []
  /// Whether some branch saves, without the dialogs that it presents.
  public var saves = false
  /// Whether some branch discards, without the dialogs that it presents.
  public var discards = false
  /// Whether some branch completes the task: directly, or by a button of a dialog that it presents.
  public var completes = false
  /// Whether it closes the presentation only together with its task: each branch that closes also saves,
  /// completes, destroys or does other work. Always false for the roles for leaving, such as `cancel` and
  /// `close`.
  public var commits = false
}

/// Computed facts about a callback.
public struct CallbackFacts: Sendable, Hashable {
  /// Its effects in order, including those in branches and in `then`.
  public var effects: [EffectID] = []
  /// The names of its works, including `set x` and `clear x`, without repeatable ones.
  public var works: [String] = []
}

/// Computed facts about a presentation.
public struct PresentationFacts: Sendable, Hashable {
  /// The screens that its layer can contain: the target, the adapted content, tabs and columns, all pushed
  /// screens.
  public var holds: [ScreenID] = []
  /// The buttons of the target (of a container: of its children too) and of the adapted form.
  public var buttons: [ButtonID] = []
  /// The unsaved points of these screens, without autosaved ones.
  public var unsaved: [UnsavedPointID] = []
  /// Whether one of these screens has a completing button.
  public var completable = false
  /// Whether a button completes it that does not depend on a flag that `varies`, and that does more than
  /// close unless there is unsaved work.
  public var hasTask = false
  /// Whether a trigger that comes by itself closes one of these, or ends a wait that users cannot close.
  public var closesByItself = false
  /// The same without the ends of work that one of its buttons begins.
  public var closesUnasked = false
  /// Whether one of these screens has a button that closes it.
  public var closable = false
  /// Whether it shows the app itself: a tab bar or split view over a root without one, such as a sign-in
  /// screen. It is presented by itself, by a button that does more than open it, or after a splash screen;
  /// and nothing in it closes it.
  public var bringsApp = false
  /// The names of the works of all buttons that close it, in all of its screens; without repeatable ones.
  public var exitWorks: [String] = []
  /// The works after which it cannot be presented again: `clear x` if it needs the flag x, `set x` if it
  /// needs the flag to be off. Flags that vary by themselves are left out.
  public var endingWorks: [String] = []
  /// The names of the flags that its button sets and that must be off before the button can open it again, if
  /// they are cleared only while it is presented, or by a branch of that button that does not open it. For a
  /// system controller, also by a link that closes it.
  public var opensOnce: [String] = []
  /// The names of the flags that one of its buttons sets, that only it clears, and that are off after each
  /// button, Back or escape action or trigger of its own that closes it.
  public var endedModes: [String] = []
  /// Presentations of other screens whose button sets a flag that must be off for this one.
  public var heldBackBy: [PresentationID] = []
  /// Whether one of its screens has unsaved work, or a button that saves, completes or does other work.
  public var acts = false
  /// Whether one of its screens pushes more than one screen.
  public var forks = false
  /// The facts on which its style depends. If two presentations of one target differ in their conditions,
  /// including those.
  public var styleReads: [Fact] = []
  /// Whether a popover has an anchor; always true in SwiftUI.
  public var anchored = false
  /// Whether the anchor of a popover is a whole view and not a control.
  public var anchoredAtView = false
  /// Whether a custom style is declared.
  public var isCustom = false
  /// Whether it is presented when the app goes to the background and dismissed when the app returns.
  public var isCover = false
  /// Whether it is dismissed at every return of the app.
  public var goesAtEveryReturn = false
  /// Whether the window gets another root in the same step.
  public var goesAsItComes = false
}

/// Computed facts about a screen.
public struct ScreenFacts: Sendable, Hashable {
  /// Presentations that it performs.
  public var presentations: [PresentationID] = []
  /// Presentations of it.
  public var entries: [PresentationID] = []
  /// Screens it pushes.
  public var pushes: [ScreenID] = []
  /// Screens that push it.
  public var pushers: [ScreenID] = []
  /// The effects of its own Back action, including those in branches.
  public var backEffects: [EffectID] = []
  /// The names of the flags that affect it: its guard, Back, unsaved work, should-dismiss, style, tab bar.
  public var reads: [String] = []
  /// Whether it implements the escape action.
  public var hasEscape = false
  /// `accessibilityViewIsModal` as written; by default false if some presentation of the screen is custom,
  /// otherwise true.
  public var accessibilityModal = true
  /// The presentations whose layer can contain it.
  public var layers: [PresentationID] = []
  /// Whether it can be in the layer of the window’s root view controller, the first root or a later one.
  public var inRootLayer = false
}
