import FlowModel

/// Which screens can be above which others, in the same layer or in a layer above.
struct ScreensAbove {
  let flow: Flow

  /// For each screen, those that can be directly above it. Children of a container can be above each other.
  var rightAbove: ElementTable<Screen, Set<ScreenID>> {
    var next = ElementTable<Screen, Set<ScreenID>>(repeating: [], for: flow.screens)
    for (index, screen) in flow.screens.identified {
      for child in screen.children {
        next[index].insert(child)
        next[child].insert(index)
      }
    }
    for presentation in flow.presentations {
      for source in presentation.sources {
        next[source].insert(presentation.target)
        if let content = presentation.options.adaptation.content { next[source].insert(content) }
      }
    }
    for effect in flow.effects where effect.verb == .push || effect.verb == .setRoot {
      if let target = effect.screen { for screen in effect.recipients { next[screen].insert(target) } }
    }
    // A second push in the same list, or a second tap, is above the first push.
    for steps in flow.buttons.map(\.does) {
      let targets = flow.flattened(steps).filter { flow.effects[$0].verb == .push }.compactMap {
        flow.effects[$0].screen
      }
      for target in targets { next[target].formUnion(targets) }
    }
    return next
  }

  /// Whether the performer of a push may be covered in the same layer.
  private func mayBePushedFromBeneath(_ effect: Effect) -> Bool {
    switch effect.owner {
    case .button(let button):
      let screen = flow.buttons[button].screen
      return flow.screens[screen].dialog || effect.recipients != [screen]
    case .back(let screen), .escape(let screen): return effect.recipients != [screen]
    case .callback, .trigger: return true
    }
  }

  /// Screens that can be shown above any front screen.
  var anywhere: Set<ScreenID> {
    var all: Set<ScreenID> = []
    for effect in flow.effects where effect.verb == .present || effect.verb == .push {
      var isAnywhere = effect.verb == .push && mayBePushedFromBeneath(effect)
      isAnywhere = isAnywhere || effect.receiver == .topmost || effect.receiver == .root
      if case .trigger(let index) = effect.owner {
        isAnywhere = isAnywhere || [.topmost, .root].contains(flow.triggers[index].receiver)
      }
      if isAnywhere, let target = effect.screen { all.formUnion(flow.expanded(target)) }
    }
    return all
  }
}
