import FlowModel

/// Work that is not safe: whose it is, and how it is saved, discarded or begun.
enum ReplayUnsavedWork {
  /// Whether a point is unsaved: of the asking instance, else of the nearest beneath it, else of the nearest of all; for a
  /// delegate of the nearest of all.
  static func isUnsaved(_ point: UnsavedPointID, for doer: Doer, in state: ReplayState) -> Bool {
    guard let place = owner(of: point, for: doer, in: state) else { return false }
    return place.screen.map { state.layers[place.layer].screens[$0].unsaved.contains(point) }
      ?? state.layers[place.layer].tabWork.contains(point)
  }

  /// Where the instance stands whose point is meant, or the layer alone for tabs and containers; nil where none is up.
  static func owner(of point: UnsavedPointID, for doer: Doer, in state: ReplayState) -> (
    layer: Int, screen: Int?
  )? {
    let owner = state.flow.unsavedPoints[point].screen
    let all = state.layers.indices.flatMap { layer -> [(layer: Int, screen: Int?)] in
      [(layer: layer, screen: nil)] + state.layers[layer].screens.indices.map { (layer: layer, screen: $0) }
    }
    func isOwner(_ place: (layer: Int, screen: Int?)) -> Bool {
      let layer = state.layers[place.layer]
      guard let screen = place.screen else { return layer.shownTabs.contains(owner) }
      return layer.screens[screen].screen == owner && !state.isTab(layer.screens[screen], layer)
    }
    // The delegate of what it presents speaks of the work there.
    if doer.isDelegate { return all.last(where: isOwner) }
    let position = all.firstIndex { place in
      place.screen.map { state.layers[place.layer].screens[$0].instance == doer.instance } ?? false
    }
    if let position, let beneath = all[...position].last(where: isOwner) { return beneath }
    // The work of an instance that is gone went with it.
    if position == nil, doer.instance != nil, doer.screen == owner, !doer.isAside {
      return all.last { isOwner($0) && $0.screen == nil }
    }
    return all.last(where: isOwner)
  }

  static func mark(_ point: UnsavedPointID, unsaved: Bool, for doer: Doer, in state: inout ReplayState) {
    guard !state.flow.unsavedPoints[point].autosaved, let place = owner(of: point, for: doer, in: state)
    else { return }
    func mark(_ points: inout Set<UnsavedPointID>) {
      if unsaved { points.insert(point) } else { points.remove(point) }
    }
    if let screen = place.screen {
      mark(&state.layers[place.layer].screens[screen].unsaved)
    } else {
      mark(&state.layers[place.layer].tabWork)
    }
  }

  /// In a dialog that several screens present, a bare `save` or `discard` speaks of the work of the one that did; of a tab
  /// bar that is tapped again, of the work of the screen in front.
  static func work(meantBy effect: Shared<Effect>, _ doer: Doer, in state: ReplayState) -> [UnsavedPointID] {
    let isOfOneOfMany: Bool =
      switch effect.owner {
      case .button: effect.performers.count > 1
      case .callback(let callback):
        state.flow.callbacks[callback].name == .shouldSelectAgain && effect.performers.count > 1
      case .trigger, .back, .escape: false
      }
    guard isOfOneOfMany, effect.target.isEmpty, effect.performers.contains(doer.screen) else {
      return effect.points
    }
    let presenter = state.flow.screens[doer.screen]
    return effect.points.filter { presenter.unsaved.contains($0) || presenter.edits.contains($0) }
  }

  static func clean(_ point: UnsavedPointID, _ doer: Doer, in state: inout ReplayState) {
    guard isUnsaved(point, for: doer, in: state) else { return }
    state.outcome.changes = true
    mark(point, unsaved: false, for: doer, in: &state)
  }

  /// Thrown away: with the person’s word, or lost; what went a moment ago without it gets the word still.
  static func discard(_ point: UnsavedPointID, _ doer: Doer, word: Bool, in state: inout ReplayState) {
    let wasLost = state.outcome.lost.contains(point)
    guard wasLost || isUnsaved(point, for: doer, in: state) else { return }
    if word {
      state.outcome.lost.removeAll { $0 == point }
      state.outcome.discarded.note(point)
    } else {
      state.outcome.lost.note(point)
    }
    clean(point, doer, in: &state)
  }
}
