import Diagnostics
import YAMLTree

/// Resolves what depends on several elements: who performs effects, which options hold, which names mean what.
struct Resolver {
  let builder: FlowBuilder
  private(set) var graph: FlowGraph

  var decoder: FormDecoder { builder.decoder }

  /// A resolver of a flow that has a screen.
  init(_ builder: FlowBuilder) {
    self.builder = builder
    Self.settleAdaptations(builder)
    graph = FlowGraph(builder.flow)
  }

  /// Third step: what hangs together.
  mutating func resolve() {
    settlePerformers()
    let later = LaterResolver(builder: builder)
    later.settleWaiting()
    later.settleLeaving()
    LoadingResolver(builder: builder).settle()
    settlePresentations()
    BindingResolver(builder: builder).closeWhatIsBound()
    resolveEdits()
    resolvePoints()
    resolveConditions()
    resolveWorkOfPresented()
    later.settleWhatNeedsScreens()
    settleConditions()
    addSystemButtons()
    settleBack()
    keepFlagsOfRetainedScreens()
  }

  /// A screen that is kept and shown again is one instance for as long as the app runs: its flags are the app’s.
  private func keepFlagsOfRetainedScreens() {
    for screen in builder.flow.screens where screen.retained {
      for flag in screen.flags { builder.flow.flags[flag].screen = nil }
    }
  }

  /// Which content an adapted form shows decides who performs there, so it comes before the graph.
  private static func settleAdaptations(_ builder: FlowBuilder) {
    for edge in builder.flow.presentations.indices {
      let wish = builder.unresolved.screenOptions[builder.flow.presentations[edge].target]
      builder.flow.presentations[edge].options.adaptation =
        builder.unresolved.edgeOptions[edge].adaptation ?? wish.adaptation ?? Adaptation()
    }
  }

  private mutating func settlePerformers() {
    for index in builder.flow.effects.indices {
      let effect = builder.flow.effects[index]
      builder.flow.effects[index].performers = graph.performers(of: effect.owner, in: builder.flow)
      builder.flow.effects[index].recipients = graph.recipients(of: effect, in: builder.flow)
    }
    for index in builder.flow.expectations.indices {
      builder.flow.expectations[index].performers = graph.performers(
        of: builder.flow.expectations[index].owner, in: builder.flow)
    }
    for index in builder.flow.callbacks.indices {
      builder.flow.callbacks[index].performers = graph.performers(of: .callback(index), in: builder.flow)
    }
    for index in builder.flow.triggers.indices {
      builder.flow.triggers[index].performers = graph.performers(of: .trigger(index), in: builder.flow)
    }
    for edge in builder.flow.presentations.indices {
      let effect = builder.flow.effects[builder.flow.presentations[edge].effect]
      builder.flow.presentations[edge].sources =
        graph.sources[edge].isEmpty ? effect.performers : graph.sources[edge]
      builder.flow.presentations[edge].framework =
        builder.flow.screens[builder.flow.presentations[edge].source].framework
      switch effect.owner {
      case .button(let button):
        builder.flow.presentations[edge].button = button
        builder.flow.presentations[edge].byPerson = true
      case .back, .escape: builder.flow.presentations[edge].byPerson = true
      case .callback(let callback):
        let name = builder.flow.callbacks[callback].name
        builder.flow.presentations[edge].byPerson =
          [.didAttemptToDismiss, .shouldDismiss, .shouldSelectAgain].contains(name)
      case .trigger(let trigger):
        builder.flow.presentations[edge].trigger = builder.flow.triggers[trigger].kind
      }
    }
  }

  /// Takes the conditions around every effect together.
  private func settleConditions() {
    for steps in builder.flow.stepLists { settle(steps, Condition.always) }
  }

  private func settle(_ steps: [Step], _ condition: ConditionID) {
    for step in steps {
      switch step {
      case .effect(let index):
        builder.flow.effects[index].condition = condition
        settle(builder.flow.effects[index].then, condition)
      case .branch(let inner, let holds, let otherwise):
        if !holds.isEmpty { settle(holds, both(condition, inner)) }
        if !otherwise.isEmpty { settle(otherwise, both(condition, not(inner))) }
      case .expect: break
      }
    }
  }

  private func not(_ condition: ConditionID) -> ConditionID {
    let inner = builder.flow.conditions[condition]
    let result =
      if case .not(let term) = inner.term, inner.text.hasPrefix("not ") {
        Condition(term, text: String(inner.text.dropFirst(4)))
      } else if inner.text.contains(", ") || inner.text.hasPrefix("any of") {
        Condition(.not(inner.term), text: "not (\(inner.text))")
      } else {
        Condition(.not(inner.term), text: "not \(inner.text)")
      }
    return builder.flow.conditions.append(result)
  }

  private func both(_ one: ConditionID, _ other: ConditionID) -> ConditionID {
    if one == Condition.always { return other }
    let terms = [builder.flow.conditions[one], builder.flow.conditions[other]]
    return builder.flow.conditions.append(
      Condition(.all(terms.map(\.term)), text: terms.map(\.text).joined(separator: ", ")))
  }

  /// A button that stands leading takes UIKit’s Back and its swipe away, as long as it is drawn.
  private func settleBack() {
    for index in builder.flow.screens.indices where !builder.flow.screens[index].back.isWritten {
      let screen = builder.flow.screens[index]
      guard screen.framework == .uikit, !screen.dialog else { continue }
      let leading = screen.buttons.map { builder.flow.buttons[$0] }.filter {
        !$0.isSystem && $0.placement == .leading && $0.shown != Condition.never
      }
      if leading.isEmpty { continue }
      if leading.contains(where: { $0.shown == Condition.always }) {
        builder.flow.screens[index].back = Back(
          button: .hidden, swipe: Condition.never, isWritten: false)
        continue
      }
      let drawn = leading.map { builder.flow.conditions[$0.shown] }
      let free = builder.flow.conditions.append(
        Condition(
          .all(drawn.map { .not($0.term) }), text: drawn.map { "not \($0.text)" }.joined(separator: ", ")))
      builder.flow.screens[index].back = Back(button: .system, shown: free, swipe: free, isWritten: false)
    }
  }
}
