import FlowModel

extension Frame {
  /// A copy of the frame for records of an event that continues after the frame is no longer in front: only
  /// what ``StateView`` reads, without what matters for later steps only.
  ///
  /// An event that continues through several frames carries the frame that was in front before it and the
  /// frame that was removed last. With all of their fields, every frame beneath would be distinguished by
  /// everything that these two remember.
  func told(_ tables: MachineTables) -> Frame {
    guard let parts = tables.reportedParts else { return self }
    var frame = Frame(screen: screen)
    frame.edge = edge
    if parts.needsPresenter(of: self) { frame.source = source }
    frame.tab = tab
    frame.style = style
    frame.isPushed = isPushed
    frame.isLayerBase = isLayerBase
    frame.hasNavigation = hasNavigation
    frame.own = own
    (frame.near, frame.isNear) = (near, isNear)
    let points = parts.points(of: self, tables)
    frame.shared = shared & sharedUp & points
    frame.sharedUp = sharedUp & points
    frame.detent = detent
    frame.searching = searching
    frame.guardBeneath = guardBeneath
    frame.openGuards = openGuards
    if parts.readsStack {
      frame.tracked = tracked
      frame.trackedAside = trackedAside
      frame.trackedLower = trackedLower
      (frame.isOverPushed, frame.isOverRoot) = (isOverPushed, isOverRoot)
    }
    return frame
  }
}
