import FlowModel

/// What each instance has for itself: its flags, and work that may end when it is gone.
extension StackInterpreter {
  /// Where the nearest instance of a screen stands, or the layer alone for tabs and containers; nil where none is up.
  private func instance(of owner: Int) -> (layer: Int, screen: Int?)? {
    for layer in layers.indices.reversed() {
      let screens = layers[layer].screens
      for screen in screens.indices.reversed()
      where screens[screen].screen == owner && !isTab(screens[screen], layers[layer]) {
        return (layer, screen)
      }
      if layers[layer].family.contains(owner) { return (layer, nil) }
    }
    return nil
  }

  /// A flag of a screen is that of its nearest instance; where none is up, it is as it starts.
  func isSet(_ flag: Int) -> Bool {
    guard let owner = flow.flags[flag].screen else { return flags.contains(flag) }
    guard let place = instance(of: owner) else { return flow.flags[flag].start == .set }
    guard let screen = place.screen else { return layers[place.layer].flags.contains(flag) }
    return layers[place.layer].screens[screen].flags.contains(flag)
  }

  /// Sets or clears a flag; of an instance that is gone there is none.
  mutating func set(_ flag: Int, _ isSet: Bool, for doer: Doer? = nil) {
    func change(_ flags: inout Set<Int>) {
      if isSet { flags.insert(flag) } else { flags.remove(flag) }
    }
    guard let owner = flow.flags[flag].screen else { return change(&flags) }
    if let doer, layer(of: doer) == nil { return }
    guard let place = instance(of: owner) else { return }
    if let screen = place.screen {
      change(&layers[place.layer].screens[screen].flags)
    } else {
      change(&layers[place.layer].flags)
    }
  }

  /// The flags of a screen that are set when it comes.
  func startingFlags(of screen: Int) -> Set<Int> {
    Set(flow.screens[screen].flags.filter { flow.flags[$0].start == .set })
  }

  /// Some work has begun, whose end a screen waits for.
  mutating func begin(later trigger: Int, _ doer: Doer) {
    outcome.changes = true
    let waits = flow.triggers[trigger].waits
    let own = waits.first { $0.screen == doer.screen }
    guard let one = own ?? waits.first(where: { containers[doer.screen].contains($0.screen) }) ?? waits.first
    else { return }
    // As far as is explored: the end of what is begun beyond that never comes.
    guard flags.count(where: ground.work.flags.contains) < max(ground.work.most, 1) else { return }
    let isGone = layer(of: doer) == nil || instance(of: one.screen) == nil
    flags.insert(isGone ? one.orphaned : one.pending)
  }

  /// What still goes on for a screen that is gone ends with nobody there.
  mutating func orphanWork() {
    for trigger in flow.triggers {
      for one in trigger.waits where flags.contains(one.pending) && instance(of: one.screen) == nil {
        flags.remove(one.pending)
        flags.insert(one.orphaned)
      }
    }
  }

  /// Where the screen of some work is gone, and nothing comes of its end without that, it is over with the next event.
  mutating func forgetWork(before move: Move) {
    for (index, trigger) in flow.triggers.enumerated()
    where trigger.needsScreen && !(move.kind == .trigger && move.element == index) {
      for one in trigger.waits { flags.remove(one.orphaned) }
    }
  }

  /// Some work that was begun `later` has ended: its screen goes on, if it is still there.
  mutating func end(_ trigger: Shared<Trigger>) {
    for one in trigger.waits {
      if flags.remove(one.pending) != nil, let doer = nearest(one.screen) {
        return run(trigger.does, doer, word: trigger.hasWord)
      }
      if flags.remove(one.orphaned) != nil {
        return run(trigger.does, Doer(instance: -1, screen: one.screen), word: trigger.hasWord)
      }
    }
  }
}
