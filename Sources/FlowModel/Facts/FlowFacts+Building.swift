extension FlowFacts {
  /// Works out what follows from a flow. Costs a pass over its elements, and for each presented screen one over
  /// what its layer can hold.
  public init(of flow: Flow) {
    let graph = FlowGraph(flow)
    let known = Self.screens(of: flow, graph)
    screens = known
    presentations = Self.presentations(of: flow, graph, entries: known.map(\.entries))
    for (edge, facts) in presentations.enumerated() {
      for screen in facts.holds { screens[screen].layers.append(edge) }
    }
    callbacks = flow.callbacks.map { callback in
      let effects = flow.flattened(callback.does)
      return CallbackFacts(effects: effects, works: flow.works(of: effects))
    }
    triggerEffects = flow.triggers.map { flow.flattened($0.does) }
    usualTransition = Self.usualTransition(of: flow)
    buttons = []
    let branches = Branches(flow: flow, graph: graph, layers: screens.map(\.layers))
    buttons = flow.buttons.indices.map { branches.facts(ofButton: $0) }
    let edges = presentations
    for (edge, facts) in edges.enumerated() {
      presentations[edge].completable =
        facts.holds.contains { screen in
          flow.screens[screen].buttons.contains { buttons[$0].completes }
        } || facts.buttons.contains { buttons[$0].completes }
    }
  }

  private static func screens(of flow: Flow, _ graph: FlowGraph) -> [ScreenFacts] {
    var facts = flow.screens.indices.map { index in
      var facts = ScreenFacts()
      facts.pushes = graph.pushes[index]
      facts.pushed = !graph.pushers[index].isEmpty
      if case .own = flow.screens[index].escape { facts.hasEscape = true }
      return facts
    }
    for (edge, presentation) in flow.presentations.enumerated() {
      for source in presentation.sources { facts[source].presentations.append(edge) }
      facts[presentation.target].entries.append(edge)
      if presentation.options.declaredStyles.contains(.custom) {
        facts[presentation.target].accessibilityModal = false
      }
    }
    for (index, screen) in flow.screens.enumerated() {
      if let written = screen.accessibilityModal { facts[index].accessibilityModal = written }
    }
    return facts
  }

  private static func presentations(of flow: Flow, _ graph: FlowGraph, entries: [[Int]])
    -> [PresentationFacts]
  {
    var layers: [[Int]: [Int]] = [:]
    return flow.presentations.indices.map { edge in
      let presentation = flow.presentations[edge]
      let adaptation = presentation.options.adaptation
      let first = [presentation.target] + (adaptation.content.map { [$0] } ?? [])
      let held = layers[first] ?? graph.layer(of: first, in: flow)
      layers[first] = held
      var facts = PresentationFacts()
      facts.holds = held
      facts.buttons = flow.drawnButtons(of: first) + adaptation.buttons
      facts.unsaved = held.flatMap { flow.screens[$0].unsaved }.filter { !flow.unsavedPoints[$0].autosaved }
      facts.styleReads = flow.styleReads(of: edge, twins: entries[presentation.target])
      facts.anchored = presentation.options.anchor != .none
      facts.isCustom = presentation.options.declaredStyles.contains(.custom)
      return facts
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
  /// The effects of a tree in order: of a branch those that happen if it holds, then the others; what waits for an
  /// effect right behind it.
  public func flattened(_ steps: [Step]) -> [Int] {
    var indices: [Int] = []
    flatten(steps, into: &indices)
    return indices
  }

  private func flatten(_ steps: [Step], into indices: inout [Int]) {
    for step in steps {
      switch step {
      case .effect(let index):
        indices.append(index)
        flatten(effects[index].then, into: &indices)
      case .branch(_, let holds, let otherwise):
        flatten(holds, into: &indices)
        flatten(otherwise, into: &indices)
      }
    }
  }

  /// The names of works among effects, each once: of `run` its name, of `set` and `clear` the verb and the flag;
  /// repeatable ones left out.
  func works(of indices: [Int]) -> [String] {
    var names: [String] = []
    for index in indices {
      let effect = effects[index]
      let name: String
      switch effect.verb {
      case .run where !effect.repeatable: name = effect.target
      case .set, .clear: name = "\(effect.verb.rawValue) \(effect.target)"
      default: continue
      }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The buttons of screens; of a container those of its children too, since they stand in it.
  fileprivate func drawnButtons(of first: [Int]) -> [Int] {
    var seen: Set<Int> = []
    var waiting = Array(first.reversed())
    var buttons: [Int] = []
    while let screen = waiting.popLast() {
      guard seen.insert(screen).inserted else { continue }
      buttons += screens[screen].buttons
      waiting += (screens[screen].tabs + screens[screen].columns).reversed()
    }
    return buttons
  }

  /// What the style of an edge depends on: the conditions of its own map, and those that choose between it and
  /// another edge from the same screen to the same target in other styles.
  fileprivate func styleReads(of edge: Int, twins: [Int]) -> [Fact] {
    let presentation = presentations[edge]
    var facts: [Fact] = []
    func add(_ condition: Int) {
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
