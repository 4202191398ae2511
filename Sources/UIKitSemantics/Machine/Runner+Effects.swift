import FlowModel

extension Runner {
  /// Performs the first of several effects and puts the others back.
  mutating func perform(_ steps: [Step], _ performer: Performer, word: Bool) {
    guard let first = steps.first else { return }
    if steps.count > 1 { event.agenda.insert(.steps(Array(steps.dropFirst()), performer, word: word), at: 0) }
    switch first {
    case .branch(let condition, let holds, let otherwise):
      let isMet = standing.holds(
        condition, for: performer.screen(in: frame), isGone: performer.isGone)
      let chosen = isMet ? holds : otherwise
      if !chosen.isEmpty { event.agenda.insert(.steps(chosen, performer, word: word), at: 0) }
    case .effect(let index): perform(index, performer, word: word)
    }
  }

  mutating func perform(_ index: Int, _ performer: Performer, word: Bool) {
    let effect = flow.effects[index]
    let then = effect.then
    // The completion handler comes at the end of the transition, even if the request was dropped in between others.
    if !then.isEmpty { event.later.append(.steps(then, performer, word: word)) }
    switch effect.verb {
    case .run:
      event.evidence.marks.insert(.changes)
      noteWork(index)
    case .set, .clear: setFlag(effect, index, performer)
    case .later: if let trigger = effect.trigger { begin(later: trigger, performer) }
    case .save:
      let points = flow.points(of: effect, for: performer.screen(in: frame))
      for point in points where !wentWith(performer, point) { clean(point) }
      event.evidence.remove(.lost) { points.contains(Int($0)) }
    case .discard: discard(effect, performer, word: word)
    case .complete: event.evidence.marks.insert(.completes)
    case .present: if let edge = effect.presentation { perform(presenting: edge, effect, performer) }
    case .push: perform(pushing: index, performer)
    case .pop, .popToRoot, .popTo: perform(popping: index, performer)
    case .dismiss: perform(dismissing: effect, performer)
    case .unwind: unwind(index)
    case .setRoot:
      if let root = effect.screen {
        event.agenda.insert(contentsOf: [.go(.bottom), .replaceRoot(Int32(root))], at: 0)
      }
    case .select:
      if let child = effect.screen {
        perform(selecting: child)
      } else {
        perform(choosing: effect.target, performer)
      }
    }
  }

  private mutating func noteWork(_ index: Int) {
    let work = tables.workOfEffect[index]
    if work >= 0 { event.evidence.note(.ran, work, times: 2) }
  }

  private mutating func setFlag(_ effect: Shared<Effect>, _ index: Int, _ performer: Performer) {
    event.evidence.marks.insert(.changes)
    noteWork(index)
    guard let flag = effect.flag else { return }
    set(flag, effect.verb == .set, performer)
  }

  /// The work of a point is safe, or gone; the frame on top knows its own points, the
  /// shared ones and copies of its presenter’s.
  private mutating func clean(_ point: Int) {
    guard standing.isDirty(point) else { return }
    event.evidence.marks.insert(.changes)
    if tables.bits.shared[point] != 0 {
      frame.shared &= ~tables.bits.shared[point]
    } else if flow.unsavedPoints[point].screen == Int(frame.screen) {
      frame.own &= ~tables.bits.own[point]
    } else {
      frame.near &= ~tables.bits.own[point]
    }
  }

  /// The performer is gone, and this work with it; another instance’s is not meant.
  private func wentWith(_ performer: Performer, _ point: Int) -> Bool {
    guard case .gone(let screen, _) = performer else { return false }
    return standing.wentWith(Int(screen), point)
  }

  private mutating func discard(_ effect: Shared<Effect>, _ performer: Performer, word: Bool) {
    for point in flow.points(of: effect, for: performer.screen(in: frame)) {
      let wasLost = event.evidence.contains(.lost, Int32(point))
      if wasLost, word { event.evidence.remove(.lost) { $0 == Int32(point) } }
      let isThere = standing.isDirty(point) && !wentWith(performer, point)
      guard wasLost || isThere else { continue }
      if word {
        event.evidence.note(.discarded, Int32(point))
      } else {
        event.evidence.note(.lost, Int32(point))
      }
      if isThere { clean(point) }
    }
  }

  /// Who performs an effect with `by`; nil where no such controller is up.
  func performer(_ receiver: Receiver, _ named: Int?, from performer: Performer) -> Performer? {
    switch receiver {
    case .self, .presented, .parent: return performer
    case .topmost: return isOverOtherWindow && frame.isWindowAbove ? .presenter(frame.source) : .top
    case .root: return root
    case .presenter:
      switch performer {
      case .top, .under, .aside: return frame.isModal ? .presenter(frame.source) : nil
      case .presenter where frame.isOverRoot: return nil
      case .presenter(let screen), .far(let screen):
        let presenter = tables.presenters[Int(screen)]
        return presenter < 0 ? nil : .far(presenter)
      case .gone(_, let presenter):
        guard presenter >= 0 else { return nil }
        if frame.screen == presenter || tables.containers[Int(frame.screen)].contains(Int(presenter)) {
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
  var isOverOtherWindow: Bool { frame.isLayerBase && standing.presentation?.options.ownWindow == true }

  /// The window’s root view controller: where its navigation stack is in front, it can do what the top can.
  var root: Performer {
    if !frame.isModal { return .top }
    return frame.isOverRoot ? .presenter(Int32(flow.start)) : .far(Int32(flow.start))
  }

  /// The nearest instance of a screen; nil where none is up.
  func find(_ screen: Int) -> Performer? {
    let number = Int32(screen)
    let bit = tables.bits.track[screen]
    if frame.screen == number || tables.containers[Int(frame.screen)].contains(screen) { return .top }
    if isAside(number) { return .aside(number) }
    if frame.tracked & bit != 0 { return .under(number) }
    if frame.source == number { return .presenter(number) }
    if frame.trackedLower & bit == 0 { return nil }
    // Over the root’s layer there is no other one that it could stand in.
    return frame.isOverRoot ? .presenter(number) : .far(number)
  }

  /// `target` is a screen, or `-1 - effect` for the action of an unwind segue.
  mutating func drop(_ reason: DropReason, presentation: Int? = nil, target: Int) {
    event.evidence.noteDrop(reason, presentation: Int32(presentation ?? -1), target: Int32(target))
  }
}
