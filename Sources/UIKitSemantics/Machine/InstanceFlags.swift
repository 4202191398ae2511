import FlowModel

/// The flags that come and go with an instance of a screen, and the work that its end or its screen is waiting for.
enum InstanceFlags {
  /// Where the screen of some work is gone, its end comes to the same at any time, and is asked for at once: with the
  /// next event it is over.
  static func forgetWork(in state: inout MachineState) {
    if state.tables.instances.isEmpty { return }
    state.tables.instances.forEachFlagOver(before: state.event.move) { state.setting.set($0, false) }
  }

  /// What comes with a frame starts anew; what an earlier instance had is kept with it.
  static func begin(_ frame: inout Frame, in state: inout MachineState) {
    if state.tables.instances.isEmpty { return }
    for (position, one) in state.tables.instances.flags(with: frame).enumerated() where one.mayBeKept {
      let start = state.flow.flags[one.flag].start == .set
      guard state.setting.isSet(one.flag) != start else { continue }
      frame.kept |= NumberSet(position)
      state.setting.set(one.flag, start)
    }
  }

  /// What came with a frame goes with it: flags are what an earlier instance had, and what still goes on ends with nobody
  /// there, unless another instance of its screen may be meant: one further down whose work was under way when this one came.
  static func end(_ frame: Frame, in state: inout MachineState) {
    if state.tables.instances.isEmpty { return }
    for (position, one) in state.tables.instances.flags(with: frame).enumerated() {
      let isKept = frame.kept.meets(NumberSet(position))
      state.setting.set(one.flag, (state.flow.flags[one.flag].start == .set) != isKept)
    }
    for one in state.tables.instances.waits(with: frame) where state.setting.isSet(one.pending) {
      guard !frame.worksBeneath.meets(state.tables.bits.track[one.screen]) else { continue }
      state.setting.set(one.pending, false)
      state.setting.set(one.orphaned, true)
    }
  }

  /// Sets or clears a flag; one of a screen is that of its nearest instance, and a screen that is gone has none of its own.
  static func set(_ flag: FlagID, _ isSet: Bool, _ performer: Performer, in state: inout MachineState) {
    if let owner = state.flow.flags[flag].screen {
      if case .gone(let screen, _) = performer, screen == owner { return }
      guard performer.screen(in: state.frame) == owner || state.performers.find(owner) != nil else { return }
    }
    state.setting.set(flag, isSet)
  }

  /// Some work has begun, whose end a screen waits for.
  static func begin(later trigger: TriggerID, _ performer: Performer, in state: inout MachineState) {
    assert(
      state.tables.layerMemory?.expects(trigger, begunBy: performer, beside: state.event.move.isBeneath)
        != false)
    state.mark(.changes)
    let waits = state.flow.triggers[trigger].waits
    let screen = performer.screen(in: state.frame)
    let around = screen.map { state.tables.containers[$0] } ?? []
    let one = waits.first { $0.screen == screen } ?? waits.first { around.contains($0.screen) } ?? waits.first
    guard let one else { return }
    let mayBegin = state.setting.mayBeginWork
    var isGone = state.performers.find(one.screen) == nil
    if case .gone = performer { isGone = true }
    let flag = isGone ? one.orphaned : one.pending
    if mayBegin { return state.setting.set(flag, true) }
    if !state.setting.isSet(flag) { state.setting.beginsTooMuch() }
  }

  /// What some work closes when it ends: the screen that waits for it, by itself or by its presenter, or others by name.
  static func closed(by trigger: Shared<Trigger>, of screen: ScreenID, in flow: Flow) -> [ScreenID] {
    flow.flattened(trigger.does).compactMap { index in
      let effect = flow.effects[index]
      guard effect.verb == .dismiss else { return nil }
      return switch effect.receiver {
      case .`self`, .presenter: screen
      case .named: effect.named
      default: nil
      }
    }
  }

  /// When some work ends, the screen that waits for it closes what it has presented.
  static func closesPresented(_ trigger: Shared<Trigger>, in flow: Flow) -> Bool {
    flow.flattened(trigger.does).contains {
      flow.effects[$0].verb == .dismiss && flow.effects[$0].receiver == .presented
    }
  }

  /// Who does what follows when some work has ended: whoever waits for it, or someone who is gone.
  static func takeWaiting(_ waits: [Trigger.Waiting], in state: inout MachineState) -> Performer? {
    for one in waits {
      if state.setting.isSet(one.pending) {
        state.setting.set(one.pending, false)
        return state.performers.find(one.screen) ?? .gone(one.screen, presenter: nil)
      }
      if state.setting.isSet(one.orphaned) {
        state.setting.set(one.orphaned, false)
        return .gone(one.screen, presenter: nil)
      }
    }
    return nil
  }
}
