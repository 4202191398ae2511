import FlowModel

/// Removes screens and shows what is beneath.
enum ReplayClosing {
  /// Removes a layer with everything above it.
  static func close(from lowest: Int, in state: inout ReplayState) {
    go(state.layers[lowest...].flatMap(\.screens).reversed().map(\.instance), in: &state)
  }

  /// Removes screens, the front ones first, and shows what is beneath at the end.
  static func go(_ instances: [Int], showsWhatIsBeneath: Bool = true, in state: inout ReplayState) {
    for (position, instance) in instances.enumerated() where state.goesOn {
      guard state.front.instance == instance else { return }
      let isLast = position + 1 == instances.count
      leave(showing: isLast && showsWhatIsBeneath, withRoot: !showsWhatIsBeneath, in: &state)
    }
  }

  /// Removes the front screen: records its losses, and calls its callbacks.
  private static func leave(showing: Bool, withRoot isWithRoot: Bool, in state: inout ReplayState) {
    let gone = state.front
    let closes = state.isModal && state.top.screens.count == 1
    let look = ReplayAppearance.inFront(in: state)
    if !state.isTab(gone, state.top) {
      let kept = state.isUnseen ? [] : ReplayUnsavedWork.keptAsItGoes(gone, in: state)
      for point in state.flow.screens[gone.screen].unsaved
      where gone.unsaved.contains(point) && !kept.contains(point) {
        state.outcome.lost.note(point)
      }
    } else if state.top.screens.count == 1 {
      for point in state.top.tabWork.sorted() { state.outcome.lost.note(point) }
    }
    let doer = Doer(instance: gone.instance, screen: gone.screen)
    let chosen = state.flow.chosenByWork(asItGoes: gone.screen) {
      ReplayConditions.holds($0, for: doer, in: state)
    }
    state.outcome.closed.append(gone.screen)
    state.outcome.changes = true
    state.formerPresenters[gone.instance] = state.top.presenter
    let layer = state.top
    if closes {
      ReplayGestures.tellMissed(look, in: &state)
      endLayer(withRoot: isWithRoot, in: &state)
    } else {
      state.top.screens.removeLast()
    }
    let goesWithLayer = state.isTab(gone, layer) ? [] : Set([gone.screen])
    ReplayFlags.orphanWork(
      of: closes ? goesWithLayer.union(layer.family) : goesWithLayer,
      above: closes ? layer.worksBeneath : gone.worksBeneath, &state)
    let wasUnseen = state.isUnseen
    if !wasUnseen { ReplayCallbacks.noteDisappearance(of: gone, chosen, in: &state) }
    let isUncovered = !closes || layer.hidPresenter
    if showing {
      show(isUncovered: isUncovered, closes ? .layer : .back, gone, in: &state)
    } else {
      // Its views were not on screen, so the next removed screen gets no callbacks (F9.12).
      state.isUnseen = isUncovered
    }
    if !wasUnseen { ReplayCallbacks.callWillDisappear(of: gone, chosen, in: &state) }
  }

  private static func endLayer(withRoot isWithRoot: Bool, in state: inout ReplayState) {
    let layer = state.layers.removeLast()
    state.hasClosedLayer = true
    guard let edge = layer.presentation, state.flow.presentations[edge].framework == .swiftui else { return }
    if let binding = state.flow.presentations[edge].options.state, !isWithRoot {
      ReplayFlags.set(binding, false, in: &state)
    }
    for callback in state.flow.presentations[edge].callbacks
    where state.flow.callbacks[callback].name == .onDismiss {
      if let presenter = layer.presenter {
        state.afterwards.append(.callback(callback, presenter, ifGesture: false))
      }
    }
  }

  /// Shows what was beneath. If its views had been removed, it gets appearance callbacks (F9.1). Otherwise it
  /// gets none (F9.2), and these are recorded as skipped, except after a dialog.
  static func show(isUncovered: Bool, _ coming: Coming, _ gone: StackedScreen, in state: inout ReplayState) {
    let isInstant = state.isInstant
    state.isInstant = false
    state.isUnseen = isUncovered && ReplayOwedWork.isMoveDue(in: state)
    if state.isUnseen { return }
    if isUncovered, isInstant {
      ReplayCallbacks.call(.willAppear, of: state.front, in: &state)
      if state.goesOn { ReplayCallbacks.appeared(state.front.instance, in: &state) }
    } else if isUncovered {
      state.afterwards.insert(.appeared(state.front.instance, coming), at: 0)
      state.disappearing += 1
      ReplayCallbacks.call(.willAppear, of: state.front, in: &state)
    } else if !state.flow.screens[gone.screen].dialog {
      for callback in state.flow.screens[state.front.screen].callbacks
      where [.willAppear, .didAppear].contains(state.flow.callbacks[callback].name) {
        state.outcome.skipped.note(callback)
      }
    }
  }
}
