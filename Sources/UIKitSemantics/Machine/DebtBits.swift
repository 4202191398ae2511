import FlowModel

/// What screens may owe, as bits of the world.
struct DebtBits: Sendable {
  /// By screen: the bits of what it owes.
  let ofScreen: ElementTable<Screen, UInt128>
  /// The bits of screens that are to go back.
  let goingBack: UInt128
  /// The bits of what the first screen owes.
  let ofStart: UInt128

  init(_ flow: Flow, _ worlds: FlowWorlds) {
    var ofScreen = ElementTable<Screen, UInt128>(repeating: 0, for: flow.screens)
    var goingBack: UInt128 = 0
    for (position, debt) in worlds.debts.enumerated() {
      let bit = UInt128(1) << UInt128(worlds.firstDebtBit + position)
      ofScreen[debt.screen] |= bit
      if debt.action.effect == nil { goingBack |= bit }
    }
    self.ofScreen = ofScreen
    self.goingBack = goingBack
    ofStart = ofScreen[flow.start]
  }
}
