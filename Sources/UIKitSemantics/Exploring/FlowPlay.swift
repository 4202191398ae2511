import FlowModel
import StateExploration

/// A flow played step by step, with the whole stack: what the machine does, without exploring.
public struct FlowPlay {
  /// What is played.
  public let machine: PresentationMachine
  private(set) var holes: [Frame] = []
  private(set) var head: Head
  /// The steps of the launch: what follows by itself before anybody does anything.
  public private(set) var launch: [StepView] = []

  /// Starts the app in an environment, by its number in ``Environments/all``.
  public init(_ machine: PresentationMachine, environment: Int) {
    self.machine = machine
    head = machine.system.initialHead(in: environment)
    if let event = head.control.event {
      let before = head
      var runner = Runner(machine.system.tables, head.control, event, head.frame)
      launch = settle(runner.run(), before)
    }
  }

  /// The screen in front.
  public var state: StateView {
    StateView(Standing(machine.system.tables, head.control, head.frame), beneath: beneath)
  }

  /// The screen in front, without what lies beneath it; cheaper than ``state``.
  public var front: StateView {
    StateView(Standing(machine.system.tables, head.control, head.frame))
  }

  /// All screens on the stack, the lowest first; cheaper than ``stack``.
  public var screens: [Int] { holes.map { Int($0.screen) } + [Int(head.frame.screen)] }

  private var beneath: Beneath {
    var fact = Beneath()
    for (position, hole) in holes.enumerated() {
      let next = position + 1 < holes.count ? holes[position + 1] : head.frame
      fact = machine.system.beneath(fact, hole, Head(control: head.control, frame: next), .all)
    }
    return fact
  }

  /// All screens on the stack, the lowest first, each with its look if it begins a layer.
  public var stack: [StackEntry] {
    frames.map { frame in
      let standing = Standing(machine.system.tables, head.control, frame)
      return StackEntry(
        screen: Int(frame.screen), presentation: frame.edge < 0 ? nil : Int(frame.edge),
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
      let known =
        above.sharedUp & frames[position].sharedUp & ~machine.system.tables.bits.ownedShared[
          Int(above.screen)]
      if !above.isLayerBase { frames[position].detent = above.detent }
      frames[position].shared = (above.shared & known) | (frames[position].shared & ~known)
      let near = above.nearMask(machine.system.tables)
      frames[position].own = (frames[position].own & ~near) | above.near
    }
    return frames
  }

  /// Everything that can be done now.
  public var moves: [MoveView] { machine.system.moves(at: head) }

  /// What ``moves`` can be done, without working out what each of them would close.
  public var possible: [Move] {
    Standing(machine.system.tables, head.control, head.frame).moves(head.control)
  }

  /// Whether a move is one of ``moves``; cheaper than all of them.
  public func isPossible(_ move: Move) -> Bool { possible.contains(move) }

  /// Does one of ``moves``; the steps that it comes to, one for each frame that goes and one at the end.
  public mutating func perform(_ move: Move) -> [StepView] {
    settle(machine.system.transition(move, at: head), head)
  }

  /// Follows an event to its end.
  private mutating func settle(_ first: StackTransition, _ before: Head) -> [StepView] {
    let tables = machine.system.tables
    var records: [StepRecord] = []
    var transition = first
    // Where a layer that goes as a whole is told of.
    var layer: Int?
    // Events are finite in every flow whose callbacks do not call each other in circles; those are cut off here.
    for _ in 0..<1_000 {
      records += transition.label
      if let whole = records.lastIndex(where: { $0.closed?.takesBeneath == true }) { layer = whole }
      var value: Value?
      switch transition.outcome {
      case .stay(let next): head = next
      case .call(let next, let hole):
        holes.append(hole)
        head = next
      case .return(let down): value = down
      }
      if let value {
        guard let hole = holes.popLast() else { break }
        if value.goesOn { tell(of: hole, in: &records, &layer) }
        transition = machine.system.landing(of: value, on: hole)
      } else if let event = head.control.event {
        var runner = Runner(tables, head.control, event, head.frame)
        transition = runner.run()
      } else {
        break
      }
    }
    let end = StateView(Standing(tables, head.control, head.frame))
    let start = StateView(Standing(tables, before.control, before.frame))
    return records.map { record in
      StepView(
        record: record, tables: tables, before: record.before.map { StateView(tables, $0) } ?? start,
        after: record.after.map { StateView(tables, $0) } ?? end)
    }
  }
}

extension FlowPlay {
  /// A frame goes with its layer, of which all is told already.
  private func tell(of hole: Frame, in records: inout [StepRecord], _ layer: inout Int?) {
    guard let position = layer else { return }
    let told = records[position].losing(hole, machine.system.tables)
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
  public var screen: Int
  /// The presentation of its layer; nil in the root’s.
  public var presentation: Int?
  /// How its layer is drawn now.
  public var look: Look
  /// It does not begin its layer: it came by a push or beside its siblings.
  public var isPushed: Bool
  /// It is another child of the container: a tab or a column that was selected.
  public var isSibling: Bool
  /// Its own unsaved points that are unsaved.
  public var unsaved: [Int]
}

extension FlowSystem {
  /// Everything that can be done at a resting head, and whether it closes the layer in front.
  func moves(at head: Head) -> [MoveView] {
    Standing(tables, head.control, head.frame).moves(head.control).map { move in
      MoveView(move, closes: head.frame.isModal && transition(move, at: head).outcome.closesLayer, tables)
    }
  }
}

extension MoveView {
  init(_ move: Move, closes: Bool, _ tables: MachineTables) {
    let isExit = move.kind == .button && !move.isBeneath && tables.facts.buttons[move.element].exit
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
      case .go(.rootLayer), .go(.exposing), .go(.bottom): true
      default: false
      }
    } ?? false
  }
}
