import FlowModel

/// What screens may owe, as bits of the world.
struct DebtBits: Sendable {
  /// By screen: the bits of what it owes.
  let ofScreen: ElementTable<Screen, UInt128>
  /// The bits of screens that are to go back.
  let goingBack: UInt128
  /// The bits of what the first screen owes.
  let ofStart: UInt128
  /// The bits of what changes a navigation stack.
  let navigating: UInt128
  /// The same where somebody hears of appearances; nothing elsewhere.
  let moving: UInt128
  /// Some screen hears that one comes or goes.
  let isAppearanceHeard: Bool

  init(_ flow: Flow, _ worlds: FlowWorlds) {
    isAppearanceHeard = flow.hearsAppearances
    var ofScreen = ElementTable<Screen, UInt128>(repeating: 0, for: flow.screens)
    var (goingBack, navigating): (UInt128, UInt128) = (0, 0)
    for (position, debt) in worlds.debts.enumerated() {
      let bit = UInt128(1) << UInt128(worlds.firstDebtBit + position)
      ofScreen[debt.screen] |= bit
      if debt.action.effect == nil { goingBack |= bit }
      if flow.movesStack(debt) { navigating |= bit }
    }
    self.ofScreen = ofScreen
    self.goingBack = goingBack
    self.navigating = navigating
    moving = isAppearanceHeard ? navigating : 0
    ofStart = ofScreen[flow.start]
  }

  /// It changes a navigation stack, and somebody hears of appearances.
  func isMove(_ debt: Debt, in flow: Flow) -> Bool { isAppearanceHeard && flow.movesStack(debt) }
}

extension Flow {
  /// It changes a navigation stack.
  func movesStack(_ debt: Debt) -> Bool {
    debt.action.effect.map { effects[$0].verb != .present && !effects[$0].isOfWindow } ?? true
  }

  /// Some screen hears that one comes or goes.
  var hearsAppearances: Bool { callbacks.contains { CallbackName.appearances.contains($0.name) } }
}
