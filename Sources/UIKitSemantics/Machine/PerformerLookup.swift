import FlowModel

/// Finds the controllers that code refers to, as far as the frame on top knows.
struct PerformerLookup {
  let tables: MachineTables
  let frame: Frame

  private var flow: FlowElements { tables.elements }

  /// The performer of an effect with `by`; nil if no such controller is on the stack.
  func resolve(_ receiver: Receiver, _ named: ScreenID?, from performer: Performer) -> Performer? {
    switch receiver {
    case .self, .presented, .parent: return performer
    case .topmost: return isOverOtherWindow ? .presenter(frame.windowOver) : .top
    case .root: return root
    case .presenter:
      switch performer {
      case .top, .under, .aside: return frame.isModal ? .presenter(frame.source) : nil
      case .presenter where frame.isOverRoot: return nil
      case .presenter(let screen), .far(let screen):
        return screen.flatMap { tables.presenters[$0] }.map { .far($0) }
      case .gone(_, let presenter):
        guard let presenter else { return nil }
        if frame.screen == presenter || tables.containers[frame.screen].contains(presenter) {
          return .top
        }
        return frame.source == presenter ? .presenter(presenter) : .under(presenter)
      }
    case .named: return named.flatMap { find($0) }
    }
  }

  /// Whether the front layer is a window of the app's own: the layers beneath belong to another window and
  /// stay active (F14.1).
  ///
  /// What is requested of that other window is reported but not executed, as it is hidden. The same screens
  /// are reached if it was requested before this window was opened.
  var isOverOtherWindow: Bool { frame.windowOver != nil }

  /// Whether directly above the performer is what it has presented in its own window, with no other window
  /// between.
  func hasPresented(_ performer: Performer) -> Bool {
    switch performer {
    case .presenter(let screen): !isOverOtherWindow || frame.isOverPresented && screen == frame.source
    case .far: !standsInOtherWindow(performer)
    case .top, .under, .aside, .gone: false
    }
  }

  /// Whether something that the performer has presented is in its own window, beneath the front window:
  /// another screen opened the front window, or the performer did after it had presented.
  func presentsBeneathWindow(_ performer: Performer) -> Bool {
    guard isOverOtherWindow else { return false }
    switch performer {
    case .presenter(let screen) where screen == frame.source: return frame.isOverPresented
    case .presenter, .far: return !frame.isOverRoot
    case .top, .under, .aside, .gone: return false
    }
  }

  /// Whether a request to the app’s window waits until the front window is removed. A removed performer
  /// refers to the app’s window too.
  func speaksBehindWindow(_ performer: Performer) -> Bool {
    performer.isGone ? frame.isInOwnWindow : standsInOtherWindow(performer)
  }

  /// Whether a screen on the stack is beneath the front window, not in it.
  func standsInOtherWindow(_ screen: ScreenID) -> Bool {
    guard frame.isInOwnWindow, !tables.containers[frame.screen].contains(screen), !isInLayer(screen) else {
      return false
    }
    return isOverOtherWindow || isOfOtherWindow(screen)
  }

  /// Whether the performer is beneath the front window, not pushed or presented in it.
  func standsInOtherWindow(_ performer: Performer) -> Bool {
    guard frame.isInOwnWindow else { return false }
    switch performer {
    case .top, .under, .aside, .gone: return false
    case .presenter(let screen), .far(let screen):
      return isOverOtherWindow || screen.map(isOfOtherWindow) ?? false
    }
  }

  /// For a screen beneath the front layer: whether it is in a window beneath the front one.
  private func isOfOtherWindow(_ screen: ScreenID) -> Bool {
    screen == flow.start || frame.otherWindows.meets(tables.bits.track[screen])
      || flow.hasOwnWindow(frame.edge) && frame.source == screen
  }

  /// Whether a screen, or a container of it, is in front in the window beneath this one.
  func isInFrontBeneathWindow(_ screen: ScreenID?) -> Bool {
    guard let screen, let front = frame.windowOver else { return false }
    return [front, frame.windowBetween ?? front].contains {
      screen == $0 || tables.containers[$0].contains(screen)
    }
  }

  /// The root view controller of the window. If its navigation stack is in front, it acts like the frame on
  /// top.
  var root: Performer {
    if !frame.isModal { return .top }
    return frame.isOverRoot ? .presenter(flow.start) : .far(flow.start)
  }

  /// The nearest instance of a screen; nil if none is on the stack.
  func find(_ screen: ScreenID) -> Performer? {
    let bit = tables.bits.track[screen]
    if frame.screen == screen || tables.containers[frame.screen].contains(screen) { return .top }
    if isAside(screen) { return .aside(screen) }
    if frame.tracked.meets(bit) { return .under(screen) }
    if frame.source == screen { return .presenter(screen) }
    if !frame.trackedLower.meets(bit) { return nil }
    // Above the root layer there is no other layer that could contain it, and without tabs and columns none
    // is hidden.
    return frame.isOverRoot && !tables.hasContainers ? .presenter(screen) : .far(screen)
  }

  /// Whether a tracked screen is in the front layer: on top, beneath, or in a hidden tab or column.
  func isInLayer(_ screen: ScreenID) -> Bool {
    frame.screen == screen || frame.tracked.meets(tables.bits.track[screen]) || isAside(screen)
  }

  /// Whether it is a hidden tab or column, or a tracked screen that is in one and not in front.
  func isAside(_ screen: ScreenID?) -> Bool {
    // The presenter of a layer may be unknown (see ``NeededPresenters``).
    guard let tab = frame.tab, let screen, frame.screen != screen else { return false }
    let bit = tables.bits.track[screen]
    return tables.areSiblings(tab, screen)
      || frame.trackedAside.meets(bit) && !frame.tracked.meets(bit)
  }

  /// Whether, after a layer was removed, the front layer is what the same presenter had presented before:
  /// beneath a window of the app's own, or an inspector, beside which SwiftUI can present as well.
  func hasPresentedAsWell(_ screen: ScreenID?, _ gone: Value) -> Bool {
    guard frame.isModal else { return false }
    if flow.hasOwnWindow(gone.edge) { return frame.source == screen || frame.windowOver == screen }
    guard let screen, frame.style == .inspector, frame.source == screen else { return false }
    return !frame.tracked.meets(tables.bits.track[screen])
  }

  /// The performer for a screen in the front layer that is not in front itself.
  func beneath(_ screen: ScreenID?) -> Performer {
    if let screen, isAside(screen) { .aside(screen) } else { .under(screen) }
  }
}

extension Flow {
  /// Whether the front screen performs the effect, because the effect or its trigger says so.
  func isOfTopmost(_ effect: EffectID) -> Bool { isOfTopmost(effects[effect]) }

  /// The requests of a trigger that names its performer, to push or present unconditionally. If that screen
  /// is not on the stack they are dropped, as if the effects named it themselves.
  func requests(ofNobodyFor trigger: Trigger) -> [Effect] {
    guard trigger.receiver == .named else { return [] }
    return trigger.does.compactMap { step in
      guard case .effect(let index) = step, [.push, .present].contains(effects[index].verb) else {
        return nil
      }
      return effects[index]
    }
  }

  /// The same for an effect value.
  func isOfTopmost(_ effect: Effect) -> Bool {
    switch (effect.receiver, effect.owner) {
    case (.topmost, _): true
    case (.self, .trigger(let index)): triggers[index].receiver == .topmost
    default: false
    }
  }
}
