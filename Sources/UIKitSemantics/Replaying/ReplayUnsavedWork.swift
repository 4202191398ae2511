import FlowModel

/// Unsaved work: which instance it belongs to, and how it is saved, discarded or started.
enum ReplayUnsavedWork {
  /// Whether a point is unsaved: the point of the performer's instance, otherwise of the nearest instance
  /// beneath it, otherwise of the nearest one at all. For a delegate, of the nearest one at all.
  static func isUnsaved(_ point: UnsavedPointID, for doer: Doer, in state: ReplayState) -> Bool {
    guard let place = owner(of: point, for: doer, in: state) else { return false }
    return place.screen.map { state.layers[place.layer].screens[$0].unsaved.contains(point) }
      ?? state.layers[place.layer].tabWork.contains(point)
  }

  /// The place of the instance that has the point; only the layer for tabs and containers; nil if there is
  /// none.
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
    // A delegate refers to the work in what it has presented.
    if doer.isDelegate { return all.last(where: isOwner) }
    let position = all.firstIndex { place in
      place.screen.map { state.layers[place.layer].screens[$0].instance == doer.instance } ?? false
    }
    if let position, let beneath = all[...position].last(where: isOwner) { return beneath }
    // The work of a removed instance was removed with it.
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

  /// The points of an effect without a name: in a dialog that several screens present, those of its
  /// presenter; for a second tap on a tab, those of the front screen.
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

  /// What a screen that goes saves as it disappears if it is unsaved: its work is still there then.
  static func keptAsItGoes(_ gone: StackedScreen, in state: ReplayState) -> [UnsavedPointID] {
    func saved(_ steps: [Step], _ asked: UnsavedPointID?) -> [UnsavedPointID] {
      steps.flatMap { step -> [UnsavedPointID] in
        switch step {
        case .effect(let index):
          let effect = state.flow.effects[index]
          let isMeant = asked.map { effect.points == [$0] } ?? true
          return effect.verb == .save && isMeant ? effect.points : []
        case .branch(let condition, let holds, _):
          switch state.flow.conditions[condition].term {
          case .unsaved: return saved(holds, asked)
          case .unsavedPoint(let point): return saved(holds, point)
          default: return []
          }
        case .expect: return []
        }
      }
    }
    return state.flow.screens[gone.screen].callbacks.map { state.flow.callbacks[$0] }
      .filter { [.willDisappear, .didDisappear].contains($0.name) }.flatMap { saved($0.does, nil) }
  }

  static func clean(_ point: UnsavedPointID, _ doer: Doer, in state: inout ReplayState) {
    guard isUnsaved(point, for: doer, in: state) else { return }
    state.outcome.changes = true
    mark(point, unsaved: false, for: doer, in: &state)
  }

  /// Discards a point, with the user's consent (`word`) or as a loss. A loss of the same event becomes a
  /// discard if the consent follows.
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
