import FlowModel

/// The works that buttons start, computed once.
struct WorksBegun: Sendable {
  /// For each button, what may wait for work that it, or an answer in its dialog, starts.
  let byButton: ElementTable<Button, [Trigger.Waiting]>
  /// For each button whose work closes its screen, what may wait for other works that close that screen.
  let rivals: ElementTable<Button, [Trigger.Waiting]>

  init(of flow: Flow) {
    let search = BegunWorksSearch(flow: flow)
    byButton = search.byButton
    rivals = search.rivals
  }
}

/// Finds the works that the buttons of a flow start.
private struct BegunWorksSearch {
  let flow: Flow

  /// For each button, the waits for works that it starts, directly or by a button of a dialog that it
  /// presents. The same work started by another button of the screen is included.
  var byButton: ElementTable<Button, [Trigger.Waiting]> {
    if flow.triggers.allSatisfy(\.waits.isEmpty) { return flow.buttons.mapValues { _ in [] } }
    let begun = flow.buttons.mapValues { flow.endsAwaited(of: $0.does) }
    var alike: [Work: [Trigger.Waiting]] = [:]
    for (index, triggers) in begun.identified {
      for trigger in triggers {
        if let work = work(of: trigger, begunBy: index) {
          alike[work, default: []] += flow.triggers[trigger].waits
        }
      }
    }
    let own = flow.buttons.mapIDs { index in
      begun[index].flatMap { trigger in
        work(of: trigger, begunBy: index).flatMap { alike[$0] } ?? flow.triggers[trigger].waits
      }
    }
    return flow.buttons.mapIDs { index in
      let asked = flow.flattened(flow.buttons[index].does).compactMap { flow.effects[$0].presentation }.map {
        flow.presentations[$0].target
      }
      let dialogs = asked.filter { flow.screens[$0].kind.isDialog }
      return own[index] + dialogs.flatMap { flow.screens[$0].buttons }.flatMap { own[$0] }
    }
  }

  /// For each button that starts work whose end closes the button’s screen, the waits for works of the
  /// screen’s other buttons that close it as well.
  var rivals: ElementTable<Button, [Trigger.Waiting]> {
    if flow.triggers.allSatisfy(\.waits.isEmpty) { return flow.buttons.mapValues { _ in [] } }
    let closing = flow.buttons.mapIDs { button in
      flow.endsAwaited(of: flow.buttons[button].does).filter {
        closesItself($0, on: flow.buttons[button].screen)
      }
    }
    return flow.buttons.mapIDs { button in
      closing[button].isEmpty
        ? []
        : flow.screens[flow.buttons[button].screen].buttons.filter { $0 != button }.flatMap { other in
          closing[other].flatMap { flow.triggers[$0].waits }
        }
    }
  }

  /// Whether the end of work tells the screen itself to close, by whatever way.
  private func closesItself(_ trigger: TriggerID, on screen: ScreenID) -> Bool {
    flow.flattened(flow.triggers[trigger].does).contains {
      let effect = flow.effects[$0]
      return [.dismiss, .pop].contains(effect.verb)
        && (effect.named.map { $0 == screen } ?? (effect.receiver == .`self`))
    }
  }

  /// What distinguishes works: the screen that waits, what runs, and what the end does.
  private struct Work: Hashable {
    var screen: ScreenID?
    var runs: Set<String>
    var end: [String]
  }

  /// Nil if nothing runs, because two works that only wait cannot be compared.
  private func work(of trigger: TriggerID, begunBy button: ButtonID) -> Work? {
    let effects = flow.flattened(flow.buttons[button].does).map { flow.effects[$0] }
    let runs = Set(effects.filter { $0.verb == .run }.map(\.target))
    return runs.isEmpty
      ? nil : Work(screen: flow.triggers[trigger].screen, runs: runs, end: words(flow.triggers[trigger].does))
  }

  /// The steps as text, without source positions.
  private func words(_ steps: [Step]) -> [String] {
    steps.flatMap { step -> [String] in
      switch step {
      case .effect(let index):
        let effect = flow.effects[index]
        let named = effect.named.map { flow.screens[$0].id } ?? ""
        let then = effect.then.isEmpty ? [] : ["then"] + words(effect.then) + ["end"]
        return ["\(effect.verb) \(effect.target) \(effect.receiver) \(named)"] + then
      case .branch(let condition, let holds, let otherwise):
        return ["if \(condition.index)"] + words(holds) + ["else"] + words(otherwise) + ["end"]
      case .expect(let index): return ["expect \(flow.expectations[index].condition.index)"]
      }
    }
  }
}

extension Flow {
  /// The most works that one event starts, as far as they are explored: those of its button or trigger, and
  /// those of the callbacks of one screen.
  var worksOfOneEvent: Int {
    let begun = (buttons.map(\.does) + triggers.map(\.does)).map { endsAwaited(of: $0).count }.max() ?? 0
    let heard = Dictionary(grouping: callbacks, by: \.performers.first).values.map { calls in
      calls.reduce(0) { $0 + endsAwaited(of: $1.does).count }
    }
    return min(3, begun + (heard.max() ?? 0))
  }

  /// The ends of the works that the steps start and for which some screen waits.
  fileprivate func endsAwaited(of steps: [Step]) -> [TriggerID] {
    flattened(steps).compactMap { effects[$0].trigger }.filter { !triggers[$0].waits.isEmpty }
  }
}
