import FlowModel

/// How layers are drawn, and the ways out of the front layer apart from its buttons.
enum ReplayAppearance {
  /// How a layer is drawn now.
  static func appearance(of layer: Int, in state: ReplayState) -> Appearance {
    guard let edge = state.layers[layer].presentation else { return Appearance(.root, .automatic) }
    return state.behavior.appearance(
      of: request(for: state.layers[layer], state.flow.presentations[edge], in: state))
  }

  /// How the front layer is drawn now.
  static func inFront(in state: ReplayState) -> Appearance {
    appearance(of: state.layers.count - 1, in: state)
  }

  /// The request for the appearance of a layer, with the current answers of the delegate.
  static func request(for layer: StackedLayer, _ presentation: Shared<Presentation>, in state: ReplayState)
    -> AppearanceRequest
  {
    let options = presentation.options
    let doer = layer.presenter ?? state.frontDoer
    func answer(_ choices: [StyleChoice]) -> Style? {
      choices.first { ReplayConditions.holds($0.condition, for: doer, in: state) }?.style
    }
    var request = AppearanceRequest(
      kind: state.flow.screens[presentation.target].kind, style: layer.style,
      framework: presentation.framework)
    // F2.3: if both methods are implemented, UIKit calls the one with the trait collection.
    if options.adaptation.styles.isEmpty {
      request.compactWidthAnswer = answer(options.adaptation.compactWidthStyles)
    } else {
      request.answer = answer(options.adaptation.styles)
    }
    request.horizontal = options.adaptation.horizontal
    request.vertical = options.adaptation.vertical
    request.isAnchored = options.anchor != .none
    request.isInPane = isInPane(doer.screen, in: state)
    request.isEdgeAttached = options.edgeAttached
    request.isDelegated = options.custom.delegated
    request.customRemovesPresenter = options.custom.removesPresenter
    request.hasOwnWindow = options.ownWindow
    request.detent = detent(of: layer, presentation, in: state)
    return request
  }

  /// Whether `currentContext` covers only a part of the window (F7.1).
  private static func isInPane(_ presenter: ScreenID, in state: ReplayState) -> Bool {
    guard state.behavior.environment.width == .regular else { return false }
    let chain = [presenter] + state.containers[presenter]
    return chain.contains { state.flow.screens[$0].definesContext }
      || chain.dropFirst().contains { state.flow.screens[$0].kind == .split }
  }

  /// The detents of a layer; for a popover, those of its adaptive sheet if it has some (F2.11).
  static func detents(of layer: StackedLayer, _ presentation: Shared<Presentation>) -> [String] {
    let adapted = presentation.options.adaptation.detents
    return !adapted.isEmpty && layer.style == .popover ? adapted : presentation.options.detents
  }

  /// The selected detent; if it is not active here, the largest one (F2.8).
  static func detent(of layer: StackedLayer, _ presentation: Shared<Presentation>, in state: ReplayState)
    -> String
  {
    let names = detents(of: layer, presentation)
    let active = state.behavior.activeDetents(names)
    let isThere = layer.detent < names.count && active.contains(names[layer.detent])
    return isThere ? names[layer.detent] : active.last ?? "large"
  }

  /// Whether the front sheet leaves the screen beneath interactive (F10.1).
  static func isUndimmed(in state: ReplayState) -> Bool {
    guard let presentation = state.presentation,
      !(state.switches.guardDimsSheet && ReplayGuards.isGuarded(in: state))
    else { return false }
    return state.behavior.isUndimmed(
      at: detent(of: state.top, presentation, in: state), of: detents(of: state.top, presentation),
      upTo: presentation.options.undimmed,
      look: inFront(in: state).look, framework: presentation.framework)
  }

  /// The ways out of the front layer apart from its buttons.
  static func exits(in state: ReplayState) -> Exits {
    guard let presentation = state.presentation else { return Exits() }
    return state.behavior.exits(
      of: inFront(in: state), kind: state.flow.screens[presentation.target].kind, style: state.top.style,
      custom: presentation.options.custom, isUndimmed: isUndimmed(in: state),
      hasCancel: cancelButton(in: state) != nil)
  }

  /// The Cancel button of the front dialog.
  static func cancelButton(in state: ReplayState) -> ButtonID? {
    guard state.flow.screens[state.front.screen].dialog else { return nil }
    return state.flow.screens[state.front.screen].buttons.first {
      state.flow.buttons[$0].role == .cancel
        && ReplayConditions.holds(state.flow.buttons[$0].shown, for: state.frontDoer, in: state)
    }
  }
}
