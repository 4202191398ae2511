import FlowModel
import StateExploration

/// An event in progress.
struct Event: Hashable, Sendable {
  var move: Move
  /// The frame in front when the event began.
  var before: FrontBefore
  /// The assignments so far. The world itself does not change until the event ends.
  var change = WorldChange.none
  /// The tasks to do now, in order.
  var agenda: [Task] = []
  /// The tasks to do at the end of the transition.
  var later: [Task] = []
  /// Whether a presentation or a dismissal is in progress.
  var isPresenting = false
  var isDismissing = false
  /// Whether a dismissal without animation is in progress. It ends when the frames are removed.
  var isInstant = false
  /// What of the top layer has not appeared yet (F7.4).
  var coming = Coming.nothing
  /// Whether the shown frame was hidden while its navigation stack was changed: there are no appearance
  /// callbacks until the change ends, and then only for the top frame (F9.11).
  var isUnseen = false
  /// Whether a gesture dismissed the layer, so that delegate methods are called.
  var gestureClosed = false
  /// Whether expectations can be checked: false if a part of the event is not executed.
  var isJudged = true
  /// Whether some frame was removed.
  var hasClosed = false
  /// Whether a layer was presented.
  var hasPresented = false
  /// The count of dismissed layers, up to two.
  var layersGone: UInt8 = 0
  var evidence = Evidence()
  /// The frame that was removed last, if it was not reported yet.
  var closed: Closed?

  /// Whether this only continues after an event that has ended; then the pending work has not been read from
  /// the world.
  var isBetween: Bool { move == .pending }
}

extension Event {
  /// Records that a screen is shown.
  mutating func come(_ cover: Cover) {
    switch cover {
    case .presentation: (coming, hasPresented) = (.layer, true)
    case .push where coming != .layer: coming = .pushed
    case .tab where coming != .layer: coming = .back
    case .push, .tab: break
    }
  }
}

/// The frame that was in front when an event began. Only the report of the event depends on it. So in an
/// event that removes several frames it is stored in the world, and the frames beneath are not distinguished
/// by it.
enum FrontBefore: Hashable, Sendable {
  case frame(Frame)
  /// The world has the number of the frame. The flag says whether it was in a presentation.
  case world(isModal: Bool)

  /// The frame, if it is stored here.
  var frame: Frame? { if case .frame(let frame) = self { frame } else { nil } }

  var isModal: Bool {
    switch self {
    case .frame(let frame): frame.isModal
    case .world(let isModal): isModal
    }
  }

  var isInWorld: Bool { if case .world = self { true } else { false } }
}

/// What is being shown and cannot present before it has appeared.
enum Coming: UInt8, Hashable, Sendable {
  case nothing
  /// A screen that a pop or a tab selection shows again. Its container, which is on screen, presents for it
  /// (F7.19).
  case back
  /// A pushed screen. Whether its container presents for it is contested (F7.20).
  case pushed
  /// The whole layer.
  case layer
}

/// A frame that was removed.
struct Closed: Hashable, Sendable {
  var frame: Frame
  var closes: Bool
  var byOther: Bool
  /// Whether frames beneath in the layer are removed with it and have no record of their own yet.
  var takesBeneath = false
  /// The effects of the callbacks of the frame, if others are removed after it. They are reported with this
  /// frame only, because sets of effects of several frames would be exponentially many.
  var calls = Evidence()
}

/// How a frame is put above another one.
enum Cover: Hashable, Sendable {
  case push
  /// The first screen of another tab, above the frames that were pushed in the previous tab.
  case tab
  case presentation
}

/// The performer of an effect, relative to the frame on top. The screen is nil if nothing reads the presenter
/// of a layer (see ``NeededPresenters``).
enum Performer: Hashable, Sendable {
  /// The frame on top.
  case top
  /// A frame beneath it in the same layer.
  case under(ScreenID?)
  /// A tab or column that is not shown, or a screen that was pushed there.
  case aside(ScreenID)
  /// A frame in the layer that presented this one.
  case presenter(ScreenID?)
  /// A frame further down.
  case far(ScreenID?)
  /// A removed frame, and the presenter of its layer; nil for none.
  case gone(ScreenID?, presenter: ScreenID?)
}

/// How many frames an event removes.
enum PopExtent: Hashable, Sendable {
  case frames(UInt8)
  case layers(UInt8)
  /// Until no presentation is left.
  case rootLayer
  /// Until the app's own window in front is removed.
  case window
  /// Until the very first frame is on top.
  case bottom
  /// Until the first frame of the navigation stack is on top.
  case base
  /// The same, only while it is the navigation stack of this tab.
  case baseOfTab(ScreenID)
  /// Until the screen is on top.
  case screen(ScreenID)
  /// Until the layer that contains the screen is on top.
  case exposing(ScreenID)
  /// Until the screen itself is removed: popped if it was pushed, otherwise with its layer. With `isBeneath`,
  /// the frame on top is another instance.
  case leaving(ScreenID, isBeneath: Bool = false)
  /// Until the layer that contains the screen is removed, with all above.
  case layer(of: ScreenID)
  /// Until another screen that implements the unwind action is on top.
  case unwound(String, isFirst: Bool)
}

/// A task of an event.
enum Task: Hashable, Sendable {
  /// Perform effects; the flag says whether the user has consented to lose work.
  case steps([Step], Performer, word: Bool)
  /// Call a callback; with `ifGesture`, only if a gesture dismissed the layer.
  case callback(CallbackID, Performer, ifGesture: Bool)
  /// Call appearance callbacks of the screen on top.
  case appearance(CallbackName)
  /// Remove frames.
  case go(PopExtent)
  /// Dismiss the front layer by a gesture, unless code has dismissed it.
  case goByGesture
  /// Carry out a presentation that waited.
  case present(PresentationID, Performer)
  /// Replace the root of the window.
  case replaceRoot(ScreenID)
  /// Replace the root of the app’s window once the windows above are removed.
  case oweRoot(EffectID)
  /// Show the new root, which is loaded and has not appeared yet (F7.22).
  case showRoot
  /// Let SwiftUI check the flag of a presentation after the root is shown.
  case restore(PresentationID)
  /// Check an expectation of the step once nothing else is left to do.
  case expectation(ExpectationID, Performer)
}
