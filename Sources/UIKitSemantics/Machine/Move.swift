public import FlowModel

/// The kind of a move of the user, the app or the environment.
public enum MoveKind: String, FlowWord {
  case button, back, edgeSwipe, edgeSwipeAbandoned, swipeDown, swipeAbandoned, tapOutside, escape, edit,
    search, selectTab, tabAgain, detent, system, trigger, environment
  /// A covered layer does what code requested of it earlier, now that an event has brought it to the front
  /// again.
  case pending
}

/// Who performs a move.
public enum Actor: String, FlowWord {
  case person, app, environment
}

/// A move: the input of an event.
public struct Move: Sendable, Hashable {
  /// The kind.
  public var kind: MoveKind
  /// For a detent or a window (see ``Environments/windows``), its position. Otherwise the index of the
  /// element that the move is about; use the typed identifier: ``button``, ``trigger``, ``point``,
  /// ``screen``, ``flag``, ``effect``.
  public var element: Int {
    get { Int(number) }
    set { number = Int32(newValue) }
  }
  private var number: Int32
  /// Whether it is about the presenter of the front layer, which is interactive beside it.
  public var isBeneath: Bool
  /// Whether the same button is tapped again, before its transition has ended.
  public var again: Bool
  /// Whether a flag that varies by itself changes; otherwise the window rotates or resizes. Such a move
  /// occurs in plays only, never in explorations, because these flags are no state.
  public var isFlag: Bool
  /// Whether the app has requested the pending work, or the trigger is not a gesture of the user.
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

  /// Creates a move about a screen: a tab, or a screen that goes back.
  init(_ kind: MoveKind, screen: ScreenID, beneath: Bool = false) {
    self.init(kind, screen.index, beneath: beneath)
  }

  /// The tab that is selected or tapped again, or a presenter that goes back beneath; nil for other moves.
  public var screen: ScreenID? {
    switch kind {
    case .back, .selectTab, .tabAgain: number < 0 ? nil : ScreenID(element)
    case .pending: isBeneath ? ScreenID(element) : nil
    default: nil
    }
  }

  /// Creates the move of a covered layer that performs a requested effect.
  static func pending(_ effect: EffectID, isByApp: Bool) -> Move {
    Move(.pending, effect.index, isByApp: isByApp)
  }

  /// The effect that was pending; nil for other moves, and for a screen that goes back.
  public var effect: EffectID? { kind == .pending && !isBeneath && number >= 0 ? EffectID(element) : nil }

  /// Creates a tap on a button.
  ///
  /// - Parameters:
  ///   - beneath: whether the button is on the presenter of the front layer.
  ///   - again: whether it is a second tap, before the transition of the first one has ended.
  static func tap(_ button: ButtonID, beneath: Bool = false, again: Bool = false) -> Move {
    Move(.button, button.index, beneath: beneath, again: again)
  }

  /// The button that is tapped; nil for other moves.
  public var button: ButtonID? { kind == .button ? ButtonID(element) : nil }

  /// Creates an edit of an unsaved point.
  static func edit(_ point: UnsavedPointID) -> Move { Move(.edit, point.index) }

  /// The point that is edited; nil for other moves.
  public var point: UnsavedPointID? { kind == .edit ? UnsavedPointID(element) : nil }

  /// Creates the change of a flag that varies by itself.
  static func change(of flag: FlagID) -> Move { Move(.environment, flag.index, isFlag: true) }

  /// The flag that changes; nil for other moves.
  public var flag: FlagID? { isFlag && number >= 0 ? FlagID(element) : nil }

  /// Creates the move of a trigger: it runs by itself, or the user makes a gesture or presses a key.
  static func trigger(_ trigger: TriggerID, of flow: FlowElements) -> Move {
    Move(.trigger, trigger.index, isByApp: ![.gesture, .input].contains(flow.triggers[trigger].kind))
  }

  /// The trigger that runs; nil for other moves.
  public var trigger: TriggerID? { kind == .trigger ? TriggerID(element) : nil }

  /// The launch of the app, with everything that follows before the first event of the user.
  public static let launch = Move(.system, -2)

  /// Some pending work is done; the world decides which.
  static let pending = Move(.pending)

  /// Hashes only the element, which distinguishes most moves. Kinds would be hashed as strings, which is
  /// slow.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(UInt32(bitPattern: number)) << 2 | (isBeneath ? 1 : 0) | (again ? 2 : 0))
  }

  /// Who performs the move.
  public var actor: Actor {
    switch kind {
    case .trigger, .pending: isByApp ? .app : .person
    case .environment: .environment
    case .system where number == Self.launch.number: .app
    default: .person
    }
  }
}
