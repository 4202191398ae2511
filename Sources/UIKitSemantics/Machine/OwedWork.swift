import FlowModel
import StateExploration

/// The debts of covered layers: adding them, doing them when the layer is in front again, and removing them
/// with their screens.
enum OwedWork {
  /// Removes and returns the next debt of the frame that is in front again; nil for none.
  static func takeDue(in state: inout MachineState) -> Debt? {
    let onlyMoves = state.event.isUnseen
    let other = state.control.owed.firstIndex {
      isDue($0, of: state.frame, in: state) && (!onlyMoves || isMove($0, in: state))
    }
    let end = other.map { state.control.owed[$0].action }
    let all = bitsDue(of: state.frame, in: state)
    for position in state.tables.worlds.debts(
      among: onlyMoves ? all & state.tables.debtBits.moving : all)
    {
      let debt = state.tables.worlds.debts[position]
      guard end.map({ debt.action < $0 }) ?? true, state.setting.owes(position) else { continue }
      state.setting.owe(position, false)
      return debt
    }
    return other.map { state.control.owed.remove(at: $0) }
  }

  /// The move for a debt, performed by the user who tapped or by code that runs by itself.
  static func move(paying debt: Debt, in state: MachineState) -> Move {
    guard let effect = debt.action.effect else { return Move(.pending, screen: debt.screen, beneath: true) }
    let isByApp: Bool =
      switch state.flow.effects[effect].owner {
      case .button, .back, .escape: false
      case .callback, .trigger: true
      }
    return .pending(effect, isByApp: isByApp)
  }

  /// Whether a screen of the front layer has a debt. Does not read which one.
  static func isAnyDue(in state: MachineState) -> Bool {
    if state.control.owed.contains(where: { isDue($0, of: state.frame, in: state) }) { return true }
    return !state.setting.areClear(bitsDue(of: state.frame, in: state))
  }

  /// Whether the navigation stack of this frame will change once the frame is in front.
  static func isMoveDue(of frame: Frame, in state: MachineState) -> Bool {
    let isOwed = state.control.owed.contains { isMove($0, in: state) && isDue($0, of: frame, in: state) }
    return isOwed || !state.setting.areClear(bitsDue(of: frame, in: state) & state.tables.debtBits.moving)
  }

  /// Whether no navigation stack will change, at any depth.
  static func isNoMoveOwed(in state: MachineState) -> Bool {
    !state.control.owed.contains { isMove($0, in: state) }
      && state.setting.areClear(state.tables.debtBits.moving)
  }

  /// Adds a debt of the app’s window: a new root, or the dismissal of its modals, as soon as it is in front
  /// again (F14.1). As the request is not executed until then, the expectations of the event cannot be
  /// checked.
  static func owe(behindWindow effect: EffectID, in state: inout MachineState) {
    state.mark(.changes)
    Expectations.forget(in: &state)
    let isNewRoot = state.flow.effects[effect].verb == .setRoot
    let known = state.control.owed.filter { isBehindWindow($0, in: state) }
    // A new root replaces an earlier request, and nothing is above it.
    if isNewRoot {
      state.control.owed.removeAll { known.contains($0) }
    } else if known.contains(where: { $0.action.effect.map { state.flow.effects[$0].verb } == .setRoot }) {
      return
    }
    owe(.effect(effect), state.flow.start, in: &state)
  }

  /// Whether the app’s window waits beneath another one for a new root or for the dismissal of its modals.
  static func isOwed(behindWindow performer: Performer, in state: MachineState) -> Bool {
    state.performers.standsInOtherWindow(performer)
      && state.control.owed.contains { isBehindWindow($0, in: state) }
  }

  private static func isBehindWindow(_ debt: Debt, in state: MachineState) -> Bool {
    debt.action.effect.map { state.flow.effects[$0].isOfWindow } ?? false
  }

  private static func isMove(_ debt: Debt, in state: MachineState) -> Bool {
    state.tables.debtBits.isMove(debt, in: state.tables.flow)
  }

  /// The bits of all debts that are due with this frame in front; the same condition as ``isDue(_:of:in:)``.
  private static func bitsDue(of frame: Frame, in state: MachineState) -> WorldBits {
    if state.tables.worlds.debts.isEmpty { return [] }
    let bits = state.tables.debtBits
    let isOwnBeneath = frame.owedBeneath.meets(state.tables.bits.track[frame.screen])
    let own = isOwnBeneath ? [] : bits.ofScreen[frame.screen]
    var debts = own | (frame.isModal ? [] : bits.ofStart)
    for number in frame.tracked.subtracting(frame.owedBeneath).numbers {
      debts |= bits.ofScreen[state.tables.bits.tracked[number]]
    }
    return debts - bits.goingBack | (frame.isPushed ? own & bits.goingBack : [])
  }

  /// Whether the screen that has the debt is in front with this frame.
  private static func isDue(_ debt: Debt, of frame: Frame, in state: MachineState) -> Bool {
    if frame.owedBeneath.meets(state.tables.bits.track[debt.screen]) { return false }
    if debt.action.effect == nil { return frame.screen == debt.screen && frame.isPushed }
    if isBehindWindow(debt, in: state) { return !frame.isInOwnWindow }
    return frame.screen == debt.screen
      || frame.tracked.meets(state.tables.bits.track[debt.screen])
      || debt.screen == state.flow.start && !frame.isModal
  }

  /// Adds a debt of a performer that is covered or hidden. If another instance of its screen is in the front
  /// layer, the debt is not due with that one in front.
  static func owe(_ action: Debt.Action, by performer: Performer, in state: inout MachineState) {
    guard let screen = performer.screen(in: state.frame) else { return }
    switch performer {
    case .presenter, .far:
      let bit = state.tables.bits.track[screen]
      if state.frame.isModal, state.frame.screen == screen || state.frame.tracked.meets(bit) {
        state.frame.owedBeneath |= bit
      }
    case .top, .under, .aside, .gone: break
    }
    owe(action, screen, in: &state)
  }

  /// Adds a debt of a covered layer; each place in the flow occurs at most once. A SwiftUI modifier has one
  /// binding, so an earlier debt of the same modifier is removed.
  static func owe(_ action: Debt.Action, _ screen: ScreenID, in state: inout MachineState) {
    let rivals = action.effect.flatMap { state.tables.rivals[$0] } ?? []
    state.control.owed.removeAll { $0.screen == screen && $0.action.effect.map(rivals.contains) ?? false }
    for rival in rivals {
      for other in state.tables.worlds.debts(of: .effect(rival))
      where state.tables.worlds.debts[other].screen == screen {
        state.setting.owe(other, false)
      }
    }
    if state.control.owed.contains(where: { $0.action == action }) { return }
    var position: Int?
    for other in state.tables.worlds.debts(of: action) {
      if state.tables.worlds.debts[other].screen == screen {
        position = other
      } else if state.setting.owes(other) {
        return
      }
    }
    if let position { return state.setting.owe(position, true) }
    state.control.owed.append(Debt(action: action, screen: screen))
    state.control.owed.sort { $0.action < $1.action }
  }

  /// Removes the debts of a removed screen, unless they may refer to another instance of it.
  static func forgive(_ gone: Frame, in state: inout MachineState) {
    let isBeneath =
      gone.source == gone.screen || gone.screen == state.flow.start
      || gone.knows(state.tables.bits.track[gone.screen])
    if isBeneath { return }
    state.control.owed.removeAll { $0.screen == gone.screen }
    state.setting.oweNothing(of: state.tables.debtBits.ofScreen[gone.screen])
    // Hidden tabs and columns are removed with their layer.
    guard gone.isLayerBase, let tab = gone.tab else { return }
    let tables = state.tables
    state.control.owed.removeAll { tables.areSiblings(tab, $0.screen) }
    for screen in tables.flow.screens.indices where tables.areSiblings(tab, screen) {
      state.setting.oweNothing(of: tables.debtBits.ofScreen[screen])
    }
  }
}

extension Effect {
  /// Whether the effect belongs to the window, whatever its modals are: a new root, or the dismissal of all
  /// modals.
  var isOfWindow: Bool { verb == .setRoot || verb == .dismiss }
}
