import FlowModel

/// How the screen of a performer was shown. A covered one has its own way, not that of what covers it.
extension Standing {
  /// Whether it was pushed. For a removed screen, and for the front one, the front frame decides.
  func isPushed(_ performer: ScreenID?, isGone: Bool) -> Bool {
    guard let performer, !isGone, !isInFront(performer) else { return frame.isPushed }
    let isEverPushed = tables.isEverPushed[performer]
    guard isEverPushed, tables.isEverFirst[performer] else { return isEverPushed }
    return standsInLayer(performer) ? !isFirstOfLayerInFront(performer) : frame.isOverPushed
  }

  /// Whether it is the first screen of a modal.
  func isPresented(_ performer: ScreenID?, isGone: Bool) -> Bool {
    guard let performer, !isGone, !isInFront(performer) else { return frame.isModal && !frame.isPushed }
    if !frame.isModal || isPushed(performer, isGone: isGone) { return false }
    let facts = tables.facts.screens[performer]
    if standsInLayer(performer) || !facts.inRootLayer { return true }
    let standsHigherAsModal = frame.edge.map { tables.asksForRoot[$0] } == true && !frame.isOverRoot
    return standsHigherAsModal && !facts.layers.isEmpty && performer != tables.flow.start
  }

  /// Whether it is in the front layer, beneath the front screen.
  private func standsInLayer(_ performer: ScreenID) -> Bool {
    isFirstOfLayerInFront(performer)
      || frame.source != performer && PerformerLookup(tables: tables, frame: frame).isInLayer(performer)
  }

  private func isFirstOfLayerInFront(_ performer: ScreenID) -> Bool {
    let first = presentation.map { tables.front(of: $0.target).screen } ?? tables.flow.start
    return performer == first || presentation?.options.adaptation.content == performer
  }
}
