/// Resolves which screens wait for the end of work, and what the end needs.
struct LaterResolver: FlowBuilding {
  let builder: FlowBuilder

  /// Resolves the screens that wait for the end of work. Performers must be known.
  func settleWaiting() {
    settleLaterLabels()
    for index in flow.triggers.indices {
      let trigger = flow.triggers[index]
      guard trigger.origin != nil, let first = trigger.performers.first else { continue }
      flow.triggers[index].screen = first
      flow.screens[first].triggers.append(index)
      for screen in trigger.performers {
        let (pending, orphaned) = (
          builder.impliedFlag(at: trigger.place), builder.impliedFlag(at: trigger.place)
        )
        flow.triggers[index].waits.append(
          Trigger.Waiting(screen: screen, pending: pending, orphaned: orphaned))
      }
    }
  }

  /// Adds a flag for the way to the background. The app returns only from the background, where these
  /// triggers have run.
  func settleLeaving() {
    guard flow.triggers.contains(where: { $0.kind == .foreground }) else { return }
    for index in flow.triggers.indices where flow.triggers[index].kind == .background {
      flow.triggers[index].left = builder.impliedFlag(at: flow.triggers[index].place)
    }
  }

  /// Marks ends of work that have an effect only if their screen exists.
  func settleWhatNeedsScreens() {
    for index in flow.triggers.indices where flow.triggers[index].origin != nil {
      flow.triggers[index].needsScreen = needScreens(flow.triggers[index].does)
    }
  }

  private func needScreens(_ steps: [Step]) -> Bool {
    steps.allSatisfy { step in
      switch step {
      case .branch(let condition, let holds, let otherwise):
        isSettled(flow.conditions[condition].term) && needScreens(holds) && needScreens(otherwise)
      case .effect(let index): needsScreen(flow.effects[index]) && needScreens(flow.effects[index].then)
      case .expect: false
      }
    }
  }

  private func needsScreen(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .present, .push, .pop, .popTo, .popToRoot, .dismiss:
      [.self, .presented, .parent].contains(effect.receiver)
    case .run, .complete: true
    case .save, .discard:
      effect.points.allSatisfy { effect.performers.contains(flow.unsavedPoints[$0].screen) }
    case .set, .clear: effect.flag.flatMap { flow.flags[$0].screen }.map(effect.performers.contains) == true
    case .unwind, .setRoot, .select, .later: false
    }
  }

  /// Whether the value of the condition cannot change any more for a removed screen.
  private func isSettled(_ term: Condition.Term) -> Bool {
    term.words.allSatisfy { word in
      switch word {
      case .always, .never, .unsaved, .unsavedPoint, .presents, .inFront, .ios, .idiom: true
      case .flag(let flag): flow.flags[flag].start == .varies
      default: false
      }
    }
  }

  /// Labels ends of work: ‘clone ends’ if a work is directly before it, otherwise ‘later, after …’ with what
  /// started it. If two would have the same label, their screens are added, then numbers.
  private func settleLaterLabels() {
    let later = flow.triggers.indices.filter { flow.triggers[$0].origin != nil }
    let written = later.map { flow.triggers[$0].label }
    for index in later where flow.triggers[index].label.isEmpty {
      flow.triggers[index].label = "later, after \(name(of: owner(ofLater: index)))"
    }
    // For each label, the screens that use it.
    let alike = Dictionary(grouping: flow.triggers.indices, by: { flow.triggers[$0].label }).mapValues {
      Set($0.map { flow.triggers[$0].origin == nil ? nil : screen(of: owner(ofLater: $0)) })
    }
    var taken: Set<String> = []
    for (index, work) in zip(later, written) {
      let owner = owner(ofLater: index)
      var label = work.isEmpty ? "later, after \(name(of: owner))" : work
      if let screens = alike[label], screens.count > 1, let screen = screen(of: owner) {
        label += " on ‘\(flow.screens[screen].id)’"
      }
      var number = 1
      while !taken.insert(number == 1 ? label : "\(label) (\(number))").inserted { number += 1 }
      flow.triggers[index].label = number == 1 ? label : "\(label) (\(number))"
    }
  }

  private func owner(ofLater trigger: TriggerID) -> EffectOwner {
    flow.triggers[trigger].origin.map { flow.effects[$0].owner } ?? .trigger(trigger)
  }

  private func screen(of owner: EffectOwner) -> ScreenID? {
    switch owner {
    case .button(let index): return flow.buttons[index].screen
    case .callback(let index):
      switch flow.callbacks[index].site {
      case .screen(let screen): return screen
      case .presentation(let edge): return flow.presentations[edge].target
      }
    case .trigger(let index): return flow.triggers[index].origin == nil ? flow.triggers[index].screen : nil
    case .back(let screen), .escape(let screen): return screen
    }
  }

  private func name(of owner: EffectOwner) -> String {
    switch owner {
    case .button(let index): return "‘\(flow.buttons[index].name)’"
    case .callback(let index): return flow.callbacks[index].name.rawValue
    case .trigger(let index): return "‘\(flow.triggers[index].label)’"
    case .back: return "Back"
    case .escape: return "escape"
    }
  }
}
