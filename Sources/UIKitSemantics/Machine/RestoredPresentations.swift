import FlowModel

/// The presentations that SwiftUI shows by itself when their screen becomes the root of the window: the flag
/// belongs to the app and was still set when the previous root was replaced (F7.21).
struct RestoredPresentations {
  let flow: Flow

  /// For each screen, one presentation for each flag; empty if no root is ever replaced.
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

  /// Whether the screen itself presents it by SwiftUI, with a flag of the app.
  private func isOfApp(_ presentation: Presentation, _ flag: FlagID) -> Bool {
    presentation.framework == .swiftui && flow.flags[flag].start != .varies && flow.flags[flag].screen == nil
      && !presentation.options.ownWindow
      && presentation.sources == [presentation.source]
      && flow.effects[presentation.effect].receiver == .self
      && flow.screens[presentation.source].kind == .screen
  }
}
