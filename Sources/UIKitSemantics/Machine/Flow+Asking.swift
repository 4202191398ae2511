import FlowModel

extension Flow {
  /// Screens that code elsewhere refers to: named performers and receivers, owners of triggers, screens with
  /// unwind actions, targets of `pop-to`, retained screens, and the root.
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
      // A gesture belongs to the front screen, so nothing has to find it.
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

  /// Whether a second tap may find a presentation above what the first tap has pushed. Then the second push
  /// must wait until the screen of the button is in front.
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

  /// Whether some code may make the root present by UIKit while more than one layer covers it: code that
  /// names the root, or that runs while something is above it. SwiftUI presentations wait instead, and a
  /// window of the app's own is shown above everything.
  var asksForHiddenRoot: Bool {
    effects.contains { effect in
      guard effect.verb == .present, effect.performers.contains(start) else { return false }
      if let edge = effect.presentation,
        presentations[edge].framework == .swiftui || presentations[edge].options.ownWindow
      {
        return false
      }
      // The topmost controller is not covered.
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

  /// Whether the list may continue after it has shown another screen.
  private func comesAfterCover(_ steps: [Step]) -> Bool { flattened(steps).count > 1 }

  /// Whether some code may depend on whether the front layer covers the root: code that names the root or a
  /// presenter, SwiftUI’s `dismiss` by a covered view, and a dismissal by a controller whose tab is hidden.
  var asksForRoot: Bool {
    namesRoot || dismissesFromAside || screens.contains { $0.framework == .swiftui }
  }

  /// Whether, in a flow with tabs or columns, something else than a tap makes a screen dismiss.
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

  /// For each presentation, whether some code may depend on this while its layer is in front. SwiftUI’s
  /// `dismiss` does if the presenter of a dialog performs it, or has callbacks from what it presented; so do
  /// work started with `later`, triggers of screens, and names that can be any view.
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

  /// Whether some screen may be told to dismiss, or be searched, while another screen is in front that it did
  /// not necessarily present.
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

  /// For each flag, whether a condition or the `state` of a presentation reads it. Implied flags are read by
  /// what they stand for.
  var readFlags: ElementTable<Flag, Bool> {
    var isRead = flags.mapValues(\.isImplied)
    for flag in presentations.compactMap(\.options.state) { isRead[flag] = true }
    for flag in conditions.flatMap(\.term.flags) { isRead[flag] = true }
    return isRead
  }

  /// The flags that some code sets or clears, or that change with the presentation whose `state` they are.
  var changedFlags: Set<FlagID> {
    Set(effects.compactMap(\.flag) + presentations.compactMap(\.options.state))
  }

  /// Whether some condition depends on how a screen was shown.
  var asksHowScreensCame: Bool {
    conditions.contains { $0.term.contains { $0 == .presented || $0 == .pushed } }
  }

  /// The presentations of a navigation controller whose guard reads work of its first screen, also where a pushed
  /// screen covers that.
  var presentationsThatGuardFirstScreens: Set<PresentationID> {
    guard effects.contains(where: { $0.verb == .push }) else { return [] }
    return Set(
      presentations.identified.lazy.filter { _, presentation in
        let target = screens[presentation.target]
        return !target.kind.isContainer
          && [presentation.guard.navigation, presentation.guard.screen, target.guard.navigation].contains {
            conditions[$0].reads.contains(.unsaved)
          }
      }.map { $0.0 })
  }
}
