import FlowModel

/// A screen on a navigation stack, and what it remembers of the stack beneath. It is fixed when the screen is shown,
/// except the copies of work that can be changed from above.
struct Frame: Hashable, Sendable {
  var screen: ScreenID
  /// The presentation of its layer; nil for the root layer.
  @Packed var edge: PresentationID? = nil
  /// The screen that performed that presentation; nil for none, or if nothing reads it (see
  /// ``NeededPresenters``).
  @Packed var source: ScreenID? = nil
  /// The child of a container that its navigation stack belongs to; nil outside containers.
  @Packed var tab: ScreenID? = nil
  /// The tab whose pushed screens lie beneath while another one is selected; nil for none.
  @Packed var tabBeneath: ScreenID? = nil
  /// Whether it has replaced the first screen of another tab.
  var isReplacing = false
  /// Whether the first screen of another tab has replaced it, as in a tail call: it is never in front again,
  /// and it passes down what it receives from above.
  var isReplaced = false
  /// Whether pushed screens of another tab are beneath its own navigation stack.
  var isOverTab = false
  /// The style that the code chose when it presented.
  var style: Style = .automatic
  /// Whether it was pushed, so that another frame of its navigation stack is beneath it.
  var isPushed = false
  /// Whether it, or a frame beneath it in its navigation stack, has hidden the tab bar.
  var hidesTabBar = false
  /// Whether it is the first frame of its layer.
  var isLayerBase = true
  /// Whether it is the first frame of the stack.
  var isBottom = false
  /// Whether its navigation stack has a navigation controller.
  var hasNavigation = false
  /// Which of its own points are unsaved; points that others can change are in `shared`.
  var own: UInt32 = 0
  /// Copies of the presenter’s points that the presenter’s buttons read or change, if these can be tapped
  /// beside this frame.
  var near: UInt32 = 0
  /// Copies of the points, of this screen and beneath, that several screens read or change.
  var shared: NumberSet = []
  /// Which of those belong to a screen on the stack.
  var sharedUp: NumberSet = []
  /// The detent of its layer, by number.
  var detent: UInt8 = 0
  /// Whether a pushed screen is in front beneath its layer, and the layer may leave it interactive or SwiftUI
  /// may pop it.
  var isOverPushed = false
  /// Whether its search is active.
  var searching = false
  /// Whether a screen beneath in its layer has a guard that does not depend on flags or windows.
  var guardBeneath = false
  /// Screens beneath in its layer whose guards depend on flags, the window or other screens, as bits.
  var openGuards: NumberSet = []
  /// Tracked screens beneath in its layer; within a tab, those in the navigation stack of the tab.
  var tracked: NumberSet = []
  /// Tracked screens beneath in its layer that are in the navigation stack of another tab.
  var trackedAside: NumberSet = []
  /// Tracked screens in lower layers, including those in hidden tabs and columns.
  var trackedLower: NumberSet = []
  /// Those of them that are only in a hidden tab or column and implement unwind actions.
  var asideLower: NumberSet = []
  /// Tracked screens beneath that are another instance of a screen shown with this frame, and whose work was running at
  /// that time.
  var worksBeneath: NumberSet = []
  /// Screens of its layer, up to this one, of which another instance beneath had a debt when they were shown. They must
  /// not do that work.
  var owedBeneath: NumberSet = []
  /// Whether its layer has removed the presenter’s views from the screen, according to the callbacks called
  /// so far; stored only if it depends on the window.
  var hidPresenter = false
  /// Whether its layer was presented from the root layer.
  var isOverRoot = false
  /// A bit for each window: whether the views of the root layer are removed from the screen.
  var rootHidden: UInt8 = 0
  /// The screen directly beneath, if it implements appearance callbacks; else nil.
  @Packed var exposes: ScreenID? = nil
  /// The screen that its layer covers, if it implements appearance callbacks; else nil.
  @Packed var layerExposes: ScreenID? = nil

  var isModal: Bool { edge != nil }
  /// Whether one of these tracked screens is beneath it or in a hidden tab.
  func knows(_ screens: NumberSet) -> Bool {
    (tracked | trackedAside | trackedLower).meets(screens)
  }
  /// For a frame in a window of the app's own (not in a modal of this window): the front screen of the window
  /// beneath, whichever screen opened the window.
  @Packed var windowOver: ScreenID? = nil
  /// For such a frame: the screen of another such window directly beneath that presents there as well; nil
  /// for none.
  @Packed var windowBetween: ScreenID? = nil
  /// For such a frame: whether the screen that opened the window had presented something in its own window
  /// before.
  var isOverPresented = false
  /// Whether it is in a window of the app's own, or in a modal of such a window: the frames beneath belong to
  /// another window.
  var isInOwnWindow = false
  /// Whether that window covers another window of the app's own.
  var isOverOwnWindow = false
  /// Tracked screens beneath that are only in the windows beneath that one.
  var otherWindows: NumberSet = []
  /// Whether it is directly above its presenter and holds copies of the presenter's work.
  var isNear = false
  /// The positions of the flags of this instance whose values come from an earlier instance and differ from
  /// the start.
  var kept: NumberSet = []

  /// Takes over the state of shared work from the frame above that was popped.
  mutating func adopt(_ value: Value, _ handedDown: NumberSet) {
    shared = (value.shared & handedDown) | shared.subtracting(handedDown)
    sharedUp |= handedDown
    own = (own & ~value.nearMask) | value.near
  }

  /// Hashes only the fields that distinguish most frames, because hashing takes much of the time of an exploration.
  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(screen.index) << 32 | UInt64(_edge.bits))
    hasher.combine(UInt64(_source.bits) << 32 | UInt64(own ^ near &* 31))
    hasher.combine(
      shared.word ^ (tracked.word ^ trackedAside.word &* 7) &* 31 ^ trackedLower.word &* 131
        ^ openGuards.word &* 1031)
    hasher.combine(
      UInt32(detent) | (searching ? 256 : 0) | (isPushed ? 512 : 0) | (guardBeneath ? 1024 : 0)
        | UInt32(rootHidden) << 16)
  }
}

/// The finite control: all finite state beside the stack.
struct Control: Hashable, Sendable {
  /// Retained screens that were shown before, as bits.
  var shown: NumberSet = []
  /// The first launch trigger that may still run; nil once anything else has happened.
  @Packed var launching: TriggerID? = nil
  /// Debts of covered layers that have no bit in the world, ascending. Each place in the flow occurs at most
  /// once, including the bits.
  var owed: [Debt] = []
  /// The button whose transition is in progress, so that it may be tapped again; nil for none.
  @Packed var running: ButtonID? = nil
  /// Whether the event of that button has also presented something, so that its performer is in a layer
  /// beneath.
  var isRunningBeneath = false
  /// Whether work started with `later` ends before anything else happens. This is only an intermediate state
  /// in which no rule is evaluated.
  var isEnding = false
  /// Whether the request of an extension has ended: its screen is visible for a moment, and nothing can be
  /// done any more.
  var hasEnded = false
  /// The event in progress; nil between events.
  var event: Event? {
    get { pending?.event }
    set { pending = newValue.map { .event($0) } }
  }
  private var pending: Pending?
  /// Whether no event is in progress, or one has ended and the pending work has not begun.
  var isBetweenEvents: Bool { event?.isBetween ?? true }

  init(launching: TriggerID? = nil) { self.launching = launching }

  /// An event is large, and in most states there is none, so it is stored indirectly.
  func hash(into hasher: inout Hasher) {
    hasher.combine(shown.word ^ UInt64(_running.bits) &* 0x9E37_79B9)
    if isEnding || hasEnded { hasher.combine(isEnding) }
    if !owed.isEmpty { hasher.combine(owed) }
    if let pending { hasher.combine(pending) }
  }

  private indirect enum Pending: Hashable, Sendable {
    case event(Event)
    var event: Event {
      switch self {
      case .event(let event): event
      }
    }
  }
}

/// Work that a covered layer must do as soon as it is in front again. It has a bit in the world (see
/// ``FlowWorlds/debts``) or is a part of ``Control``.
struct Debt: Hashable, Sendable {
  /// The work.
  var action: Action
  /// The screen that does it.
  var screen: ScreenID

  /// The actions in the order of the flow: first screens that go back, in descending order, then effects.
  enum Action: Hashable, Comparable, Sendable {
    /// The screen is popped.
    case goBack(from: ScreenID)
    case effect(EffectID)

    /// The effect; nil for a screen that goes back.
    var effect: EffectID? { if case .effect(let effect) = self { effect } else { nil } }

    static func < (one: Action, other: Action) -> Bool {
      switch (one, other) {
      case (.goBack(let one), .goBack(let other)): one > other
      case (.effect(let one), .effect(let other)): one < other
      case (.goBack, .effect): true
      case (.effect, .goBack): false
      }
    }
  }
}

/// The finite control and the frame on top.
struct Head: Hashable, Sendable {
  var control: Control
  var frame: Frame
}

/// What a frame passes down when it is popped.
struct Value: Hashable, Sendable {
  var control: Control
  /// The screen and the presentation of the popped frame, and the presenter of its layer.
  @Packed var screen: ScreenID?
  @Packed var edge: PresentationID?
  @Packed var source: ScreenID? = nil
  /// Whether its layer was dismissed with it.
  var wasBase: Bool
  /// The final copies of shared points, and which points it knew.
  var shared: NumberSet
  var sharedUp: NumberSet
  /// The copies of the presenter’s own points, and which points it held.
  var near: UInt32
  var nearMask: UInt32
  /// The detent of its layer, which may have changed while the frame was in front.
  var detent: UInt8
  /// Whether its layer has removed the presenter’s views from the screen, which may have changed with the
  /// window.
  var hidPresenter = false
  /// Whether its removal uncovers a screen whose views had been removed.
  var uncovers: Bool
  /// Whether the event is reported completely and the frames beneath in the layer are removed as well,
  /// without callbacks.
  var goesOn = false
}
