import FlowModel

/// A screen on a navigation stack, and what it remembers of the stack beneath. It is fixed when the screen is shown,
/// except the copies of work that can be changed from above.
struct Frame: Hashable, Sendable {
  var screen: ScreenID
  /// The presentation that brought its layer; nil for the root’s.
  @Packed var edge: PresentationID? = nil
  /// The screen that performed that presentation; nil for none, or if nothing needs it (see ``NeededPresenters``).
  @Packed var source: ScreenID? = nil
  /// The child of a container that its navigation stack belongs to; nil outside containers.
  @Packed var tab: ScreenID? = nil
  /// The tab whose pushed screens lie beneath while another one is selected; nil for none.
  @Packed var tabBeneath: ScreenID? = nil
  /// It has taken the place of another tab’s first screen.
  var isReplacing = false
  /// The first screen of another tab replaces it, as in a tail call: it is never in front again, and it passes on what it
  /// receives from above.
  var isReplaced = false
  /// Another tab’s pushed screens lie beneath its own navigation stack.
  var isOverTab = false
  /// The style the code chose when it presented.
  var style: Style = .automatic
  /// Something is beneath it in its navigation stack: it was pushed.
  var isPushed = false
  /// It has taken the tab bar away, or one beneath it in its navigation stack has.
  var hidesTabBar = false
  /// The first frame of its layer.
  var isLayerBase = true
  /// The first frame of all.
  var isBottom = false
  /// Its stack has a navigation controller.
  var hasNavigation = false
  /// Which of its own points are unsaved; those others can change are in `shared`.
  var own: UInt32 = 0
  /// Copies of the presenter’s points that the presenter’s buttons, which are live beside this frame, read or change.
  var near: UInt32 = 0
  /// Copies of the points, of this screen and beneath, that several screens read or change.
  var shared: NumberSet = []
  /// Which of those belong to a screen on the stack.
  var sharedUp: NumberSet = []
  /// The detent of its layer, by number.
  var detent: UInt8 = 0
  /// Beneath its layer, which may leave it live or SwiftUI may pop, a pushed screen is in front.
  var isOverPushed = false
  /// Its search is active.
  var searching = false
  /// A screen beneath in its layer has a guard that does not depend on flags or windows.
  var guardBeneath = false
  /// Screens beneath in its layer whose guards flags, the window or other screens decide, by their bits.
  var openGuards: NumberSet = []
  /// Tracked screens beneath in its layer; where it stands in a tab, in that tab’s navigation stack.
  var tracked: NumberSet = []
  /// Tracked screens beneath in its layer that stand in another tab’s navigation stack.
  var trackedAside: NumberSet = []
  /// Tracked screens in lower layers, those in tabs and columns that are put aside among them.
  var trackedLower: NumberSet = []
  /// Those of them that only stand in a tab or column that is put aside, and that implement unwind actions.
  var asideLower: NumberSet = []
  /// Tracked screens beneath that are another instance of a screen shown with this frame, and whose work was running at
  /// that time.
  var worksBeneath: NumberSet = []
  /// Screens of its layer, up to this one, of which another instance beneath had a debt when they were shown. They must
  /// not do that work.
  var owedBeneath: NumberSet = []
  /// Its layer has removed its presenter’s views from the screen, as the callbacks reported; kept only if it depends on
  /// the window.
  var hidPresenter = false
  /// Its layer was presented from the root’s.
  var isOverRoot = false
  /// By window: the views of the root’s layer are off the screen.
  var rootHidden: UInt8 = 0
  /// The screen right beneath, if it implements callbacks about appearing; else nil.
  @Packed var exposes: ScreenID? = nil
  /// The screen that its layer covers, if it implements callbacks about appearing; else nil.
  @Packed var layerExposes: ScreenID? = nil

  var isModal: Bool { edge != nil }
  /// One of these tracked screens is up beneath it, or put aside.
  func knows(_ screens: NumberSet) -> Bool {
    (tracked | trackedAside | trackedLower).meets(screens)
  }
  /// In a window of its own, and not in its modals: the screen in front in the window beneath, whichever screen opened
  /// the window.
  @Packed var windowOver: ScreenID? = nil
  /// Of a window of its own: the screen of another such window right beneath, which presents there as well; nil if none is.
  @Packed var windowBetween: ScreenID? = nil
  /// Of a window of its own: the screen that opened it had presented something in its own window before.
  var isOverPresented = false
  /// A window of its own is in front, or its modals: what lies beneath it is another window’s.
  var isInOwnWindow = false
  /// That window covers another one of its own kind.
  var isOverOwnWindow = false
  /// Tracked screens beneath that stand only in the windows beneath that one.
  var otherWindows: NumberSet = []
  /// Right above its presenter, of whose work it holds copies.
  var isNear = false
  /// Flags of this instance whose values come from an earlier instance and differ from their start, by their position.
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

/// Everything finite beside the stack.
struct Control: Hashable, Sendable {
  /// Retained screens that were shown before, by their bit.
  var shown: NumberSet = []
  /// The first of the triggers that may still come at the launch; nil once anything else has happened.
  @Packed var launching: TriggerID? = nil
  /// Debts of covered layers that have no bit in the world, ascending. Each place in the flow occurs at most once,
  /// counting the bits too.
  var owed: [Debt] = []
  /// The button whose transition runs, for the same tap again; nil for none.
  @Packed var running: ButtonID? = nil
  /// The event that began it has also presented something, so its performer stands in a layer beneath.
  var isRunningBeneath = false
  /// Work that was begun `later` ends before anything else happens: this is only an intermediate state, in which no rule
  /// is evaluated.
  var isEnding = false
  /// The request of an extension has ended: its screen stays up for a moment, and nothing can be done any more.
  var hasEnded = false
  /// What is going on; nil at rest.
  var event: Event? {
    get { pending?.event }
    set { pending = newValue.map { .event($0) } }
  }
  private var pending: Pending?
  /// Nothing is going on, or an event has ended and what is pending has not begun.
  var isBetweenEvents: Bool { event?.isBetween ?? true }

  init(launching: TriggerID? = nil) { self.launching = launching }

  /// An event is large, and usually there is none.
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

/// What a covered layer must do as soon as it is in front. It is a bit of the world if one is reserved for it (see
/// ``FlowWorlds/debts``), else a part of ``Control``.
struct Debt: Hashable, Sendable {
  /// What is to be done.
  var action: Action
  /// Who is to do it.
  var screen: ScreenID

  /// In the order of the flow: screens that go back come first, the last of them at the front, then effects.
  enum Action: Hashable, Comparable, Sendable {
    /// The screen goes back.
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

/// Finite control and the frame on top.
struct Head: Hashable, Sendable {
  var control: Control
  var frame: Frame
}

/// What a frame passes down when it is popped.
struct Value: Hashable, Sendable {
  var control: Control
  /// The screen and the presentation of the frame that went, and who had presented its layer.
  @Packed var screen: ScreenID?
  @Packed var edge: PresentationID?
  @Packed var source: ScreenID? = nil
  /// Its layer went with it.
  var wasBase: Bool
  /// Copies of shared points as it leaves them, and which it knew.
  var shared: NumberSet
  var sharedUp: NumberSet
  /// Copies of the presenter’s own points, and which it held.
  var near: UInt32
  var nearMask: UInt32
  /// The detent of its layer, which may have been changed with it in front.
  var detent: UInt8
  /// Whether its layer has taken its presenter’s views off the screen, which the window may have changed.
  var hidPresenter = false
  /// Going, it uncovers a screen whose views had been taken off.
  var uncovers: Bool
  /// The event is told in full; what lies beneath in the layer goes too, and nobody hears of it.
  var goesOn = false
}
