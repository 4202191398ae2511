public import FlowModel

/// What kind of thing a person, the app or the environment does.
public enum MoveKind: String, FlowWord {
  case button, back, edgeSwipe, edgeSwipeAbandoned, swipeDown, swipeAbandoned, tapOutside, escape, edit,
    search, selectTab, tabAgain, detent, system, trigger, environment
  /// A covered layer does what code requested of it, now that the previous event has brought it to the front again.
  case pending
}

/// Who does it.
public enum Actor: String, FlowWord {
  case person, app, environment
}

/// One event: what is done, and to what.
public struct Move: Sendable, Hashable {
  /// What is done.
  public var kind: MoveKind
  /// The position of the detent or of the window (see ``Environments/windows``) that is chosen. Of all else it is the index of
  /// what the move is done to, which has an identifier: ``button``, ``trigger``, ``point``, ``screen``, ``flag``, ``effect``.
  public var element: Int {
    get { Int(number) }
    set { number = Int32(newValue) }
  }
  private var number: Int32
  /// It concerns the screen that presented the layer in front, which is live beside it.
  public var isBeneath: Bool
  /// The same button once more, before its transition had ended.
  public var again: Bool
  /// A flag that varies by itself changes, instead of a window that turns or resizes; only played, never explored: what
  /// varies is no state.
  public var isFlag: Bool
  /// What was pending was asked for by the app, or a trigger is none of a person’s gestures.
  public var isByApp: Bool

  init(
    _ kind: MoveKind, _ element: Int = -1, beneath: Bool = false, again: Bool = false, isFlag: Bool = false,
    isByApp: Bool = false
  ) {
    self.kind = kind
    number = Int32(element)
    isBeneath = beneath
    self.again = again
    self.isFlag = isFlag
    self.isByApp = isByApp
  }

  /// What is done to a screen: a tab, or one that goes back.
  init(_ kind: MoveKind, screen: ScreenID, beneath: Bool = false) {
    self.init(kind, screen.index, beneath: beneath)
  }

  /// The screen that it is done to: the tab that is chosen or tapped again, or a presenter that goes back beneath; nil for
  /// none.
  public var screen: ScreenID? {
    switch kind {
    case .back, .selectTab, .tabAgain: number < 0 ? nil : ScreenID(element)
    case .pending: isBeneath ? ScreenID(element) : nil
    default: nil
    }
  }

  /// What was asked of a covered layer is done.
  static func pending(_ effect: EffectID, isByApp: Bool) -> Move {
    Move(.pending, effect.index, isByApp: isByApp)
  }

  /// The effect that was pending; nil for anything else, and for a screen that goes back.
  public var effect: EffectID? { kind == .pending && !isBeneath && number >= 0 ? EffectID(element) : nil }

  /// A button is tapped.
  ///
  /// - Parameters:
  ///   - beneath: it stands on the screen that presented the layer in front.
  ///   - again: once more, before its transition had ended.
  static func tap(_ button: ButtonID, beneath: Bool = false, again: Bool = false) -> Move {
    Move(.button, button.index, beneath: beneath, again: again)
  }

  /// The button that is tapped; nil for anything else.
  public var button: ButtonID? { kind == .button ? ButtonID(element) : nil }

  /// Work of a screen is edited.
  static func edit(_ point: UnsavedPointID) -> Move { Move(.edit, point.index) }

  /// The work that is edited; nil for anything else.
  public var point: UnsavedPointID? { kind == .edit ? UnsavedPointID(element) : nil }

  /// A flag that varies by itself changes.
  static func change(of flag: FlagID) -> Move { Move(.environment, flag.index, isFlag: true) }

  /// The flag that changes; nil for anything else.
  public var flag: FlagID? { isFlag && number >= 0 ? FlagID(element) : nil }

  /// A trigger comes: by itself, or because a person makes a gesture or
  /// presses a key.
  static func trigger(_ trigger: TriggerID, of flow: FlowElements) -> Move {
    Move(.trigger, trigger.index, isByApp: ![.gesture, .input].contains(flow.triggers[trigger].kind))
  }

  /// The trigger that comes; nil for anything else.
  public var trigger: TriggerID? { kind == .trigger ? TriggerID(element) : nil }

  /// The launch of the app, with everything that follows before the first event of a person.
  public static let launch = Move(.system, -2)

  /// Something that is pending is to be done; what it is the world says.
  static let pending = Move(.pending)

  /// Hashes only the element, which distinguishes most moves: kinds would be hashed by their words, which is slow.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(UInt32(bitPattern: number)) << 2 | (isBeneath ? 1 : 0) | (again ? 2 : 0))
  }

  /// Who does it.
  public var actor: Actor {
    switch kind {
    case .trigger, .pending: isByApp ? .app : .person
    case .environment: .environment
    case .system where number == Self.launch.number: .app
    default: .person
    }
  }
}
