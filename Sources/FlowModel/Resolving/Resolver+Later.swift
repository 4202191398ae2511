/// Who waits for what is done later, and what that needs.
extension Resolver {
  /// Third step: who waits for the end, once performers are settled.
  func settleLater() {
    for index in builder.flow.triggers.indices {
      let trigger = builder.flow.triggers[index]
      guard trigger.origin != nil, let first = trigger.performers.first else { continue }
      builder.flow.triggers[index].screen = first
      builder.flow.screens[first].triggers.append(index)
      for screen in trigger.performers {
        let (pending, orphaned) = (
          builder.impliedFlag(at: trigger.place), builder.impliedFlag(at: trigger.place)
        )
        builder.flow.triggers[index].waits.append(
          Trigger.Waiting(screen: screen, pending: pending, orphaned: orphaned))
      }
    }
  }

  /// The app returns from the background only: what happens there has happened before.
  func settleLeaving() {
    guard builder.flow.triggers.contains(where: { $0.kind == .foreground }) else { return }
    for index in builder.flow.triggers.indices where builder.flow.triggers[index].kind == .background {
      builder.flow.triggers[index].left = builder.impliedFlag(at: builder.flow.triggers[index].place)
    }
  }

  /// In the end: whose end does nothing but for a screen that is there.
  func settleWhatNeedsScreens() {
    for index in builder.flow.triggers.indices where builder.flow.triggers[index].origin != nil {
      builder.flow.triggers[index].needsScreen = needScreens(builder.flow.triggers[index].does)
    }
  }

  private func needScreens(_ steps: [Step]) -> Bool {
    steps.allSatisfy { step in
      switch step {
      case .branch(let condition, let holds, let otherwise):
        isSettled(builder.flow.conditions[condition].term) && needScreens(holds) && needScreens(otherwise)
      case .effect(let index):
        needsScreen(builder.flow.effects[index]) && needScreens(builder.flow.effects[index].then)
      }
    }
  }

  private func needsScreen(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .present, .push, .pop, .popTo, .popToRoot, .dismiss:
      [.self, .presented, .parent].contains(effect.receiver)
    case .run, .complete: true
    case .save, .discard:
      effect.points.allSatisfy { effect.performers.contains(builder.flow.unsavedPoints[$0].screen) }
    case .set, .clear:
      effect.flag.flatMap { builder.flow.flags[$0].screen }.map(effect.performers.contains) == true
    case .unwind, .setRoot, .select, .later: false
    }
  }

  /// For a screen that is gone it is the same now and later.
  private func isSettled(_ term: Condition.Term) -> Bool {
    switch term {
    case .always, .never, .unsaved, .unsavedPoint, .presents, .inFront, .ios, .idiom: true
    case .flag(let flag): builder.flow.flags[flag].start == .varies
    case .not(let term): isSettled(term)
    case .all(let terms), .any(let terms): terms.allSatisfy(isSettled)
    default: false
    }
  }
}
