import FlowModel

extension StackInterpreter {
  /// How a layer is drawn now.
  func appearance(of layer: Int) -> Appearance {
    guard let edge = layers[layer].presentation else { return Appearance(.root, .automatic) }
    return behavior.appearance(of: request(for: layers[layer], flow.presentations[edge]))
  }

  /// What a layer asks for, with the delegate’s answers of this moment.
  func request(for layer: StackedLayer, _ presentation: Shared<Presentation>) -> AppearanceRequest {
    let options = presentation.options
    let doer = layer.presenter ?? frontDoer
    func answer(_ choices: [StyleChoice]) -> Style? {
      choices.first { holds($0.condition, for: doer) }?.style
    }
    var request = AppearanceRequest(
      kind: flow.screens[presentation.target].kind, style: layer.style, framework: presentation.framework)
    // F2.3: where both are implemented the one with the traits is asked.
    if options.adaptation.styles.isEmpty {
      request.compactWidthAnswer = answer(options.adaptation.compactWidthStyles)
    } else {
      request.answer = answer(options.adaptation.styles)
    }
    request.horizontal = options.adaptation.horizontal
    request.vertical = options.adaptation.vertical
    request.isAnchored = options.anchor != .none
    request.isInPane = isInPane(doer.screen)
    request.isEdgeAttached = options.edgeAttached
    request.isDelegated = options.custom.delegated
    request.customRemovesPresenter = options.custom.removesPresenter
    request.detent = detent(of: layer, presentation)
    return request
  }

  /// The context that `currentContext` covers is only a part of the window (F7.1).
  private func isInPane(_ presenter: Int) -> Bool {
    guard behavior.environment.width == .regular else { return false }
    let chain = [presenter] + containers[presenter]
    return chain.contains { flow.screens[$0].definesContext }
      || chain.dropFirst().contains { flow.screens[$0].kind == .split }
  }

  /// The detents of a layer: those of the adaptive sheet where a popover has some (F2.11).
  func detents(of layer: StackedLayer, _ presentation: Shared<Presentation>) -> [String] {
    let adapted = presentation.options.adaptation.detents
    return !adapted.isEmpty && layer.style == .popover ? adapted : presentation.options.detents
  }

  /// The detent in force; one that is not active here gives way to the largest (F2.8).
  func detent(of layer: StackedLayer, _ presentation: Shared<Presentation>) -> String {
    let names = detents(of: layer, presentation)
    let active = behavior.activeDetents(names)
    let isThere = layer.detent < names.count && active.contains(names[layer.detent])
    return isThere ? names[layer.detent] : active.last ?? "large"
  }

  /// The sheet in front leaves the screen beneath it live (F10.1).
  var isUndimmed: Bool {
    guard let presentation, !(switches.guardDimsSheet && isGuarded) else { return false }
    return behavior.isUndimmed(
      at: detent(of: top, presentation), of: detents(of: top, presentation),
      upTo: presentation.options.undimmed,
      look: appearance(of: layers.count - 1).look, framework: presentation.framework)
  }

  /// What the layer in front offers apart from its buttons.
  var exits: Exits {
    guard let presentation else { return Exits() }
    return behavior.exits(
      of: appearance(of: layers.count - 1), kind: flow.screens[presentation.target].kind, style: top.style,
      custom: presentation.options.custom, isUndimmed: isUndimmed, hasCancel: cancelButton != nil)
  }

  /// The Cancel action of the dialog in front.
  var cancelButton: Int? {
    guard flow.screens[front.screen].dialog else { return nil }
    return flow.screens[front.screen].buttons.first {
      flow.buttons[$0].role == .cancel && holds(flow.buttons[$0].shown, for: frontDoer)
    }
  }

  // MARK: Delegates

  /// The gesture callback of the delegate in force: the screen in front if it is one, else what was presented, else
  /// whoever presented it. Nobody where the delegate was set on a child (F5.10) or SwiftUI presents; before iOS 13 only
  /// a popover asks and tells (F5.11).
  func delegate(_ name: CallbackName, front: StackedScreen) -> (callback: Int, doer: Doer)? {
    guard let presentation, presentation.framework == .uikit else { return nil }
    if !behavior.hasCards {
      let isOld = switches.oldPopoversCallBack && appearance(of: layers.count - 1).look == .popover
      guard isOld, name == .shouldDismiss || name == .didDismiss else { return nil }
    }
    let gestures: [CallbackName] = [.shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss]
    let base = top.screens[0]
    var presenter = top.presenter
    presenter?.isDelegate = true
    let candidates: [([Int], Doer?)] = [
      (flow.screens[front.screen].callbacks, Doer(instance: front.instance, screen: front.screen)),
      (
        flow.screens[presentation.target].callbacks,
        Doer(instance: base.instance, screen: presentation.target)
      ),
      (presentation.callbacks, presenter),
    ]
    for (callbacks, doer) in candidates {
      let own = callbacks.filter { gestures.contains(flow.callbacks[$0].name) }
      guard !own.isEmpty else { continue }
      guard let found = own.first(where: { flow.callbacks[$0].name == name }), let doer else { return nil }
      return flow.callbacks[found].onChild ? nil : (found, doer)
    }
    return nil
  }

  /// Who implements a system controller’s call: the edge, else what is written on the screen; the presenter does it.
  func systemCallbacks(_ name: CallbackName, _ presentation: Shared<Presentation>) -> [Int] {
    let onEdge = presentation.callbacks.filter { flow.callbacks[$0].name == name }
    let onScreen = flow.screens[presentation.target].callbacks.filter { flow.callbacks[$0].name == name }
    return onEdge.isEmpty ? onScreen : onEdge
  }
}
