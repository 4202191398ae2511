/// Finds presentations of screens that users do not leave themselves: covers for the background, and screens
/// that are removed as soon as they are shown.
struct PassingScreens {
  private let flow: Flow
  private let facts: FlowFacts
  /// For each screen, whether something presents it when the app goes to the background.
  private let comesInBackground: ElementTable<Screen, Bool>
  /// The flags that are set when the app goes to the background, or that a presentation at that time needs.
  private let setInBackground: Set<FlagID>
  /// For each presentation, whether the window gets another root in the same step in all branches.
  private let isSweptAway: ElementTable<Presentation, Bool>

  init(_ flow: Flow, _ facts: FlowFacts) {
    self.flow = flow
    self.facts = facts
    var comes = flow.screens.mapValues { _ in false }
    for presentation in flow.presentations where presentation.trigger == .background {
      comes[presentation.target] = true
    }
    comesInBackground = comes
    setInBackground = Set(
      flow.triggers.indices.filter { flow.triggers[$0].kind == .background }.flatMap { index in
        facts.triggerEffects[index].flatMap { number -> [FlagID] in
          let effect = flow.effects[number]
          if effect.verb == .set { return effect.flag.map { [$0] } ?? [] }
          return effect.verb == .present ? flow.conditions[effect.condition].term.flags : []
        }
      })
    var swept = flow.presentations.mapValues { _ in false }
    for steps in flow.buttons.map(\.does) + flow.triggers.map(\.does) {
      Self.sweep(steps, over: [], flow) { swept[$0] = true }
    }
    isSweptAway = swept
  }

  /// Whether it is presented when the app goes to the background, and dismissed when the app returns, or when
  /// work ends that the app began then: a cover of the screen, or a lock that opens by itself.
  func isCover(_ edge: PresentationID) -> Bool {
    isTakenAway(edge) { $1.kind == .foreground || facts.endsWhatTheAppBegan[$0] }
  }

  /// The same at every return: the dismissal depends only on flags that are set when it is presented.
  func isTakenAwayByEveryReturn(_ edge: PresentationID) -> Bool {
    isTakenAway(edge, whatever: setInBackground) { $1.kind == .foreground }
  }

  /// - Parameters:
  ///   - flags: the only flags on which the dismissal may depend; nil for any.
  ///   - isMeant: which triggers dismiss it.
  private func isTakenAway(
    _ edge: PresentationID, whatever flags: Set<FlagID>? = nil, by isMeant: (TriggerID, Trigger) -> Bool
  ) -> Bool {
    let target = flow.presentations[edge].target
    guard comesInBackground[target] else { return false }
    return flow.triggers.identified.contains { index, trigger in
      guard isMeant(index, trigger) else { return false }
      return facts.triggerEffects[index].contains { number in
        let effect = flow.effects[number]
        guard effect.verb == .dismiss,
          [.presented, .root].contains(effect.receiver) || effect.named == target
            || trigger.screen == target || trigger.named == target
        else { return false }
        return flags.map { $0.isSuperset(of: flow.conditions[effect.condition].term.flags) } ?? true
      }
    }
  }

  /// Whether the window gets another root in the same step, so that it is removed as soon as it is shown.
  func goesAsItComes(_ edge: PresentationID) -> Bool {
    !flow.presentations[edge].options.ownWindow && isSweptAway[edge]
  }

  /// - Parameter roots: the root that is set after these steps in all cases.
  private static func sweep(
    _ steps: [Step], over roots: [ScreenID], _ flow: Flow, _ found: (PresentationID) -> Void
  ) {
    var roots = roots
    for step in steps.reversed() {
      switch step {
      case .effect(let index):
        let effect = flow.effects[index]
        sweep(effect.then, over: [], flow, found)
        if effect.verb == .setRoot { roots += effect.screen.map { [$0] } ?? [] }
        if let edge = effect.presentation, effect.receiver == .self,
          roots.contains(where: { $0 != flow.presentations[edge].source })
        {
          found(edge)
        }
      case .branch(_, let holds, let otherwise):
        sweep(holds, over: roots, flow, found)
        sweep(otherwise, over: roots, flow, found)
      case .expect: break
      }
    }
  }
}
