/// What follows from a flow without running it: the words of rules that no key says. Arrays run beside those of the
/// flow: `facts.buttons[i]` speaks of `flow.buttons[i]`. Computed once, by `FlowFacts(of: flow)`.
public struct FlowFacts: Sendable {
  /// Of ``Flow/buttons``.
  public internal(set) var buttons: [ButtonFacts]
  /// Of ``Flow/callbacks``.
  public internal(set) var callbacks: [CallbackFacts]
  /// Of ``Flow/triggers``: the indices of their effects, branches flattened.
  public internal(set) var triggerEffects: [[Int]]
  /// Of ``Flow/presentations``.
  public internal(set) var presentations: [PresentationFacts]
  /// Of ``Flow/screens``.
  public internal(set) var screens: [ScreenFacts]
  /// The transition that most presentations use; dialogs, system controllers and custom ones do not count.
  public internal(set) var usualTransition: Transition
}

/// What follows for a button.
public struct ButtonFacts: Sendable, Hashable {
  /// Its effects in order, branches and what waits flattened; of a system button those of its delegate call.
  public var effects: [Int] = []
  /// In some branch, itself or through a dialog it presents, it closes the presentation it stands in.
  public var exit = false
  /// Likewise, it pops.
  public var steps = false
  /// The names of the works of the branches that close, `set x` and `clear x` among them, repeatable ones left out.
  public var works: [String] = []
  /// The works of each branch that closes, a dialog's closing choices among them; repeatable ones left out.
  public var closings: [[String]] = []
  /// In some branch it saves, itself.
  public var saves = false
  /// In some branch it discards, itself.
  public var discards = false
  /// In some branch, itself or through a dialog it presents, the task is finished.
  public var completes = false
  /// It closes the presentation it stands in only by doing what that asks for: every branch that closes saves, finishes,
  /// destroys or does some other work. Never one of the roles by which people are used to leave.
  public var commits = false
}

/// What follows for a callback.
public struct CallbackFacts: Sendable, Hashable {
  /// Its effects in order, branches and what waits flattened.
  public var effects: [Int] = []
  /// The names of its works, `set x` and `clear x` among them, repeatable ones left out.
  public var works: [String] = []
}

/// What follows for a presentation.
public struct PresentationFacts: Sendable, Hashable {
  /// The screens its layer can hold: the target, the adapted content, tabs and columns, all that is pushed inside.
  public var holds: [Int] = []
  /// The buttons of the target (of a container: of its children too) and of the adapted form.
  public var buttons: [Int] = []
  /// The unsaved points of all screens its layer can hold, without the autosaved.
  public var unsaved: [Int] = []
  /// Some screen its layer can hold has a completing button.
  public var completable = false
  /// The same, and one of them does more than close, or there is unsaved work; and none hangs on what varies by itself.
  public var hasTask = false
  /// A message or an error closes some screen its layer can hold, or ends a wait that people cannot close.
  public var closesByItself = false
  /// Some screen its layer can hold has a button that closes it.
  public var closable = false
  /// The names of the works of all buttons that close it, wherever in its layer they stand; repeatable ones left out.
  public var exitWorks: [String] = []
  /// Some screen its layer can hold has unsaved work, or a button that saves, finishes or does some other work.
  public var acts = false
  /// Some screen its layer can hold pushes more than one other.
  public var forks = false
  /// What the choice of its style depends on; also what chooses between two edges to one target.
  public var styleReads: [Fact] = []
  /// Something is set for a popover to point at; SwiftUI always has it.
  public var anchored = false
  /// A popover would point at a whole view, not at a control.
  public var anchoredAtView = false
  /// A custom style is declared.
  public var isCustom = false
}

/// What follows for a screen.
public struct ScreenFacts: Sendable, Hashable {
  /// Presentations that it performs.
  public var presentations: [Int] = []
  /// Presentations of it.
  public var entries: [Int] = []
  /// Screens it pushes.
  public var pushes: [Int] = []
  /// Something pushes it.
  public var pushed = false
  /// It implements the escape action.
  public var hasEscape = false
  /// As written, else false if some presentation of it is custom.
  public var accessibilityModal = true
  /// The presentations whose layer can hold it.
  public var layers: [Int] = []
}
