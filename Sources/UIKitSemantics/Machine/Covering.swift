import FlowModel
import StateExploration

/// Pushes or presents a frame above the one on top.
enum Covering {
  /// Drops the appearance callbacks of a frame that is covered or removed before it has appeared. Its layer
  /// still appears, unless it is removed too (`withLayer`).
  static func forgetAppearing(withLayer: Bool, in state: inout MachineState) {
    state.event.agenda.removeAll { $0.isAppearance }
    state.event.later.removeAll { $0.isAppearance }
    if withLayer || state.event.coming != .layer { state.event.coming = .nothing }
  }

  /// Covers the frame on top with `next`. The rest of the event continues in `next`.
  static func cover(with next: Frame, as cover: Cover, hides: Bool, in state: inout MachineState) {
    if state.makesCall() { return }
    if hides, !state.event.isUnseen { DataEffects.settleAsItDisappears(in: &state) }
    let covered = state.frame
    var next = next
    if cover != .tab { InstanceFlags.begin(&next, in: &state) }
    let wasUnseen = state.event.isUnseen
    state.event.isUnseen =
      (cover == .tab || wasUnseen && cover == .push) && OwedWork.isMoveDue(of: next, in: state)
    if hides {
      forgetAppearing(withLayer: cover == .presentation, in: &state)
    } else {
      let (screen, tables) = (covered.screen, state.tables)
      state.event.agenda = state.event.agenda.flatMap { $0.appearing(on: screen, tables) }
      state.event.later = state.event.later.flatMap { $0.appearing(on: screen, tables) }
    }
    if cover == .tab {
      state.event.agenda = state.event.agenda.map { TabSelection.seen($0, from: next.screen, in: state) }
      state.event.later = state.event.later.map { TabSelection.seen($0, from: next.screen, in: state) }
    } else {
      let isBeside =
        cover == .presentation && covered.style == .inspector && next.source != nil
        && next.source == covered.source
      func seen(_ task: Task) -> Task { task.covered(by: cover, covered, besideInspector: isBeside) }
      if !state.event.agenda.isEmpty { state.event.agenda = state.event.agenda.map(seen) }
      if !state.event.later.isEmpty { state.event.later = state.event.later.map(seen) }
    }
    let screen = next.screen
    var first: [Task] = state.tables.hearsLoading[screen] ? [.appearance(.didLoad)] : []
    let isHeard = state.tables.hearsAppearing[screen] && !state.event.isUnseen
    var last: [Task] = isHeard ? [.appearance(.didAppear)] : []
    if hides, !wasUnseen, state.tables.hearsDisappearing[covered.screen] {
      let performer = Performer.top.covered(by: cover, covered)
      for callback in state.flow.screens[covered.screen].callbacks {
        let task = Task.callback(callback, performer, ifGesture: false)
        switch state.flow.callbacks[callback].name {
        case .willDisappear: first.append(task)
        case .didDisappear: last.append(task)
        default: break
        }
      }
    }
    if isHeard { first.append(.appearance(.willAppear)) }
    if !first.isEmpty { state.event.agenda.insert(contentsOf: first, at: 0) }
    if !last.isEmpty { state.event.later.insert(contentsOf: last, at: 0) }
    state.event.come(cover)
    state.prepareCall(of: next, above: covered)
  }
}
