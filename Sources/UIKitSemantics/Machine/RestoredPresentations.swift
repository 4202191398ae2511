import FlowModel

/// What SwiftUI presents by itself when its screen comes as the window’s root: its flag is one of the app’s, and was left set
/// when the root before took the screen away (F7.21).
struct RestoredPresentations {
  let flow: Flow

  /// By screen: one for each flag; none where no root is ever replaced.
  var byScreen: ElementTable<Screen, [PresentationID]> {
    var all = ElementTable<Screen, [PresentationID]>(repeating: [], for: flow.screens)
    let roots = Set(flow.effects.compactMap { $0.verb == .setRoot ? $0.screen : nil })
    if roots.isEmpty { return all }
    for (edge, presentation) in flow.presentations.identified {
      guard let flag = presentation.options.state, isOfApp(presentation, flag) else { continue }
      let isKnown = all[presentation.source].contains { flow.presentations[$0].options.state == flag }
      if !isKnown { all[presentation.source].append(edge) }
    }
    return all
  }

  /// The screen presents it by SwiftUI for itself.
  private func isOfApp(_ presentation: Presentation, _ flag: FlagID) -> Bool {
    presentation.framework == .swiftui && flow.flags[flag].start != .varies && flow.flags[flag].screen == nil
      && !presentation.options.ownWindow
      && presentation.sources == [presentation.source]
      && flow.effects[presentation.effect].receiver == .self
      && flow.screens[presentation.source].kind == .screen
  }
}
