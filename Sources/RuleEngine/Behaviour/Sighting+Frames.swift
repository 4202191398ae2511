internal import ExpressionLanguage

extension Sighting {
  /// The records through which expressions read a sighting.
  struct Records {
    let environment: EnvironmentRecord
    let front: FrameRecord
    let after: FrameRecord
    let below: BelowRecord
    let belowAfter: BelowRecord
    let event: EventRecord

    init(_ sighting: Sighting) {
      environment = EnvironmentRecord(sighting)
      front = FrameRecord(sighting, .front)
      after = FrameRecord(sighting, .after)
      below = BelowRecord(sighting, .below)
      belowAfter = BelowRecord(sighting, .belowAfter)
      event = EventRecord(sighting)
    }

    /// Sets all that stays the same whatever is looked at: not `flags` and not `moves`, which are no records.
    func set(in frame: Frame, of scope: Scope) {
      frame.set(Scope.Slot.env, record: environment)
      switch scope {
      case .state:
        frame.set(Scope.Slot.top, record: front)
        frame.set(Scope.Slot.below, record: below)
      case .event:
        frame.set(Scope.Slot.eventBefore, record: front)
        frame.set(Scope.Slot.event, record: event)
      case .step, .elementInStep:
        frame.set(Scope.Slot.before, record: front)
        frame.set(Scope.Slot.after, record: after)
        frame.set(Scope.Slot.belowBefore, record: below)
        frame.set(Scope.Slot.belowAfter, record: belowAfter)
        frame.set(Scope.Slot.step, record: event)
      case .element, .goal: break
      }
    }
  }

  /// What a finding points at where its rule does not say: what is tapped or starts, else the screen.
  ///
  /// - Parameter read: how a number is looked up: ``read(_:)`` where it decides about an outcome.
  func element(_ read: (Observable) -> Int32) -> any FlowElement {
    let records = played.records
    if isStep {
      let button = read(.step(.button))
      if button >= 0 { return records.buttons[Int(button)] }
      let trigger = read(.step(.trigger))
      if trigger >= 0 { return records.triggers[Int(trigger)] }
    }
    return records.screens[Int(read(.frame(.front, .screen)))]
  }
}
