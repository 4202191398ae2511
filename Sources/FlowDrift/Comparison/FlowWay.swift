internal import Diagnostics
internal import FlowModel
internal import SourceFacts

/// One way from a screen to another as the flow has it.
struct FlowWay {
  var source: ScreenID
  var target: ScreenID
  /// How the target comes: presented, pushed, or in the place of what the window shows.
  var verb: EdgeFact.Verb
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
  /// Whether code that does this takes the way.
  func isTaken(by code: EdgeFact.Verb) -> Bool {
    verb == (code == .present || code == .setRoot ? code : .push)
  }

  /// What the screen does, what it did, and what is done with the other one, in words.
  var words: (does: String, did: String, done: String) { EdgeFact.words(verb) }
}

extension EdgeFact {
  /// What a screen does that takes a way, what it did, and what is done with the other one.
  static func words(_ verb: Verb) -> (does: String, did: String, done: String) {
    switch verb {
    case .setRoot: ("sets the root to", "set the root to", "set as the root")
    case .present: ("presents", "presented", "presented")
    default: ("pushes", "pushed", "pushed")
    }
  }
}
