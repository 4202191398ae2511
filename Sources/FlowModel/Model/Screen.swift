public import Diagnostics

/// A screen: anything that can be in front. Keys that are not written have the values that UIKit would use.
public struct Screen: Sendable, Equatable {
  /// The name by which the flow refers to it.
  public var id: String
  /// `screens.<id>`.
  public var path: ElementPath
  /// Its id, where it is defined.
  public var place: Place
  /// The class of view controller that it is.
  public var kind: Kind = .screen
  /// Title in the bar or of the dialog; empty for none.
  public var title = ""
  /// Describing text; empty for none.
  public var message = ""
  /// Wrapped in a navigation controller when it is presented, a root, a tab or a column.
  public var inNavigation = false
  /// The screens of a tab bar controller; the first is selected.
  public var tabs: [ScreenID] = []
  /// The screens of a split view controller, primary first.
  public var columns: [ScreenID] = []
  /// What a container shows: its tabs or its columns, as they are written.
  public var children: [ScreenID] { tabs + columns }
  /// The framework that the screen is written in.
  public var framework: Framework = .uikit
  /// In the order drawn, the system's own last; without those of an adapted form.
  public var buttons: [ButtonID] = []
  /// Whether the kind's own buttons are drawn.
  public var systemButtons = Condition.always
  /// Back button and edge swipe, where it is pushed.
  public var back = Back(button: .system, swipe: Condition.always, isWritten: false)
  /// Its own unsaved points: work that is lost when the screen is closed.
  public var unsaved: [UnsavedPointID] = []
  /// The flags that each instance of it has.
  public var flags: [FlagID] = []
  /// Unsaved points of other screens that this screen changes.
  public var edits: [UnsavedPointID] = []
  /// Its own guard.
  public var `guard` = Guard.none
  /// It hosts a search bar.
  public var search = false
  /// The calls of UIKit that it implements.
  public var callbacks: [CallbackID] = []
  /// What starts without a tap while it exists.
  public var triggers: [TriggerID] = []
  /// Unwind actions it implements.
  public var unwinds: [String] = []
  /// The escape action.
  public var escape: Escape = .system
  /// `accessibilityViewIsModal` as written; nil where nobody set it: true for UIKit's styles, false for custom.
  public var accessibilityModal: Bool?
  /// Why it is modal.
  public var purpose: Purpose = .unstated
  /// How much there is to do.
  public var task: TaskSize = .unstated
  /// What it shows.
  public var content: [Content] = []
  /// The team’s own words for it, which its rules ask for.
  public var tags: [String] = []
  /// Token for the look of its bar; the app's where none is written.
  public var bar = ""
  /// The app keeps the view controller and presents the same instance again.
  public var retained = false
  /// What a dialog asks about can be undone.
  public var undoable = false
  /// `definesPresentationContext`; a navigation controller has it by itself.
  public var definesContext = false
  /// While the tab bar is taken away: `always` from a push on, also beneath what is pushed above; a condition with the
  /// screen in front.
  public var hidesBottomBar = Condition.never
  /// Everything that is written about it, for a caret under the whole screen.
  public var whole: Place
  /// The types or functions in code that are this screen; empty where it is tied to none.
  public var code: [CodeTie] = []

  /// A screen of which nothing is written but its id.
  init(id: String, place: Place, whole: Place) {
    self.id = id
    path = ElementPath("screens." + id)
    self.place = place
    self.whole = whole
  }

  /// What people call it: its title, else its id.
  public var name: String { title.isEmpty ? id : title }
  /// An alert, an action sheet or a confirmation dialog: its handlers are the presenter's code.
  public var dialog: Bool { kind.isDialog }
  /// UIKit’s alert or action sheet that has nothing to show.
  public var isBlankDialog: Bool {
    (kind == .alert || kind == .actionSheet) && title.isEmpty && message.isEmpty && buttons.isEmpty
  }
  /// A system controller, whose delegate is the presenter’s code.
  public var systemMade: Bool { kind.isSystemMade }

  /// What the app does in the place of UIKit’s Back and of its escape action: a list for each that is the app’s own.
  public var ownLeavingSteps: [[Step]] {
    var lists: [[Step]] = []
    if case .own(let steps) = back.button { lists.append(steps) }
    if case .own(let steps) = escape { lists.append(steps) }
    return lists
  }
}

/// `accessibilityPerformEscape`.
public enum Escape: Sendable, Hashable {
  /// What UIKit does: as the gesture for its own styles, nothing for `custom`.
  case system
  /// `none`: it does nothing.
  case nothing
  /// The app's own: the tree of its effects.
  case own([Step])
}

/// Back button and edge swipe of a pushed screen.
public struct Back: Sendable, Hashable {
  /// What stands at Back's place.
  public enum Button: Sendable, Hashable {
    /// UIKit's own, which pops.
    case system
    /// None: hidden, or replaced by a button that stands leading.
    case hidden
    /// The app's own.
    case own([Step])
  }
  /// What stands at Back's place.
  public var button: Button
  /// While it is there; a ``Button/hidden`` one never is.
  public var shown: ConditionID
  /// While the edge swipe pops.
  public var swipe: ConditionID
  /// The key stands in the file.
  public var isWritten: Bool

  /// A Back from its parts.
  public init(
    button: Button, shown: ConditionID = Condition.always, swipe: ConditionID, isWritten: Bool
  ) {
    self.button = button
    self.shown = shown
    self.swipe = swipe
    self.isWritten = isWritten
  }
}

extension Kind {
  /// An alert, an action sheet or a confirmation dialog.
  public var isDialog: Bool { self == .alert || self == .actionSheet || self == .confirmationDialog }

  /// A tab bar or split view controller.
  public var isContainer: Bool { self == .tabs || self == .split }

  /// A controller that UIKit or another system framework makes and that has buttons of its own.
  public var isSystemMade: Bool { !isDialog && !isContainer && self != .screen }
}
