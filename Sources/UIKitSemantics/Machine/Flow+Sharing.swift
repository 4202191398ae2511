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
    for (index, screen) in screens.identified where !screen.unwinds.isEmpty || screen.retained {
      isAsked[index] = true
    }
    return screens.indices.filter { isAsked[$0] }
  }

  /// Points that someone other than their own screen reads or changes.
  var sharedPoints: [UnsavedPointID] {
    var isShared = ElementTable<UnsavedPoint, Bool>(repeating: false, for: unsavedPoints)
    for (index, screen) in screens.identified {
      for point in screen.edits where unsavedPoints[point].screen != index { isShared[point] = true }
    }
    let beneath = dialogsPresentedBeneath
    for effect in effects where effect.verb == .save || effect.verb == .discard {
      for point in effect.points {
        let owner = unsavedPoints[point].screen
        // A dialog’s handler runs when its presenter is in front again, which knows its own work.
        let isAnothers =
          effect.target.isEmpty
          ? !effect.performers.contains(owner) : effect.performers.contains { $0 != owner }
        if mayBeCovered(effect.owner, beneath) || isAnothers { isShared[point] = true }
      }
    }
    for callback in callbacks {
      guard case .presentation = callback.site else { continue }
      share(readBy: callback.does, performers: callback.performers, &isShared)
      share(conditions[callback.returns].term, performers: callback.performers, &isShared)
    }
    for trigger in triggers {
      share(readBy: trigger.does, performers: trigger.performers, &isShared)
      let asked = trigger.performers + [trigger.screen ?? start]
      share(conditions[trigger.condition].term, performers: asked, &isShared)
    }
    for (index, screen) in screens.identified {
      let guarding = conditions[screen.guard.screen]
      if guarding.reads.count > 1 { share(guarding.term, performers: [index], &isShared) }
      share(afterCoverIn: stepsOfCode(of: screen), performers: [index], &isShared)
    }
    shareWhatSecondTapsRead(&isShared)
    // What is expected is asked when anything may lie above whose code says so.
    for expectation in expectations {
      share(conditions[expectation.condition].term, performers: expectation.performers, &isShared)
    }
    // The work of tabs and columns lives as long as their container.
    for (container, screen) in screens.identified where screen.kind.isContainer {
      for held in expanded(container) { for point in screens[held].unsaved { isShared[point] = true } }
    }
    shareWhatGuardsRead(&isShared)
    return unsavedPoints.indices.filter { isShared[$0] }
  }

  /// A button that pushes may be tapped once more, and then asks for the work of its screen beneath what it has pushed.
  /// What it saves or discards each time is done with the first tap.
  private func shareWhatSecondTapsRead(_ isShared: inout ElementTable<UnsavedPoint, Bool>) {
    for button in buttons where flattened(button.does).contains(where: { effects[$0].verb == .push }) {
      share(readBy: button.does, performers: [button.screen], &isShared)
      for case .branch(_, let holds, let otherwise) in button.does {
        for effect in flattened(holds + otherwise) where [.save, .discard].contains(effects[effect].verb) {
          for point in effects[effect].points { isShared[point] = true }
        }
      }
    }
  }

  /// A guard that reads a point others change is asked from above, with all that it reads.
  private func shareWhatGuardsRead(_ isShared: inout ElementTable<UnsavedPoint, Bool>) {
    for screen in screens where conditions[screen.guard.screen].reads.contains(.unsaved) {
      let read = screen.unsaved + screen.edits
      if read.contains(where: { isShared[$0] }) { for point in read { isShared[point] = true } }
    }
  }

  /// A presenter’s own points that its buttons read or change, where they can be tapped beside what it presents: that
  /// layer’s first frame has to know them.
  func pointsOfLivePresenter(of presentation: Presentation) -> [UnsavedPointID] {
    guard mayBeLive(presentation), presentation.sources.contains(where: { !screens[$0].unsaved.isEmpty })
    else { return [] }
    var isShared = ElementTable<UnsavedPoint, Bool>(repeating: false, for: unsavedPoints)
    for screen in presentation.sources { share(readByButtonsOf: screen, &isShared) }
    return presentation.sources.flatMap { screens[$0].unsaved.filter { isShared[$0] } }
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

  /// Some code asks how far down the root is.
  var asksForRoot: Bool {
    effects.contains { $0.receiver == .root || $0.receiver == .presenter }
      || triggers.contains { $0.receiver == .root || $0.receiver == .presenter }
      || screens.contains { $0.framework == .swiftui }
  }

  /// Beside it the presenter can still be touched.
  func mayBeLive(_ presentation: Presentation) -> Bool {
    let kind = screens[presentation.target].kind
    let styles = presentation.options.declaredStyles
    return !presentation.options.undimmed.isEmpty || styles.contains(.inspector)
      || kind == .actionSheet || kind == .confirmationDialog || kind == .share
      || styles.contains(.popover) && mayBeLiveAsPopover(presentation)
  }

  /// As ``mayBeLive(_:)``, where it is drawn as a popover.
  func mayBeLiveAsPopover(_ presentation: Presentation) -> Bool {
    let all = presentation.sources.flatMap { screens[$0].buttons }
    return screens[presentation.target].dialog || !buttonsLeftLive(among: all, beside: presentation).isEmpty
  }

  private func share(readByButtonsOf screen: ScreenID, _ isShared: inout ElementTable<UnsavedPoint, Bool>) {
    share(conditions[screens[screen].back.shown].term, performers: [screen], &isShared)
    for index in screens[screen].buttons {
      let button = buttons[index]
      share(conditions[button.shown].term, performers: [screen], &isShared)
      share(conditions[button.enabled].term, performers: [screen], &isShared)
      share(readBy: button.does, performers: [screen], &isShared)
      for effect in flattened(button.does)
      where effects[effect].verb == .save || effects[effect].verb == .discard {
        for point in effects[effect].points { isShared[point] = true }
      }
    }
  }

  /// Whoever performs it may have something above it.
  private func mayBeCovered(_ owner: EffectOwner, _ presentedBeneath: Set<ScreenID>) -> Bool {
    switch owner {
    case .trigger: return true
    case .callback(let index):
      if case .presentation = callbacks[index].site { return true }
      return callbacks[index].name == .didFinish || callbacks[index].name == .didCancel
    case .button(let index): return presentedBeneath.contains(buttons[index].screen)
    case .back, .escape: return false
    }
  }

  /// Dialogs that a callback or trigger of a screen may present while another is pushed above that screen, or that whatever
  /// is in front presents, the dialog itself among it: their buttons then save or discard the screen’s work from afar.
  private var dialogsPresentedBeneath: Set<ScreenID> {
    let pushing = Set(effects.lazy.filter { $0.verb == .push }.flatMap(\.performers))
    var dialogs: Set<ScreenID> = []
    for presentation in presentations where screens[presentation.target].dialog {
      let effect = effects[presentation.effect]
      let isBeneath =
        switch effect.owner {
        case _ where effect.receiver == .topmost: true
        case .trigger(let index) where triggers[index].receiver == .topmost: true
        case .callback, .trigger: presentation.sources.contains { pushing.contains($0) }
        case .button, .back, .escape: false
        }
      if isBeneath { dialogs.insert(presentation.target) }
    }
    return dialogs
  }

  private func share(
    readBy steps: [Step], performers: [ScreenID], _ isShared: inout ElementTable<UnsavedPoint, Bool>
  ) {
    for step in steps {
      switch step {
      case .effect(let index): share(readBy: effects[index].then, performers: performers, &isShared)
      case .branch(let condition, let holds, let otherwise):
        share(conditions[condition].term, performers: performers, &isShared)
        share(readBy: holds, performers: performers, &isShared)
        share(readBy: otherwise, performers: performers, &isShared)
      case .expect: break
      }
    }
  }

  /// What a screen’s own buttons, Back, escape and callbacks do.
  private func stepsOfCode(of screen: Screen) -> [[Step]] {
    var all = screen.buttons.map { buttons[$0].does } + screen.callbacks.map { callbacks[$0].does }
    if case .own(let steps) = screen.back.button { all.append(steps) }
    if case .own(let steps) = screen.escape { all.append(steps) }
    return all
  }

  /// What follows a transition in a list is done while something may stand above the performer.
  private func share(
    afterCoverIn lists: [[Step]], performers: [ScreenID], _ isShared: inout ElementTable<UnsavedPoint, Bool>
  ) {
    for steps in lists {
      guard let first = steps.firstIndex(where: mayCover) else { continue }
      let isInstant = flattened(Array(steps[..<first])).contains { !effects[$0].animated }
      let after = Array(steps[(first + 1)...]) + thens(in: Array(steps[(isInstant ? 0 : first)...first]))
      let all = performers + flattened(steps).flatMap { effects[$0].performers }
      share(readBy: after, performers: all, &isShared)
      for effect in flattened(after) where [.save, .discard].contains(effects[effect].verb) {
        for point in effects[effect].points { isShared[point] = true }
      }
    }
  }

  private func mayCover(_ step: Step) -> Bool {
    flattened([step]).contains { [.present, .push].contains(effects[$0].verb) }
  }

  private func thens(in steps: [Step]) -> [Step] { flattened(steps).flatMap { effects[$0].then } }

  private func share(
    _ term: Condition.Term, performers: [ScreenID], _ isShared: inout ElementTable<UnsavedPoint, Bool>
  ) {
    switch term {
    case .unsaved:
      for screen in performers { for point in screens[screen].unsaved { isShared[point] = true } }
    case .unsavedPoint(let point): isShared[point] = true
    case .not(let term): share(term, performers: performers, &isShared)
    case .all(let terms), .any(let terms):
      for term in terms { share(term, performers: performers, &isShared) }
    default: break
    }
  }

  /// Whether a condition, or a presentation’s `state`, reads a flag; what nobody wrote is read by what it stands for.
  func reads(flag: FlagID) -> Bool {
    flags[flag].isImplied || presentations.contains { $0.options.state == flag }
      || conditions.contains { $0.term.reads(flag: flag) }
  }

  /// Something reads the flag, and nothing ever changes it.
  func isConstant(flag: FlagID) -> Bool {
    let one = flags[flag]
    return one.start != .varies && !one.isImplied && !writes(flag: flag) && reads(flag: flag)
      && !presentations.contains { $0.options.state == flag }
  }

  /// Some code sets or clears the flag.
  func writes(flag: FlagID) -> Bool {
    effects.contains { ($0.verb == .set || $0.verb == .clear) && $0.flag == flag }
  }
}
