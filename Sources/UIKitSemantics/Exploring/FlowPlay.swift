public import FlowModel
import StateExploration

/// Plays a flow step by step with the whole stack, with the transitions of the machine and without exploring.
public struct FlowPlay {
  /// The machine.
  public let machine: PresentationMachine
  /// All covered frames, including those that are replaced.
  private var allHoles: [Frame] = []
  private(set) var head: Head
  /// The environment and the flags, including flags that vary by themselves.
  private(set) var world: World
  /// The steps of the launch, before the first event.
  public private(set) var launch: [StepView] = []

  /// Starts the app in an environment, given by its index in ``Environments/all``.
  ///
  /// - Parameter reading: the reading of contested facts: 0 for the usual one, otherwise one more than the
  ///   index in ``PresentationMachine/otherReadings``.
  public init(
    _ machine: PresentationMachine, environment: Int, reading: Int = 0, while conditions: [FlagValue] = []
  ) {
    self.machine = machine
    head = machine.tables.initialHead
    world = machine.tables.worlds.start(in: environment, reading: reading)
    assume(conditions)
    if head.control.event != nil { launch = perform(.launch) }
  }

  private var tables: MachineTables { machine.tables }
  private var holes: [Frame] { allHoles.filter { !$0.isReplaced } }
  private var setting: Setting { tables.setting(world) }

  /// The screen in front.
  public var state: StateView { StateView(Standing(setting, head.frame), beneath: beneath) }

  /// The screen in front without facts about the stack beneath; cheaper than ``state``.
  public var front: StateView { StateView(Standing(setting, head.frame)) }

  /// All screens on the stack, the lowest first; cheaper than ``stack``.
  public var screens: [ScreenID] { holes.map { $0.screen } + [head.frame.screen] }

  /// The count of screens on the stack.
  public var depth: Int { holes.count + 1 }

  private var beneath: Beneath {
    var fact = Beneath()
    let holes = holes
    for (position, hole) in holes.enumerated() {
      let next = position + 1 < holes.count ? holes[position + 1] : head.frame
      fact = tables.beneath(fact, hole, next, .all, setting)
    }
    return fact
  }

  /// All screens on the stack, the lowest first, each with the look of its layer.
  public var stack: [StackEntry] {
    frames.map { frame in
      let standing = Standing(setting, frame)
      return StackEntry(
        screen: frame.screen, presentation: frame.edge,
        look: standing.appearance.look, isPushed: !frame.isLayerBase,
        isSibling: !frame.isLayerBase && !frame.isPushed,
        unsaved: standing.screen.unsaved.filter(standing.isDirty))
    }
  }

  /// All frames, the lowest first, each updated with what the frames above know of its work. They change
  /// copies and pass them down only when they are removed.
  var frames: [Frame] {
    var frames = holes + [head.frame]
    for position in frames.indices.dropLast().reversed() {
      let above = frames[position + 1]
      let known = tables.handedDown(
        above.sharedUp, from: above.screen, wasBase: above.isLayerBase, to: frames[position])
      if !above.isLayerBase { frames[position].detent = above.detent }
      frames[position].shared = (above.shared & known) | frames[position].shared.subtracting(known)
      frames[position].sharedUp |= known
      let near = above.nearMask(tables)
      frames[position].own = (frames[position].own & ~near) | above.near
    }
    return frames
  }

  /// All moves that are possible now.
  public var moves: [MoveView] {
    possible.map { move in
      let closes =
        head.frame.isModal && tables.transition(of: move, at: head, in: world)?.outcome.closesLayer == true
      return MoveView(move, closes: closes && !move.isFlag, tables)
    }
  }

  /// The moves of ``moves``, without computing which of them close the layer.
  public var possible: [Move] {
    let standing = Standing(setting, head.frame)
    var moves: [Move] = []
    standing.appendCandidates(head.control, to: &moves)
    // After the end of an extension's request, nothing can happen any more.
    let varying = head.control.hasEnded ? [] : tables.flow.flags.indices.filter { varies($0) }
    let flips = varying.map { Move.change(of: $0) }
    return moves.filter { standing.isPossible($0, head.control) } + flips
  }

  /// Whether the flag varies by itself and something reads it.
  private func varies(_ flag: FlagID) -> Bool {
    let bit = tables.worlds.bitOfFlag[flag]
    return bit >= 0 && tables.worlds.choices[bit]
  }

  /// Sets flags that vary by themselves from now on.
  public mutating func assume(_ conditions: [FlagValue]) {
    for condition in conditions where varies(condition.flag) {
      world[tables.worlds.bitOfFlag[condition.flag]] = condition.isSet
    }
  }

  /// Whether a move is possible now; cheaper than ``moves``.
  public func isPossible(_ move: Move) -> Bool { possible.contains(move) }

  /// Why a move is unusual now; nil if it is not.
  func unusual(_ move: Move) -> UnusualStep? { Standing(setting, head.frame).unusual(move) }

  /// Performs one of ``moves`` and returns its steps: one for each removed frame and one at the end.
  ///
  /// A change of a flag that varies by itself has no step, as it is not an event.
  public mutating func perform(_ move: Move) -> [StepView] {
    if let flag = move.flag {
      let isSet = front.flags.contains(flag)
      assume([FlagValue(flag: flag, isSet: !isSet)])
      return []
    }
    guard let transition = tables.transition(of: move, at: head, in: world) else { return [] }
    return settle(transition, head)
  }

  /// Continues an event until it ends.
  private mutating func settle(_ first: StackTransition, _ before: Head) -> [StepView] {
    var start = setting
    var before = before.frame
    var change = WorldChange.none
    var records: [StepRecord] = []
    var steps: [StepView] = []
    func views() -> [StepView] {
      let end = Moment(frame: head.frame, change: change)
      return records.map { record in
        StepView(
          record: record, before: StateView(Standing(start, record.before?.frame ?? before)),
          after: StateView(start, record.after ?? end))
      }
    }
    var transition = first
    // The index of the record of a layer that is dismissed as a whole.
    var layer: Int?
    // The loop is bounded, as callbacks that call each other in a cycle would make an event infinite.
    for _ in 0..<1_000 {
      records += transition.label
      if !transition.change.mask.isEmpty {
        world = transition.change.applied(to: world)
        change = change.then(transition.change)
      }
      if let whole = records.lastIndex(where: { $0.closed?.takesBeneath == true }) { layer = whole }
      var value: Value?
      switch transition.outcome {
      case .stay(let next): head = next
      case .call(let next, let hole):
        allHoles.append(hole)
        head = next
      case .return(let down): value = down
      }
      if let value {
        guard let hole = allHoles.popLast() else { break }
        if value.goesOn, !hole.isReplaced { tell(of: hole, in: &records, &layer) }
        transition = tables.landing(of: value, on: hole, in: world)
      } else if head.control.event != nil,
        let next = tables.transition(of: .launch, at: head, in: world)
      {
        if head.control.isBetweenEvents {
          steps += views()
          (records, layer, change) = ([], nil, .none)
          (start, before) = (setting, head.frame)
        }
        transition = next
      } else {
        break
      }
    }
    return steps + views()
  }
}

extension FlowPlay {
  /// Records the frame in the dismissal of its layer, which has a record already.
  private func tell(of hole: Frame, in records: inout [StepRecord], _ layer: inout Int?) {
    guard let position = layer else { return }
    let told = records[position].losing(hole, tables)
    if hole.isLayerBase {
      records[position] = told
      layer = nil
    } else {
      records.insert(told, at: position)
      layer = position + 1
    }
  }
}

/// A screen on the stack.
public struct StackEntry: Sendable, Hashable {
  /// The screen.
  public var screen: ScreenID
  /// The presentation of its layer; nil for the root layer.
  public var presentation: PresentationID?
  /// How its layer is drawn now.
  public var look: Look
  /// Whether it is not the first of its layer: it was pushed, or it is another child of a container.
  public var isPushed: Bool
  /// Whether it is another child of the container: a tab or a column that was selected.
  public var isSibling: Bool
  /// Its own unsaved points that are dirty.
  public var unsaved: [UnsavedPointID]
}

extension MoveView {
  init(_ move: Move, closes: Bool, _ tables: MachineTables) {
    let isExit = !move.isBeneath && move.button.map { tables.facts.buttons[$0].exit } ?? false
    self.init(move: move, closes: closes, isExit: closes || isExit)
  }
}

extension StackTransition.Outcome {
  /// Whether the front layer is dismissed, by this transition or by a later part of the event.
  var closesLayer: Bool {
    guard case .return(let value) = self else { return false }
    if value.wasBase || value.goesOn { return true }
    return value.control.event?.agenda.contains { task in
      switch task {
      case .go(.layers(let count)): count > 0
      case .go(.rootLayer), .go(.exposing), .go(.layer), .go(.bottom), .go(.window): true
      default: false
      }
    } ?? false
  }
}
