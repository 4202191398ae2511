import Diagnostics
import YAMLTree

/// Resolves what depends on several elements: performers of effects, options, and references by name.
struct Resolver: FlowBuilding {
  let builder: FlowBuilder
  private(set) var graph: FlowGraph

  /// Creates a resolver for a flow with at least one screen.
  init(_ builder: FlowBuilder) {
    self.builder = builder
    Self.settleAdaptations(builder)
    graph = FlowGraph(builder.flow)
  }

  /// Third step: resolves all references.
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

  /// A retained screen has only one instance, so its flags become flags of the app.
  private func keepFlagsOfRetainedScreens() {
    for screen in flow.screens where screen.retained {
      for flag in screen.flags { flow.flags[flag].screen = nil }
    }
  }

  /// The content of an adapted form determines the performers there, so it is resolved before the graph.
  private static func settleAdaptations(_ builder: FlowBuilder) {
    for edge in builder.flow.presentations.indices {
      let ofScreen = builder.unresolved.screenOptions[builder.flow.presentations[edge].target]
      builder.flow.presentations[edge].options.adaptation =
        builder.unresolved.edgeOptions[edge].adaptation ?? ofScreen.adaptation ?? Adaptation()
    }
  }

  private mutating func settlePerformers() {
    for index in flow.effects.indices {
      let effect = flow.effects[index]
      flow.effects[index].performers = graph.performers(of: effect.owner, in: flow)
      flow.effects[index].recipients = graph.recipients(of: effect, in: flow)
    }
    for index in flow.expectations.indices {
      flow.expectations[index].performers = graph.performers(of: flow.expectations[index].owner, in: flow)
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
        flow.presentations[edge].byPerson = [.didAttemptToDismiss, .shouldDismiss, .shouldSelectAgain]
          .contains(name)
      case .trigger(let trigger): flow.presentations[edge].trigger = flow.triggers[trigger].kind
      }
    }
  }

  /// Combines the conditions around each effect.
  private func settleConditions() {
    for steps in flow.stepLists { settle(steps, Condition.always) }
  }

  private func settle(_ steps: [Step], _ condition: ConditionID) {
    for step in steps {
      switch step {
      case .effect(let index):
        flow.effects[index].condition = condition
        settle(flow.effects[index].then, condition)
      case .branch(let inner, let holds, let otherwise):
        if !holds.isEmpty { settle(holds, both(condition, inner)) }
        if !otherwise.isEmpty { settle(otherwise, both(condition, not(inner))) }
      case .expect: break
      }
    }
  }

  private func not(_ condition: ConditionID) -> ConditionID {
    let inner = flow.conditions[condition]
    let result =
      if case .not(let term) = inner.term, inner.text.hasPrefix("not ") {
        Condition(term, text: String(inner.text.dropFirst(4)))
      } else if inner.text.contains(", ") || inner.text.hasPrefix("any of") {
        Condition(.not(inner.term), text: "not (\(inner.text))")
      } else { Condition(.not(inner.term), text: "not \(inner.text)") }
    return flow.conditions.append(result)
  }

  private func both(_ one: ConditionID, _ other: ConditionID) -> ConditionID {
    if one == Condition.always { return other }
    let terms = [flow.conditions[one], flow.conditions[other]]
    return flow.conditions.append(
      Condition(.all(terms.map(\.term)), text: terms.map(\.text).joined(separator: ", ")))
  }

  /// A leading button hides UIKit’s Back button and its swipe while it is drawn.
  private func settleBack() {
    for index in flow.screens.indices where !flow.screens[index].back.isWritten {
      let screen = flow.screens[index]
      guard screen.framework == .uikit, !screen.dialog else { continue }
      let leading = screen.buttons.map { flow.buttons[$0] }.filter {
        !$0.isSystem && $0.placement == .leading && $0.shown != Condition.never
      }
      if leading.isEmpty { continue }
      if leading.contains(where: { $0.shown == Condition.always }) {
        flow.screens[index].back = Back(button: .hidden, swipe: Condition.never, isWritten: false)
        continue
      }
      let drawn = leading.map { flow.conditions[$0.shown] }
      let free = flow.conditions.append(
        Condition(
          .all(drawn.map { .not($0.term) }), text: drawn.map { "not \($0.text)" }.joined(separator: ", ")))
      flow.screens[index].back = Back(button: .system, shown: free, swipe: free, isWritten: false)
    }
  }
}
