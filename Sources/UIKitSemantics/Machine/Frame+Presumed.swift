import FlowModel

extension Frame {
  /// The first frame of the layer, as far as a frame above knows it; nil if it does not.
  func base(_ tables: MachineTables) -> Frame? {
    guard let edge else { return nil }
    let presentation = tables.elements.presentations[edge]
    guard presentation.options.adaptation.content == nil else { return nil }
    let (front, tab) = tables.front(of: presentation.target)
    var base = Frame(screen: front)
    base.edge = edge
    base.source = source
    base.tab = tab
    base.style = style
    (base.hidPresenter, base.layerExposes) = (hidPresenter, layerExposes)
    base.detent = detent
    base.isOverRoot = isOverRoot
    base.rootHidden = rootHidden
    return base
  }

  /// The presenter of the layer, if the flow determines it.
  private func presenter(_ tables: MachineTables) -> ScreenID? {
    guard let edge, tables.neededPresenters?.comesFromAnywhere[edge] == true else { return source }
    return tables.elements.presentations[edge].source
  }

  /// The front frame after this one is removed, as far as it is known.
  func presumed(_ tables: MachineTables, _ isPop: Bool) -> Frame {
    var frame = Frame(screen: (isPop ? exposes : presenter(tables)) ?? screen)
    if isPop {
      frame.edge = edge
      frame.source = source
      frame.style = style
    }
    return frame
  }
}
