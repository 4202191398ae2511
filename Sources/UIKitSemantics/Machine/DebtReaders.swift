import FlowModel
import StateExploration

/// Which debts the code of a frame, or of what can come above it, can read: those of screens in the same layer.
struct DebtReaders: Sendable {
  /// By screen: the bits of the debts of all screens that may stand in one layer with it, or in one that can come above.
  let above: [UInt128]
  /// By screen: the bits of what it owes.
  let ofScreen: [UInt128]
  /// The bits of screens that are to go back.
  let goingBack: UInt128
  /// The bits of what the first screen owes.
  let ofStart: UInt128

  /// Costs debts × ways from screen to screen in the worst case.
  init(_ flow: Flow, _ worlds: FlowWorlds) {
    var ofScreen = [UInt128](repeating: 0, count: flow.screens.count)
    var goingBack: UInt128 = 0
    for (position, debt) in worlds.debts.enumerated() {
      let bit = UInt128(1) << UInt128(worlds.firstDebtBit + position)
      ofScreen[Int(debt.screen)] |= bit
      if debt.number < 0 { goingBack |= bit }
    }
    self.ofScreen = ofScreen
    self.goingBack = goingBack
    ofStart = ofScreen[flow.start]
    let layers = Self.layers(flow)
    var ofGroup: [Int: UInt128] = [:]
    for screen in flow.screens.indices { ofGroup[layers[screen], default: 0] |= ofScreen[screen] }
    let ofLayer = layers.map { ofGroup[$0] ?? 0 }
    above = worlds.debts.isEmpty ? ofLayer : Self.handedDown(ofLayer, flow.screensRightAbove)
  }

  /// By screen: its own set and those of all that may come above it.
  private static func handedDown(_ sets: [UInt128], _ next: [Set<Int>]) -> [UInt128] {
    var beneath = [[Int]](repeating: [], count: sets.count)
    for (screen, above) in next.enumerated() { for other in above { beneath[other].append(screen) } }
    var sets = sets
    var waiting = Array(sets.indices)
    while let screen = waiting.popLast() {
      for other in beneath[screen] where sets[screen] & ~sets[other] != 0 {
        sets[other] |= sets[screen]
        waiting.append(other)
      }
    }
    return sets
  }

  /// By screen a number that screens which may stand in one layer have in common.
  private static func layers(_ flow: Flow) -> [Int] {
    var parent = Array(flow.screens.indices)
    func group(_ screen: Int) -> Int {
      var group = screen
      while parent[group] != group { group = parent[group] }
      return group
    }
    func join(_ first: Int, _ second: Int) { parent[group(first)] = group(second) }
    for (index, screen) in flow.screens.enumerated() {
      for child in screen.tabs + screen.columns { join(index, child) }
    }
    for presentation in flow.presentations {
      if let content = presentation.options.adaptation.content { join(presentation.target, content) }
    }
    for effect in flow.effects where effect.verb == .push || effect.verb == .setRoot {
      guard let target = effect.screen else { continue }
      for screen in effect.performers + effect.recipients { join(screen, target) }
    }
    return flow.screens.indices.map(group)
  }
}

extension FlowSystem {
  /// Debts that nothing reads from the head on may be anything.
  func alike(_ set: WorldSet, from head: Head) -> WorldSet {
    let debts = tables.worlds.debtBits
    if debts == 0 { return set }
    let readers = tables.debtReaders
    var read = readers.above[Int(head.frame.screen)]
    if !head.frame.isModal { read |= readers.ofStart }
    return worlds.forgetting(debts & ~read, of: set)
  }
}

extension Flow {
  /// By screen: those that may come right above it; children of containers stand above one another.
  var screensRightAbove: [Set<Int>] {
    var next = [Set<Int>](repeating: [], count: screens.count)
    for (index, screen) in screens.enumerated() {
      for child in screen.tabs + screen.columns {
        next[index].insert(child)
        next[child].insert(index)
      }
    }
    for presentation in presentations {
      for source in presentation.sources {
        next[source].insert(presentation.target)
        if let content = presentation.options.adaptation.content { next[source].insert(content) }
      }
    }
    for effect in effects where effect.verb == .push || effect.verb == .setRoot {
      if let target = effect.screen { for screen in effect.recipients { next[screen].insert(target) } }
    }
    return next
  }
}
