import FlowModel

extension Flow {
  /// Screens that code elsewhere asks for: named performers and receivers, owners of triggers, screens with unwind
  /// actions, targets of `pop-to`, retained ones, and the root.
  var screensAskedFor: [ScreenID] {
    var isAsked = ElementTable<Screen, Bool>(repeating: false, for: screens)
    for effect in effects {
      if let named = effect.named { isAsked[named] = true }
      if effect.verb == .popTo, let screen = effect.screen { isAsked[screen] = true }
      if effect.receiver == .root { isAsked[start] = true }
      if let flag = effect.flag, let owner = flags[flag].screen,
        effect.performers.contains(where: { $0 != owner })
      {
        isAsked[owner] = true
      }
    }
    for screen in conditions.flatMap(\.term.screens) { isAsked[screen] = true }
    for screen in Expectations.asking(in: self) { isAsked[screen] = true }
    for trigger in triggers {
      // A gesture reaches its screen in front, where nobody has to look for it.
      if let screen = trigger.screen, trigger.kind != .gesture { isAsked[screen] = true }
      if let named = trigger.named { isAsked[named] = true }
      for one in trigger.waits { isAsked[one.screen] = true }
      if trigger.receiver == .root { isAsked[start] = true }
    }
    for button in buttons where mayBeCoveredByOwnPush(button.does) { isAsked[button.screen] = true }
    for (index, screen) in screens.identified where !screen.unwinds.isEmpty || screen.retained {
      isAsked[index] = true
    }
    return screens.indices.filter { isAsked[$0] }
  }

  /// A second tap finds a presentation above what the first has pushed: what it pushes has to wait beneath, for its screen.
  private func mayBeCoveredByOwnPush(_ steps: [Step]) -> Bool {
    let done = flattened(steps).map { effects[$0] }
    let pushed = done.filter { $0.verb == .push }.compactMap(\.screen).flatMap { expanded($0) }
    guard !pushed.isEmpty else { return false }
    return done.contains { $0.verb == .present }
      || pushed.flatMap { screens[$0].callbacks }.contains { callback in
        CallbackName.onAppearing.contains(callbacks[callback].name)
          && flattened(callbacks[callback].does).contains { effects[$0].verb == .present }
      }
  }

  /// Some code may ask the root to present by UIKit while it is covered by more than one layer: what names it, or runs
  /// while something stands above it. SwiftUI waits, and a window of its own comes above all, hidden or not.
  var asksForHiddenRoot: Bool {
    effects.contains { effect in
      guard effect.verb == .present, effect.performers.contains(start) else { return false }
      if let edge = effect.presentation,
        presentations[edge].framework == .swiftui || presentations[edge].options.ownWindow
      {
        return false
      }
      // Who is in front is not covered.
      if effect.receiver == .topmost { return false }
      if effect.receiver != .self { return true }
      switch effect.owner {
      case .trigger(let index) where triggers[index].receiver == .topmost:
        return comesAfterCover(triggers[index].does)
      case .button(let index): return buttons[index].screen != start || comesAfterCover(buttons[index].does)
      case .trigger, .callback, .back, .escape: return true
      }
    }
  }

  /// Something follows in the list after it has brought another screen.
  private func comesAfterCover(_ steps: [Step]) -> Bool { flattened(steps).count > 1 }

  /// Some code may ask whether the layer in front covers the root’s: code that names the root or a presenter, SwiftUI’s
  /// `dismiss` performed by a view that is covered, and what somebody closes whose tab has been put aside.
  var asksForRoot: Bool {
    namesRoot || dismissesFromAside || screens.contains { $0.framework == .swiftui }
  }

  /// Where there are tabs or columns, a screen is told to dismiss, by something else than a tap on it.
  private var dismissesFromAside: Bool {
    screens.contains { !$0.tabs.isEmpty || !$0.columns.isEmpty }
      && triggers.contains { trigger in
        trigger.screen != nil && flattened(trigger.does).contains { effects[$0].verb == .dismiss }
      }
  }

  private var namesRoot: Bool {
    let hasWindows = presentations.contains(where: \.options.ownWindow)
    return app.host != .app
      || effects.contains {
        $0.receiver == .root || $0.receiver == .presenter || hasWindows && $0.receiver == .presented
      }
      || triggers.contains { $0.receiver == .root || $0.receiver == .presenter }
  }

  /// By presentation: while its layer is in front, some code may ask so. SwiftUI’s `dismiss` does where whoever presented a
  /// dialog performs it, or hears from what he presented; with `later`, triggers of screens and names that can be any view.
  var presentationsAskedForRoot: ElementTable<Presentation, Bool> {
    let (isAsked, isAskedAnywhere) = (
      asksForRoot, namesRoot || dismissesFromAside || dismissesWhileCovered
    )
    return presentations.mapValues { presentation in
      guard isAsked, !isAskedAnywhere, presentation.callbacks.isEmpty else { return isAsked }
      return presentation.contents.contains {
        screens[$0].dialog || screens[$0].systemMade || screens[$0].hears([.didFinish, .didCancel], self)
      }
    }
  }

  /// Some screen may be told to dismiss, or looked for, while another one is in front that it need not have presented.
  private var dismissesWhileCovered: Bool {
    effects.contains { $0.named != nil } || triggers.contains { $0.receiver != .topmost || !$0.waits.isEmpty }
      || screens.contains { !$0.unwinds.isEmpty }
      || callbacks.contains { flattened($0.does).contains { effects[$0].verb == .dismiss } }
      || buttons.contains { button in
        let verbs = flattened(button.does).map { effects[$0].verb }
        guard let first = verbs.firstIndex(where: { $0 == .present || $0 == .push }) else { return false }
        return verbs[first...].contains(.dismiss)
      }
      || triggers.contains { flattened($0.does).count > 1 }
  }

  /// By flag: a condition, or a presentation’s `state`, reads it; what nobody wrote is read by what it stands for.
  var readFlags: ElementTable<Flag, Bool> {
    var isRead = flags.mapValues(\.isImplied)
    for flag in presentations.compactMap(\.options.state) { isRead[flag] = true }
    for flag in conditions.flatMap(\.term.flags) { isRead[flag] = true }
    return isRead
  }

  /// The flags that some code sets or clears, or that go with a presentation whose `state` they are.
  var changedFlags: Set<FlagID> {
    Set(effects.compactMap(\.flag) + presentations.compactMap(\.options.state))
  }
}
