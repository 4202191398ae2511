import FlowModel

extension StepView {
  /// The facts that explain the result of the step, as ids of ``PlatformFact``, the most specific first.
  /// Empty if only the flow itself explains it.
  public var because: [String] {
    var ids: [String] = []
    func add(_ id: String, if holds: Bool) { if holds, !ids.contains(id) { ids.append(id) } }
    let isSwiftUI = before.standing.presentation?.framework == .swiftui
    let reasons = dropped.map(\.reason)
    add("F8.1", if: crash == .noAnchor)
    add("F7.21", if: found.contains(.comesByItself))
    add("F7.8", if: crash == .noAction)
    add("F6.9", if: crash == .alreadyActive || found.contains(.retainedContent))
    add("F7.9", if: crash == .popoverTransition)
    add("F1.9", if: crash == .libraryFullScreen)
    add("F7.3", if: reasons.contains(.alreadyPresenting) && before.isSearching)
    add("F7.2", if: reasons.contains(.alreadyPresenting))
    add("F7.4", if: reasons.contains(.notInWindow) || reasons.contains(.presenterGone))
    add("F7.5", if: reasons.contains(.inTransition))
    add("F7.12", if: reasons.contains(.mustWait))
    add(
      "F6.12", if: dropped.contains { $0.reason == .noDestination && $0.presentation == nil && isUnwind($0) })
    add("F10.3", if: isBeneath && before.isLive)
    let byGesture = [.swipeDown, .tapOutside].contains(move.kind)
    if byGesture {
      add("F4.6", if: closes && before.isSearching && before.isLayerGuarded && !before.isGuarded)
      add("F4.3", if: isRefused && before.isGuarded && before.level > 0)
      add("F5.1", if: isRefused && before.isGuarded && !isSwiftUI)
      add("F5.2", if: isRefused && !before.isGuarded)
      add("F3.2", if: !isRefused && before.level > 0 && before.look.isSheet)
      let ios = before.standing.behavior.environment.ios
      add(
        tables.counting.timelines.defaultStyle.period(at: ios).fact,
        if: !isRefused && before.look.isSheet && before.standing.frame.style == .automatic)
    }
    add("F3.8", if: move.kind == .edgeSwipe)
    add("F0.4", if: move.kind == .environment && !move.isFlag && before.look != after.look && before.isModal)
    add("F13.5", if: move.kind == .tabAgain && !isRefused && before.standing.popsAgain(move))
    add("F5.4", if: move.kind == .swipeAbandoned)
    add("F9.10", if: move.kind == .edgeSwipeAbandoned)
    let missed = Set(skipped.map { tables.flow.callbacks[$0].name })
    add("F5.6", if: !missed.isDisjoint(with: [.willDismiss, .didDismiss]))
    add("F5.9", if: !missed.isDisjoint(with: [.didCancel, .didFinish]))
    let tellsNobody = !missed.isDisjoint(with: [.didCancel, .didFinish])
    add("F5.7", if: byGesture && closes && !tellsNobody && missesWorkOfButtons)
    add("F9.2", if: !missed.isDisjoint(with: [.willAppear, .didAppear]))
    let hits = dismissals.filter { $0.hit != .nothing }
    add("F6.5", if: hits.count > 1 && tables.flow.screens[before.screen].systemMade)
    add("F6.4", if: hits.count > 1)
    add("F6.1", if: hits.contains { $0.hit == .child })
    add("F6.8", if: dismissals.contains { $0.receiver == .parent })
    return ids
  }

  /// Whether the dropped request is an unwind segue; otherwise it is a push whose performer is not on screen.
  private func isUnwind(_ drop: Drop) -> Bool {
    tables.flow.effects.contains { $0.verb == .unwind && $0.target == drop.target }
  }

  /// Whether a button that closes the same layer does some work that this gesture did not do.
  private var missesWorkOfButtons: Bool {
    tables.flow.screens[before.screen].buttons.contains { button in
      let facts = tables.facts.buttons[button]
      return facts.exit && facts.works.contains { !ran.contains($0) }
    }
  }
}
