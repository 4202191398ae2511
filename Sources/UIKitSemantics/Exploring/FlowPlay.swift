public import FlowModel
import StateExploration

/// A flow played step by step, with the whole stack: what the machine does, without exploring.
public struct FlowPlay {
  /// What is played.
  public let machine: PresentationMachine
  /// With those whose place others have taken.
  private var allHoles: [Frame] = []
  private(set) var head: Head
  /// Where it runs and which flags are set, those included that vary by themselves.
  private(set) var world: World
  /// The steps of the launch: what follows by itself before anybody does anything.
  public private(set) var launch: [StepView] = []

  /// Starts the app in an environment, by its number in ``Environments/all``.
  ///
  /// - Parameter reading: how contested facts are read: 0 for the usual reading, else one more than its number in
  ///   ``PresentationMachine/otherReadings``.
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

  /// The screen in front, without what lies beneath it; cheaper than ``state``.
  public var front: StateView { StateView(Standing(setting, head.frame)) }

  /// All screens on the stack, the lowest first; cheaper than ``stack``.
  public var screens: [ScreenID] { holes.map { $0.screen } + [head.frame.screen] }

  /// How many screens are on the stack.
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

  /// All screens on the stack, the lowest first, each with its look if it begins a layer.
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

  /// All frames, the lowest first, each with what those above it know of its work: they change their copies of it and
  /// hand them down only when they go.
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

  /// Everything that can be done now.
  public var moves: [MoveView] {
    possible.map { move in
      let closes =
        head.frame.isModal && tables.transition(of: move, at: head, in: world)?.outcome.closesLayer == true
      return MoveView(move, closes: closes && !move.isFlag, tables)
    }
  }

  /// What ``moves`` can be done, without working out what each of them would close.
  public var possible: [Move] {
    let standing = Standing(setting, head.frame)
    var moves: [Move] = []
    standing.appendCandidates(head.control, to: &moves)
    // The request of an extension that has ended is told of nothing more.
    let varying = head.control.hasEnded ? [] : tables.flow.flags.indices.filter { varies($0) }
    let flips = varying.map { Move.change(of: $0) }
    return moves.filter { standing.isPossible($0, head.control) } + flips
  }

  /// The flag varies by itself, and something reads it.
  private func varies(_ flag: FlagID) -> Bool {
    let bit = tables.worlds.bitOfFlag[flag]
    return bit >= 0 && tables.worlds.choices[bit]
  }

  /// Flags that vary by themselves are so from now on.
  public mutating func assume(_ conditions: [FlagValue]) {
    for condition in conditions where varies(condition.flag) {
      world[tables.worlds.bitOfFlag[condition.flag]] = condition.isSet
    }
  }

  /// Whether a move is one of ``moves``; cheaper than all of them.
  public func isPossible(_ move: Move) -> Bool { possible.contains(move) }

  /// Why a move is unusual now; nil where it is ordinary.
  func unusual(_ move: Move) -> UnusualStep? { Standing(setting, head.frame).unusual(move) }

  /// Does one of ``moves``; the steps that it comes to, one for each frame that goes and one at the end.
  ///
  /// Where a flag that varies by itself changes there is no step: it is no event of its own.
  public mutating func perform(_ move: Move) -> [StepView] {
    if let flag = move.flag {
      let isSet = front.flags.contains(flag)
      assume([FlagValue(flag: flag, isSet: !isSet)])
      return []
    }
    guard let transition = tables.transition(of: move, at: head, in: world) else { return [] }
    return settle(transition, head)
  }

  /// Follows an event to its end.
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
    // Where a layer that goes as a whole is told of.
    var layer: Int?
    // Events are finite in every flow whose callbacks do not call each other in circles; those are cut off here.
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
  /// A frame goes with its layer, of which all is told already.
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
  /// Which screen.
  public var screen: ScreenID
  /// The presentation of its layer; nil in the root’s.
  public var presentation: PresentationID?
  /// How its layer is drawn now.
  public var look: Look
  /// It does not begin its layer: it came by a push or beside its siblings.
  public var isPushed: Bool
  /// It is another child of the container: a tab or a column that was selected.
  public var isSibling: Bool
  /// Its own unsaved points that are unsaved.
  public var unsaved: [UnsavedPointID]
}

extension MoveView {
  init(_ move: Move, closes: Bool, _ tables: MachineTables) {
    let isExit = !move.isBeneath && move.button.map { tables.facts.buttons[$0].exit } ?? false
    self.init(move: move, closes: closes, isExit: closes || isExit)
  }
}

extension StackTransition.Outcome {
  /// The layer in front goes, now or with what the event still does.
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
