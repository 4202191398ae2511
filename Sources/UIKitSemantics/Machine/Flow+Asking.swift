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
