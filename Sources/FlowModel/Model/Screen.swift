public import Diagnostics

/// A screen: anything that can be in front. Keys that are not written have the defaults of UIKit.
public struct Screen: Sendable, Equatable {
  /// The name that refers to it in the flow.
  public var id: String
  /// `screens.<id>`.
  public var path: ElementPath
  /// The place of its id in its definition.
  public var place: Place
  /// The kind of view controller.
  public var kind: Kind = .screen
  /// The title in the bar or of the dialog; empty for none.
  public var title = ""
  /// The message; empty for none.
  public var message = ""
  /// Whether it is wrapped in a navigation controller when it is presented, or is a root, a tab or a column.
  public var inNavigation = false
  /// The tabs of a tab bar controller; the first is selected.
  public var tabs: [ScreenID] = []
  /// The columns of a split view controller, the primary one first.
  public var columns: [ScreenID] = []
  /// The children of a container: its tabs or columns, as written.
  public var children: [ScreenID] { tabs + columns }
  /// The framework of its code.
  public var framework: Framework = .uikit
  /// The buttons in the order of drawing, those of the system last; without those of an adapted form.
  public var buttons: [ButtonID] = []
  /// When the built-in buttons of its kind are drawn.
  public var systemButtons = Condition.always
  /// The Back button and the edge swipe, if it is pushed.
  public var back = Back(button: .system, swipe: Condition.always, isWritten: false)
  /// Its own unsaved points: work that is lost when the screen is closed.
  public var unsaved: [UnsavedPointID] = []
  /// The flags of each of its instances.
  public var flags: [FlagID] = []
  /// The points of other screens that it edits.
  public var edits: [UnsavedPointID] = []
  /// Its own guard.
  public var `guard` = Guard.none
  /// Whether it has a search bar.
  public var search = false
  /// The callbacks that it implements.
  public var callbacks: [CallbackID] = []
  /// Triggers that can run while it exists.
  public var triggers: [TriggerID] = []
  /// The unwind actions that it implements.
  public var unwinds: [String] = []
  /// The escape action.
  public var escape: Escape = .system
  /// `accessibilityViewIsModal` as written; if nil, it is true for UIKit's styles and false for custom ones.
  public var accessibilityModal: Bool?
  /// The purpose of the modal.
  public var purpose: Purpose = .unstated
  /// The size of its task.
  public var task: TaskSize = .unstated
  /// The kinds of content.
  public var content: [Content] = []
  /// Words of the team for it, which custom rules can read.
  public var tags: [String] = []
  /// A token for the look of its bar; by default that of the app.
  public var bar = ""
  /// Whether the app retains the view controller and presents the same instance again.
  public var retained = false
  /// Whether what a dialog asks about can be undone.
  public var undoable = false
  /// `definesPresentationContext`; a navigation controller has it by itself.
  public var definesContext = false
  /// When the tab bar is hidden: `always` from its push on, including screens pushed above it; a condition
  /// only while the screen is in front.
  public var hidesBottomBar = Condition.never
  /// The place of its whole definition.
  public var whole: Place
  /// The types or functions in code that correspond to it; empty for none.
  public var code: [CodeTie] = []

  /// Creates a screen with only its id.
  init(id: String, place: Place, whole: Place) {
    self.id = id
    path = ElementPath("screens." + id)
    self.place = place
    self.whole = whole
  }

  /// The name in messages: its title, otherwise its id.
  public var name: String { title.isEmpty ? id : title }
  /// Whether it is an alert, an action sheet or a confirmation dialog, whose handlers are code of the
  /// presenter.
  public var dialog: Bool { kind.isDialog }
  /// Whether it is an alert or action sheet of UIKit with nothing to show.
  public var isBlankDialog: Bool {
    (kind == .alert || kind == .actionSheet) && title.isEmpty && message.isEmpty && buttons.isEmpty
  }
  /// Whether it is a system controller, whose delegate is code of the presenter.
  public var systemMade: Bool { kind.isSystemMade }

  /// The steps of the app's own Back action and escape action.
  public var ownLeavingSteps: [[Step]] {
    var lists: [[Step]] = []
    if case .own(let steps) = back.button { lists.append(steps) }
    if case .own(let steps) = escape { lists.append(steps) }
    return lists
  }
}

/// `accessibilityPerformEscape`.
public enum Escape: Sendable, Hashable {
  /// The default of UIKit: the same as the gesture for its own styles, nothing for `custom`.
  case system
  /// `none`: no effect.
  case nothing
  /// The steps of the app.
  case own([Step])
}

/// The Back button and the edge swipe of a pushed screen.
public struct Back: Sendable, Hashable {
  /// The button in the place of Back.
  public enum Button: Sendable, Hashable {
    /// That of UIKit, which pops.
    case system
    /// None: hidden, or replaced by a leading button.
    case hidden
    /// A Back button of the app.
    case own([Step])
  }
  /// The button in the place of Back.
  public var button: Button
  /// When it is shown; never for a ``Button/hidden`` one.
  public var shown: ConditionID
  /// When the edge swipe pops.
  public var swipe: ConditionID
  /// Whether the key is written in the file.
  public var isWritten: Bool

  /// Creates a description of Back.
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
  /// Whether it is an alert, an action sheet or a confirmation dialog.
  public var isDialog: Bool { self == .alert || self == .actionSheet || self == .confirmationDialog }

  /// Whether it is a tab bar or split view controller.
  public var isContainer: Bool { self == .tabs || self == .split }

  /// Whether it is a controller of UIKit or another system framework with built-in buttons.
  public var isSystemMade: Bool { !isDialog && !isContainer && self != .screen }
}
