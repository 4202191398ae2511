/// Follows the branches of a button: each path through its `if`s, with the handlers of a dialog that it
/// presents.
struct Branches {
  let flow: Flow
  let graph: FlowGraph
  let layers: Layers
  /// For each screen, the presentations of it.
  let entries: ElementTable<Screen, [PresentationID]>
  let beneath = Beneath()
  private var ways: Ways { Ways(flow: flow) }

  /// Computes the facts about a button.
  func facts(ofButton index: ButtonID) -> ButtonFacts {
    let button = flow.buttons[index]
    let screen = flow.screens[button.screen]
    var facts = ButtonFacts()
    facts.effects = flow.flattened(button.does)
    facts.saves = facts.effects.contains { flow.effects[$0].verb == .save }
    facts.discards = facts.effects.contains { flow.effects[$0].verb == .discard }
    facts.ways = ways.through(button.does)
    var outcomes = facts.ways.map { way in
      var visited: Set<ScreenID> = []
      return outcome(of: way, standing: button, &visited)
    }
    if button.isSystem {
      outcomes = systemOutcomes(of: button, screen)
    } else if screen.dialog, !button.isAdapted {
      for way in outcomes.indices {
        outcomes[way].closes = true
        outcomes[way].closings = [outcomes[way].works]
      }
    }
    facts.exit = outcomes.contains(where: \.closes)
    facts.steps = outcomes.contains(where: \.steps)
    facts.completes = outcomes.contains(where: \.completes) || screen.kind.completes(button)
    facts.commits =
      facts.exit && !Role.leaving.contains(button.role)
      && outcomes.allSatisfy { !$0.closes || !$0.works.allSatisfy(\.isFlag) || $0.completes || facts.saves }
    for outcome in outcomes where outcome.closes {
      for work in outcome.works where !facts.works.contains(work) { facts.works.append(work) }
      for closing in outcome.closings where !facts.closings.contains(closing) {
        facts.closings.append(closing)
      }
    }
    return facts
  }

  /// The result of one path through a button.
  struct Outcome {
    var closes = false
    var steps = false
    var completes = false
    var works: [String] = []
    /// The works of each way to close in this path: its own, or one for each closing button of a dialog.
    var closings: [[String]] = []
  }

  private func outcome(of way: [EffectID], standing button: Button, _ visited: inout Set<ScreenID>) -> Outcome
  {
    let own = flow.works(of: way.filter { !setsWhatGoes(with: button.screen, $0) })
    var outcome = Outcome(works: own)
    for index in way {
      let effect = flow.effects[index]
      if effect.verb == .complete { outcome.completes = true }
      if closes(effect, from: button.screen) {
        outcome.closes = true
        outcome.closings = [own]
      }
      if steps(effect) { outcome.steps = true }
      if let dialog = effect.screen, effect.verb == .present, flow.screens[dialog].dialog {
        add(dialog, behind: own, to: &outcome, standing: button, &visited)
      }
    }
    return outcome
  }

  /// Whether it sets a flag of the screen itself, which disappears with the screen.
  private func setsWhatGoes(with screen: ScreenID, _ effect: EffectID) -> Bool {
    guard let flag = flow.effects[effect].flag, !flow.screens[screen].retained else { return false }
    return flow.flags[flag].screen == screen
  }

  /// Adds what the handlers of a dialog do for its presenter. Only works of paths that close are added. Each
  /// dialog is followed once, because dialogs may present each other.
  private func add(
    _ dialog: ScreenID, behind own: [String], to outcome: inout Outcome, standing button: Button,
    _ visited: inout Set<ScreenID>
  ) {
    guard visited.insert(dialog).inserted else { return }
    for index in flow.screens[dialog].buttons where !flow.buttons[index].isSystem {
      for way in ways.through(flow.buttons[index].does) {
        let inner = self.outcome(of: way, standing: button, &visited)
        outcome.steps = outcome.steps || inner.steps
        outcome.completes = outcome.completes || inner.completes
        guard inner.closes else { continue }
        outcome.closes = true
        outcome.closings += inner.closings.map { own + $0 }
        for work in inner.works where !outcome.works.contains(work) { outcome.works.append(work) }
      }
    }
  }

  /// The results of a system controller's button: the controller closes itself, or its delegate does that.
  private func systemOutcomes(of button: Button, _ screen: Screen) -> [Outcome] {
    var outcomes: [Outcome] = []
    let edges = entries[button.screen]
    let own = screen.callbacks.first { flow.callbacks[$0].name == button.tells }
    let called =
      edges.isEmpty
      ? [(callback: own, closes: screen.kind.facts.closesItself)]
      : edges.map { edge in
        let presentation = flow.presentations[edge]
        let written = presentation.callbacks.first { flow.callbacks[$0].name == button.tells }
        let closes = screen.kind.closesItself(presentedBy: presentation.framework)
        return (callback: written ?? own, closes: closes)
      }
    for (callback, closesItself) in called {
      var ways: [[EffectID]] = [[]]
      if let callback { ways = self.ways.through(flow.callbacks[callback].does) }
      for way in ways {
        var outcome = Outcome(works: flow.works(of: way))
        outcome.closes = closesItself || way.contains { closes(flow.effects[$0], above: button.screen) }
        outcome.closings = [outcome.works]
        outcome.completes = way.contains { flow.effects[$0].verb == .complete }
        outcomes.append(outcome)
      }
    }
    return outcomes
  }
}

extension Kind {
  /// Whether a tap on this system button completes the task.
  func completes(_ button: Button) -> Bool {
    button.isSystem && facts.buttons.contains { $0.label == button.label && $0.completes }
  }
}

extension Role {
  /// The roles of buttons that users expect to leave.
  fileprivate static let leaving: Set<Role> = [.cancel, .close, .back, .done, .save]
}

extension String {
  /// Whether a work only sets or clears a flag.
  fileprivate var isFlag: Bool { hasPrefix("set ") || hasPrefix("clear ") }
}
