import FlowModel
import StateExploration

/// Removes the frame on top: by a pop, with its layer, or with the whole stack.
enum Leaving {
  /// Removes frames up to `until`.
  static func go(_ until: PopExtent, in state: inout MachineState) {
    var rest = until
    switch until {
    case .frames(let count):
      if count == 0 || state.frame.isLayerBase && !state.frame.isModal { return }
      rest = .frames(count - 1)
    case .layers(let count):
      if count == 0 || !state.frame.isModal { return }
      rest = .layers(state.frame.isLayerBase ? count - 1 : count)
    case .rootLayer: if !state.frame.isModal { return }
    case .window:
      if state.frame.isLayerBase, state.tables.elements.hasOwnWindow(state.frame.edge) { rest = .layers(0) }
    case .bottom: if state.frame.isBottom { return }
    case .base: if !state.frame.isPushed { return }
    case .baseOfTab(let tab): if !state.frame.isPushed || state.frame.tab != tab { return }
    case .screen(let screen): if state.frame.screen == screen { return }
    case .exposing(let screen): if state.performers.isInLayer(screen) { return }
    case .leaving(let screen, let isBeneath):
      guard state.frame.isPushed || state.frame.isModal else { return }
      if isBeneath {
        rest = .leaving(screen)
      } else if state.frame.screen == screen {
        rest = state.frame.isPushed ? .frames(0) : .layers(state.frame.isLayerBase ? 0 : 1)
      }
    case .layer(of: let screen):
      guard state.frame.isModal else { return }
      if state.performers.isInLayer(screen) { rest = .layers(state.frame.isLayerBase ? 0 : 1) }
    case .unwound(let name, let isFirst):
      if !isFirst, state.flow.screens[state.frame.screen].unwinds.contains(name) { return }
      rest = .unwound(name, isFirst: false)
    }
    guard !state.frame.isBottom, !state.makesCall() else { return }
    if QuietLeaving.leave(until, in: &state) { return }
    let isByOther: Bool =
      switch rest {
      case .layers(let count): state.frame.isModal && count > (state.frame.isLayerBase ? 0 : 1)
      case .exposing(let screen): state.frame.isModal && screen != state.frame.source
      case .layer(of: let screen): state.frame.isModal && !state.performers.isInLayer(screen)
      case .rootLayer: state.frame.isModal && !state.frame.isOverRoot
      case .window: !state.tables.elements.hasOwnWindow(state.frame.edge)
      case .bottom: state.frame.isModal
      case .leaving(let screen, _) where !state.tables.isEverPushed[screen]:
        state.frame.isModal && !state.performers.isInLayer(screen)
      default: false
      }
    state.event.agenda.insert(.go(rest), at: 0)
    leave(
      byOther: isByOther, takesNext: takesNext(rest, in: state), withRoot: rest == .bottom, in: &state)
  }

  /// Whether the frame beneath is removed as well, whatever it is.
  ///
  /// - Parameter rest: how many frames to remove after this one.
  private static func takesNext(_ rest: PopExtent, in state: MachineState) -> Bool {
    guard state.frame.isModal else { return false }
    switch rest {
    case .layers(let count): return count > 0 && (!state.frame.isLayerBase || isOverModal(in: state))
    case .window: return true
    case .rootLayer, .bottom: return !state.frame.isLayerBase || isOverModal(in: state)
    case .exposing(let screen):
      let bit = state.tables.bits.track[screen]
      return !state.frame.isLayerBase && !bit.isEmpty && !state.frame.tracked.meets(bit)
    case .frames, .base, .baseOfTab, .screen, .leaving, .layer, .unwound: return false
    }
  }

  /// Whether its layer is known to cover another presented layer.
  private static func isOverModal(in state: MachineState) -> Bool {
    state.frame.edge.map { state.tables.asksForRoot[$0] } ?? false && !state.frame.isOverRoot
  }

  /// Removes the frame on top: records its losses, and calls its callbacks.
  ///
  /// - Parameters:
  ///   - takesNext: whether the frame beneath is removed with it, whatever it is. Then this frame is reported
  ///     completely at once, so that the frames beneath are not distinguished by it.
  ///   - isWithRoot: whether the whole stack is removed; then SwiftUI clears no flag of the app (F7.21).
  private static func leave(
    byOther: Bool, takesNext: Bool, withRoot isWithRoot: Bool, in state: inout MachineState
  ) {
    if state.event.closed != nil { state.record(after: state.moment) }
    let closes = state.frame.isLayerBase && state.frame.isModal
    Covering.forgetAppearing(withLayer: closes, in: &state)
    let standing = state.standing
    DataEffects.noteLost(with: standing, in: &state)
    let appearance = standing.appearance
    if closes { InteractiveDismissal.noteMissed(standing, appearance, in: &state) }
    state.event.closed = Closed(frame: state.frame.told(state.tables), closes: closes, byOther: byOther)
    let chosen = state.flow.chosenByWork(asItGoes: standing.frame.screen) { standing.holds($0) }
    InstanceFlags.end(state.frame, in: &state)
    OwedWork.forgive(state.frame, in: &state)
    state.event.hasClosed = true
    state.mark(.changes)
    for name in [CallbackName.willDisappear, .didDisappear] where !state.event.isUnseen {
      for callback in standing.screen.callbacks where state.flow.callbacks[callback].name == name {
        if chosen[callback] != nil { state.note(.fired, callback) }
        let task =
          chosen[callback].map { Task.steps($0, .top, word: false) }
          ?? .callback(callback, .top, ifGesture: false)
        if takesNext, callsAtOnce(task, in: &state) {
          continue
        } else if name == .willDisappear {
          state.event.agenda.insert(task, at: 0)
        } else {
          state.event.later.insert(onceMore: task, at: disappearances(in: state))
        }
      }
    }
    if closes {
      state.event.layersGone = min(2, state.event.layersGone + 1)
      if let presentation = standing.presentation, presentation.framework == .swiftui {
        if let binding = presentation.options.state, !isWithRoot { state.setting.set(binding, false) }
        for callback in presentation.callbacks where state.flow.callbacks[callback].name == .onDismiss {
          let task = Task.callback(callback, .presenter(state.frame.source), ifGesture: false)
          if takesNext, callsAtOnce(task, in: &state) { continue }
          // What replaces the layer is presented after that.
          let last = state.event.later.lastIndex { !$0.isPresentation } ?? -1
          state.event.later.insert(onceMore: task, at: last + 1)
        }
      }
    }
    let isHeard =
      state.tables.hearsDisappearing[state.frame.screen]
      && !state.tables.disappearsQuietly[state.frame.screen]
    if takesNext, !state.isExposed, !isHeard {
      state.record(
        after: Moment(frame: state.frame.presumed(state.tables, !closes), change: state.setting.visibleChange)
      )
    }
    let isHeardBeneath = state.tables.debtBits.isAppearanceHeard
    let wasHiding = (!takesNext || isHeardBeneath) && (!closes || standing.hidesPresenter)
    // The next removed frame gets callbacks only if its views were on screen (F9.12). If it stays, it appears
    // again.
    state.event.isUnseen = wasHiding && isHeardBeneath
    state.handDown(wasBase: closes, takesNext: takesNext, uncovers: !takesNext && wasHiding)
  }

  /// Calls a callback of the removed frame if its effects do not depend on when in the event they run; its
  /// results are stored with the frame. Otherwise it must wait, and all frames beneath are distinguished by
  /// what waits.
  ///
  /// - Returns: whether it was called.
  private static func callsAtOnce(_ task: Task, in state: inout MachineState) -> Bool {
    guard case .callback(let callback, _, _) = task, state.tables.isCalledAtOnce[callback] else {
      return false
    }
    let evidence = state.event.evidence
    state.event.evidence = state.event.closed?.calls ?? Evidence()
    QuietTasks.perform(task, in: &state)
    state.event.closed?.calls = state.event.evidence
    state.event.evidence = evidence
    state.event.evidence.marks.formUnion(state.event.closed?.calls.marks ?? [])
    return true
  }

  /// How many of the waiting tasks are appearance callbacks: completion handlers come after them (F6.6).
  private static func disappearances(in state: MachineState) -> Int {
    state.event.later.prefix { task in
      switch task {
      case .appearance: true
      case .callback(let callback, _, _): state.flow.callbacks[callback].name == .didDisappear
      default: false
      }
    }.count
  }

  /// Continues the event on the frame that is on top again after another one was removed.
  static func land(_ value: Value, in state: inout MachineState) {
    state.frame.adopt(
      value,
      state.tables.handedDown(value.sharedUp, from: value.screen, wasBase: value.wasBase, to: state.frame))
    if !value.wasBase { (state.frame.detent, state.frame.hidPresenter) = (value.detent, value.hidPresenter) }
    let performers = state.performers
    state.event.agenda = state.event.agenda.map { $0.exposed(by: value, performers) }
    state.event.later = state.event.later.map { $0.exposed(by: value, performers) }
    let screen = state.frame.screen
    let isGoingOn = state.event.agenda.contains {
      switch $0 {
      case .go(let until): !until.isEnough(performers)
      case .replaceRoot: true
      default: false
      }
    }
    guard !isGoingOn else { return }
    // A pop to the root of a tab does not apply to what this root pushes when it appears.
    state.event.agenda.removeAll { if case .go(.baseOfTab) = $0 { true } else { false } }
    let isInstant = state.event.isInstant
    state.event.isInstant = false
    let names: [CallbackName] = [.willAppear, .didAppear]
    state.event.isUnseen = value.uncovers && OwedWork.isMoveDue(of: state.frame, in: state)
    if value.uncovers {
      if isInstant {
        state.event.coming = .nothing
      } else if value.wasBase {
        state.event.coming = .layer
      } else if state.event.coming != .layer {
        state.event.coming = .back
      }
      if state.tables.hearsAppearing[screen], !state.event.isUnseen {
        if isInstant {
          // Enough frames were removed; what is pushed from here on is not affected.
          state.event.agenda.removeAll { if case .go = $0 { true } else { false } }
          state.event.agenda.insert(.appearance(.didAppear), at: 0)
        } else {
          state.event.later.insert(.appearance(.didAppear), at: 0)
        }
        state.event.agenda.insert(.appearance(.willAppear), at: 0)
      }
    } else if let edge = value.edge, !state.flow.screens[state.flow.presentations[edge].target].dialog {
      for callback in state.flow.screens[screen].callbacks
      where names.contains(state.flow.callbacks[callback].name) {
        state.note(.skipped, callback)
      }
    }
  }

  /// Replaces the root of the window and removes the whole old stack.
  static func replaceRoot(_ screen: ScreenID, in state: inout MachineState) {
    let standing = state.standing
    for point in standing.losing { state.note(.lost, point) }
    Covering.forgetAppearing(withLayer: true, in: &state)
    let wasUnseen = state.event.isUnseen
    state.event.isUnseen = false
    let gone = Performer.gone(state.frame.screen, presenter: nil)
    state.event.agenda = state.event.agenda.map { $0.performed(by: gone) }
    state.event.later = state.event.later.map { $0.performed(by: gone) }
    func calls(_ name: CallbackName) -> [Task] {
      let told = wasUnseen ? [] : standing.screen.callbacks.filter { state.flow.callbacks[$0].name == name }
      return told.map { .callback($0, gone, ifGesture: false) }
    }
    let (disappearing, disappeared) = (calls(.willDisappear), calls(.didDisappear))
    InstanceFlags.end(state.frame, in: &state)
    state.control.owed = []
    state.setting.oweNothing()
    state.frame = Frame(rootedAt: screen, state.tables)
    state.mark(.changes)
    state.event.agenda.insert(
      contentsOf: [.appearance(.didLoad)] + disappearing + [.appearance(.willAppear), .showRoot], at: 0)
    state.event.later.insert(contentsOf: [.appearance(.didAppear)] + disappeared, at: 0)
    state.event.later += state.flow.restored[state.frame.screen].map { .restore($0) }
    state.event.coming = .layer
  }

  /// Shows the new root of the window at once, so that requests of the same code find it on screen (F7.22).
  /// What the root has pushed or selected meanwhile still has to appear.
  static func showRoot(in state: inout MachineState) {
    guard state.event.coming == .layer, !state.frame.isModal else { return }
    state.event.coming = state.frame.isBottom ? .nothing : state.frame.isPushed ? .pushed : .back
  }
}
