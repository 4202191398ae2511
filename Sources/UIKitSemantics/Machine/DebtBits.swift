import FlowModel
import StateExploration

/// The debts that screens may have, as bits of the world. A debt is work that a covered frame does once it is
/// in front again.
final class DebtBits: Sendable {
  /// For each screen, the bits of its debts.
  let ofScreen: ElementTable<Screen, WorldBits>
  /// The bits of debts to go back.
  let goingBack: WorldBits
  /// The bits of the debts of the first screen.
  let ofStart: WorldBits
  /// The bits of debts that change a navigation stack.
  let navigating: WorldBits
  /// The same bits if some screen has appearance callbacks; otherwise empty.
  let moving: WorldBits
  /// Whether some screen has appearance callbacks.
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

  /// The track bits of a screen that is now shown, if another instance of it beneath has a debt.
  ///
  /// - Parameter known: the tracked screens beneath.
  func owed(beneath screen: ScreenID, among known: NumberSet, _ bits: MachineBits, _ setting: Setting)
    -> NumberSet
  {
    let track = bits.track[screen]
    return known.meets(track) && !setting.areClear(ofScreen[screen]) ? track : []
  }

  /// Whether the debt changes a navigation stack and some screen has appearance callbacks.
  func isMove(_ debt: Debt, in flow: Flow) -> Bool { isAppearanceHeard && flow.movesStack(debt) }
}

extension Flow {
  /// Whether the debt changes a navigation stack.
  func movesStack(_ debt: Debt) -> Bool {
    debt.action.effect.map { effects[$0].verb != .present && !effects[$0].isOfWindow } ?? true
  }

  /// Whether some screen has appearance callbacks.
  var hearsAppearances: Bool { callbacks.contains { CallbackName.appearances.contains($0.name) } }
}
