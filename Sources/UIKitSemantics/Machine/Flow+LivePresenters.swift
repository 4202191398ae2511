import FlowModel

/// Which presentations leave their presenter interactive, and which buttons can be tapped there.
extension Flow {
  /// Whether the presenter may still be touched beside the presentation.
  func mayBeLive(_ presentation: Presentation) -> Bool {
    let kind = screens[presentation.target].kind
    let styles = presentation.options.declaredStyles
    return !presentation.options.undimmed.isEmpty || styles.contains(.inspector) || kind == .share
      || (kind == .actionSheet || kind == .confirmationDialog || styles.contains(.popover))
        && mayBeLiveAsPopover(presentation)
  }

  /// The same as ``mayBeLive(_:)``, for a presentation that is drawn as a popover.
  func mayBeLiveAsPopover(_ presentation: Presentation) -> Bool {
    let all = presentation.sources.flatMap { screens[$0].buttons }
    return screens[presentation.target].dialog && presentation.options.passthrough == .neighbours
      || !buttonsLeftLive(among: all, beside: presentation).isEmpty
  }

  /// The buttons of the presenter that can be tapped beside a presentation.
  func liveButtons(_ presentation: Presentation) -> [ButtonID] {
    guard mayBeLive(presentation) else { return [] }
    let all = presentation.sources.flatMap { screens[$0].buttons }
    let kind = screens[presentation.target].kind
    let isOpenBeside = kind.isDialog && presentation.options.passthrough == .neighbours
    if !presentation.options.undimmed.isEmpty || isOpenBeside || kind == .share { return all }
    return buttonsLeftLive(among: all, beside: presentation)
  }

  /// The buttons that can be tapped beside the presentation where it is drawn as a popover (F10.1).
  func buttonsLeftLive(among all: [ButtonID], beside presentation: Presentation) -> [ButtonID] {
    switch presentation.options.passthrough {
    case .all: return all
    case .buttons(let named): return all.filter { named.contains($0) }
    case .neighbours:
      guard case .button(let anchor) = presentation.options.anchor else { return [] }
      let placement = buttons[anchor].placement
      return all.filter { $0 != anchor && buttons[$0].placement.sharesBar(with: placement) }
    }
  }
}
