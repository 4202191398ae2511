import FlowModel

/// `present(_:animated:)` and SwiftUI’s modifiers (section 7 of the facts).
enum ReplayPresenting {
  /// `present(_:animated:)`: shown, dropped or held back, or the app is gone (section 7 of the facts).
  static func present(_ edge: PresentationID, _ doer: Doer, in state: inout ReplayState) {
    let presentation = state.flow.presentations[edge]
    let target = state.flow.screens[presentation.target]
    if let binding = presentation.options.state, ReplayFlags.isSet(binding, in: state),
      !isOfTheOther(binding, edge, doer, in: state)
    {
      return state.drop(.stateStillSet, edge, target.id)
    }
    // F6.9: an instance that is kept cannot be presented while it is up.
    if target.retained, state.nearest(presentation.target) != nil { return state.crash(.alreadyActive) }
    let layer = state.layer(of: doer)
    let isAside = state.isAside(doer) && (doer.isAside || layer == state.layers.count - 1)
    if isAside, layer == state.layers.count - 1, presentation.framework == .swiftui {
      return state.markBeneath()
    }
    guard let layer, !isAside else {
      let reason: DropReason = layer == nil ? .presenterGone : .notInWindow
      return state.drop(state.isDismissing ? .inTransition : reason, edge, target.id)
    }
    if presentation.options.ownWindow { return show(edge, doer, in: &state) }
    if ReplayOwedWork.isOwed(behindWindow: doer, in: state) { return state.markBeneath() }
    if presentation.framework == .swiftui { return presentBySwiftUI(edge, doer, layer, in: &state) }
    if state.isPresenting || state.isDismissing { return state.drop(.inTransition, edge, target.id) }
    if isInWindowBeneath(doer, layer, in: state) { return state.markBeneath() }
    if layer + 1 < state.layers.count {
      let isHidden = ReplayAppearance.appearance(of: layer + 1, in: state).removesPresenter
      return state.drop(isHidden ? .notInWindow : .alreadyPresenting, edge, target.id)
    }
    if doer.instance != state.front.instance {
      return state.switches.coveredScreenCannotPresent
        ? state.drop(.notInWindow, edge, target.id) : show(edge, doer, in: &state)
    }
    if state.front.isSearching, state.switches.searchBlocksPresenting,
      !state.ground.machine.flow.isOfTopmost(presentation.effect),
      !(state.front.isInNavigation && state.flow.isOfContainer(presentation))
    {
      return state.drop(.alreadyPresenting, edge, target.id)
    }
    if isAppearing(in: state) { return state.drop(.notInWindow, edge, target.id) }
    show(edge, doer, in: &state)
  }

  /// A window of its own is in front, and the screen in front of the one beneath presents there.
  private static func isInWindowBeneath(_ doer: Doer, _ layer: Int, in state: ReplayState) -> Bool {
    guard let front = state.frontBeneathWindow else { return false }
    let isBetween = layer == state.layers.count - 2 && layer > state.windowLayer
    let presenting = isBetween ? state.layers[layer].screens.last?.instance : front.instance
    return (isBetween || layer == state.windowLayer) && presenting == (doer.instance ?? doer.root)
  }

  /// The screen in front is not on screen yet (F7.4), nor is a container that could present for it (F7.19).
  private static func isAppearing(in state: ReplayState) -> Bool {
    var latest: Coming?
    for case .appeared(let instance, let coming) in state.afterwards {
      if instance == state.front.instance, latest == nil { latest = coming }
      if coming == .layer,
        state.layer(of: Doer(instance: instance, screen: state.flow.start)) == state.layers.count - 1
      {
        return true
      }
    }
    return latest == .pushed && state.switches.pushedScreenMustAppear
      || latest == .back && state.switches.screenComingBackCannotPresent
  }

  /// F7.12 to F7.14: what shares the modifier takes the place of the other, anything else waits until it is gone; what
  /// is asked for while another goes is honoured from 16.4 on, an alert from 17.4.
  private static func presentBySwiftUI(
    _ edge: PresentationID, _ doer: Doer, _ layer: Int, in state: inout ReplayState
  ) {
    let presentation = state.flow.presentations[edge]
    let target = state.flow.screens[presentation.target]
    // Its binding is set as it was.
    if state.top.presentation == edge, isRightAbove(doer, layer, in: state) { return }
    if isInWindowBeneath(doer, layer, in: state) { return state.markBeneath() }
    if state.isDismissing {
      let isAlert = target.kind == .alert
      guard state.timelines[isAlert ? .alertsWhileDismissing : .presentingWhileDismissing][state.behavior.ios]
      else {
        return state.drop(.inTransition, edge, target.id)
      }
      state.afterwards.append(.present(edge, doer))
      return
    }
    if layer + 1 == state.layers.count { return show(edge, doer, in: &state) }
    // The column of an inspector stands beside the view, which presents on.
    if isRightAbove(doer, layer, in: state), isPane(state.layers.count - 1, doer, in: state),
      !sharesModifier(edge, doer, layer, in: state)
    {
      return show(edge, doer, in: &state)
    }
    if sharesModifier(edge, doer, layer, in: state) {
      ReplayClosing.close(from: state.layers.count - 1, in: &state)
      state.afterwards.append(.present(edge, doer))
    } else {
      state.drop(.mustWait, edge, target.id)
      ReplayOwedWork.remember(.effect(presentation.effect, doer), in: &state)
    }
  }

  /// The layer in front lies right above the one of whoever presents, or above columns of inspectors beside him.
  private static func isRightAbove(_ doer: Doer, _ layer: Int, in state: ReplayState) -> Bool {
    layer + 1 < state.layers.count
      && (layer + 1..<state.layers.count - 1).allSatisfy { isPane($0, doer, in: state) }
  }

  /// The layer is the column of an inspector beside whoever presents.
  private static func isPane(_ layer: Int, _ doer: Doer, in state: ReplayState) -> Bool {
    state.layers[layer].style == .inspector && state.layers[layer].presenter?.screen == doer.screen
      && ReplayAppearance.appearance(of: layer, in: state).look == .pane
  }

  /// What is up above the layer, and nothing above that, has the same modifier.
  private static func sharesModifier(
    _ edge: PresentationID, _ doer: Doer, _ layer: Int, in state: ReplayState
  ) -> Bool {
    guard isRightAbove(doer, layer, in: state), let up = state.top.presentation else { return false }
    let (one, other) = (state.flow.presentations[edge], state.flow.presentations[up])
    return other.framework == .swiftui && other.options.modifier == one.options.modifier
      && state.top.presenter?.screen == doer.screen
  }

  /// The flag stands for what shares the modifier and is up: an item that becomes another one.
  private static func isOfTheOther(
    _ binding: FlagID, _ edge: PresentationID, _ doer: Doer, in state: ReplayState
  ) -> Bool {
    guard state.flow.presentations[edge].framework == .swiftui, !state.isDismissing,
      let layer = state.layer(of: doer), !state.isAside(doer), sharesModifier(edge, doer, layer, in: state),
      let up = state.top.presentation
    else { return false }
    return up != edge && state.flow.presentations[up].options.state == binding
  }

  /// What the flag of a new root says is up comes again (F7.21).
  static func restore(_ edge: PresentationID, _ root: Int, in state: inout ReplayState) {
    guard state.layers.count == 1, state.front.instance == root, !state.front.isPushed,
      let binding = state.flow.presentations[edge].options.state, ReplayFlags.isSet(binding, in: state)
    else { return }
    state.outcome.requested.note(edge)
    if !state.flow.setByCode.contains(binding) { state.outcome.found.note(.comesByItself) }
    show(edge, state.frontDoer, in: &state)
  }

  /// A presentation comes up.
  private static func show(_ edge: PresentationID, _ doer: Doer, in state: inout ReplayState) {
    let presentation = state.flow.presentations[edge]
    let covered = state.front
    let coveredLook = ReplayAppearance.inFront(in: state).look
    let choice = presentation.options.styles.first {
      ReplayConditions.holds($0.condition, for: doer, in: state)
    }
    var layer = state.newLayer(presentation.target)
    (layer.presentation, layer.presenter) = (edge, doer)
    layer.worksBeneath = ReplayFlags.screensAtWork(in: state)
    layer.style = choice?.style ?? (presentation.framework == .swiftui ? .sheet : .automatic)
    state.layers.append(layer)
    adaptContent(of: state.layers.count - 1, in: &state)
    let crash = crash(of: presentation, over: coveredLook, in: state)
    guard crash == .none else {
      state.layers.removeLast()
      return state.crash(crash)
    }
    if let binding = presentation.options.state { ReplayFlags.set(binding, true, in: &state) }
    if state.flow.screens[presentation.target].retained {
      // F6.9: it shows what it showed before.
      if !state.shown.insert(presentation.target).inserted { state.outcome.found.note(.retainedContent) }
    }
    state.outcome.changes = true
    if !presentation.options.ownWindow { state.isPresenting = presentation.options.animated }
    let hides = ReplayAppearance.inFront(in: state).removesPresenter
    state.top.hidPresenter = hides
    let wasUnseen = state.isUnseen
    state.isUnseen = false
    ReplayCallbacks.comes(state.front, .layer, covering: hides && !wasUnseen ? covered : nil, in: &state)
  }

  /// Why what has just been put on the stack cannot be shown.
  private static func crash(of presentation: Shared<Presentation>, over covered: Look, in state: ReplayState)
    -> Crash
  {
    let target = state.flow.screens[presentation.target]
    let isAlert = target.kind == .alert || target.kind == .actionSheet
    if isAlert, presentation.framework == .uikit, target.title.isEmpty, target.message.isEmpty,
      target.buttons.isEmpty
    {
      return .noAction
    }
    let isInContext = state.top.style == .currentContext || state.top.style == .overCurrentContext
    if covered == .popover, isInContext, presentation.options.transition != .coverVertical {
      return .popoverTransition
    }
    return state.behavior.crash(
      of: ReplayAppearance.inFront(in: state),
      ReplayAppearance.request(for: state.top, presentation, in: state))
  }

  /// In the adapted form the delegate may show another screen (F2.5).
  static func adaptContent(of layer: Int, in state: inout ReplayState) {
    guard let edge = state.layers[layer].presentation,
      let content = state.flow.presentations[edge].options.adaptation.content
    else { return }
    let usual = state.ground.front(of: state.flow.presentations[edge].target).screen
    let wanted = ReplayAppearance.appearance(of: layer, in: state).isAdapted ? content : usual
    let old = state.layers[layer].screens[0]
    guard old.screen != wanted else { return }
    var new = state.newScreen(wanted)
    (new.tab, new.isInNavigation, new.isSearching) = (old.tab, old.isInNavigation, old.isSearching)
    let before = state.layers[layer]
    state.layers[layer].screens[0] = new
    ReplayFlags.orphanWork(
      of: state.isTab(old, before) ? [] : [old.screen], above: before.worksBeneath, &state)
  }
}
