import FlowModel

/// The flags of an instance of a screen, and the work whose end it waits for.
enum InstanceFlags {
  /// If the screen of some work does not exist any more and the end of the work has no other effect, the end
  /// has the same result at any time. So it is explored only as the next event; any other event ends the
  /// work.
  static func forgetWork(in state: inout MachineState) {
    if state.tables.instances.isEmpty { return }
    state.tables.instances.forEachFlagOver(before: state.event.move) { state.setting.set($0, false) }
  }

  /// Starts the flags of a new frame; the values of an earlier instance are stored in the frame.
  static func begin(_ frame: inout Frame, in state: inout MachineState) {
    if state.tables.instances.isEmpty { return }
    for (position, one) in state.tables.instances.flags(with: frame).enumerated() where one.mayBeKept {
      let start = state.flow.flags[one.flag].start == .set
      guard state.setting.isSet(one.flag) != start else { continue }
      frame.kept |= NumberSet(position)
      state.setting.set(one.flag, start)
    }
  }

  /// Ends what belongs to a removed frame: flags get the values of an earlier instance, and work in progress
  /// will end without its screen. Exception: another instance of the screen may be meant, further down, whose
  /// work was in progress when this one was shown.
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

  /// Sets or clears a flag. A flag of a screen belongs to its nearest instance; a removed screen has none.
  static func set(_ flag: FlagID, _ isSet: Bool, _ performer: Performer, in state: inout MachineState) {
    if let owner = state.flow.flags[flag].screen {
      if case .gone(let screen, _) = performer, screen == owner { return }
      guard performer.screen(in: state.frame) == owner || state.performers.find(owner) != nil else { return }
    }
    state.setting.set(flag, isSet)
  }

  /// Starts work whose end a screen waits for.
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

  /// The screens that the end of some work closes: the screen that waits for it, by itself or by its
  /// presenter, or others by name.
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

  /// Whether the screen that waits for the work dismisses what it has presented when the work ends.
  static func closesPresented(_ trigger: Shared<Trigger>, in flow: Flow) -> Bool {
    flow.flattened(trigger.does).contains {
      flow.effects[$0].verb == .dismiss && flow.effects[$0].receiver == .presented
    }
  }

  /// Ends the wait and returns who performs the effects: the screen that waits, or one that was removed.
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
