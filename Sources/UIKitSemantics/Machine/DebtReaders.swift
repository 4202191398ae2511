import FlowModel
import StateExploration

/// Which debts the code of a frame, or of what can come above it, can read: those of screens in the same layer.
struct DebtReaders: Sendable {
  /// By screen: the bits of the debts of all screens that may stand in one layer with it, or in one that can come above.
  let above: [UInt128]
  /// The bits of what the first screen owes.
  let ofStart: UInt128

  /// Costs screens × screens in the worst case.
  init(_ flow: Flow, _ worlds: FlowWorlds) {
    var ofScreen = [UInt128](repeating: 0, count: flow.screens.count)
    for (position, debt) in worlds.debts.enumerated() {
      ofScreen[Int(debt.screen)] |= 1 << UInt128(worlds.firstDebtBit + position)
    }
    ofStart = ofScreen[flow.start]
    let layers = Self.layers(flow)
    var ofGroup: [Int: UInt128] = [:]
    for screen in flow.screens.indices { ofGroup[layers[screen], default: 0] |= ofScreen[screen] }
    let ofLayer = layers.map { ofGroup[$0] ?? 0 }
    above = Self.reached(flow).map { screens in screens.reduce(0) { $0 | ofLayer[$1] } }
  }

  /// By screen: those that may come above it, itself included.
  private static func reached(_ flow: Flow) -> [Set<Int>] {
    var next = [Set<Int>](repeating: [], count: flow.screens.count)
    for (index, screen) in flow.screens.enumerated() {
      for child in screen.tabs + screen.columns {
        next[index].insert(child)
        next[child].insert(index)
      }
    }
    for presentation in flow.presentations {
      for source in presentation.sources {
        next[source].insert(presentation.target)
        if let content = presentation.options.adaptation.content { next[source].insert(content) }
      }
    }
    for effect in flow.effects where effect.verb == .push || effect.verb == .setRoot {
      if let target = effect.screen { for screen in effect.recipients { next[screen].insert(target) } }
    }
    return flow.screens.indices.map { screen in
      var found: Set<Int> = [screen]
      var rest = [screen]
      while let screen = rest.popLast() {
        for target in next[screen] where found.insert(target).inserted { rest.append(target) }
      }
      return found
    }
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
