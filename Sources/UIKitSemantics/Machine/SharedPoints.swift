import FlowModel

/// Finds the shared points: unsaved points that other screens than their own read or change.
struct SharedPoints {
  private let flow: Flow
  private var isShared: ElementTable<UnsavedPoint, Bool>

  private init(_ flow: Flow) {
    self.flow = flow
    isShared = ElementTable<UnsavedPoint, Bool>(repeating: false, for: flow.unsavedPoints)
  }

  /// All shared points in order. Cost: one pass over the code of the flow.
  static func all(in flow: Flow) -> [UnsavedPointID] {
    var points = SharedPoints(flow)
    points.shareAll()
    return flow.unsavedPoints.indices.filter { points.isShared[$0] }
  }

  /// The presenter’s own points that its buttons read or change, if these can be tapped beside what it
  /// presents. The first frame of that layer must know them.
  static func ofLivePresenter(of presentation: Presentation, in flow: Flow) -> [UnsavedPointID] {
    guard flow.mayBeLive(presentation),
      presentation.sources.contains(where: { !flow.screens[$0].unsaved.isEmpty })
    else { return [] }
    var points = SharedPoints(flow)
    for screen in presentation.sources { points.share(readByButtonsOf: screen) }
    return presentation.sources.flatMap { flow.screens[$0].unsaved.filter { points.isShared[$0] } }
  }

  private mutating func shareAll() {
    for (index, screen) in flow.screens.identified {
      for point in screen.edits where flow.unsavedPoints[point].screen != index { isShared[point] = true }
    }
    let beneath = dialogsPresentedBeneath
    for presentation in flow.presentations where beneath.contains(presentation.target) {
      for button in flow.screens[presentation.target].buttons {
        share(readBy: flow.buttons[button].does, performers: presentation.sources)
      }
    }
    for effect in flow.effects where effect.verb == .save || effect.verb == .discard {
      for point in effect.points {
        let owner = flow.unsavedPoints[point].screen
        // The handler of a dialog runs when its presenter is in front again; the presenter knows its own
        // work.
        let isAnothers =
          effect.target.isEmpty
          ? !effect.performers.contains(owner) : effect.performers.contains { $0 != owner }
        if mayBeCovered(effect.owner, beneath) || isAnothers { isShared[point] = true }
      }
    }
    for callback in flow.callbacks {
      guard case .presentation = callback.site else { continue }
      share(readBy: callback.does, performers: callback.performers)
      share(flow.conditions[callback.returns].term, performers: callback.performers)
    }
    for trigger in flow.triggers {
      share(readBy: trigger.does, performers: trigger.performers)
      let asked = trigger.performers + [trigger.screen ?? flow.start]
      share(flow.conditions[trigger.condition].term, performers: asked)
    }
    for (index, screen) in flow.screens.identified {
      let guarding = flow.conditions[screen.guard.screen]
      if guarding.reads.count > 1 { share(guarding.term, performers: [index]) }
      share(afterCoverIn: stepsOfCode(of: screen), performers: [index])
    }
    for presentation in flow.presentationsThatGuardFirstScreens {
      share(flow.screens[flow.presentations[presentation].target].unsaved)
    }
    shareWhatSecondTapsRead()
    // An expectation is evaluated when its screen may be covered.
    for expectation in flow.expectations {
      share(flow.conditions[expectation.condition].term, performers: expectation.performers)
    }
    // The work of tabs and columns exists as long as their container.
    for (container, screen) in flow.screens.identified where screen.kind.isContainer {
      for held in flow.expanded(container) { share(flow.screens[held].unsaved) }
    }
    shareWhatGuardsRead()
  }

  /// Shares the points of buttons that push. If such a button is tapped again, its code reads the work of its
  /// screen beneath the pushed one. What it saves or discards in any case is done with the first tap.
  private mutating func shareWhatSecondTapsRead() {
    for button in flow.buttons
    where flow.flattened(button.does).contains(where: { flow.effects[$0].verb == .push }) {
      share(readBy: button.does, performers: [button.screen])
      for case .branch(_, let holds, let otherwise) in button.does {
        share(changedBy: holds + otherwise)
      }
    }
  }

  /// If a guard reads a point that others change, it is evaluated from above, so all points it reads are
  /// shared.
  private mutating func shareWhatGuardsRead() {
    for screen in flow.screens where flow.conditions[screen.guard.screen].reads.contains(.unsaved) {
      let read = screen.unsaved + screen.edits
      if read.contains(where: { isShared[$0] }) { share(read) }
    }
  }

  private mutating func share(readByButtonsOf screen: ScreenID) {
    share(flow.conditions[flow.screens[screen].back.shown].term, performers: [screen])
    for index in flow.screens[screen].buttons {
      let button = flow.buttons[index]
      share(flow.conditions[button.shown].term, performers: [screen])
      share(flow.conditions[button.enabled].term, performers: [screen])
      share(readBy: button.does, performers: [screen])
      share(changedBy: button.does)
    }
  }

  /// Whether the performer may be covered.
  private func mayBeCovered(_ owner: EffectOwner, _ presentedBeneath: Set<ScreenID>) -> Bool {
    switch owner {
    case .trigger: return true
    case .callback(let index):
      if case .presentation = flow.callbacks[index].site { return true }
      return flow.callbacks[index].name == .didFinish || flow.callbacks[index].name == .didCancel
    case .button(let index): return presentedBeneath.contains(flow.buttons[index].screen)
    case .back, .escape: return false
    }
  }

  /// The dialogs whose buttons may save, discard or read the work of a screen further down: a callback or
  /// trigger of that screen, or a button that pushes, may present the dialog while another screen is pushed
  /// above it; or any front screen may present it, even the dialog itself.
  private var dialogsPresentedBeneath: Set<ScreenID> {
    let pushing = Set(flow.effects.lazy.filter { $0.verb == .push }.flatMap(\.performers))
    var dialogs: Set<ScreenID> = []
    for presentation in flow.presentations where flow.screens[presentation.target].dialog {
      let effect = flow.effects[presentation.effect]
      let isBeneath =
        switch effect.owner {
        case _ where effect.receiver == .topmost: true
        case .trigger(let index) where flow.triggers[index].receiver == .topmost: true
        case .callback, .trigger: presentation.sources.contains { pushing.contains($0) }
        case .button(let button):
          flow.flattened(flow.buttons[button].does).contains { flow.effects[$0].verb == .push }
        case .back, .escape: false
        }
      if isBeneath { dialogs.insert(presentation.target) }
    }
    return dialogs
  }

  private mutating func share(readBy steps: [Step], performers: [ScreenID]) {
    for step in steps {
      switch step {
      case .effect(let index): share(readBy: flow.effects[index].then, performers: performers)
      case .branch(let condition, let holds, let otherwise):
        share(flow.conditions[condition].term, performers: performers)
        share(readBy: holds, performers: performers)
        share(readBy: otherwise, performers: performers)
      case .expect: break
      }
    }
  }

  /// The code of a screen’s own buttons, Back, Escape and callbacks.
  private func stepsOfCode(of screen: Screen) -> [[Step]] {
    screen.buttons.map { flow.buttons[$0].does } + screen.callbacks.map { flow.callbacks[$0].does }
      + screen.ownLeavingSteps
  }

  /// Code after a transition in a list may run while the performer is covered.
  private mutating func share(afterCoverIn lists: [[Step]], performers: [ScreenID]) {
    for steps in lists {
      guard let first = steps.firstIndex(where: mayCover) else { continue }
      let isInstant = flow.flattened(Array(steps[..<first])).contains { !flow.effects[$0].animated }
      let after = Array(steps[(first + 1)...]) + thens(in: Array(steps[(isInstant ? 0 : first)...first]))
      let all = performers + flow.flattened(steps).flatMap { flow.effects[$0].performers }
      share(readBy: after, performers: all)
      share(changedBy: after)
    }
  }

  private func mayCover(_ step: Step) -> Bool {
    flow.flattened([step]).contains { [.present, .push].contains(flow.effects[$0].verb) }
  }

  private func thens(in steps: [Step]) -> [Step] { flow.flattened(steps).flatMap { flow.effects[$0].then } }

  private mutating func share(_ term: Condition.Term, performers: [ScreenID]) {
    switch term {
    case .unsaved:
      for screen in performers { share(flow.screens[screen].unsaved) }
    case .unsavedPoint(let point): isShared[point] = true
    case .not(let term): share(term, performers: performers)
    case .all(let terms), .any(let terms):
      for term in terms { share(term, performers: performers) }
    default: break
    }
  }

  /// Shares the points that these steps save or discard.
  private mutating func share(changedBy steps: [Step]) {
    for effect in flow.flattened(steps) where [.save, .discard].contains(flow.effects[effect].verb) {
      share(flow.effects[effect].points)
    }
  }

  private mutating func share(_ points: [UnsavedPointID]) {
    for point in points { isShared[point] = true }
  }
}
