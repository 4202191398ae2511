import FlowModel

extension PlatformBehavior {
  /// How a style is drawn here without adaptation.
  func unadapted(_ style: Style, _ request: AppearanceRequest, isAdapted: Bool = false) -> Appearance {
    switch style {
    case .fullScreen: Appearance(.full, style, adapted: isAdapted, removes: true)
    case .overFullScreen, .fullScreenCover: Appearance(.full, style, adapted: isAdapted)
    case .pageSheet, .formSheet, .sheet: sheet(style, request, isAdapted: isAdapted)
    case .popover: Appearance(.popover, .popover, adapted: isAdapted)
    case .currentContext: Appearance(request.isInPane ? .pane : .full, style, removes: true)
    case .overCurrentContext: Appearance(request.isInPane ? .pane : .full, style)
    case .custom:
      request.isDelegated
        ? Appearance(.custom, .custom, removes: request.customRemovesPresenter)
        : Appearance(.full, .fullScreen, removes: true)
    case .inspector: isCompactWidth ? sheet(.sheet, request, isAdapted: true) : Appearance(.pane, .inspector)
    case .automatic, .none:
      unadapted(defaultStyle(of: request.kind, request.framework), request, isAdapted: isAdapted)
    }
  }

  /// The appearance of sheets by version and size classes (section 2 of the facts).
  private func sheet(_ style: Style, _ request: AppearanceRequest, isAdapted: Bool) -> Appearance {
    let full = Appearance(.full, .fullScreen, adapted: true, removes: true)
    let centred = Appearance(.centred, style, adapted: isAdapted)
    if !hasCards { return isCompactWidth ? full : centred }
    if isCompactHeight {
      if request.isEdgeAttached, hasDetents, request.framework == .uikit {
        return Appearance(request.detent == "large" || request.detent == "medium" ? .card : .partial, style)
      }
      if isCompactWidth || switches.sheetsFillCompactHeight { return full }
      return centred
    }
    if !isCompactWidth { return centred }
    let isPartial = hasDetents && request.detent != "large"
    return Appearance(isPartial ? .partial : .card, style, adapted: isAdapted)
  }

  /// The style to which this one adapts here; nil for no adaptation, so that its own appearance applies.
  func adaptation(of style: Style, _ request: AppearanceRequest) -> Style? {
    guard style == .popover || style == .pageSheet || style == .formSheet || style == .sheet else {
      return nil
    }
    if request.framework == .swiftui { return swiftUIAdaptation(of: style, request) }
    if let answer = delegateAnswer(request) { return answer == .none ? style : answer }
    guard style == .popover, isCompactWidth || isCompactHeight else { return nil }
    if hasCards { return .formSheet }
    return isCompactWidth ? .fullScreen : .formSheet
  }

  /// The answer of the adaptive delegate, if UIKit calls it and permits the answer (F2.1, F2.3).
  private func delegateAnswer(_ request: AppearanceRequest) -> Style? {
    if let answer = request.answer {
      return [.fullScreen, .overFullScreen, .none, .formSheet].contains(answer) ? answer : nil
    }
    guard isCompactWidth, let answer = request.compactWidthAnswer else { return nil }
    return [.fullScreen, .overFullScreen, .none].contains(answer) ? answer : nil
  }

  /// `presentationCompactAdaptation`: in compact height, the vertical value applies (F2.7). It does not exist
  /// before iOS 16.4.
  private func swiftUIAdaptation(of style: Style, _ request: AppearanceRequest) -> Style? {
    guard isCompactWidth || isCompactHeight else { return nil }
    let wish: CompactAdaptation =
      has(.compactAdaptation)
      ? (isCompactHeight ? request.vertical : request.horizontal) : .automatic
    switch wish {
    case .automatic:
      return style == .popover ? (isCompactHeight ? .fullScreenCover : .sheet) : nil
    case .none: return style
    case .popover: return .popover
    case .sheet: return .sheet
    case .fullScreenCover: return .fullScreenCover
    }
  }
}

extension Style {
  /// Whether ``PlatformBehavior/unadapted(_:_:isAdapted:)`` draws both styles in the same way.
  func isDrawnLike(_ other: Style) -> Bool {
    let sheets: Set<Style> = [.pageSheet, .formSheet, .sheet]
    return self == other || sheets.contains(self) && sheets.contains(other)
  }
}
