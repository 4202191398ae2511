import FlowModel
import StateExploration

/// A flow as a machine with a stack: frames are screens, calls are push and present, returns are pop and dismiss.
struct FlowSystem: PushdownSystem {
  let tables: MachineTables

  var initialHeads: [Head] {
    let all = tables.environments.all.indices
    return (tables.counting.together ? all.filter { tables.alike.first[$0] == $0 } : Array(all)).map(
      initialHead)
  }

  /// The start in an environment.
  func initialHead(in environment: Int) -> Head {
    var flags: UInt32 = 0
    for (index, flag) in tables.flow.flags.enumerated() where flag.start == .set {
      flags |= tables.bits.flag[index]
    }
    let frame = Frame(rootedAt: tables.flow.start, tables)
    let launches = tables.flow.triggers.contains { $0.kind == .launch }
    var control = Control(environment: UInt16(environment), flags: flags, isFresh: launches)
    if appears(frame) {
      var event = Event(
        move: .launch, before: frame, beforeEnvironment: UInt16(environment), beforeFlags: flags)
      event.agenda = [.appearance(.didLoad), .appearance(.willAppear)]
      event.later = [.appearance(.didAppear)]
      event.isAppearing = true
      control.event = event
    }
    return Head(control: control, frame: frame)
  }

  /// Somebody hears of the root’s appearance.
  private func appears(_ frame: Frame) -> Bool {
    let names: [CallbackName] = [.didLoad, .willAppear, .didAppear]
    return ([Int(frame.screen)] + tables.containers[Int(frame.screen)]).contains { screen in
      tables.flow.screens[screen].callbacks.contains { names.contains(tables.flow.callbacks[$0].name) }
    }
  }

  func isResting(_ head: Head) -> Bool { head.control.event == nil }

  func appendTransitions(of head: Head, to transitions: inout [StackTransition]) {
    if let event = head.control.event {
      var runner = Runner(tables, head.control, event, head.frame)
      transitions.append(runner.run())
      return
    }
    let standing = Standing(tables, head.control, head.frame)
    for move in standing.moves(head.control) { transitions.append(transition(move, at: head)) }
  }

  /// What a move does at a resting head.
  func transition(_ move: Move, at head: Head) -> StackTransition {
    var runner = Runner(tables, head, move)
    runner.begin()
    return runner.run()
  }

  func appendLandings(of value: Value, on hole: Frame, to transitions: inout [StackTransition]) {
    transitions.append(landing(of: value, on: hole))
  }

  /// How the event goes on where a frame has gone.
  func landing(of value: Value, on hole: Frame) -> StackTransition {
    guard let event = value.control.event else { return value.quietLanding(on: hole, tables) }
    var runner = Runner(tables, value.control, event, hole)
    runner.land(value)
    return runner.run()
  }
}

extension FlowSystem {
  typealias Hole = Frame
  typealias Label = [StepRecord]
}
