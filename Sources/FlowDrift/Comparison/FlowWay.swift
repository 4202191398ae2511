internal import Diagnostics
internal import FlowModel
internal import SourceFacts

/// One edge of a flow, from a screen to another screen.
struct FlowWay {
  var source: ScreenID
  var target: ScreenID
  /// How the target is shown: presented, pushed, or as the new root of the window.
  var verb: EdgeFact.Verb
  /// The presentation; nil for a push.
  var presentation: PresentationID?
  var path: ElementPath
  var place: Place
  /// Whether something outside the screen starts it; in code this can be anywhere.
  var isTriggered: Bool

  /// All edges of a flow, one for each screen that may take them.
  ///
  /// - Parameter verbs: the actions that count as edges.
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
            source: source, target: target,
            verb: effect.verb == .push ? .push : effect.verb == .setRoot ? .setRoot : .present,
            presentation: effect.presentation, path: effect.path, place: effect.place,
            isTriggered: isTriggered))
      }
    }
    return ways
  }
}

extension FlowWay {
  /// Whether code with this action takes the edge.
  func isTaken(by code: EdgeFact.Verb) -> Bool {
    verb == (code == .present || code == .setRoot ? code : .push)
  }

  /// The phrases for a message: what the screen does, what it did, and what is done with the target.
  var words: (does: String, did: String, done: String) { EdgeFact.words(verb) }
}

extension EdgeFact {
  /// The phrases for a message about an edge: what the screen does, what it did, and what is done with the
  /// target.
  static func words(_ verb: Verb) -> (does: String, did: String, done: String) {
    switch verb {
    case .setRoot: ("sets the root to", "set the root to", "set as the root")
    case .present: ("presents", "presented", "presented")
    default: ("pushes", "pushed", "pushed")
    }
  }
}
