import FlowModel

/// How a screen came, asked of whoever performs: one that is covered came in its own way, not in that of what covers it.
extension Standing {
  /// It was pushed. What has gone, and whoever is in front, is asked as the frame in front.
  func isPushed(_ performer: ScreenID?, isGone: Bool) -> Bool {
    guard let performer, !isGone, !isInFront(performer) else { return frame.isPushed }
    guard tables.isEverPushed[performer] else { return false }
    guard tables.isEverFirst[performer] else { return true }
    return standsInLayer(performer) ? !isBase(performer) : frame.isOverPushed
  }

  /// It is the first screen of a modal.
  func isPresented(_ performer: ScreenID?, isGone: Bool) -> Bool {
    guard let performer, !isGone, !isInFront(performer) else { return frame.isModal && !frame.isPushed }
    guard frame.isModal, !isPushed(performer, isGone: isGone) else { return false }
    if standsInLayer(performer) { return true }
    let facts = tables.facts.screens[performer]
    guard facts.inRootLayer else { return true }
    // Of the root’s layer, unless it comes as a modal too and stands higher up.
    return !facts.layers.isEmpty && frame.edge.map { tables.asksForRoot[$0] } == true && !frame.isOverRoot
      && performer != tables.flow.start
  }

  /// It is beneath in the layer in front.
  private func standsInLayer(_ performer: ScreenID) -> Bool {
    if isBase(performer) { return true }
    return frame.source != performer && PerformerLookup(tables: tables, frame: frame).isInLayer(performer)
  }

  /// The layer in front begins with it.
  private func isBase(_ performer: ScreenID) -> Bool {
    guard let presentation else { return performer == tables.flow.start }
    return tables.front(of: presentation.target).screen == performer
      || presentation.options.adaptation.content == performer
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
