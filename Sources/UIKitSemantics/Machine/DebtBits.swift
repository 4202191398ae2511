import FlowModel
import StateExploration

/// What screens may owe, as bits of the world.
final class DebtBits: Sendable {
  /// By screen: the bits of what it owes.
  let ofScreen: ElementTable<Screen, WorldBits>
  /// The bits of screens that are to go back.
  let goingBack: WorldBits
  /// The bits of what the first screen owes.
  let ofStart: WorldBits
  /// The bits of what changes a navigation stack.
  let navigating: WorldBits
  /// The same where somebody hears of appearances; nothing elsewhere.
  let moving: WorldBits
  /// Some screen hears that one comes or goes.
  let isAppearanceHeard: Bool

  init(_ flow: Flow, _ worlds: FlowWorlds) {
    isAppearanceHeard = flow.hearsAppearances
    var ofScreen = ElementTable<Screen, WorldBits>(repeating: [], for: flow.screens)
    var (goingBack, navigating) = (WorldBits(), WorldBits())
    for (position, debt) in worlds.debts.enumerated() {
      let bit = WorldBits(worlds.firstDebtBit + position)
      ofScreen[debt.screen] |= bit
      if debt.action.effect == nil { goingBack |= bit }
      if flow.movesStack(debt) { navigating |= bit }
    }
    self.ofScreen = ofScreen
    self.goingBack = goingBack
    self.navigating = navigating
    moving = isAppearanceHeard ? navigating : []
    ofStart = ofScreen[flow.start]
  }

  /// A screen that comes now, if another instance of it beneath owes something.
  ///
  /// - Parameter known: the tracked screens beneath.
  func owed(beneath screen: ScreenID, among known: NumberSet, _ bits: MachineBits, _ setting: Setting)
    -> NumberSet
  {
    let track = bits.track[screen]
    return known.meets(track) && !setting.areClear(ofScreen[screen]) ? track : []
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
