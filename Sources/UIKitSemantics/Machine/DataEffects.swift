import FlowModel

/// Effects that do not change the stack: they run work, set flags, and save or discard unsaved points.
enum DataEffects {
  /// Performs an effect without its completion handler.
  ///
  /// - Parameter word: whether the user has consented to lose work.
  static func perform(_ index: EffectID, _ performer: Performer, word: Bool, in state: inout MachineState) {
    let effect = state.flow.effects[index]
    switch effect.verb {
    case .run:
      state.mark(.changes)
      noteWork(index, in: &state)
    case .set, .clear: setFlag(effect, index, performer, in: &state)
    case .later:
      if let trigger = effect.trigger { InstanceFlags.begin(later: trigger, performer, in: &state) }
    case .save: save(effect, performer, in: &state)
    case .discard: discard(effect, performer, word: word, in: &state)
    case .complete: state.mark(.completes)
    case .present, .push, .pop, .popToRoot, .popTo, .dismiss, .unwind, .setRoot, .select: break
    }
  }

  private static func noteWork(_ index: EffectID, in state: inout MachineState) {
    if let work = state.tables.workOfEffect[index] { state.note(.ran, work, times: 2) }
  }

  private static func setFlag(
    _ effect: Shared<Effect>, _ index: EffectID, _ performer: Performer, in state: inout MachineState
  ) {
    state.mark(.changes)
    noteWork(index, in: &state)
    guard let flag = effect.flag else { return }
    InstanceFlags.set(flag, effect.verb == .set, performer, in: &state)
  }

  /// Marks a point as saved or discarded. The frame on top stores its own points, the shared ones, and copies
  /// of its presenter's.
  private static func clean(_ point: UnsavedPointID, in state: inout MachineState) {
    guard state.standing.isDirty(point) else { return }
    state.mark(.changes)
    if !state.tables.bits.shared[point].isEmpty {
      state.frame.shared.subtract(state.tables.bits.shared[point])
    } else if state.flow.unsavedPoints[point].screen == state.frame.screen {
      state.frame.own &= ~state.tables.bits.own[point]
    } else {
      state.frame.near &= ~state.tables.bits.own[point]
    }
  }

  /// Whether the performer was removed and this work with it. Work of another instance is not affected.
  private static func wentWith(_ performer: Performer, _ point: UnsavedPointID, in state: MachineState)
    -> Bool
  {
    guard case .gone(let screen, _) = performer else { return false }
    return state.standing.wentWith(screen, point)
  }

  private static func save(_ effect: Shared<Effect>, _ performer: Performer, in state: inout MachineState) {
    let points = state.flow.points(of: effect, for: performer.screen(in: state.frame))
    for point in points where !wentWith(performer, point, in: state) { clean(point, in: &state) }
    state.event.evidence.remove(.lost) { points.contains(UnsavedPointID(Int($0))) }
  }

  /// Saves and discards what the screen on top saves and discards in its disappearance callbacks, before
  /// another screen covers it. The callbacks run later, when its work is stored in a frame beneath and
  /// another instance of the screen may be in front.
  static func settleAsItDisappears(in state: inout MachineState) {
    let screen = state.flow.screens[state.frame.screen]
    if screen.unsaved.isEmpty || !state.tables.hearsDisappearing[state.frame.screen] { return }
    for effect in sureEffects(of: [.willDisappear, .didDisappear], of: screen, in: state) {
      switch effect.verb {
      case .save: save(effect, .top, in: &state)
      case .discard: discard(effect, .top, word: false, in: &state)
      default: break
      }
    }
  }

  /// Records the work that is lost as the frame on top is removed. Work that its screen saves in any case
  /// as it disappears is not lost, nor what the rest of the event saves, even if further frames are removed.
  static func noteLost(with standing: Standing, in state: inout MachineState) {
    let losing = standing.losing
    if losing.isEmpty { return }
    let saving =
      state.event.isUnseen
      ? [] : sureEffects(of: [.willDisappear, .didDisappear], of: standing.screen, in: state)
    let saved = saving.filter { $0.verb == .save }
      .flatMap { state.flow.points(of: $0, for: state.frame.screen) }
    let rest = settledByRest(in: state)
    for point in losing where !saved.contains(point) && !rest.saved.contains(point) {
      state.note(rest.discarded.contains(point) ? .discarded : .lost, point)
    }
  }

  /// The work that the rest of the event saves or discards with the user’s consent, whatever conditions hold.
  private static func settledByRest(in state: MachineState) -> (
    saved: [UnsavedPointID], discarded: [UnsavedPointID]
  ) {
    var settled: (saved: [UnsavedPointID], discarded: [UnsavedPointID]) = ([], [])
    func settle(_ steps: [Step], _ performer: Performer, word: Bool) {
      for case .effect(let index) in steps {
        let effect = state.flow.effects[index]
        let points = state.flow.points(of: effect, for: performer.screen(in: state.frame))
        if effect.verb == .save { settled.saved += points }
        if effect.verb == .discard, word { settled.discarded += points }
      }
    }
    for task in state.event.agenda + state.event.later {
      switch task {
      case .steps(let steps, let performer, let word): settle(steps, performer, word: word)
      case .callback(let callback, let performer, let ifGesture)
      where !ifGesture || state.event.gestureClosed:
        settle(state.flow.callbacks[callback].does, performer, word: false)
      default: break
      }
    }
    return settled
  }

  /// The effects of these callbacks of a screen that run unconditionally, or whenever there is something to
  /// save.
  private static func sureEffects(
    of names: [CallbackName], of screen: Shared<Screen>, in state: MachineState
  ) -> [Shared<Effect>] {
    func sure(_ steps: [Step]) -> [Shared<Effect>] {
      steps.flatMap { step -> [Shared<Effect>] in
        switch step {
        case .effect(let index): [state.flow.effects[index]]
        case .branch(let condition, let holds, _):
          switch state.flow.conditions[condition].term {
          case .unsaved: sure(holds)
          case .unsavedPoint(let point): sure(holds).filter { $0.points == [point] }
          default: []
          }
        case .expect: []
        }
      }
    }
    return screen.callbacks.map { state.flow.callbacks[$0] }.filter { names.contains($0.name) }
      .flatMap { sure($0.does) }
  }

  private static func discard(
    _ effect: Shared<Effect>, _ performer: Performer, word: Bool, in state: inout MachineState
  ) {
    for point in state.flow.points(of: effect, for: performer.screen(in: state.frame)) {
      let wasLost = state.event.evidence.contains(.lost, point)
      if wasLost, word { state.event.evidence.remove(.lost) { UnsavedPointID(Int($0)) == point } }
      let isThere = state.standing.isDirty(point) && !wentWith(performer, point, in: state)
      guard wasLost || isThere else { continue }
      if word {
        state.note(.discarded, point)
      } else {
        state.note(.lost, point)
      }
      if isThere { clean(point, in: &state) }
    }
  }
}
