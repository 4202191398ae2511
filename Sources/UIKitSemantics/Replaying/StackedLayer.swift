import FlowModel

/// An instance of a screen on the stack, with its own state.
struct StackedScreen: Sendable {
  /// Its number, unique within a play.
  let instance: Int
  let screen: ScreenID
  /// Whether another screen is beneath it in its navigation stack.
  var isPushed = false
  /// The child of a container that its navigation stack belongs to; nil outside containers.
  var tab: ScreenID?
  /// Whether it is in a navigation controller: it, or the requested screen, is wrapped in one, or it was
  /// pushed.
  var isInNavigation = false
  /// Its own points that are unsaved.
  var unsaved: Set<UnsavedPointID> = []
  /// Whether its search is active.
  var isSearching = false
  /// Its own flags that are set.
  var flags: Set<FlagID> = []
  /// Screens beneath whose work was in progress when it was pushed.
  var worksBeneath: Set<ScreenID> = []
}

/// A presentation, or the root of the window, with its screens, the lowest first.
///
/// The screens of another selected tab are above those of the previous tab, in the same layer.
struct StackedLayer: Sendable {
  /// The presentation; nil for the root layer.
  var presentation: PresentationID?
  /// The presenter; nil for the root layer.
  var presenter: Doer?
  /// The style that the code chose when it presented.
  var style: Style = .automatic
  /// Whether it removed the presenter’s views from the screen when it was shown.
  var hidPresenter = false
  /// Screens in lower layers whose work was in progress when it was shown.
  var worksBeneath: Set<ScreenID> = []
  /// The index of the selected detent.
  var detent = 0
  /// The screens, the lowest first; never empty.
  var screens: [StackedScreen]
  /// The containers of its first screen, with all their children.
  var family: Set<ScreenID> = []
  /// Unsaved points of containers, tabs and columns, which exist as long as the layer.
  var tabWork: Set<UnsavedPointID> = []
  /// Set flags of containers, tabs and columns, which exist as long as the layer.
  var flags: Set<FlagID> = []
  /// The containers, tabs and columns that were shown.
  var shownTabs: Set<ScreenID> = []
  /// The tabs and columns that were shown and are not in front.
  var aside: [ScreenID: StackedScreen] = [:]
}

/// The performer of code: an instance, which may have been removed, or the root view controller of the
/// window.
struct Doer: Sendable, Hashable {
  /// The instance; nil for the root view controller of the window.
  var instance: Int?
  /// The lowest instance at the time when the root view controller was meant.
  var root = -1
  /// The screen that has the code; for code of a container around the instance, the container.
  var screen: ScreenID
  /// Whether it is a tab or column that is not selected.
  var isAside = false
  /// Whether it acts as the delegate of the layer it presented: `guarded` and `adapted` refer to that layer.
  var isDelegate = false
}

/// A task that waits for the end of a transition.
enum Afterwards: Sendable {
  case steps([Step], Doer, word: Bool)
  /// A callback; with `ifGesture`, only if a gesture dismissed the layer.
  case callback(CallbackID, Doer, ifGesture: Bool)
  /// An instance has appeared; the second value says how it was shown.
  case appeared(Int, Coming)
  /// SwiftUI presents what had to wait for the end of a dismissal.
  case present(PresentationID, Doer)
  /// SwiftUI checks the flag of a presentation of a new root.
  case restore(PresentationID, Int)
}

/// A debt: work that a covered layer does as soon as it is in front again.
enum Owed: Sendable, Hashable {
  case effect(EffectID, Doer)
  case back(Doer)
}

extension StackedLayer {
  /// Marks a container, tab or column as shown. The first time, its work gets its start value.
  mutating func begin(tab: ScreenID, _ startingUnsaved: [UnsavedPointID]) {
    if shownTabs.insert(tab).inserted { tabWork.formUnion(startingUnsaved) }
  }
}
