import FlowModel

/// `dismiss(animated:)` and unwind segues: which frames they remove (section 6 of the facts).
enum Dismissing {
  /// `dismiss(animated:)` sent to a controller: its presented child is dismissed with all above; if there is
  /// none, the controller itself (section 6).
  static func dismiss(_ index: EffectID, _ performer: Performer, in state: inout MachineState) {
    let effect = state.flow.effects[index]
    func note(_ hit: Hit, _ layers: Int) {
      if hit == .child, effect.receiver == .`self` { state.mark(.hitsChild) }
      state.note(
        Dismissal(receiver: effect.receiver, hit: hit, layers: UInt8(min(layers, 2))))
    }
    if state.event.isPresenting {
      state.drop(.inTransition, of: performer.screen(in: state.frame).map { .screen($0) })
      return note(.nothing, 0)
    }
    if endsSearch(effect, performer, in: state) {
      state.frame.searching = false
      state.mark(.changes)
      return note(.child, 0)
    }
    let isInOtherWindow = isInOtherWindow(effect, performer, in: state)
    if isInOtherWindow, let named = effect.named, state.tables.isOnlyPresented(named),
      effect.receiver == .named, !state.frame.isOverOwnWindow
    {
      note(.receiver, 1)
      return OwedWork.owe(behindWindow: index, in: &state)
    }
    if isInOtherWindow || popsAside(effect, performer, in: state) {
      state.markBeneath()
      return note(.receiver, isInOtherWindow ? 1 : 0)
    }
    if effect.receiver == .presenter, isPresentedBeneathWindow(performer, in: state) {
      state.markBeneath()
      return note(.child, 1)
    }
    if effect.receiver == .root, state.performers.speaksBehindWindow(performer) {
      if state.performers.isOverOtherWindow, state.frame.isOverRoot { return note(.nothing, 0) }
      note(.child, 1)
      return OwedWork.owe(behindWindow: index, in: &state)
    }
    if endsRequest(effect, performer, in: state) {
      note(.request, state.frame.isModal ? (state.frame.isOverRoot ? 1 : 2) : 0)
      return endRequest(effect, in: &state)
    }
    guard let plan = plan(dismissing: effect, performer, in: state) else { return note(.nothing, 0) }
    note(plan.hit, plan.layers)
    // Another window may present during the dismissal (F14.1).
    if plan.layers > 0, effect.animated, !isOfWindowAlone(plan.until, plan.layers, in: state) {
      state.event.isDismissing = true
    }
    state.event.isInstant = plan.layers > 0 && !effect.animated
    state.event.agenda.insert(.go(plan.until), at: 0)
  }

  /// Whether only the app's own window in front is removed.
  private static func isOfWindowAlone(_ until: PopExtent, _ layers: Int, in state: MachineState) -> Bool {
    guard state.performers.isOverOtherWindow else { return false }
    return switch until {
    case .layers(1): true
    case .rootLayer, .exposing: layers == 1
    default: false
    }
  }

  /// Whether the first screen of an extension is dismissed, by itself or by name, whatever is above it: this
  /// ends the extension's request.
  private static func endsRequest(
    _ effect: Shared<Effect>, _ performer: Performer, in state: MachineState
  ) -> Bool {
    guard state.tables.flow.app.host != .app, let closed = whoCloses(effect, performer, in: state) else {
      return false
    }
    switch closed {
    case .top: return state.frame.isBottom
    case .under(let screen), .presenter(let screen), .far(let screen):
      return screen == state.flow.start && state.tables.standsOnlyAtTheBottom(state.flow.start)
    case .aside, .gone: return false
    }
  }

  /// Ends the request of an extension: nothing can be done any more, and what is presented is dismissed.
  private static func endRequest(_ effect: Shared<Effect>, in state: inout MachineState) {
    state.control.hasEnded = true
    state.mark(.changes)
    guard state.frame.isModal else { return }
    state.event.isDismissing = effect.animated
    state.event.isInstant = !effect.animated
    state.event.agenda.insert(.go(.rootLayer), at: 0)
  }

  /// Whether the controller to dismiss is in another window than the front one.
  private static func isInOtherWindow(
    _ effect: Shared<Effect>, _ performer: Performer, in state: MachineState
  ) -> Bool {
    guard state.performers.isOverOtherWindow else {
      return whoCloses(effect, performer, in: state).map(state.performers.standsInOtherWindow) ?? false
    }
    if effect.receiver == .presented { return state.performers.presentsBeneathWindow(performer) }
    switch whoCloses(effect, performer, in: state) {
    case .presenter, .far: return true
    default: return false
    }
  }

  /// Whether the performer is in a modal of a window beneath the front one, so that its presenter would
  /// dismiss that modal (F14.1). Such a step is reported but not executed.
  private static func isPresentedBeneathWindow(_ performer: Performer, in state: MachineState) -> Bool {
    guard state.performers.standsInOtherWindow(performer), let screen = performer.screen(in: state.frame)
    else { return false }
    if case .presenter = performer, let edge = state.frame.edge, state.tables.asksForRoot[edge] {
      return !state.frame.isOverRoot
    }
    return !state.tables.facts.screens[screen].inRootLayer
  }

  /// Whether SwiftUI’s dismiss pops a view that was pushed in another, hidden tab. Such a step is reported
  /// but not executed.
  private static func popsAside(_ effect: Shared<Effect>, _ performer: Performer, in state: MachineState)
    -> Bool
  {
    guard case .aside(let screen) = whoCloses(effect, performer, in: state) else { return false }
    return state.flow.screens[screen].framework == .swiftui && state.tables.isEverPushed[screen]
      && state.frame.tab.map { state.tables.areSiblings($0, screen) } != true
  }

  /// The controller that is to dismiss itself; nil if the effect refers to another one.
  private static func whoCloses(_ effect: Shared<Effect>, _ performer: Performer, in state: MachineState)
    -> Performer?
  {
    switch effect.receiver {
    case .self: performer
    case .named: effect.named.flatMap { state.performers.find($0) }
    default: nil
    }
  }

  /// Whether the dismissal ends an active search, which counts as what its host presents (F1.14).
  private static func endsSearch(_ effect: Shared<Effect>, _ performer: Performer, in state: MachineState)
    -> Bool
  {
    guard state.frame.searching, state.standing.screen.framework == .uikit else { return false }
    let receiver: Performer? =
      switch effect.receiver {
      case .self, .presented: performer
      case .named: effect.named.flatMap { state.performers.find($0) }
      default: nil
      }
    return receiver == .top && state.setting.holds(.searchBlocksPresenting)
  }

  private static func plan(
    dismissing effect: Shared<Effect>, _ performer: Performer, in state: MachineState
  ) -> (until: PopExtent, hit: Hit, layers: Int)? {
    if case .gone = performer { if effect.receiver == .self { return nil } }
    let layers = state.frame.isModal ? (state.frame.isOverRoot ? 1 : 2) : 0
    switch effect.receiver {
    case .parent, .topmost: return nil
    case .root: return layers == 0 ? nil : (.rootLayer, .child, layers)
    case .presented:
      switch performer {
      case .presenter: return (.layers(1), .child, 1)
      case .far(let screen?): return (.exposing(screen), .child, layers)
      case .top, .under, .aside, .gone, .far(nil): return nil
      }
    case .presenter:
      guard layers > 0 else { return nil }
      let isSwiftUI = state.standing.presentation?.framework == .swiftui
      switch performer {
      case .top, .under, .aside:
        if isSwiftUI { return layers < 2 ? nil : (.layers(2), .receiver, 2) }
        return (.layers(1), .child, 1)
      // SwiftUI’s dismiss by the presenter's view closes the layer of that view, which is deeper than the
      // machine tracks.
      case .presenter: return isSwiftUI || layers < 2 ? nil : (.layers(2), .child, 2)
      // The presenter of the layer that contains the screen dismisses this layer with all above.
      case .far(let screen?) where standsInLayersOfUIKit(screen, in: state):
        return (.layer(of: screen), .child, layers)
      case .far, .gone: return nil
      }
    case .self, .named:
      return whoCloses(effect, performer, in: state).flatMap { plan(for: $0, layers, in: state) }
    }
  }

  /// Whether all layers that can contain the screen are presented by UIKit.
  private static func standsInLayersOfUIKit(_ screen: ScreenID, in state: MachineState) -> Bool {
    let facts = state.tables.facts.screens[screen]
    return !facts.inRootLayer
      && facts.layers.allSatisfy { state.flow.presentations[$0].framework != .swiftui }
  }

  private static func plan(for receiver: Performer, _ layers: Int, in state: MachineState) -> (
    until: PopExtent, hit: Hit, layers: Int
  )? {
    // SwiftUI’s dismiss pops a pushed view. Otherwise it closes the presentation that contains the view,
    // whether or not the view presents something (F6.11, F6.13).
    switch receiver {
    case .top:
      if state.frame.isPushed, state.standing.screen.framework == .swiftui {
        return (.frames(1), .receiver, 0)
      }
      return layers == 0 ? nil : (.layers(1), .receiver, 1)
    case .under(let screen):
      if let screen, state.flow.screens[screen].framework == .swiftui, state.tables.isEverPushed[screen] {
        let until = PopExtent.leaving(screen, isBeneath: state.frame.screen == screen)
        return (until, .receiver, state.tables.isEverFirst[screen] ? min(layers, 1) : 0)
      }
      return layers == 0 ? nil : (.layers(1), .receiver, 1)
    case .presenter(let screen):
      if let screen, state.flow.screens[screen].framework == .swiftui, !isUIKitLayer(in: state) {
        if state.tables.isEverPushed[screen],
          state.frame.isOverPushed || !state.tables.isEverFirst[screen]
        {
          return (.leaving(screen), .receiver, 1)
        }
        return layers < 2 ? nil : (.layers(2), .receiver, 2)
      }
      return (.layers(1), .child, 1)
    case .aside: return layers == 0 ? nil : (.layers(1), .receiver, 1)
    case .far(let screen?):
      if state.flow.screens[screen].framework == .swiftui {
        // If UIKit presented the layer directly above, that layer is the presented child (F6.11).
        if isUIKitLayer(in: state), sharesLayerOfPresenter(screen, in: state) {
          return (.layers(1), .child, 1)
        }
        if closesWhatItStandsIn(screen, in: state) { return (.leaving(screen), .receiver, 2) }
        if isRootOfSwiftUI(screen, in: state) { return nil }
      }
      return (.exposing(screen), .child, layers)
    case .far(nil), .gone: return nil
    }
  }

  /// Whether SwiftUI’s dismiss pops the screen or closes its layer, with all above, although it is deeper
  /// than the presenter of the front layer. This holds if SwiftUI presented all of that. The first screen of
  /// the root layer does neither.
  private static func closesWhatItStandsIn(_ screen: ScreenID, in state: MachineState) -> Bool {
    let tables = state.tables
    let isInRoot = tables.facts.screens[screen].inRootLayer
    if isInRoot, tables.isEverFirst[screen] { return false }
    if !isInRoot, !tables.isEverPushed[screen] { return true }
    return tables.flow.presentations.allSatisfy { $0.framework == .swiftui }
  }

  /// Whether the screen is only in the root layer, and SwiftUI presents everything directly above that layer:
  /// then its dismiss has nothing to pop or close.
  private static func isRootOfSwiftUI(_ screen: ScreenID, in state: MachineState) -> Bool {
    let (tables, facts) = (state.tables, state.tables.facts.screens)
    return facts[screen].inRootLayer && facts[screen].layers.isEmpty && !tables.isEverPushed[screen]
      && tables.flow.presentations.allSatisfy { presentation in
        presentation.framework == .swiftui
          || !presentation.sources.contains { facts[$0].inRootLayer }
      }
  }

  /// Whether the screen is in the same layer as the presenter of the front layer.
  private static func sharesLayerOfPresenter(_ screen: ScreenID, in state: MachineState) -> Bool {
    guard let source = state.frame.source else { return false }
    return state.tables.facts.presentations.contains {
      $0.holds.contains(screen) && $0.holds.contains(source)
    }
  }

  /// Whether UIKit presented the front layer.
  private static func isUIKitLayer(in state: MachineState) -> Bool {
    state.standing.presentation?.framework != .swiftui
  }

  /// An unwind segue to the nearest screen beneath that implements the action. If there is none, nothing
  /// happens (F6.12).
  static func unwind(_ index: EffectID, in state: inout MachineState) {
    let effect = state.flow.effects[index]
    func isAmong(_ screens: NumberSet) -> Bool {
      state.tables.bits.tracked.contains { screen in
        screens.meets(state.tables.bits.track[screen])
          && state.flow.screens[screen].unwinds.contains(effect.target)
      }
    }
    let aside =
      state.frame.trackedAside | (state.frame.tab.map { state.tables.siblings[$0] } ?? [])
    let isBeneath = isAmong(state.frame.trackedLower.subtracting(state.frame.asideLower))
    if !isAmong(state.frame.tracked), isAmong(aside) || !isBeneath && isAmong(state.frame.asideLower) {
      // The unwind continues in the other tab; the front screen stays.
      state.markBeneath()
      return
    }
    guard isAmong(state.frame.tracked) || isBeneath, !state.frame.isBottom else {
      return state.drop(.noDestination, of: .unwind(index))
    }
    state.event.isDismissing = state.frame.isModal
    state.event.agenda.insert(.go(.unwound(effect.target, isFirst: true)), at: 0)
  }
}

extension MachineTables {
  /// Whether the screen can only be the first of a modal, so that code which closes it by name means that modal.
  func isOnlyPresented(_ screen: ScreenID) -> Bool {
    screen != flow.start && !isEverPushed[screen] && containers[screen].isEmpty
      && !facts.screens[screen].entries.isEmpty
  }

  /// Whether nothing pushes or presents the screen, so that it can only be the first screen of the stack.
  func standsOnlyAtTheBottom(_ screen: ScreenID) -> Bool {
    !isEverPushed[screen] && facts.screens[screen].entries.isEmpty
  }
}
