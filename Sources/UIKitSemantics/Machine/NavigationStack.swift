import FlowModel

/// Push and pop in the front navigation stack, or as a debt of a covered one.
enum NavigationStack {
  /// Code requests a push. It is done if the performer's layer is in front, otherwise it becomes a debt.
  static func requestPush(_ index: EffectID, _ performer: Performer, in state: inout MachineState) {
    let effect = state.flow.effects[index]
    guard let target = effect.screen else { return }
    guard let performer = state.performers.resolve(effect.receiver, effect.named, from: performer) else {
      return state.drop(.noDestination, of: .screen(target))
    }
    switch performer {
    case .top, .under: push(target, in: &state)
    case .presenter, .far, .aside:
      state.markBeneath()
      OwedWork.owe(.effect(index), by: performer, in: &state)
    case .gone: break
    }
  }

  /// Pushes a screen in front. The request is dropped if there is no navigation controller.
  static func push(_ target: ScreenID, in state: inout MachineState) {
    guard state.standing.hasNavigation else { return state.drop(.noNavigation, of: .screen(target)) }
    state.mark([.pushes, .changes])
    let (front, _) = state.tables.front(of: target)
    Covering.cover(
      with: state.frame.above(front, isTab: false, state.standing), as: .push, hides: true, in: &state)
  }

  /// Code requests to go back. It is done if the performer's layer is in front, otherwise it becomes a debt.
  static func requestPop(_ index: EffectID, _ performer: Performer, in state: inout MachineState) {
    let effect = state.flow.effects[index]
    let receiver: Performer?
    if effect.verb == .popTo {
      receiver = state.performers.resolve(effect.receiver, effect.named, from: performer)
    } else {
      receiver = self.receiver(effect.receiver, effect.named, from: performer, in: state)
    }
    switch receiver {
    case .top, .under: pop(effect, in: &state)
    case .presenter?, .far?, .aside?:
      state.markBeneath()
      if let receiver { OwedWork.owe(.effect(index), by: receiver, in: &state) }
    case .gone, nil: break
    }
  }

  /// Goes back in the front navigation stack.
  static func pop(_ effect: Shared<Effect>, in state: inout MachineState) {
    switch effect.verb {
    case .pop: if state.frame.isPushed { state.event.agenda.insert(.go(.frames(1)), at: 0) }
    case .popToRoot: state.event.agenda.insert(.go(.base), at: 0)
    default:
      guard let target = effect.screen, state.frame.tracked.meets(state.tables.bits.track[target]),
        state.frame.isPushed
      else { return }
      state.event.agenda.insert(.go(.screen(target)), at: 0)
    }
  }

  /// The receiver of a message; `presenter` is the presenter of the performer's layer.
  private static func receiver(
    _ receiver: Receiver, _ named: ScreenID?, from performer: Performer, in state: MachineState
  ) -> Performer? {
    receiver == .presented || receiver == .parent
      ? nil : state.performers.resolve(receiver, named, from: performer)
  }
}
