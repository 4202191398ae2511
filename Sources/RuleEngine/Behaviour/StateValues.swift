internal import ExpressionLanguage
internal import UIKitSemantics

/// The values of the variables of one state, made once for all rules.
struct StateValues {
  let env: EnvironmentRecord
  let top: FrameRecord
  let below: BelowRecord
  /// What can be done; empty where nobody asks.
  let moves: [MoveRecord]
  let flags: [String]

  init(_ view: StateView, moves: [MoveRecord], _ played: Played) {
    env = played.environments[view.environment]
    top = FrameRecord(view, in: played.records)
    below = BelowRecord(view)
    self.moves = moves
    flags = played.flags(view)
  }

  func set(in frame: Frame) {
    frame.set(Scope.Slot.env, record: env)
    frame.set(Scope.Slot.top, record: top)
    frame.set(Scope.Slot.below, record: below)
    frame.set(Scope.Slot.moves, records: moves)
    frame.set(Scope.Slot.flags, strings: flags)
  }
}

/// The values of the variables of one step, made once for all rules.
struct StepValues {
  let env: EnvironmentRecord
  let before: FrameRecord
  let after: FrameRecord
  let belowBefore: BelowRecord
  let belowAfter: BelowRecord
  let step: StepFactsRecord
  let flags: [String]

  init(_ view: StepView, words: TraceWords, _ played: Played) {
    env = played.environments[view.before.environment]
    before = FrameRecord(view.before, in: played.records)
    after = FrameRecord(view.after, in: played.records)
    belowBefore = BelowRecord(view.before)
    belowAfter = BelowRecord(view.after)
    step = StepFactsRecord(view, words: words, in: played.records)
    flags = played.flags(view.after)
  }

  func set(in frame: Frame) {
    frame.set(Scope.Slot.env, record: env)
    frame.set(Scope.Slot.before, record: before)
    frame.set(Scope.Slot.after, record: after)
    frame.set(Scope.Slot.belowBefore, record: belowBefore)
    frame.set(Scope.Slot.belowAfter, record: belowAfter)
    frame.set(Scope.Slot.step, record: step)
    frame.set(Scope.Slot.stepFlags, strings: flags)
  }
}
