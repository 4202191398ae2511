import FlowModel

/// The order in which a trigger, or the end of some work, closes things in two windows. Neither window waits
/// for the other (F14.1), so the order does not matter: the front window is closed first, and then what is
/// beneath is in front.
struct WindowOrder: Sendable {
  /// For each trigger, its steps in the order of execution.
  private let steps: ElementTable<Trigger, [Step]>
  /// For each trigger, the app's own windows that it closes by name before anything else.
  private let named: ElementTable<Trigger, Set<PresentationID>>
  /// Whether some code dismisses what its performer has presented, which may be beneath a window of the app’s
  /// own.
  let asksWhatIsPresented: Bool
  /// For each trigger, whether it first closes what its screen has presented.
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

  /// Whether a trigger unconditionally closes the window of a presentation before it closes anything else.
  ///
  /// - Parameter isOwn: whether the screen that waits for the end of the work has opened that window.
  func closes(_ trigger: TriggerID, windowOf edge: PresentationID?, openedBy isOwn: Bool) -> Bool {
    guard let edge else { return false }
    return named[trigger].contains(edge) || isOwn && closesPresented[trigger]
  }
}

extension Flow {
  /// Whether, on all paths through the steps, such a dismissal comes before any other one; and whether it
  /// occurs on every path.
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

  /// The same steps, with those that close a window of the app’s own by name moved before those that present
  /// or close something in another window. The order stays if one of these reads what is on the stack or in
  /// front.
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

  /// Whether the step has the same result after a window above was removed.
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
