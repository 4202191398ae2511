import FlowModel

/// Where the controllers stand that code speaks to, as far as the frame on top knows.
struct PerformerLookup {
  let tables: MachineTables
  let frame: Frame

  private var flow: FlowElements { tables.elements }

  /// Who performs an effect with `by`; nil where no such controller is up.
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

  /// The layer in front is a window of its own: what lies beneath is another window’s, and goes on (F14.1).
  ///
  /// What is asked of that other window then is told, and not carried out out of sight: the same screens stand there if
  /// it was asked for before this window came.
  var isOverOtherWindow: Bool { frame.windowOver != nil }

  /// Right above whoever performs lies what he has presented in his own window, and no other window.
  func hasPresented(_ performer: Performer) -> Bool {
    switch performer {
    case .presenter(let screen): !isOverOtherWindow || frame.isOverPresented && screen == frame.source
    case .far: !standsInOtherWindow(performer)
    case .top, .under, .aside, .gone: false
    }
  }

  /// What somebody beneath the window in front has presented lies in his own window: another one has opened the one in front,
  /// or he himself once he had presented.
  func presentsBeneathWindow(_ performer: Performer) -> Bool {
    guard isOverOtherWindow else { return false }
    switch performer {
    case .presenter(let screen) where screen == frame.source: return frame.isOverPresented
    case .presenter, .far: return !frame.isOverRoot
    case .top, .under, .aside, .gone: return false
    }
  }

  /// What the app’s window is told waits until the window in front has gone. Whoever has gone means the app’s window too.
  func speaksBehindWindow(_ performer: Performer) -> Bool {
    performer.isGone ? frame.isInOwnWindow : standsInOtherWindow(performer)
  }

  /// A screen that is up stands beneath the window in front, not in it.
  func standsInOtherWindow(_ screen: ScreenID) -> Bool {
    guard frame.isInOwnWindow, !tables.containers[frame.screen].contains(screen), !isInLayer(screen) else {
      return false
    }
    return isOverOtherWindow || isOfOtherWindow(screen)
  }

  /// Whoever performs stands beneath the window in front, not in it, pushed or presented there.
  func standsInOtherWindow(_ performer: Performer) -> Bool {
    guard frame.isInOwnWindow else { return false }
    switch performer {
    case .top, .under, .aside, .gone: return false
    case .presenter(let screen), .far(let screen):
      return isOverOtherWindow || screen.map(isOfOtherWindow) ?? false
    }
  }

  /// Of the screens beneath the layer in front: it stands in a window beneath the one in front.
  private func isOfOtherWindow(_ screen: ScreenID) -> Bool {
    screen == flow.start || frame.otherWindows.meets(tables.bits.track[screen])
      || flow.hasOwnWindow(frame.edge) && frame.source == screen
  }

  /// A screen is in front in the window beneath this one, or is the container of what is.
  func isInFrontBeneathWindow(_ screen: ScreenID?) -> Bool {
    guard let screen, let front = frame.windowOver else { return false }
    return [front, frame.windowBetween ?? front].contains {
      screen == $0 || tables.containers[$0].contains(screen)
    }
  }

  /// The window’s root view controller: where its navigation stack is in front, it can do what the top can.
  var root: Performer {
    if !frame.isModal { return .top }
    return frame.isOverRoot ? .presenter(flow.start) : .far(flow.start)
  }

  /// The nearest instance of a screen; nil where none is up.
  func find(_ screen: ScreenID) -> Performer? {
    let bit = tables.bits.track[screen]
    if frame.screen == screen || tables.containers[frame.screen].contains(screen) { return .top }
    if isAside(screen) { return .aside(screen) }
    if frame.tracked.meets(bit) { return .under(screen) }
    if frame.source == screen { return .presenter(screen) }
    if !frame.trackedLower.meets(bit) { return nil }
    // Over the root’s layer there is no other one that it could stand in, and without tabs and columns nothing is put aside.
    return frame.isOverRoot && !tables.hasContainers ? .presenter(screen) : .far(screen)
  }

  /// A tracked screen stands in the layer in front: on top, beneath, or in a tab or column that is put aside.
  func isInLayer(_ screen: ScreenID) -> Bool {
    frame.screen == screen || frame.tracked.meets(tables.bits.track[screen]) || isAside(screen)
  }

  /// Another tab or column than the one in front, or a tracked screen that stands there and not in front.
  func isAside(_ screen: ScreenID?) -> Bool {
    // Who presented a layer may not be known (see ``NeededPresenters``).
    guard let tab = frame.tab, let screen, frame.screen != screen else { return false }
    let bit = tables.bits.track[screen]
    return tables.areSiblings(tab, screen)
      || frame.trackedAside.meets(bit) && !frame.tracked.meets(bit)
  }

  /// A layer has gone, and in front is what its presenter had presented before: beneath a window of its own, or an inspector,
  /// beside which SwiftUI presents as well.
  func hasPresentedAsWell(_ screen: ScreenID?, _ gone: Value) -> Bool {
    guard frame.isModal else { return false }
    if flow.hasOwnWindow(gone.edge) { return frame.source == screen || frame.windowOver == screen }
    guard let screen, frame.style == .inspector, frame.source == screen else { return false }
    return !frame.tracked.meets(tables.bits.track[screen])
  }

  /// Somebody in the layer in front who is not in front himself.
  func beneath(_ screen: ScreenID?) -> Performer {
    if let screen, isAside(screen) { .aside(screen) } else { .under(screen) }
  }
}

extension Flow {
  /// Whoever is in front performs the effect, as it says itself or as its trigger does for all that it does.
  func isOfTopmost(_ effect: EffectID) -> Bool { isOfTopmost(effects[effect]) }

  /// What a trigger asks in any case of a screen by its name, to bring another one: with nobody up who could, it is dropped, as
  /// where the effects name him themselves.
  func requests(ofNobodyFor trigger: Trigger) -> [Effect] {
    guard trigger.receiver == .named else { return [] }
    return trigger.does.compactMap { step in
      guard case .effect(let index) = step, [.push, .present].contains(effects[index].verb) else {
        return nil
      }
      return effects[index]
    }
  }

  /// The same of the effect itself.
  func isOfTopmost(_ effect: Effect) -> Bool {
    switch (effect.receiver, effect.owner) {
    case (.topmost, _): true
    case (.self, .trigger(let index)): triggers[index].receiver == .topmost
    default: false
    }
  }
}
