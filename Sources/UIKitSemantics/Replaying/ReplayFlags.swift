import FlowModel

/// The state of each instance of a screen: its flags, and work that may end after the instance was removed.
enum ReplayFlags {
  /// The place of the nearest instance of a screen; only the layer for tabs and containers; nil if there is
  /// none.
  private static func instance(of owner: ScreenID, in state: ReplayState) -> (layer: Int, screen: Int?)? {
    for layer in state.layers.indices.reversed() {
      let screens = state.layers[layer].screens
      for screen in screens.indices.reversed()
      where screens[screen].screen == owner && !state.isTab(screens[screen], state.layers[layer]) {
        return (layer, screen)
      }
      if state.layers[layer].family.contains(owner) { return (layer, nil) }
    }
    return nil
  }

  /// Whether a flag is set. A flag of a screen belongs to its nearest instance; without an instance it has
  /// its start value. A removed instance has no flags.
  static func isSet(_ flag: FlagID, for doer: Doer? = nil, in state: ReplayState) -> Bool {
    guard let owner = state.flow.flags[flag].screen else { return state.flags.contains(flag) }
    if let doer, doer.screen == owner, state.layer(of: doer) == nil { return false }
    guard let place = instance(of: owner, in: state) else { return state.flow.flags[flag].start == .set }
    guard let screen = place.screen else { return state.layers[place.layer].flags.contains(flag) }
    return state.layers[place.layer].screens[screen].flags.contains(flag)
  }

  /// Sets or clears a flag; ignored for a removed instance.
  static func set(_ flag: FlagID, _ isSet: Bool, for doer: Doer? = nil, in state: inout ReplayState) {
    func change(_ flags: inout Set<FlagID>) {
      if isSet { flags.insert(flag) } else { flags.remove(flag) }
    }
    guard let owner = state.flow.flags[flag].screen else { return change(&state.flags) }
    if let doer, doer.screen == owner, state.layer(of: doer) == nil { return }
    guard let place = instance(of: owner, in: state) else { return }
    if let screen = place.screen {
      change(&state.layers[place.layer].screens[screen].flags)
    } else {
      change(&state.layers[place.layer].flags)
    }
  }

  /// Starts work whose end a screen waits for.
  static func begin(later trigger: TriggerID, _ doer: Doer, in state: inout ReplayState) {
    state.outcome.changes = true
    let waits = state.flow.triggers[trigger].waits
    let own = waits.first { $0.screen == doer.screen }
    guard
      let one = own ?? waits.first(where: { state.containers[doer.screen].contains($0.screen) })
        ?? waits.first
    else { return }
    // The same bounds as in the exploration: the end of further work is not simulated. If work ends at once,
    // all of it does.
    let (flags, most, ofOneEvent) = state.ground.work
    let underWay = state.flags.intersection(flags)
    if most > 0, underWay.count >= most {
      guard underWay.isSubset(of: state.begun), underWay.count < ofOneEvent else { return }
    }
    let isGone = state.layer(of: doer) == nil || instance(of: one.screen, in: state) == nil
    let flag = isGone ? one.orphaned : one.pending
    state.flags.insert(flag)
    state.begun.insert(flag)
  }

  /// The screens on the stack whose work is in progress.
  static func screensAtWork(in state: ReplayState) -> Set<ScreenID> {
    Set(
      state.flow.triggers.flatMap(\.waits).filter {
        state.flags.contains($0.pending) && instance(of: $0.screen, in: state) != nil
      }.map(\.screen))
  }

  /// Marks the work of removed screens, so that its end finds no screen. Exception: another instance may be
  /// meant, further down, whose work was in progress when the removed one was shown.
  ///
  /// - Parameters:
  ///   - gone: the removed screens, with the tabs and containers that were removed with their layer.
  ///   - working: the screens whose work was in progress then.
  static func orphanWork(
    of gone: Set<ScreenID>, above working: Set<ScreenID>, _ state: inout ReplayState
  ) {
    for trigger in state.flow.triggers {
      for one in trigger.waits where gone.contains(one.screen) && state.flags.contains(one.pending) {
        if working.contains(one.screen), instance(of: one.screen, in: state) != nil { continue }
        state.flags.remove(one.pending)
        state.flags.insert(one.orphaned)
        state.begun.insert(one.orphaned)
      }
    }
  }

  /// If the screen of some work was removed and the end of the work has no other effect, the work ends with
  /// the next event.
  static func forgetWork(before move: Move, in state: inout ReplayState) {
    for (index, trigger) in state.flow.triggers.identified
    where trigger.needsScreen && move.trigger != index {
      for one in trigger.waits { state.flags.remove(one.orphaned) }
    }
  }

  /// Ends work that was started with `later`. Its screen runs the effects if it still exists.
  static func end(_ trigger: Shared<Trigger>, in state: inout ReplayState) {
    for one in trigger.waits {
      if state.flags.remove(one.pending) != nil, let doer = state.nearest(one.screen) {
        return ReplayEffects.run(trigger.does, doer, word: trigger.hasWord, in: &state)
      }
      if state.flags.remove(one.orphaned) != nil {
        return ReplayEffects.run(
          trigger.does, Doer(instance: -1, screen: one.screen), word: trigger.hasWord, in: &state)
      }
    }
  }
}
