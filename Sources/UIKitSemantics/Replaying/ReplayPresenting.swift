import FlowModel

/// `present(_:animated:)` and SwiftUI’s modifiers (section 7 of the facts).
enum ReplayPresenting {
  /// `present(_:animated:)`: the presentation is shown, dropped or delayed, or the app crashes (section 7 of
  /// the facts).
  static func present(_ edge: PresentationID, _ doer: Doer, in state: inout ReplayState) {
    let presentation = state.flow.presentations[edge]
    let target = state.flow.screens[presentation.target]
    if let binding = presentation.options.state, ReplayFlags.isSet(binding, in: state),
      !isOfTheOther(binding, edge, doer, in: state)
    {
      return state.drop(.stateStillSet, edge, target.id)
    }
    // F6.9: a retained instance cannot be presented while it is on the stack.
    if target.retained, state.nearest(presentation.target) != nil { return state.crash(.alreadyActive) }
    let layer = state.layer(of: doer)
    let isAside = state.isAside(doer) && (doer.isAside || layer == state.layers.count - 1)
    if isAside, layer == state.layers.count - 1, presentation.framework == .swiftui {
      return state.markBeneath()
    }
    if layer == nil || isAside, presentation.options.ownWindow {
      // No presenter is asked for a window of the app's own (F14.1).
      return state.flow.isHeardInside(presentation)
        ? show(edge, state.frontDoer, in: &state) : state.markBeneath()
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

  /// Whether a window of the app's own is in front, and the performer is the front screen of the window
  /// beneath.
  private static func isInWindowBeneath(_ doer: Doer, _ layer: Int, in state: ReplayState) -> Bool {
    guard let front = state.frontBeneathWindow else { return false }
    let isBetween = layer == state.layers.count - 2 && layer > state.windowLayer
    let presenting = isBetween ? state.layers[layer].screens.last?.instance : front.instance
    return (isBetween || layer == state.windowLayer) && presenting == (doer.instance ?? doer.root)
  }

  /// Whether neither the front screen (F7.4) nor a container that could present for it (F7.19) has appeared.
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

  /// F7.12 to F7.14: a presentation replaces another one with the same modifier; any other waits until that
  /// is dismissed. A request during a dismissal is carried out from 16.4 on; for an alert, from 17.4 on.
  private static func presentBySwiftUI(
    _ edge: PresentationID, _ doer: Doer, _ layer: Int, in state: inout ReplayState
  ) {
    let presentation = state.flow.presentations[edge]
    let target = state.flow.screens[presentation.target]
    // Its binding is set to the value it has.
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
    // The column of an inspector is beside the view, which can still present.
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

  /// Whether the front layer is directly above that of the performer, or above inspector columns beside it.
  private static func isRightAbove(_ doer: Doer, _ layer: Int, in state: ReplayState) -> Bool {
    layer + 1 < state.layers.count
      && (layer + 1..<state.layers.count - 1).allSatisfy { isPane($0, doer, in: state) }
  }

  /// Whether the layer is the inspector column of the performer.
  private static func isPane(_ layer: Int, _ doer: Doer, in state: ReplayState) -> Bool {
    state.layers[layer].style == .inspector && state.layers[layer].presenter?.screen == doer.screen
      && ReplayAppearance.appearance(of: layer, in: state).look == .pane
  }

  /// Whether the layer directly above, with nothing above it, has the same modifier.
  private static func sharesModifier(
    _ edge: PresentationID, _ doer: Doer, _ layer: Int, in state: ReplayState
  ) -> Bool {
    guard isRightAbove(doer, layer, in: state), let up = state.top.presentation else { return false }
    let (one, other) = (state.flow.presentations[edge], state.flow.presentations[up])
    return other.framework == .swiftui && other.options.modifier == one.options.modifier
      && state.top.presenter?.screen == doer.screen
  }

  /// Whether the flag belongs to a presentation with the same modifier that is shown, so that one item
  /// replaces another.
  private static func isOfTheOther(
    _ binding: FlagID, _ edge: PresentationID, _ doer: Doer, in state: ReplayState
  ) -> Bool {
    guard state.flow.presentations[edge].framework == .swiftui, !state.isDismissing,
      let layer = state.layer(of: doer), !state.isAside(doer), sharesModifier(edge, doer, layer, in: state),
      let up = state.top.presentation
    else { return false }
    return up != edge && state.flow.presentations[up].options.state == binding
  }

  /// Shows a presentation again if its flag is set and its screen is the new root (F7.21).
  static func restore(_ edge: PresentationID, _ root: Int, in state: inout ReplayState) {
    guard state.layers.count == 1, state.front.instance == root, !state.front.isPushed,
      let binding = state.flow.presentations[edge].options.state, ReplayFlags.isSet(binding, in: state)
    else { return }
    state.outcome.requested.note(edge)
    if !state.flow.setByCode.contains(binding) { state.outcome.found.note(.comesByItself) }
    show(edge, state.frontDoer, in: &state)
  }

  /// Shows a presentation.
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
      // F6.9: it shows its previous content.
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

  /// Why the new top layer cannot be shown.
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

  /// In the adapted form, the delegate may show another screen (F2.5).
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
