internal import Diagnostics
internal import FlowModel
internal import SourceFacts

extension DriftComparison {
  /// Compares the callbacks of a dismissal, and reports those that only one side implements.
  mutating func compareCallbacks() {
    guard !facts.unseen.contains(where: { $0.reason == .swift }) else { return }
    for name in [CallbackName.shouldDismiss, .willDismiss, .didAttemptToDismiss, .didDismiss] {
      for fact in facts.callbacks where fact.name == name.rawValue { compare(fact, name) }
      for callback in flow.callbacks where callback.name == name { compare(callback) }
    }
  }

  /// Reports a method that the flow has neither on its screen nor on a screen that this presents.
  private mutating func compare(_ fact: CallbackFact, _ name: CallbackName) {
    let screens = ties.screens(fact.type)
    guard screens.count == 1, let index = screens.first else { return }
    let screen = flow.screens[index]
    let isWritten = flow.callbacks.contains { $0.name == name && isOf($0, index) }
    let isOpen = flow.todos.contains { $0.screen == index && $0.key == "callbacks" }
    guard !isWritten, !isOpen else { return }
    report(
      .callback, .info, "code implements \(fact.name) in ‘\(screen.id)’; the flow does not", at: screen.place,
      screen.path, code: fact.place)
  }

  /// Reports a callback that no code implements: not the screen, not its presenter, not a possible delegate.
  private mutating func compare(_ callback: Callback) {
    let named = facts.callbacks.filter { $0.name == callback.name.rawValue }
    let owners = screens(of: callback)
    let isTied = owners.allSatisfy { index in
      let code = flow.screens[index].code
      return !code.isEmpty
        && code.allSatisfy { tie in
          !tie.isNone && facts.screens.contains { $0.type == tie.name && $0.framework == .uikit }
        }
    }
    let types = Set(owners.flatMap { flow.screens[$0].code.map(\.name) })
    let parts = types.union(facts.screens.filter { types.contains($0.type) }.flatMap(\.contains))
    guard isTied, !owners.isEmpty,
      !named.contains(where: { parts.contains($0.type) || ties.screens($0.type).isEmpty }),
      !facts.unseen.contains(where: { $0.reason == .objectiveC || $0.reason == .unreadable })
    else { return }
    let screen = flow.screens[owners[0]]
    report(
      .callback, .info,
      "‘\(screen.id)’ has \(callback.name.rawValue) in the flow; no code implements it", at: callback.place,
      callback.path, code: facts.screens.first { $0.type == screen.code.first?.name }?.place,
      says: "the screen that does not")
  }

  /// The screen on which it is written and its possible delegates; for an edge, both ends.
  private func screens(of callback: Callback) -> [ScreenID] {
    switch callback.site {
    case .screen(let index):
      [index] + flow.presentations.filter { $0.target == index }.flatMap(\.sources)
    case .presentation(let index):
      flow.presentations[index].sources + [flow.presentations[index].target]
    }
  }

  private func isOf(_ callback: Callback, _ screen: ScreenID) -> Bool {
    callback.performers.contains(screen) || screens(of: callback).contains(screen)
  }

  /// Compares `onDismiss` of a sheet in SwiftUI.
  mutating func compareOnDismiss(_ way: FlowWay, _ presentation: Presentation, _ edge: EdgeFact) {
    guard edge.framework == .swiftui, edge.sure == .exact, edge.target.kind == "screen",
      ["sheet", "fullScreenCover"].contains(edge.style?.value ?? "")
    else { return }
    let names: Set<CallbackName> = [.onDismiss, .didDismiss]
    let own = presentation.callbacks + flow.screens[way.target].callbacks
    let isWritten = own.contains { names.contains(flow.callbacks[$0].name) }
    let isOpen = flow.todos.contains {
      $0.key == "callbacks" && ($0.screen == way.source || $0.screen == way.target)
    }
    guard isWritten != edge.hasDelegate, !isOpen else { return }
    report(
      .callback, .info,
      isWritten
        ? "‘\(flow.screens[way.target].id)’ has on-dismiss in the flow; code has none"
        : "code has onDismiss for ‘\(flow.screens[way.target].id)’; the flow has no on-dismiss",
      at: presentation.place, presentation.path, code: edge.place)
  }
}
