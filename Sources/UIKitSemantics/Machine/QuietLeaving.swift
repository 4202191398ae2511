import FlowModel
import StateExploration

/// Removes a frame in one transition when no callback runs after its removal. Then the whole event is known
/// before, and the frames beneath need not know which event it was. Otherwise, every frame of a layer would
/// be distinguished by every way of closing each frame above it.
enum QuietLeaving {
  /// Pops a pushed frame, or dismisses the front layer, if no effect of that depends on the frames beneath.
  ///
  /// - Returns: whether it was done; otherwise nothing has changed.
  static func leave(_ until: PopExtent, in state: inout MachineState) -> Bool {
    let isPop: Bool
    switch until {
    case .frames(1) where state.frame.isPushed: isPop = true
    case .layers(1) where state.frame.isModal: isPop = false
    default: return false
    }
    guard !state.isExposed, !state.event.isInstant, !state.event.isUnseen, areLeftQuiet(in: state),
      state.control.launching == nil
    else {
      return false
    }
    let isWhole = isPop || state.frame.isLayerBase
    let base = isWhole ? state.frame : state.frame.base(state.tables)
    // Screens beneath in the layer are not on screen and get no callbacks (F9.12).
    guard let base, isWhole || state.frame.tab == nil, isWhole || state.frame.sharedUp.isEmpty else {
      return false
    }
    // Changes beneath while covered decide which screen gets callbacks.
    if !isPop, Standing(state.setting, base).hidesPresenter, !OwedWork.isNoMoveOwed(in: state) {
      return false
    }
    let exposed = isPop ? state.frame.exposes : state.frame.layerExposes
    guard QuietTasks.areQuiet([.willAppear, .didAppear], of: appearing(exposed, in: state), in: state) else {
      return false
    }
    guard QuietTasks.areQuiet([.willDisappear, .didDisappear], of: [state.frame.screen], in: state)
    else { return false }
    if !isPop, !presentationIsQuiet(in: state) { return false }
    go(isPop: isPop, base: base, exposed: exposed, in: &state)
    return true
  }

  /// Removes the frame on top and reports the whole event.
  private static func go(isPop: Bool, base: Frame, exposed: ScreenID?, in state: inout MachineState) {
    if state.event.closed != nil { state.record(after: state.moment) }
    let standing = state.standing
    DataEffects.noteLost(with: standing, in: &state)
    state.mark(.changes)
    state.event.hasClosed = true
    let (agenda, later) = (state.event.agenda, state.event.later)
    let isWhole = isPop || state.frame.isLayerBase
    if !isWhole {
      QuietTasks.call(.willDisappear, of: [state.frame.screen], in: &state)
      state.event.closed = Closed(frame: state.frame.told(state.tables), closes: false, byOther: false)
      state.record(after: state.moment)
    }
    let leaving = Standing(state.setting, base)
    let appearance = leaving.appearance
    if !isPop { InteractiveDismissal.noteMissed(leaving, appearance, in: &state) }
    if !isPop, let binding = leaving.presentation?.binding { state.setting.set(binding, false) }
    state.event.closed = Closed(
      frame: base.told(state.tables), closes: !isPop, byOther: false, takesBeneath: !isWhole)
    let uncovers = isPop || leaving.hidesPresenter
    if uncovers {
      QuietTasks.call(.willAppear, of: appearing(exposed, in: state), in: &state)
    } else if let exposed, let presentation = leaving.presentation,
      !state.flow.screens[presentation.target].dialog
    {
      for callback in state.flow.screens[exposed].callbacks
      where [.willAppear, .didAppear].contains(state.flow.callbacks[callback].name) {
        state.note(.skipped, callback)
      }
    }
    if isWhole { QuietTasks.call(.willDisappear, of: [state.frame.screen], in: &state) }
    for task in agenda { QuietTasks.perform(task, in: &state) }
    if uncovers { QuietTasks.call(.didAppear, of: appearing(exposed, in: state), in: &state) }
    QuietTasks.call(.didDisappear, of: [state.frame.screen], in: &state)
    for task in later { QuietTasks.perform(task, in: &state) }
    if !isPop { endPresentation(in: &state) }
    InstanceFlags.end(state.frame, in: &state)
    state.record(
      after: Moment(frame: state.frame.presumed(state.tables, isPop), change: state.setting.visibleChange))
    OwedWork.forgive(state.frame, in: &state)
    finish(in: &state)
    state.outcome = .return(
      handedDown(wasBase: !isPop && state.frame.isLayerBase, goesOn: !isWhole, in: state))
  }

  /// Replaces the front tab by the tab whose pushed screens are beneath, if no effect of that depends on
  /// these screens.
  ///
  /// - Returns: whether it was done; otherwise nothing has changed.
  static func uncover(in state: inout MachineState) -> Bool {
    guard !state.isExposed, !state.event.isUnseen, areLeftQuiet(in: state),
      state.control.launching == nil, OwedWork.isNoMoveOwed(in: state)
    else { return false }
    let exposed = appearing(state.frame.exposes, in: state)
    guard QuietTasks.areQuiet([.willAppear, .didAppear], of: exposed, in: state) else { return false }
    guard QuietTasks.areQuiet([.willDisappear, .didDisappear], of: [state.frame.screen], in: state)
    else { return false }
    QuietTasks.call(.willAppear, of: exposed, in: &state)
    QuietTasks.call(.willDisappear, of: [state.frame.screen], in: &state)
    QuietTasks.call(.didAppear, of: exposed, in: &state)
    QuietTasks.call(.didDisappear, of: [state.frame.screen], in: &state)
    state.record(
      after: Moment(frame: state.frame.presumed(state.tables, true), change: state.setting.visibleChange))
    finish(in: &state)
    state.outcome = .return(handedDown(wasBase: false, goesOn: false, in: state))
    return true
  }

  /// If nothing can be pending, choices are forgotten at once and not passed down.
  private static func finish(in state: inout MachineState) {
    if state.tables.worlds.debtBits.isEmpty, state.control.owed.isEmpty {
      state.isOver = true
    } else {
      state.isPaused = true
    }
  }

  /// Calls `onDismiss` if SwiftUI presented the layer.
  private static func endPresentation(in state: inout MachineState) {
    guard let presentation = state.standing.presentation, presentation.framework == .swiftui else { return }
    for callback in presentation.callbacks where state.flow.callbacks[callback].name == .onDismiss {
      QuietTasks.perform(.callback(callback, .top, ifGesture: false), in: &state)
    }
  }

  private static func areLeftQuiet(in state: MachineState) -> Bool {
    state.event.coming == .nothing && state.event.agenda.allSatisfy({ QuietTasks.isQuiet($0, in: state) })
      && state.event.later.allSatisfy({ QuietTasks.isQuiet($0, in: state) })
  }

  private static func presentationIsQuiet(in state: MachineState) -> Bool {
    guard let presentation = state.standing.presentation else { return false }
    guard presentation.framework == .swiftui else { return true }
    return presentation.callbacks.allSatisfy {
      state.flow.callbacks[$0].name != .onDismiss || state.tables.areQuiet(state.flow.callbacks[$0].does)
    }
  }

  /// The screen and the containers around it, in the order of their appearance callbacks.
  private static func appearing(_ screen: ScreenID?, in state: MachineState) -> [ScreenID] {
    screen.map { ([$0] + state.tables.containers[$0]).reversed() } ?? []
  }

  /// Ends the event after a frame above was removed in this way: this frame is in front, or is removed as
  /// well.
  static func land(_ value: Value, in state: inout MachineState) {
    let kept = value.wasBase ? [] : state.frame.tab.map { state.tables.tabPoints[$0] } ?? []
    state.frame.adopt(value, value.sharedUp & (state.frame.sharedUp | kept))
    if value.goesOn {
      InstanceFlags.end(state.frame, in: &state)
      OwedWork.forgive(state.frame, in: &state)
      state.isPaused = true
      state.outcome = .return(
        handedDown(wasBase: state.frame.isLayerBase, goesOn: !state.frame.isLayerBase, in: state))
    } else {
      if !value.wasBase {
        (state.frame.detent, state.frame.hidPresenter) = (value.detent, value.hidPresenter)
      }
      if OwedWork.isAnyDue(in: state) { state.pause() } else { state.rest() }
    }
  }

  /// The value to pass down if nothing beneath depends on the event.
  private static func handedDown(wasBase: Bool, goesOn: Bool, in state: MachineState) -> Value {
    Value(
      control: state.control, screen: nil, edge: nil, wasBase: wasBase, shared: state.frame.shared,
      sharedUp: state.tables.outliving(state.frame), near: state.frame.near,
      nearMask: state.frame.nearMask(state.tables),
      detent: state.frame.detent, hidPresenter: state.frame.hidPresenter, uncovers: false, goesOn: goesOn)
  }
}
