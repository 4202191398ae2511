import FlowModel
import StateExploration

/// A flow as a pushdown system: frames are screens, calls are push and present, returns are pop and dismiss.
///
/// Create one for each exploration, as its log of reads is not thread-safe.
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
    // A tap that would start more work than permitted is not explored here; it is possible once the work in
    // progress has ended.
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

  /// An event that has added or removed a screen continues only where all work that it starts can end.
  /// Otherwise the bound alone would create a trap. It continues once the earlier work has ended.
  private func comes(_ transition: StackTransition?) -> StackTransition? {
    log.beginsTooMuch ? nil : transition
  }

  /// Whether more debts would wait than permitted at the same time. The read of the world is recorded.
  private func owesTooMuch(_ change: WorldChange, in world: World) -> Bool {
    let debts = tables.worlds.debtBits
    if !change.values.meets(debts) || tables.worlds.mostDebts >= tables.worlds.debts.count { return false }
    let bounded = worlds.preimage(of: log.bounded, under: change)
    let isBounded = worlds.contains(world, in: bounded)
    log.note(isBounded ? bounded : worlds.subtracting(bounded, from: worlds.all))
    return !isBounded
  }

  /// Whether the change affects nothing of the world but debts. The read of the world is recorded.
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
  /// A setting in the world, before any change.
  func setting(_ world: World, _ log: WorldLog? = nil) -> Setting {
    Setting(tables: self, world: world, log: log)
  }

  /// The head at the start, in every environment.
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

  /// The next launch trigger after a move: the ones written after it; nil after a move that can only happen
  /// later.
  func launching(after move: Move, _ control: Control) -> TriggerID? {
    if move.precedesLaunch(in: elements) { return control.launching }
    guard let trigger = move.trigger, elements.triggers[trigger].kind == .launch else { return nil }
    return launching(from: trigger.advanced(by: 1))
  }

  private func launching(from first: TriggerID) -> TriggerID? {
    elements.triggers.indices.contains { $0 >= first && elements.triggers[$0].kind == .launch }
      ? first : nil
  }

  /// Whether some screen has callbacks for the appearance of the root.
  private func appears(_ frame: Frame) -> Bool {
    let names: [CallbackName] = [.didLoad, .willAppear, .didAppear]
    return ([frame.screen] + containers[frame.screen]).contains { screen in
      flow.screens[screen].callbacks.contains { names.contains(flow.callbacks[$0].name) }
    }
  }

  /// The transition of a move at a head, or the next one of an event if the head does not rest; nil if it is
  /// not possible.
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

  /// How an event continues after a frame was popped.
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
  /// Whether the move may happen before the launch is complete: a change of the window, or the end of work
  /// that the launch started.
  func precedesLaunch(in elements: FlowElements) -> Bool {
    kind == .environment || trigger.map { !elements.triggers[$0].waits.isEmpty } ?? false
  }
}
