import Diagnostics
import YAMLTree

extension Reader {
  /// Third step: what hangs together.
  mutating func resolve() {
    guard !flow.screens.isEmpty else { return }
    settleAdaptations()
    graph = FlowGraph(flow)
    settlePerformers()
    settleLater()
    settleLeaving()
    settlePresentations()
    resolveEdits()
    resolvePoints()
    resolveConditions()
    settleWhatNeedsScreens()
    settleConditions()
    addSystemButtons()
    settleBack()
    checkUnwinds()
    checkSelections()
    checkLaws()
  }

  /// Which content an adapted form shows decides who performs there, so it comes before the graph.
  private mutating func settleAdaptations() {
    for edge in flow.presentations.indices {
      let wish = wishes[flow.presentations[edge].target]
      flow.presentations[edge].options.adaptation =
        writtenOptions[edge].adaptation ?? wish.adaptation ?? Adaptation()
    }
  }

  private mutating func settlePerformers() {
    for index in flow.effects.indices {
      let effect = flow.effects[index]
      flow.effects[index].performers = graph.performers(of: effect.owner, in: flow)
      flow.effects[index].recipients = graph.recipients(of: effect, in: flow)
    }
    for index in flow.callbacks.indices {
      flow.callbacks[index].performers = graph.performers(of: .callback(index), in: flow)
    }
    for index in flow.triggers.indices {
      flow.triggers[index].performers = graph.performers(of: .trigger(index), in: flow)
    }
    for edge in flow.presentations.indices {
      let effect = flow.effects[flow.presentations[edge].effect]
      flow.presentations[edge].sources = graph.sources[edge].isEmpty ? effect.performers : graph.sources[edge]
      flow.presentations[edge].framework = flow.screens[flow.presentations[edge].source].framework
      switch effect.owner {
      case .button(let button):
        flow.presentations[edge].button = button
        flow.presentations[edge].byPerson = true
      case .back, .escape: flow.presentations[edge].byPerson = true
      case .callback(let callback):
        let name = flow.callbacks[callback].name
        flow.presentations[edge].callback = callback
        flow.presentations[edge].byPerson = name == .didAttemptToDismiss || name == .shouldDismiss
      case .trigger(let trigger): flow.presentations[edge].trigger = flow.triggers[trigger].kind
      }
    }
  }

  /// Takes the conditions around every effect together.
  private mutating func settleConditions() {
    for button in flow.buttons { settle(button.does, Condition.always) }
    for callback in flow.callbacks { settle(callback.does, Condition.always) }
    for trigger in flow.triggers { settle(trigger.does, Condition.always) }
    for screen in flow.screens {
      if case .own(let steps) = screen.back.button { settle(steps, Condition.always) }
      if case .own(let steps) = screen.escape { settle(steps, Condition.always) }
    }
  }

  private mutating func settle(_ steps: [Step], _ condition: Int) {
    for step in steps {
      switch step {
      case .effect(let index):
        flow.effects[index].condition = condition
        settle(flow.effects[index].then, condition)
      case .branch(let inner, let holds, let otherwise):
        if !holds.isEmpty { settle(holds, both(condition, inner)) }
        if !otherwise.isEmpty { settle(otherwise, both(condition, not(inner))) }
      }
    }
  }

  private mutating func not(_ condition: Int) -> Int {
    let inner = flow.conditions[condition]
    let result =
      if case .not(let term) = inner.term, inner.text.hasPrefix("not ") {
        Condition(term, text: String(inner.text.dropFirst(4)))
      } else if inner.text.contains(", ") || inner.text.hasPrefix("any of") {
        Condition(.not(inner.term), text: "not (\(inner.text))")
      } else {
        Condition(.not(inner.term), text: "not \(inner.text)")
      }
    flow.conditions.append(result)
    return flow.conditions.count - 1
  }

  private mutating func both(_ one: Int, _ other: Int) -> Int {
    if one == Condition.always { return other }
    let terms = [flow.conditions[one], flow.conditions[other]]
    flow.conditions.append(
      Condition(.all(terms.map(\.term)), text: terms.map(\.text).joined(separator: ", ")))
    return flow.conditions.count - 1
  }

  /// A button that stands leading takes UIKit's Back and its swipe away.
  private mutating func settleBack() {
    for index in flow.screens.indices where !flow.screens[index].back.isWritten {
      let screen = flow.screens[index]
      guard screen.framework == .uikit, !screen.dialog else { continue }
      let isReplaced = screen.buttons.contains {
        !flow.buttons[$0].isSystem && flow.buttons[$0].placement == .leading
      }
      if isReplaced { flow.screens[index].back = Back(button: .hidden, swipe: false, isWritten: false) }
    }
  }
}
