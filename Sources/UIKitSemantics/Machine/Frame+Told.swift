import FlowModel

extension Frame {
  /// The frame as rules see it once it is no longer in front, for records of an event that goes on: what ``StateView`` reads,
  /// without what it only remembers for steps to come.
  ///
  /// An event that goes on through many frames carries the one in front before it with it, and the one that went last. Told
  /// in full, every frame beneath would be told apart by all that these remembered.
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
