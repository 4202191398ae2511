extension Branches {
  /// Whether an effect, performed with `screen` in front, can close the presentation that contains `screen`.
  func closes(_ effect: Effect, from screen: ScreenID) -> Bool {
    switch effect.verb {
    case .setRoot: return isModal(screen)
    case .unwind: return unwindsOut(effect, from: screen)
    case .dismiss: break
    default: return false
    }
    // A completion handler of a presentation closes that presentation, as the message goes to its presenter.
    if let after = effect.after, flow.effects[after].verb == .present, effect.receiver != .root {
      return false
    }
    let performers = flow.screens[screen].dialog ? effect.performers : [screen]
    switch effect.receiver {
    case .self: return performers.contains { isModal($0) && !isPoppedBySwiftUI($0) }
    case .presented, .parent, .topmost: return false
    case .root: return performers.contains(where: isModal)
    case .presenter:
      return performers.contains { performer in
        layers.edges(holding: performer).contains { edge in
          flow.presentations[edge].framework == .uikit
            || flow.presentations[edge].sources.contains(where: isModal)
        }
      }
    case .named:
      guard let named = effect.named else { return false }
      return performers.contains { closes(named, above: $0) }
    }
  }

  /// Whether a delegate callback of a system controller closes that controller: `dismiss` sent to its
  /// presenter dismisses it. If SwiftUI presents, only `presented` or a screen beneath closes it.
  func closes(_ effect: Effect, above controller: ScreenID) -> Bool {
    switch effect.verb {
    case .setRoot: return true
    case .dismiss: break
    default: return false
    }
    let isSwiftUI = entries[controller].contains { flow.presentations[$0].framework == .swiftui }
    switch effect.receiver {
    case .parent, .topmost: return false
    case .self, .presenter: return !isSwiftUI || effect.recipients.contains(where: isModal)
    case .presented, .root: return true
    case .named: return effect.named.map { $0 == controller || isBeneath($0, controller) } ?? false
    }
  }

  /// Whether an effect pops. Only a screen that something pushes can be popped.
  func steps(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .pop, .popTo, .popToRoot:
      return effect.recipients.contains { !graph.pushers[$0].isEmpty }
    case .dismiss:
      return effect.receiver == .self
        && effect.performers.contains {
          flow.screens[$0].framework == .swiftui && !graph.pushers[$0].isEmpty
        }
    case .unwind: return effect.recipients.contains { unwindsInStack(effect.target, from: $0) }
    default: return false
    }
  }

  /// Whether SwiftUI’s `dismiss` pops the view, because it is only ever pushed; then it closes nothing.
  private func isPoppedBySwiftUI(_ screen: ScreenID) -> Bool {
    flow.screens[screen].framework == .swiftui && !graph.pushers[screen].isEmpty
      && graph.presenters[screen].isEmpty && graph.containers[screen].isEmpty
  }

  /// Whether some presentation’s layer can contain it.
  private func isModal(_ screen: ScreenID) -> Bool { layers.isModal(screen) }

  /// Whether `dismiss` sent to a named screen closes this one: the named screen is beneath it or in the same
  /// layer.
  private func closes(_ named: ScreenID, above screen: ScreenID) -> Bool {
    guard isModal(screen) else { return false }
    if named == screen || layers.share(named, screen) { return true }
    guard isBeneath(named, screen) else { return false }
    return !layers.isSwiftUI(screen) || isModal(named) || named == flow.start && flow.app.host != .app
  }

  /// Whether one screen can be in a layer beneath another.
  private func isBeneath(_ lower: ScreenID, _ screen: ScreenID) -> Bool {
    beneath.layers(under: layers.component(of: screen)) { collectBeneath(screen) }[lower]
  }

  /// For each screen, whether it can be beneath; at least one step from a layer to its presenter is needed.
  private func collectBeneath(_ screen: ScreenID) -> ElementTable<Screen, Bool> {
    var isInside = ElementTable<Screen, Bool>(repeating: false, for: flow.screens)
    var isBeneath = isInside
    var waiting = [(screen, false)]
    while let (upper, isCrossed) = waiting.popLast() {
      if isCrossed ? isBeneath[upper] : isInside[upper] { continue }
      if isCrossed { isBeneath[upper] = true } else { isInside[upper] = true }
      for next in graph.pushers[upper] + graph.containers[upper] { waiting.append((next, isCrossed)) }
      for next in graph.presenters[upper] { waiting.append((next, true)) }
    }
    return isBeneath
  }

  /// Whether a screen that implements an unwind action can be beneath in the same navigation stack.
  private func unwindsInStack(_ name: String, from screen: ScreenID) -> Bool {
    var seen: Set<ScreenID> = []
    var waiting = graph.pushers[screen]
    while let lower = waiting.popLast() {
      if flow.screens[lower].unwinds.contains(name) { return true }
      for next in graph.pushers[lower] where seen.insert(next).inserted { waiting.append(next) }
    }
    return false
  }

  /// Whether an unwind segue leaves the layer: no screen of the layer implements the action, but one beneath
  /// does.
  private func unwindsOut(_ effect: Effect, from screen: ScreenID) -> Bool {
    let performers = flow.screens[screen].dialog ? effect.performers : [screen]
    return performers.contains { performer in
      isModal(performer)
        && flow.screens.indices.contains {
          flow.screens[$0].unwinds.contains(effect.target) && isBeneath($0, performer)
        }
    }
  }
}

/// A cache of what can be beneath, by component.
final class Beneath {
  private var known: [Int: ElementTable<Screen, Bool>] = [:]

  func layers(under component: Int, _ collect: () -> ElementTable<Screen, Bool>) -> ElementTable<Screen, Bool>
  {
    if let found = known[component] { return found }
    let found = collect()
    known[component] = found
    return found
  }
}
