/// Something that code does wrong by itself, whatever its flow is.
public struct CodeFinding: Hashable, Sendable {
  /// What can be found; the names of the rules.
  public enum Rule: String, Sendable, CaseIterable {
    /// A popover, action sheet or share sheet without a place to point at.
    case unanchored = "code-unanchored"
    /// A question with a destructive answer and no Cancel.
    case destructiveWithoutCancel = "code-destructive-without-cancel"
    /// Something is presented while the same controller dismisses.
    case presentWhileDismissing = "code-present-while-dismissing"
    /// Something is presented behind the dismissal of what is up.
    case presentAfterDismissingChild = "code-present-after-dismissing-child"
    /// A screen that never goes with a gesture and has nothing else that closes it.
    case constantGuard = "code-constant-guard"
    /// A style that hangs on the kind of device.
    case idiomStyle = "code-idiom-style"
    /// Something is presented before the view is in a window.
    case presentBeforeAppearing = "code-present-before-appearing"
    /// A screen of the system that the device may not have is made unasked.
    case availabilityNotChecked = "code-availability-not-checked"
    /// A screen of the system that its delegate does not close.
    case systemScreenStays = "code-system-screen-stays"
    /// Two actions of one alert are its Cancel.
    case twoCancelActions = "code-two-cancel-actions"
    /// A text field in an action sheet.
    case textFieldInActionSheet = "code-text-field-in-action-sheet"
    /// A navigation or split view controller is pushed.
    case containerPushed = "code-container-pushed"
    /// An alert that nothing closes.
    case alertWithoutButton = "code-alert-without-button"
    /// Methods of a presentation's delegate that UIKit never calls.
    case delegateNeverSet = "code-delegate-never-set"
    /// A button in a sheet closes whoever presents the sheet.
    case dismissesPresenter = "code-dismisses-presenter"
    /// A navigation destination in a list.
    case destinationInLazyContainer = "code-destination-in-lazy-container"
    /// Every row presents by one flag.
    case presentationInEveryRow = "code-presentation-in-every-row"
    /// A presentation on an item of a menu.
    case presentationInMenu = "code-presentation-in-menu"
    /// The content of a sheet hangs on state that its view does not read.
    case sheetReadsOtherState = "code-sheet-reads-other-state"
    /// A destructive swipe action that only asks.
    case swipedRowGoes = "code-swiped-row-goes-before-answer"
    /// Several buttons in one row of a list.
    case buttonsInOneRow = "code-buttons-in-one-row"
  }

  /// Which.
  public var rule: Rule
  /// What is wrong, in one line without a full stop.
  public var message: String
  /// The type it stands in; nil outside of types.
  public var type: String?
  /// The function it stands in; nil outside of functions.
  public var function: String?
  /// Where to look first.
  public var place: SourcePlace
  /// The other place that belongs to it, such as where what is presented is made.
  public var other: SourcePlace?

  /// A finding.
  public init(
    _ rule: Rule, _ message: String, type: String?, function: String? = nil, place: SourcePlace,
    other: SourcePlace? = nil
  ) {
    self.rule = rule
    self.message = message
    self.type = type
    self.function = function
    self.place = place
    self.other = other
  }
}
