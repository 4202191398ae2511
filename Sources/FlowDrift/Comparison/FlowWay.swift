internal import Diagnostics
internal import FlowModel
internal import SourceFacts

/// One way from a screen to another as the flow has it.
struct FlowWay {
  var source: ScreenID
  var target: ScreenID
  var isPush: Bool
  /// The presentation; nil for a push.
  var presentation: PresentationID?
  var path: ElementPath
  var place: Place
  /// Something outside the screen starts it, which code may say anywhere.
  var isTriggered: Bool

  /// Every way of a flow, once for each screen that may take it.
  ///
  /// - Parameter verbs: what counts as a way.
  static func all(_ flow: Flow, by verbs: Set<Verb> = [.present, .push]) -> [FlowWay] {
    var ways: [FlowWay] = []
    for effect in flow.effects {
      guard let target = effect.screen, verbs.contains(effect.verb) else { continue }
      let presentation = effect.presentation.map { flow.presentations[$0] }
      let sources = presentation?.sources ?? effect.performers
      var isTriggered = presentation.map { $0.trigger != .none } ?? false
      if case .trigger = effect.owner { isTriggered = true }
      for source in sources {
        ways.append(
          FlowWay(
            source: source, target: target, isPush: effect.verb == .push, presentation: effect.presentation,
            path: effect.path, place: effect.place, isTriggered: isTriggered))
      }
    }
    return ways
  }
}
