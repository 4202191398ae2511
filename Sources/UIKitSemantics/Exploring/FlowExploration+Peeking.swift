import FlowModel
import StateExploration

// Parts of a step, without a copy of all it holds: most questions are answered by one of them. Where it is told of a
// frame with unsaved work that goes with its layer, these are the same.
extension FlowExploration {
  /// What the machine tells of a step.
  private func record(of step: StepNumber) -> StepRecord { meanings[meaningNumber(of: step)] }

  private func meaningNumber(of step: StepNumber) -> Int {
    meanings.records(of: exploration.labelNumber(of: step.transition)).lowerBound + step.record
  }

  /// The number of what a step means: steps of one number differ in nothing but the frames around it. Nil where it is
  /// told of a frame beneath, or more is known of what lies there.
  public func meaning(of step: StepNumber) -> Int? {
    guard step.observed < 0 else { return nil }
    return meaningNumber(of: step)
  }

  /// The state in which a step begins, by which its neighbours can be known; nil where it begins in the middle of an
  /// event.
  public func origin(of step: StepNumber) -> StateNumber? {
    guard record(of: step).before == nil else { return nil }
    return exploration.head(of: step.transition).map(StateNumber.init)
  }

  /// The state in front before, where nothing is known of what lies beneath.
  public func before(_ step: StepNumber) -> StateView {
    let tables = machine.system.tables
    if let before = record(of: step).before {
      return StateView(tables, before)
    }
    let head = exploration.head(of: step.transition)
    return StateView(tables, Moment(head.map { exploration[$0] } ?? exploration.system.initialHeads[0]))
  }

  /// The environment before, by its number.
  public func environment(of step: StepNumber) -> Int {
    if let before = record(of: step).before {
      return Int(before.environment)
    }
    guard let head = exploration.head(of: step.transition) else { return 0 }
    return Int(exploration[head].control.environment)
  }

  /// What was done.
  public func move(of step: StepNumber) -> Move { record(of: step).move }

  /// Presentations that were asked for.
  public func requested(in step: StepNumber) -> [Int32] {
    record(of: step).evidence[.requested]
  }

  /// Calls of dismiss.
  public func dismissals(in step: StepNumber) -> [Dismissal] {
    record(of: step).evidence.dismissals
  }

  /// Unsaved points that are gone without the person’s word; nil where those of a frame beneath are told.
  public func lost(in step: StepNumber) -> [Int32]? {
    step.observed < 0 ? record(of: step).evidence[.lost] : nil
  }

  /// Why the app is gone.
  public func crash(in step: StepNumber) -> Crash {
    record(of: step).evidence.crash
  }
}
