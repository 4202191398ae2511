import FlowModel
import StateExploration

/// An event under way.
struct Event: Hashable, Sendable {
  var move: Move
  /// The frame in front when it began.
  var before: FrontBefore
  /// What it has set and turned so far; the world itself stays as it was until the event is over.
  var change = WorldChange.none
  /// What is to be done now, in order.
  var agenda: [Task] = []
  /// What waits for the end of the transition.
  var later: [Task] = []
  /// A presentation or dismissal is running.
  var isPresenting = false
  var isDismissing = false
  /// A dismissal without animation is under way: it is over as soon as the frames have gone.
  var isInstant = false
  /// What of the layer on top is still to appear (F7.4).
  var coming = Coming.nothing
  /// What has come up lay off the screen while its navigation stack was told to change: nobody hears of it before that
  /// is done, and then only what is on top (F9.11).
  var isUnseen = false
  /// A gesture closed the layer: delegates are called.
  var gestureClosed = false
  /// What is expected of it can be judged: all that it does is carried out.
  var isJudged = true
  /// Some frame went.
  var hasClosed = false
  /// A layer came.
  var hasPresented = false
  /// Layers that went so far, counted to two.
  var layersGone: UInt8 = 0
  var evidence = Evidence()
  /// The frame that went last, not yet told.
  var closed: Closed?

  /// It goes on where an event has ended; what is pending has not been read of the world.
  var isBetween: Bool { move == .pending }
}

extension Event {
  /// A screen comes to the front.
  mutating func come(_ cover: Cover) {
    switch cover {
    case .presentation: (coming, hasPresented) = (.layer, true)
    case .push where coming != .layer: coming = .pushed
    case .tab where coming != .layer: coming = .back
    case .push, .tab: break
    }
  }
}

/// The frame that was in front when an event began. Only what is told of the event depends on it. So where several frames go it is
/// part of the world: those beneath are not told apart by it.
enum FrontBefore: Hashable, Sendable {
  case frame(Frame)
  /// The world holds its number; whether it was in a presentation.
  case world(isModal: Bool)

  /// It, if the event knows it.
  var frame: Frame? { if case .frame(let frame) = self { frame } else { nil } }

  var isModal: Bool {
    switch self {
    case .frame(let frame): frame.isModal
    case .world(let isModal): isModal
    }
  }

  var isInWorld: Bool { if case .world = self { true } else { false } }
}

/// What is on its way to the screen, and cannot present before it is there.
enum Coming: UInt8, Hashable, Sendable {
  case nothing
  /// A screen that a pop or a chosen tab brings back: its container, which is on screen, presents for it (F7.19).
  case back
  /// A screen that was pushed: whether its container presents for it is contested (F7.20).
  case pushed
  /// The whole layer.
  case layer
}

/// A frame that went.
struct Closed: Hashable, Sendable {
  var frame: Frame
  var closes: Bool
  var byOther: Bool
  /// What lies beneath in the layer goes with it, untold: each such frame is a record more.
  var takesBeneath = false
  /// What callbacks of its own have done, where others go after it: it is told with this frame alone, because sets of what
  /// several frames have done would be exponentially many.
  var calls = Evidence()
}

/// How a frame comes above another one.
enum Cover: Hashable, Sendable {
  case push
  /// The first screen of another tab, above what was pushed in the one that is left.
  case tab
  case presentation
}

/// Who performs an effect, seen from the frame on top. The screen is nil where nobody asks who presented a layer (see
/// ``NeededPresenters``).
enum Performer: Hashable, Sendable {
  /// The frame on top.
  case top
  /// Beneath it in the same layer.
  case under(ScreenID?)
  /// Another tab or column than the one in front, put aside or not yet shown, or what was pushed there.
  case aside(ScreenID)
  /// In the layer that presented this one.
  case presenter(ScreenID?)
  /// Further down.
  case far(ScreenID?)
  /// Gone, and who had presented its layer; nil for nobody.
  case gone(ScreenID?, presenter: ScreenID?)
}

/// How far frames go.
enum PopExtent: Hashable, Sendable {
  case frames(UInt8)
  case layers(UInt8)
  /// No presentation is left.
  case rootLayer
  /// The window of its own in front has gone.
  case window
  /// The very first frame is on top.
  case bottom
  /// The stack’s first frame is on top.
  case base
  /// The same, as long as it is the stack of this tab.
  case baseOfTab(ScreenID)
  /// The screen is on top.
  case screen(ScreenID)
  /// The layer that holds the screen is on top.
  case exposing(ScreenID)
  /// The screen has gone itself: popped where it was pushed, else with its layer.
  case leaving(ScreenID)
  /// The layer that holds the screen has gone, with all above.
  case layer(of: ScreenID)
  /// A screen that implements the action is on top, other than the one it begins with.
  case unwound(String, isFirst: Bool)
}

/// One thing to be done within an event.
enum Task: Hashable, Sendable {
  /// Effects; the flag says that they have the person’s word.
  case steps([Step], Performer, word: Bool)
  /// A callback is called; only if a gesture closed, where `ifGesture`.
  case callback(CallbackID, Performer, ifGesture: Bool)
  /// Appearance calls of the screen on top.
  case appearance(CallbackName)
  /// Frames go.
  case go(PopExtent)
  /// The layer in front goes by a gesture, unless code has closed it.
  case goByGesture
  /// A presentation that waited.
  case present(PresentationID, Performer)
  /// The window gets a new root.
  case replaceRoot(ScreenID)
  /// The app’s window gets a new root once the windows above it have gone.
  case oweRoot(EffectID)
  /// The window has loaded its new root and shows it, before it has appeared (F7.22).
  case showRoot
  /// The root has come, and SwiftUI looks at the flag of a presentation.
  case restore(PresentationID)
  /// Something is expected of the step: it is looked at once nothing else is left to be done.
  case expectation(ExpectationID, Performer)
}
