extension FlowFacts {
  /// Computes the facts. Cost: one pass over the elements, and one over the different layers.
  public init(of flow: Flow) {
    let graph = FlowGraph(flow)
    let layers = Layers(of: flow, graph)
    screens = Self.screens(of: flow, graph, layers)
    flagUses = FlagUses(of: flow)
    callbacks = flow.callbacks.mapValues { callback in
      let effects = flow.flattened(callback.does)
      return CallbackFacts(effects: effects, works: flow.works(of: effects))
    }
    triggerEffects = flow.triggers.mapValues { flow.flattened($0.does) }
    endsAfterLeaving = flow.triggers.mapValues(LeavingSteps(flow: flow).precedeEnd)
    endsWhatTheAppBegan = flow.triggers.mapValues(WorkLater(in: flow).isBegunByTheApp)
    presentedBeside = flow.triggers.mapValues(WorkLater(in: flow).presentedBeside)
    usualTransition = Self.usualTransition(of: flow)
    let branches = Branches(flow: flow, graph: graph, layers: layers, entries: screens.mapValues(\.entries))
    buttons = flow.buttons.mapIDs { branches.facts(ofButton: $0) }
    presentations = ElementTable()
    presentations = self.presentations(of: flow, layers)
  }

  private static func screens(of flow: Flow, _ graph: FlowGraph, _ layers: Layers) -> ElementTable<
    Screen, ScreenFacts
  > {
    var facts = flow.screens.mapIDs { index in
      var facts = ScreenFacts()
      facts.pushes = graph.pushes[index]
      facts.pushers = graph.pushers[index]
      facts.layers = layers.edges(holding: index)
      if case .own(let steps) = flow.screens[index].back.button { facts.backEffects = flow.flattened(steps) }
      if case .own = flow.screens[index].escape { facts.hasEscape = true }
      return facts
    }
    // The first tab of a tab bar is shown where the tab bar was pushed, and so are the other tabs.
    for screen in facts.indices {
      var waiting = graph.containers[screen]
      var seen: Set<ScreenID> = []
      while let container = waiting.popLast() {
        guard seen.insert(container).inserted else { continue }
        for pusher in graph.pushers[container] { facts[screen].pushers.insertSorted(pusher) }
        waiting += graph.containers[container]
      }
    }
    let roots = flow.effects.compactMap { $0.verb == .setRoot ? $0.screen : nil }
    for screen in graph.layer(of: [flow.start] + roots, in: flow) { facts[screen].inRootLayer = true }
    for (edge, presentation) in flow.presentations.identified {
      for source in presentation.sources { facts[source].presentations.append(edge) }
      facts[presentation.target].entries.append(edge)
      if presentation.options.declaredStyles.contains(.custom) {
        facts[presentation.target].accessibilityModal = false
      }
    }
    for (index, screen) in flow.screens.identified {
      facts[index].reads = flow.flagsDeciding(screen, presentedBy: facts[index].entries)
      if let written = screen.accessibilityModal { facts[index].accessibilityModal = written }
    }
    return facts
  }

  private func presentations(of flow: Flow, _ layers: Layers) -> ElementTable<Presentation, PresentationFacts>
  {
    let chancy = flow.flagsLeftToChance
    let unsaved = layers.all.map { layer in
      layer.holds.flatMap { flow.screens[$0].unsaved }.filter { !flow.unsavedPoints[$0].autosaved }
    }
    let completing = layers.all.map { layer in
      layer.holds.flatMap { flow.screens[$0].buttons }.filter { buttons[$0].completes }
    }
    // A tap on it completes the task, whatever its role is.
    let closesSaved = layers.all.map { layer in
      layer.holds.flatMap { flow.screens[$0].buttons }.contains {
        flow.buttons[$0].role == .none && buttons[$0].exit && buttons[$0].saves && !buttons[$0].completes
      }
    }
    let sure = SureScreens(flow, chancy: chancy)
    let hasTask = layers.all.indices.map { index in
      if closesSaved[index] { return false }
      let finishing = completing[index].filter {
        finishesItsOwn($0, in: flow) && (!unsaved[index].isEmpty || doesMoreThanClose($0, in: flow))
          && !flow.hangsOn(chancy, $0, effects: buttons[$0].effects)
          && finishesForSure($0, chancy, in: flow)
      }
      return sure.reaches(finishing.map { flow.buttons[$0].screen }, in: layers.all[index])
    }
    let exits = layers.all.map { self.exits(of: $0, in: flow) }
    let reopening = Reopening(flow, screens)
    let modes = EndedModes(flow: flow, buttons: buttons, screens: screens)
    let passing = PassingScreens(flow, self)
    let setsAFlag = layers.all.map { modes.setsAFlag($0.holds) }
    // Presentations with a single style have no choice; there may be thousands of them.
    let twins = Dictionary(grouping: flow.presentations.indices) { edge in
      [flow.presentations[edge].target, flow.presentations[edge].source]
    }.filter { _, edges in
      edges.contains {
        flow.presentations[$0].options.declaredStyles != flow.presentations[edges[0]].options.declaredStyles
      }
    }
    return flow.presentations.mapIDs { edge in
      let presentation = flow.presentations[edge]
      let adaptation = presentation.options.adaptation
      var facts = PresentationFacts()
      facts.holds = layers.holds(edge)
      facts.buttons =
        flow.drawnButtons(of: presentation.contents) + adaptation.buttons
      facts.unsaved = unsaved[layers.layer[edge]]
      facts.completable =
        !completing[layers.layer[edge]].isEmpty || adaptation.buttons.contains { buttons[$0].completes }
      facts.hasTask = hasTask[layers.layer[edge]]
      let exit = exits[layers.layer[edge]]
      facts.closable = exit.closable || adaptation.buttons.contains { buttons[$0].exit }
      facts.closesUnasked = exit.unasked || isClosedFromBelow(presentation, in: flow)
      facts.closesByItself = exit.byItself || facts.closesUnasked
      facts.bringsApp =
        !facts.closable && !facts.closesByItself
        && (comesOverStart(presentation, in: flow) || takesOver(presentation, in: flow))
      facts.exitWorks = exit.works
      facts.endingWorks = flow.endingWorks(
        of: flow.conditions[flow.effects[presentation.effect].condition].term)
      facts.opensOnce = reopening.opensOnce(edge)
      facts.heldBackBy = reopening.heldBackBy(edge)
      if setsAFlag[layers.layer[edge]] {
        facts.endedModes = modes.names(of: edge, layers.holds(edge))
      }
      facts.acts = exit.acts
      facts.forks = exit.forks
      facts.styleReads = flow.styleReads(
        of: edge, twins: twins[[presentation.target, presentation.source]] ?? [])
      facts.anchored = presentation.options.anchor != .none
      facts.anchoredAtView = presentation.options.anchor == .view
      facts.isCustom = presentation.options.declaredStyles.contains(.custom)
      facts.isCover = passing.isCover(edge)
      facts.goesAtEveryReturn = passing.isTakenAwayByEveryReturn(edge)
      facts.goesAsItComes = passing.goesAsItComes(edge)
      return facts
    }
  }

  /// Whether it is a tab bar or split view presented over a root without one, after something was done: by
  /// itself, or by a button that does more than open it.
  private func comesOverStart(_ presentation: Presentation, in flow: Flow) -> Bool {
    let follows =
      presentation.button.map { button in
        buttons[button].effects.contains { [.run, .set, .complete, .save].contains(flow.effects[$0].verb) }
      } ?? true
    return follows && flow.screens[presentation.target].kind.isContainer
      && presentation.sources.allSatisfy { screens[$0].inRootLayer }
      && !flow.screens.identified.contains { $1.kind.isContainer && screens[$0].inRootLayer }
  }

  /// Whether a splash screen without buttons presents it by itself, without a modal transition, and it leads
  /// to other screens.
  private func takesOver(_ presentation: Presentation, in flow: Flow) -> Bool {
    let options = presentation.options
    return !presentation.byPerson && presentation.sources == [flow.start]
      && (!options.animated || options.transition == .crossDissolve)
      && flow.drawnButtons(of: [flow.start]).isEmpty
      && flow.drawnButtons(of: [presentation.target]).contains { button in
        buttons[button].effects.contains { [.present, .push].contains(flow.effects[$0].verb) }
      }
  }

  /// Whether the task belongs to its own layer; a delegate callback of a system controller belongs to the
  /// presenter.
  private func finishesItsOwn(_ button: ButtonID, in flow: Flow) -> Bool {
    let button = flow.buttons[button]
    return !button.isSystem || flow.screens[button.screen].kind.completes(button)
  }

  /// Whether it completes the task itself, or some answer to its question does, for all values of these
  /// flags.
  private func finishesForSure(
    _ button: ButtonID, _ chancy: Set<FlagID>, in flow: Flow, asked: Set<ScreenID> = []
  ) -> Bool {
    let effects = buttons[button].effects.map { flow.effects[$0] }
    if flow.buttons[button].isSystem || effects.contains(where: { $0.verb == .complete }) { return true }
    return effects.contains { effect in
      guard effect.verb == .present, let dialog = effect.screen, flow.screens[dialog].dialog,
        !asked.contains(dialog)
      else { return false }
      return flow.screens[dialog].buttons.contains { answer in
        !flow.hangsOn(chancy, answer, effects: buttons[answer].effects)
          && finishesForSure(answer, chancy, in: flow, asked: asked.union([dialog]))
      }
    }
  }

  /// Whether a completing button does more than close: a Done button that only closes is a way out and no
  /// task.
  private func doesMoreThanClose(_ button: ButtonID, in flow: Flow) -> Bool {
    flow.buttons[button].isSystem
      || buttons[button].effects.contains { index in
        let effect = flow.effects[index]
        switch effect.verb {
        case .run, .save, .present, .later: return true
        case .complete: return !effect.isImplied
        default: return false
        }
      }
  }

  /// What the buttons of a layer do, in all of its screens.
  private func exits(
    of layer: Layers.Layer, in flow: Flow
  ) -> (closable: Bool, byItself: Bool, unasked: Bool, works: [String], acts: Bool, forks: Bool) {
    var result = (
      closable: false, byItself: false, unasked: false, works: [String](), acts: false, forks: false
    )
    var works: Set<String> = []
    for screen in layer.holds {
      if !flow.screens[screen].unsaved.isEmpty { result.acts = true }
      if screens[screen].pushes.count > 1 { result.forks = true }
      for index in flow.screens[screen].triggers where closes(flow.triggers[index], index, in: flow) {
        result.byItself = true
        if !flow.isBegunByTap(flow.triggers[index]) { result.unasked = true }
      }
      for index in flow.screens[screen].buttons {
        let (button, facts) = (flow.buttons[index], buttons[index])
        let canBeTapped = ![button.enabled, button.shown].contains {
          flow.conditions[$0].truth == .never
        }
        if facts.exit, canBeTapped {
          result.closable = true
          // A flag of a screen that closes disappears with the screen.
          let own = flow.works(
            of: facts.effects.filter { effect in
              flow.effects[effect].flag.flatMap { flow.flags[$0].screen }.map {
                layer.holds.contains($0) && !flow.screens[$0].retained
              } ?? false
            })
          for work in facts.works where !own.contains(work) && works.insert(work).inserted {
            result.works.append(work)
          }
        }
        if !result.acts {
          result.acts = facts.effects.contains {
            [.save, .complete, .run, .set, .clear].contains(flow.effects[$0].verb)
          }
        }
      }
    }
    return result
  }

  /// Whether a trigger that comes by itself (a message, an error or the end of work) closes its screen.
  func closes(
    _ trigger: Trigger, _ index: TriggerID, by receivers: [Receiver] = [.self, .presenter, .root],
    orNamed screens: Set<ScreenID> = [], withRoot: Bool = true, in flow: Flow
  ) -> Bool {
    [.message, .error, .later].contains(trigger.kind)
      && triggerEffects[index].contains { index in
        let effect = flow.effects[index]
        return withRoot && effect.verb == .setRoot
          || effect.verb == .dismiss
            && (receivers.contains(effect.receiver)
              || effect.receiver == .named && effect.named.map(screens.contains) ?? false)
      }
  }

  private static func usualTransition(of flow: Flow) -> Transition {
    var counts = [Int](repeating: 0, count: Transition.allCases.count)
    for presentation in flow.presentations {
      let target = flow.screens[presentation.target]
      if target.dialog || target.systemMade || presentation.options.declaredStyles.contains(.custom) {
        continue
      }
      if let index = Transition.allCases.firstIndex(of: presentation.options.transition) {
        counts[index] += 1
      }
    }
    let most = counts.max() ?? 0
    return zip(Transition.allCases, counts).first { $1 == most }?.0 ?? .coverVertical
  }
}

extension Flow {
  private func isBindingOfSwiftUI(_ flag: FlagID) -> Bool {
    presentations.contains { $0.binding == flag }
  }

  /// The names of works among effects, without duplicates: for `run` its name, for `set` and `clear` the verb
  /// and the flag. Repeatable works are left out, and so is `clear` of a binding that SwiftUI clears
  /// at each end of the presentation.
  func works(of indices: [EffectID]) -> [String] {
    var names: [String] = []
    for index in indices {
      let effect = effects[index]
      let name: String
      switch effect.verb {
      case .run where !effect.repeatable: name = effect.target
      case .clear where effect.flag.map(isBindingOfSwiftUI) ?? false: continue
      case .set, .clear: name = "\(effect.verb.rawValue) \(effect.target)"
      default: continue
      }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The buttons of screens; for a container, including those of its children.
  fileprivate func drawnButtons(of first: [ScreenID]) -> [ButtonID] {
    var seen: Set<ScreenID> = []
    var waiting = Array(first.reversed())
    var buttons: [ButtonID] = []
    while let screen = waiting.popLast() {
      guard seen.insert(screen).inserted else { continue }
      buttons += screens[screen].buttons
      waiting += screens[screen].children.reversed()
    }
    return buttons
  }

  /// The changes of flags after which a condition is false in any case.
  fileprivate func endingWorks(of term: Condition.Term) -> [String] {
    term.needed.compactMap { needed in
      switch needed {
      case .flag(let index) where isTurned(index): "clear \(flags[index].name)"
      case .not(.flag(let index)) where isTurned(index): "set \(flags[index].name)"
      default: nil
      }
    }
  }

  /// The facts on which the style of a presentation depends: the conditions of its own styles, and those that
  /// choose between it and another presentation with the same screens and other styles.
  fileprivate func styleReads(of edge: PresentationID, twins: [PresentationID]) -> [Fact] {
    let presentation = presentations[edge]
    var facts: [Fact] = []
    func add(_ condition: ConditionID) {
      for fact in conditions[condition].reads where !facts.contains(fact) { facts.append(fact) }
    }
    for choice in presentation.options.styles { add(choice.condition) }
    for other in twins where other != edge {
      let twin = presentations[other]
      guard twin.sources == presentation.sources,
        twin.options.declaredStyles != presentation.options.declaredStyles
      else { continue }
      for one in [presentation, twin] {
        add(effects[one.effect].condition)
        if let button = one.button { add(buttons[button].shown) }
      }
    }
    return facts
  }
}
