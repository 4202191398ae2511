import FlowModel

extension Callback {
  /// The screens that are in front when the callback is called; for the second tap on a tab, whatever was
  /// pushed.
  func screensInFront(or children: [ScreenID]) -> [ScreenID] {
    name == .shouldSelectAgain ? performers : children
  }
}

// Unsaved points that conditions read.
extension CodeReach {
  mutating func readGuards() {
    for (index, screen) in flow.screens.identified {
      for condition in [screen.guard.screen, screen.guard.search, screen.guard.navigation] {
        guarding |= points(readBy: condition, of: expanded(index))
      }
    }
    for presentation in flow.presentations {
      for condition in [presentation.guard.navigation, presentation.guard.screen] {
        guarding |= points(
          readBy: condition, of: presentation.sources + expanded(presentation.target))
      }
    }
  }

  /// Collects points from conditions that decide what can be done with a screen in front, or how a layer is
  /// drawn.
  mutating func readConditions(_ mayBeLive: ElementTable<Presentation, Bool>) {
    for (index, screen) in flow.screens.identified {
      let children = expanded(index)
      var read = points(screen.edits)
      for condition in [
        screen.guard.screen, screen.guard.search, screen.guard.navigation, screen.systemButtons,
        screen.back.shown, screen.back.swipe, screen.hidesBottomBar,
      ] + screen.buttons.flatMap({ [flow.buttons[$0].shown, flow.buttons[$0].enabled] }) {
        read |= points(readBy: condition, of: children)
      }
      for child in children { asks[child] |= read }
      for callback in screen.callbacks {
        let inFront = flow.callbacks[callback].screensInFront(or: children)
        let read = points(readBy: flow.callbacks[callback].returns, of: inFront)
        for screen in inFront { asks[screen] |= read }
      }
    }
    for (edge, presentation) in flow.presentations.identified {
      let targets =
        expanded(presentation.target) + (presentation.options.adaptation.content.map { [$0] } ?? [])
      var read = conditions(of: presentation).reduce(NumberSet()) {
        $0 | points(readBy: $1, of: presentation.sources + targets)
      }
      if mayBeLive[edge] {
        for source in presentation.sources {
          read |= points(readBy: flow.screens[source].back.shown, of: [source])
          for button in flow.screens[source].buttons {
            read |= points(readBy: flow.buttons[button].shown, of: [source])
            read |= points(readBy: flow.buttons[button].enabled, of: [source])
          }
        }
      }
      for target in targets { besides[target] |= read }
      for source in presentation.sources {
        for condition in conditions(of: presentation) {
          asks[source] |= points(readBy: condition, of: [source])
        }
      }
    }
  }

  /// The conditions that a presentation reads from its start to its end.
  func conditions(of presentation: Presentation) -> [ConditionID] {
    let options = presentation.options
    let choices = options.styles + options.adaptation.styles + options.adaptation.compactWidthStyles
    return choices.map(\.condition) + [presentation.guard.navigation, presentation.guard.screen]
      + presentation.callbacks.map { flow.callbacks[$0].returns }
      + options.adaptation.buttons.flatMap { [flow.buttons[$0].shown, flow.buttons[$0].enabled] }
  }

  func points(_ points: [UnsavedPointID]) -> NumberSet { points.reduce([]) { $0 | bits.shared[$1] } }

  func points(readBy steps: [Step], of performers: [ScreenID]) -> NumberSet {
    steps.reduce([]) { read, step in
      switch step {
      case .effect(let index): read | points(readBy: flow.effects[index].then, of: performers)
      case .branch(let condition, let holds, let otherwise):
        read | points(readBy: condition, of: performers) | points(readBy: holds, of: performers)
          | points(readBy: otherwise, of: performers)
      case .expect(let index): read | points(readBy: flow.expectations[index].condition, of: performers)
      }
    }
  }

  func points(readBy condition: ConditionID, of performers: [ScreenID]) -> NumberSet {
    points(readBy: flow.conditions[condition].term, of: performers)
  }

  private func points(readBy term: Condition.Term, of performers: [ScreenID]) -> NumberSet {
    switch term {
    case .unsaved:
      performers.reduce([]) { $0 | points(flow.screens[$1].unsaved) | points(flow.screens[$1].edits) }
    case .unsavedPoint(let point): bits.shared[point]
    case .guarded: guarding
    case .not(let term): points(readBy: term, of: performers)
    case .all(let terms), .any(let terms): terms.reduce([]) { $0 | points(readBy: $1, of: performers) }
    default: []
    }
  }
}
