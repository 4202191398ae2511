import FlowModel

/// What a trigger, or the end of some work, closes in two windows. Neither waits for the other (F14.1), so that the order makes no
/// difference: the window in front is closed first, and what lies beneath is in front by then.
struct WindowOrder: Sendable {
  /// By trigger: what it does, in the order in which it is carried out.
  private let steps: ElementTable<Trigger, [Step]>
  /// By trigger: the windows of the app’s own that it closes by name before anything else.
  private let named: ElementTable<Trigger, Set<PresentationID>>
  /// Somebody closes what he has presented, which may lie beneath a window of the app’s own.
  let asksWhatIsPresented: Bool
  /// By trigger: it closes what its screen has presented before anything else.
  private let closesPresented: ElementTable<Trigger, Bool>

  init(_ flow: Flow) {
    let windows = flow.presentations.indices.filter { flow.presentations[$0].options.ownWindow }
    asksWhatIsPresented =
      !windows.isEmpty && flow.effects.contains { $0.verb == .dismiss && $0.receiver == .presented }
    let steps = flow.triggers.mapValues { windows.isEmpty ? $0.does : flow.windowsFirst($0.does) }
    self.steps = steps
    named = flow.triggers.mapIDs { trigger in
      Set(
        windows.filter { window in
          let target = flow.presentations[window].target
          return flow.closing(in: steps[trigger]) { $0.receiver == .named && $0.named == target }.isFirst
        })
    }
    closesPresented = steps.mapValues { flow.closing(in: $0) { $0.receiver == .presented }.isFirst }
  }

  func steps(of trigger: TriggerID) -> [Step] { steps[trigger] }

  /// A trigger closes the window that a presentation has brought before it closes anything else, whatever holds.
  ///
  /// - Parameter isOwn: the screen that waits for its end has opened that window.
  func closes(_ trigger: TriggerID, windowOf edge: PresentationID?, openedBy isOwn: Bool) -> Bool {
    guard let edge else { return false }
    return named[trigger].contains(edge) || isOwn && closesPresented[trigger]
  }
}

extension Flow {
  /// On all ways through steps, such a dismissal comes before any other; and whether it comes on each of them.
  fileprivate func closing(
    in steps: [Step], _ isSuch: (Effect) -> Bool
  ) -> (isFirst: Bool, always: Bool) {
    for step in steps {
      let (isFirst, always): (Bool, Bool)
      switch step {
      case .expect: continue
      case .effect(let index):
        let isDismissal = effects[index].verb == .dismiss
        if isDismissal, isSuch(effects[index]) { return (true, true) }
        if isDismissal { return (false, false) }
        (isFirst, always) = closing(in: effects[index].then, isSuch)
      case .branch(_, let holds, let otherwise):
        let (one, other) = (closing(in: holds, isSuch), closing(in: otherwise, isSuch))
        (isFirst, always) = (one.isFirst && other.isFirst, one.always && other.always)
      }
      if !isFirst { return (false, false) }
      if always { return (true, true) }
    }
    return (true, false)
  }

  /// The same steps, with what closes a window of the app’s own by name before what another window presents or closes. As
  /// written where one of these reads what is up or in front.
  fileprivate func windowsFirst(_ steps: [Step]) -> [Step] {
    var ordered: [Step] = []
    for step in steps {
      var step = step
      if case .branch(let condition, let holds, let otherwise) = step {
        step = .branch(
          condition: condition, holds: windowsFirst(holds), otherwise: windowsFirst(otherwise))
      }
      let place = closesOwnWindow(step) ? ordered.firstIndex(where: isOfAnotherWindow) : nil
      if let place, ordered[place...].allSatisfy(canWait) {
        ordered.insert(step, at: place)
      } else {
        ordered.append(step)
      }
    }
    return ordered
  }

  private func closesOwnWindow(_ step: Step) -> Bool {
    guard case .effect(let index) = step, effects[index].then.isEmpty, effects[index].receiver == .named,
      effects[index].verb == .dismiss, let screen = effects[index].named
    else { return false }
    let ways = presentations.filter { $0.target == screen }
    return !ways.isEmpty && ways.allSatisfy(\.options.ownWindow)
  }

  private func isOfAnotherWindow(_ step: Step) -> Bool {
    flattened([step]).contains {
      switch effects[$0].verb {
      case .dismiss: true
      case .present: effects[$0].presentation.map { !presentations[$0].options.ownWindow } ?? false
      default: false
      }
    }
  }

  /// It comes to the same once a window above has gone.
  private func canWait(_ step: Step) -> Bool {
    func bringsWindow(_ effect: Effect) -> Bool {
      effect.presentation.map { presentations[$0].options.ownWindow } ?? false
    }
    if flattened([step]).contains(where: { bringsWindow(effects[$0]) }) { return false }
    guard case .branch(let condition, let holds, let otherwise) = step else { return true }
    let reads = conditions[condition].term.contains(where: {
      switch $0 {
      case .up, .front, .inFront, .presents, .presentsAnywhere, .presented: true
      default: false
      }
    })
    return !reads && (holds + otherwise).allSatisfy(canWait)
  }
}
