import FlowModel
import StateExploration

/// A flow as a machine with a stack: frames are screens, calls are push and present, returns are pop and dismiss.
///
/// One for each exploration: what it notes of the world is not for two threads at once.
struct FlowSystem: PushdownSystem {
  let tables: MachineTables
  let worlds: WorldSpace
  let log: WorldLog

  init(_ tables: MachineTables) {
    self.tables = tables
    worlds = WorldSpace(
      configurationCount: tables.worlds.configurations.count, bitCount: tables.worlds.bitCount,
      choices: tables.worlds.choices)
    log = WorldLog(worlds, tables)
  }

  var initialHeads: [(head: Head, worlds: WorldSet)] { [(tables.initialHead, log.start)] }

  func isResting(_ head: Head) -> Bool { head.control.event == nil }

  func appendMoves(of head: Head, to moves: inout [Move]) {
    if head.control.event != nil { return moves.append(.launch) }
    Standing(tables.setting(World(configuration: 0, bits: [])), head.frame).appendCandidates(
      head.control, to: &moves)
  }

  func transition(
    of move: Move, at head: Head, in world: World
  ) -> (transition: StackTransition?, guard: WorldSet) {
    log.begin(in: world)
    let transition = tables.transition(of: move, at: head, in: world, log)
    // A tap whose answer would never come is not followed: it comes once what is under way has ended.
    if let transition, isResting(head) {
      if log.beginsTooMuch { return (.omitted(at: head), log.agreeing) }
      if owesTooMuch(transition.change, in: world) {
        let isToldAlone = changesNothingElse(transition.change, in: world)
        let told = isToldAlone ? transition.leavingTooMuch(at: head) : nil
        return (told ?? .omitted(at: head), log.agreeing)
      }
    }
    return (comes(transition), log.agreeing)
  }

  /// An event that has brought a screen, or taken one, goes on only where the answer to all that it begins comes: an end that
  /// never comes would be a trap that the bound alone makes. It comes once what was under way before has ended.
  private func comes(_ transition: StackTransition?) -> StackTransition? {
    log.beginsTooMuch ? nil : transition
  }

  /// More would be owed than is let wait at once; what is read of the world is noted.
  private func owesTooMuch(_ change: WorldChange, in world: World) -> Bool {
    let debts = tables.worlds.debtBits
    if !change.values.meets(debts) || tables.worlds.mostDebts >= tables.worlds.debts.count { return false }
    let bounded = worlds.preimage(of: log.bounded, under: change)
    let isBounded = worlds.contains(world, in: bounded)
    log.note(isBounded ? bounded : worlds.subtracting(bounded, from: worlds.all))
    return !isBounded
  }

  /// Nothing of the world but what is owed is another; what is read of it is noted.
  private func changesNothingElse(_ change: WorldChange, in world: World) -> Bool {
    let others = change.mask - tables.worlds.debtBits
    if others.isEmpty { return true }
    let isSame = world.bits & others == change.values & others
    log.note(others, areExactly: change.values & others, isSame)
    return isSame
  }

  func landing(of value: Value, on hole: Frame, in world: World) -> (
    transition: StackTransition?, guard: WorldSet
  ) {
    log.begin(in: world)
    let transition = tables.landing(of: value, on: hole, in: world, log)
    return (comes(transition), log.agreeing)
  }
}

extension FlowSystem {
  typealias Hole = Frame
  typealias Label = [StepRecord]
}

extension MachineTables {
  /// The world, with nothing changed yet.
  func setting(_ world: World, _ log: WorldLog? = nil) -> Setting {
    Setting(tables: self, world: world, log: log)
  }

  /// What stands at the start, wherever the app runs.
  var initialHead: Head {
    let frame = Frame(rootedAt: flow.start, self)
    var control = Control(launching: launching(from: elements.triggers.startIndex))
    if appears(frame) {
      var event = Event(move: .launch, before: .frame(frame))
      event.agenda = [.appearance(.didLoad), .appearance(.willAppear)]
      event.later = [.appearance(.didAppear)]
      event.coming = .layer
      control.event = event
    }
    return Head(control: control, frame: frame)
  }

  /// What still comes at the launch: what is written behind the trigger that came, and nothing after a move that comes later.
  func launching(after move: Move, _ control: Control) -> TriggerID? {
    if move.precedesLaunch(in: elements) { return control.launching }
    guard let trigger = move.trigger, elements.triggers[trigger].kind == .launch else { return nil }
    return launching(from: trigger.advanced(by: 1))
  }

  private func launching(from first: TriggerID) -> TriggerID? {
    elements.triggers.indices.contains { $0 >= first && elements.triggers[$0].kind == .launch }
      ? first : nil
  }

  /// Somebody hears of the root’s appearance.
  private func appears(_ frame: Frame) -> Bool {
    let names: [CallbackName] = [.didLoad, .willAppear, .didAppear]
    return ([frame.screen] + containers[frame.screen]).contains { screen in
      flow.screens[screen].callbacks.contains { names.contains(flow.callbacks[$0].name) }
    }
  }

  /// What a move does at a head, or how the event of a head that does not rest goes on; nil where it is not possible.
  func transition(of move: Move, at head: Head, in world: World, _ log: WorldLog? = nil) -> StackTransition? {
    let setting = setting(world, log)
    if let event = head.control.event {
      var state = MachineState(setting, head.control, event, head.frame)
      return EventLoop.run(&state)
    }
    let standing = Standing(setting, head.frame)
    guard standing.isPossible(move, head.control) else { return nil }
    var state = MachineState(setting, head, move)
    EventStart.begin(in: &state)
    return EventLoop.run(&state)
  }

  /// How the event goes on where a frame has gone.
  func landing(of value: Value, on hole: Frame, in world: World, _ log: WorldLog? = nil) -> StackTransition {
    if hole.isReplaced { return StackTransition(label: [], outcome: .return(value)) }
    let event = value.control.event
    var state = MachineState(
      setting(world, log), value.control, event ?? Event(move: .pending, before: .frame(hole)), hole)
    if event == nil { QuietLeaving.land(value, in: &state) } else { Leaving.land(value, in: &state) }
    return EventLoop.run(&state)
  }
}

extension Move {
  /// It may come while something is still to come at the launch: the window turns, or work that the launch began has ended.
  func precedesLaunch(in elements: FlowElements) -> Bool {
    kind == .environment || trigger.map { !elements.triggers[$0].waits.isEmpty } ?? false
  }
}
