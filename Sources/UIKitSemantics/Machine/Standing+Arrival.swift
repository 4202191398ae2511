import FlowModel

/// How a screen came, asked of whoever performs: one that is covered came in its own way, not in that of what covers it.
extension Standing {
  /// It was pushed. What has gone, and whoever is in front, is asked as the frame in front.
  func isPushed(_ performer: ScreenID?, isGone: Bool) -> Bool {
    guard let performer, !isGone, !isInFront(performer) else { return frame.isPushed }
    let isEverPushed = tables.isEverPushed[performer]
    guard isEverPushed, tables.isEverFirst[performer] else { return isEverPushed }
    return standsInLayer(performer) ? !isFirstOfLayerInFront(performer) : frame.isOverPushed
  }

  /// It is the first screen of a modal.
  func isPresented(_ performer: ScreenID?, isGone: Bool) -> Bool {
    guard let performer, !isGone, !isInFront(performer) else { return frame.isModal && !frame.isPushed }
    if !frame.isModal || isPushed(performer, isGone: isGone) { return false }
    let facts = tables.facts.screens[performer]
    if standsInLayer(performer) || !facts.inRootLayer { return true }
    let standsHigherAsModal = frame.edge.map { tables.asksForRoot[$0] } == true && !frame.isOverRoot
    return standsHigherAsModal && !facts.layers.isEmpty && performer != tables.flow.start
  }

  /// It is beneath in the layer in front.
  private func standsInLayer(_ performer: ScreenID) -> Bool {
    isFirstOfLayerInFront(performer)
      || frame.source != performer && PerformerLookup(tables: tables, frame: frame).isInLayer(performer)
  }

  private func isFirstOfLayerInFront(_ performer: ScreenID) -> Bool {
    let first = presentation.map { tables.front(of: $0.target).screen } ?? tables.flow.start
    return performer == first || presentation?.options.adaptation.content == performer
  }
}

extension Flow {
  /// Some condition asks how a screen came.
  var asksHowScreensCame: Bool {
    conditions.contains { $0.term.contains { $0 == .presented || $0 == .pushed } }
  }

  /// A guard of the navigation controller that is presented reads the work of its first screen, which may be covered.
  func readsWork(navigationGuardsOf presentation: Presentation) -> Bool {
    let target = screens[presentation.target]
    guard !target.kind.isContainer, effects.contains(where: { $0.verb == .push }) else { return false }
    return [presentation.guard.navigation, presentation.guard.screen, target.guard.navigation].contains {
      conditions[$0].reads.contains(.unsaved)
    }
  }
}
