import FlowModel

extension StackInterpreter {
  /// Whether a condition holds for whose code asks.
  func holds(_ condition: Int, for doer: Doer) -> Bool {
    condition == Condition.always
      || condition != Condition.never && holds(flow.conditions[condition].term, doer)
  }

  private func holds(_ term: Condition.Term, _ doer: Doer) -> Bool {
    let here = behavior.environment
    switch term {
    case .always: return true
    case .never: return false
    case .unsaved:
      let screen = flow.screens[doer.screen]
      return (screen.unsaved + screen.edits).contains { isUnsaved($0, for: doer) }
    case .unsavedPoint(let point): return isUnsaved(point, for: doer)
    case .width(let size): return here.width == size
    case .height(let size): return here.height == size
    case .orientation(let orientation): return here.orientation == orientation
    case .idiom(let device): return here.device == device
    case .ios(let range): return range.contains(here.ios)
    case .searching: return asked(doer).screen.isSearching
    case .pushed: return asked(doer).screen.isPushed
    case .presented: return !asked(doer).screen.isPushed && asked(doer).layer > 0
    case .adapted: return appearance(of: spokenOf(doer)).isAdapted
    case .guarded: return hasGuard(spokenOf(doer))
    case .presents: return asked(doer).layer + 1 < layers.count
    case .inFront: return isInFront(doer)
    case .up(let screen): return nearest(screen) != nil
    case .flag(let flag): return isSet(flag)
    case .not(let term): return !holds(term, doer)
    case .all(let terms): return terms.allSatisfy { holds($0, doer) }
    case .any(let terms): return terms.contains { holds($0, doer) }
    }
  }

  /// Nothing lies above; a container is in front with whatever it shows.
  private func isInFront(_ doer: Doer) -> Bool {
    if doer.isAside { return front.tab.map { containers[$0].contains(doer.screen) } ?? false }
    if doer.instance != nil, layer(of: doer) == nil { return false }
    let asked = asked(doer)
    guard asked.layer + 1 == layers.count else { return false }
    let screen = flow.screens[doer.screen]
    if !screen.tabs.isEmpty || !screen.columns.isEmpty { return true }
    return doer.instance == nil ? front.screen == doer.screen : asked.screen.instance == front.instance
  }

  /// The instance that is asked how it came: the root stands for what is in front in its layer, and what is gone for
  /// what is in front.
  private func asked(_ doer: Doer) -> (layer: Int, screen: StackedScreen) {
    if doer.instance == nil, layers.count > 1 { return (0, layers[0].screens[0]) }
    guard let instance = doer.instance, let layer = layer(of: doer), let screen = screen(instance) else {
      return (layers.count - 1, front)
    }
    return (layer, screen)
  }

  /// The layer that `adapted` and `guarded` mean.
  private func spokenOf(_ doer: Doer) -> Int {
    if doer.isDelegate, let layer = layer(of: doer), layer + 1 < layers.count { return layer + 1 }
    return layer(of: doer) ?? layers.count - 1
  }

  /// Whether a point is unsaved: of the asking instance, else of the nearest beneath it, else of the nearest of all.
  func isUnsaved(_ point: Int, for doer: Doer) -> Bool {
    guard let place = owner(of: point, for: doer) else { return false }
    return place.screen.map { layers[place.layer].screens[$0].unsaved.contains(point) }
      ?? layers[place.layer].tabWork.contains(point)
  }

  /// Where the instance stands whose point is meant, or the layer alone for tabs and containers; nil where none is up.
  func owner(of point: Int, for doer: Doer) -> (layer: Int, screen: Int?)? {
    let owner = flow.unsavedPoints[point].screen
    let all = layers.indices.flatMap { layer -> [(layer: Int, screen: Int?)] in
      [(layer: layer, screen: nil)] + layers[layer].screens.indices.map { (layer: layer, screen: $0) }
    }
    func isOwner(_ place: (layer: Int, screen: Int?)) -> Bool {
      let layer = layers[place.layer]
      guard let screen = place.screen else { return layer.shownTabs.contains(owner) }
      return layer.screens[screen].screen == owner && !isTab(layer.screens[screen], layer)
    }
    let position = all.firstIndex { place in
      place.screen.map { layers[place.layer].screens[$0].instance == doer.instance } ?? false
    }
    if let position, let beneath = all[...position].last(where: isOwner) { return beneath }
    // The work of an instance that is gone went with it.
    if position == nil, doer.instance != nil, doer.screen == owner, !doer.isAside {
      return all.last { isOwner($0) && $0.screen == nil }
    }
    return all.last(where: isOwner)
  }

  mutating func mark(_ point: Int, unsaved: Bool, for doer: Doer) {
    guard !flow.unsavedPoints[point].autosaved, let place = owner(of: point, for: doer) else { return }
    func mark(_ points: inout Set<Int>) {
      if unsaved { points.insert(point) } else { points.remove(point) }
    }
    if let screen = place.screen {
      mark(&layers[place.layer].screens[screen].unsaved)
    } else {
      mark(&layers[place.layer].tabWork)
    }
  }

  // MARK: Guards

  /// `isModalInPresentation` of a presentation: on what was presented, or on any screen of its stack (F4.3, F4.5).
  func hasGuard(_ layer: Int) -> Bool {
    if hasNavigationGuard(layer) || hasContainerGuard(layer) { return true }
    let screens = layer > 0 ? layers[layer].screens : [layers[layer].screens.last].compactMap { $0 }
    return screens.contains { screen in
      holds(
        flow.screens[screen.screen].guard.screen, for: Doer(instance: screen.instance, screen: screen.screen))
    }
  }

  /// A guard on the tab bar or split view controller that was presented.
  private func hasContainerGuard(_ layer: Int) -> Bool {
    guard layer > 0, let last = layers[layer].screens.last, let tab = last.tab else { return false }
    return containers[tab].contains { container in
      holds(flow.screens[container].guard.screen, for: Doer(instance: last.instance, screen: container))
    }
  }

  private func hasNavigationGuard(_ layer: Int) -> Bool {
    guard let edge = layers[layer].presentation else { return false }
    let presentation = flow.presentations[edge]
    let target = flow.screens[presentation.target]
    let isWritten =
      presentation.guard.navigation != Condition.never || presentation.guard.screen != Condition.never
    // F1.15: on the Mac the picker of photos guards itself.
    if target.kind == .photoPicker, behavior.isMac, !isWritten { return true }
    let base = layers[layer].screens[0]
    let doer = Doer(instance: base.instance, screen: base.screen)
    return [presentation.guard.navigation, presentation.guard.screen, target.guard.navigation].contains {
      holds($0, for: doer)
    }
  }

  /// `isModalInPresentation` came with iOS 13. An app that is built with an older SDK can only mean the flag of popovers
  /// (F4.8); a presentation controller of the app’s own asks what it likes.
  private var honoursGuards: Bool {
    let look = appearance(of: layers.count - 1).look
    let isOldPopover = look == .popover && !timelines.cards[ground.machine.flow.app.sdk]
    return behavior.hasCards || look == .custom || isOldPopover
  }

  /// UIKit would honour a guard of the layer in front: while a search is active its own flag decides, or one on the
  /// navigation controller (F4.6).
  var isGuarded: Bool {
    guard isModal, honoursGuards else { return false }
    guard front.isSearching, switches.searchDecidesGuard else { return hasGuard(layers.count - 1) }
    return hasNavigationGuard(layers.count - 1)
      || holds(flow.screens[front.screen].guard.search, for: frontDoer)
  }
}
