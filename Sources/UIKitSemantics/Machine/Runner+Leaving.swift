import FlowModel

extension Runner {
  mutating func perform(pushing index: Int, _ performer: Performer) {
    let effect = flow.effects[index]
    guard let target = effect.screen else { return }
    guard let performer = self.performer(effect.receiver, effect.named, from: performer) else {
      return drop(.noDestination, target: target)
    }
    switch performer {
    case .top, .under: push(target)
    case .presenter(let screen), .far(let screen), .aside(let screen):
      event.evidence.marks.insert(.beneath)
      event.evidence.marks.insert(.changes)
      owe(Int32(index), screen)
    case .gone: break
    }
  }

  private mutating func push(_ target: Int) {
    guard standing.hasNavigation else { return drop(.noNavigation, target: target) }
    event.evidence.marks.insert(.pushes)
    event.evidence.marks.insert(.changes)
    let (front, _) = tables.front(of: target)
    cover(with: frame.above(front, isTab: false, standing), as: .push, hides: true)
  }

  /// Does what was owed, now that whoever owes it is in front.
  mutating func pay(_ debt: Debt) {
    if debt.number < 0 {
      event.agenda = [.go(.frames(1))]
      return
    }
    let effect = flow.effects[Int(debt.number)]
    switch effect.verb {
    case .push: if let target = effect.screen { push(target) }
    case .present:
      guard let edge = effect.presentation else { break }
      event.evidence.note(.requested, Int32(edge))
      present(edge, .top)
    default: pop(effect)
    }
  }

  mutating func perform(popping index: Int, _ performer: Performer) {
    let effect = flow.effects[index]
    let receiver: Performer?
    if effect.verb == .popTo {
      receiver = self.performer(effect.receiver, effect.named, from: performer)
    } else {
      receiver = self.receiver(effect.receiver, effect.named, from: performer)
    }
    switch receiver {
    case .top, .under: pop(effect)
    case .presenter(let screen), .far(let screen), .aside(let screen):
      event.evidence.marks.insert(.beneath)
      event.evidence.marks.insert(.changes)
      owe(Int32(index), screen)
    case .gone, nil: break
    }
  }

  private mutating func pop(_ effect: Shared<Effect>) {
    switch effect.verb {
    case .pop: if frame.isPushed { event.agenda.insert(.go(.frames(1)), at: 0) }
    case .popToRoot: event.agenda.insert(.go(.base), at: 0)
    default:
      guard let target = effect.screen, frame.tracked & tables.bits.track[target] != 0, frame.isPushed
      else { return }
      event.agenda.insert(.go(.screen(Int32(target))), at: 0)
    }
  }

  /// Who gets a message; `presenter` is the presenter of the layer that the performer stands in.
  private func receiver(_ receiver: Receiver, _ named: Int?, from performer: Performer) -> Performer? {
    receiver == .presented || receiver == .parent ? nil : self.performer(receiver, named, from: performer)
  }

  /// `dismiss(animated:)` sent to a controller: its child goes with all above, or else it goes itself (section 6).
  mutating func perform(dismissing effect: Shared<Effect>, _ performer: Performer) {
    func note(_ hit: Hit, _ layers: Int, _ runner: inout Runner) {
      runner.event.evidence.note(
        Dismissal(receiver: effect.receiver, hit: hit, layers: UInt8(min(layers, 2))))
    }
    if event.isPresenting {
      drop(.inTransition, target: performer.screen(in: frame))
      return note(.nothing, 0, &self)
    }
    if endsSearch(effect, performer) {
      frame.searching = false
      event.evidence.marks.insert(.changes)
      return note(.child, 0, &self)
    }
    let isInOtherWindow = isInOtherWindow(effect, performer)
    if isInOtherWindow || popsAside(effect, performer) {
      event.evidence.marks.formUnion([.changes, .beneath])
      return note(.receiver, isInOtherWindow ? 1 : 0, &self)
    }
    guard let plan = plan(dismissing: effect, performer) else { return note(.nothing, 0, &self) }
    note(plan.hit, plan.layers, &self)
    if plan.layers > 0, effect.animated { event.isDismissing = true }
    event.isInstant = plan.layers > 0 && !effect.animated
    event.agenda.insert(.go(plan.until), at: 0)
  }

  /// Somebody in another window than the one in front is told to dismiss.
  private func isInOtherWindow(_ effect: Shared<Effect>, _ performer: Performer) -> Bool {
    guard isOverOtherWindow else { return false }
    switch whoCloses(effect, performer) {
    case .presenter, .far: return true
    default: return false
    }
  }

  /// SwiftUI’s dismiss pops a view that was pushed in another tab, out of sight. That is told, and not carried out.
  private func popsAside(_ effect: Shared<Effect>, _ performer: Performer) -> Bool {
    guard case .aside(let screen) = whoCloses(effect, performer) else { return false }
    return flow.screens[Int(screen)].framework == .swiftui && tables.isEverPushed[Int(screen)]
      && !tables.areSiblings(Int(frame.tab), Int(screen))
  }

  /// Who is told to close himself; nil where another one is meant.
  private func whoCloses(_ effect: Shared<Effect>, _ performer: Performer) -> Performer? {
    switch effect.receiver {
    case .self: performer
    case .named: effect.named.flatMap { find($0) }
    default: nil
    }
  }

  /// An active search is what its host presents: it goes first (F1.14).
  private func endsSearch(_ effect: Shared<Effect>, _ performer: Performer) -> Bool {
    guard frame.searching, standing.screen.framework == .uikit else { return false }
    let receiver: Performer? =
      switch effect.receiver {
      case .self, .presented: performer
      case .named: effect.named.flatMap { find($0) }
      default: nil
      }
    return receiver == .top && setting.holds(.searchBlocksPresenting)
  }

  private func plan(
    dismissing effect: Shared<Effect>, _ performer: Performer
  ) -> (until: Until, hit: Hit, layers: Int)? {
    if case .gone = performer { if effect.receiver == .self { return nil } }
    let layers = frame.isModal ? (frame.isOverRoot ? 1 : 2) : 0
    switch effect.receiver {
    case .parent, .topmost: return nil
    case .root: return layers == 0 ? nil : (.rootLayer, .child, layers)
    case .presented:
      switch performer {
      case .presenter: return (.layers(1), .child, 1)
      case .far(let screen): return (.exposing(screen), .child, 2)
      case .top, .under, .aside, .gone: return nil
      }
    case .presenter:
      guard layers > 0 else { return nil }
      let isSwiftUI = standing.presentation?.framework == .swiftui
      switch performer {
      case .top, .under, .aside:
        if isSwiftUI { return layers < 2 ? nil : (.layers(2), .receiver, 2) }
        return (.layers(1), .child, 1)
      case .presenter: return layers < 2 ? nil : (.layers(2), .child, 2)
      case .far, .gone: return nil
      }
    case .self, .named:
      return whoCloses(effect, performer).flatMap { plan(for: $0, layers) }
    }
  }

  private func plan(for receiver: Performer, _ layers: Int) -> (until: Until, hit: Hit, layers: Int)? {
    // SwiftUI’s dismiss pops a pushed view, else closes the presentation that the receiver stands in, child or not
    // (F6.11, F6.13).
    switch receiver {
    case .top:
      if frame.isPushed, standing.screen.framework == .swiftui { return (.frames(1), .receiver, 0) }
      return layers == 0 ? nil : (.layers(1), .receiver, 1)
    case .under(let screen):
      if flow.screens[Int(screen)].framework == .swiftui, tables.isEverPushed[Int(screen)] {
        return (.leaving(screen), .receiver, tables.isEverFirst[Int(screen)] ? min(layers, 1) : 0)
      }
      return layers == 0 ? nil : (.layers(1), .receiver, 1)
    case .presenter(let screen):
      if flow.screens[Int(screen)].framework == .swiftui, !isUIKitLayer {
        if tables.isEverPushed[Int(screen)], frame.isOverPushed || !tables.isEverFirst[Int(screen)] {
          return (.leaving(screen), .receiver, 1)
        }
        return layers < 2 ? nil : (.layers(2), .receiver, 2)
      }
      return (.layers(1), .child, 1)
    case .aside: return layers == 0 ? nil : (.layers(1), .receiver, 1)
    case .far(let screen): return (.exposing(screen), .child, 2)
    case .gone: return nil
    }
  }

  /// The layer in front was presented by UIKit.
  private var isUIKitLayer: Bool { standing.presentation?.framework != .swiftui }

  /// An unwind segue: the nearest screen beneath that implements the action; nobody: nothing (F6.12).
  mutating func unwind(_ index: Int) {
    let effect = flow.effects[index]
    func isAmong(_ screens: UInt64) -> Bool {
      tables.bits.tracked.contains { screen in
        screens & tables.bits.track[Int(screen)] != 0
          && flow.screens[Int(screen)].unwinds.contains(effect.target)
      }
    }
    let aside = frame.trackedAside | (frame.tab < 0 ? 0 : tables.siblings[Int(frame.tab)])
    let isBeneath = isAmong(frame.trackedLower & ~frame.asideLower)
    if !isAmong(frame.tracked), isAmong(aside) || !isBeneath && isAmong(frame.asideLower) {
      // It goes on in the other tab; what is in front stays.
      event.evidence.marks.formUnion([.changes, .beneath])
      return
    }
    guard isAmong(frame.tracked) || isBeneath, !frame.isBottom else {
      return drop(.noDestination, target: -1 - index)
    }
    event.isDismissing = frame.isModal
    event.agenda.insert(.go(.unwound(effect.target, isFirst: true)), at: 0)
  }
}
