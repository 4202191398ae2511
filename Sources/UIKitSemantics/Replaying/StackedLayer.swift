import FlowModel

/// One screen that is up: an instance, with all that is its own.
struct StackedScreen: Sendable {
  /// Its number; no other instance of a play has it.
  let instance: Int
  let screen: ScreenID
  /// Something lies beneath it in its navigation stack.
  var isPushed = false
  /// The child of a container that its navigation stack belongs to; nil outside containers.
  var tab: ScreenID?
  /// It, or what was asked for, is wrapped in a navigation controller; a pushed screen stands in one.
  var isInNavigation = false
  /// Its own work that is not safe.
  var unsaved: Set<UnsavedPointID> = []
  /// Its search is active.
  var isSearching = false
  /// Its own flags that are set.
  var flags: Set<FlagID> = []
  /// Screens beneath whose work was under way when it was pushed.
  var worksBeneath: Set<ScreenID> = []
}

/// A presentation that is up, or the window’s root, with the screens that stand in it, the lowest first.
///
/// Another tab’s screens stand above those of the tab that was left: they are the same layer, and nothing goes back.
struct StackedLayer: Sendable {
  /// The presentation that brought it; nil for the root’s.
  var presentation: PresentationID?
  /// Who presented it.
  var presenter: Doer?
  /// The style that the code chose when it presented.
  var style: Style = .automatic
  /// It took its presenter’s views off the screen when it came.
  var hidPresenter = false
  /// Screens in lower layers whose work was under way when it came.
  var worksBeneath: Set<ScreenID> = []
  /// The detent that is selected, by number.
  var detent = 0
  /// Never empty.
  var screens: [StackedScreen]
  /// The containers that its first screen stands in, with all that stands in them.
  var family: Set<ScreenID> = []
  /// Work of containers, tabs and columns that is not safe; it lives as long as the layer.
  var tabWork: Set<UnsavedPointID> = []
  /// Flags of containers, tabs and columns that are set; they live as long as the layer.
  var flags: Set<FlagID> = []
  /// Containers, and tabs and columns that were shown.
  var shownTabs: Set<ScreenID> = []
  /// Tabs and columns that were shown and are not in front, by screen.
  var aside: [ScreenID: StackedScreen] = [:]
}

/// Whose code runs: an instance, which may be gone by then, or the window’s root view controller.
struct Doer: Sendable, Hashable {
  /// The instance; nil for the window’s root view controller.
  var instance: Int?
  /// The instance at the bottom of all when the window’s root view controller was meant.
  var root = -1
  /// The screen whose code it is: of a container around the instance, the container.
  var screen: ScreenID
  /// It is a tab or column that is not selected.
  var isAside = false
  /// It speaks as the delegate of the layer it presented: `guarded` and `adapted` are asked of that layer.
  var isDelegate = false
}

/// One thing that waits for the end of a transition.
enum Afterwards: Sendable {
  case steps([Step], Doer, word: Bool)
  /// A callback; only if a gesture closed the layer, where `ifGesture`.
  case callback(CallbackID, Doer, ifGesture: Bool)
  /// An instance has appeared, and what came with it.
  case appeared(Int, Coming)
  /// SwiftUI presents what had to wait for the end of a dismissal.
  case present(PresentationID, Doer)
  /// SwiftUI looks at the flag of a presentation of a new root.
  case restore(PresentationID, Int)
}

/// What a covered layer is to do as soon as it is in front.
enum Owed: Sendable, Hashable {
  case effect(EffectID, Doer)
  case back(Doer)
}

extension StackedLayer {
  /// A container, tab or column is shown for the first time: its work is as it starts.
  mutating func begin(tab: ScreenID, _ startingUnsaved: [UnsavedPointID]) {
    if shownTabs.insert(tab).inserted { tabWork.formUnion(startingUnsaved) }
  }
}
