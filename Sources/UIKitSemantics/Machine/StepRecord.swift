import FlowModel

/// One step as the machine tells it: part of what a transition means.
struct StepRecord: Hashable, Sendable {
  var move: Move
  /// The frame in front before the event; nil where the event begins at the transition’s own head.
  var before: Moment?
  /// The frame in front after; nil where it is the transition’s own outcome, at rest.
  var after: Moment?
  var closed: Closed?
  var evidence: Evidence
  /// What it shows at first sight, but for what was before.
  let sight: StepGlance

  init(move: Move, before: Moment?, after: Moment?, closed: Closed?, evidence: Evidence) {
    self.move = move
    self.before = before
    self.after = after
    self.closed = closed
    self.evidence = evidence
    sight = StepGlance(move, closed, evidence)
  }
}

/// A frame in front with the environment and the flags of that moment.
struct Moment: Hashable, Sendable {
  var environment: UInt16
  var flags: UInt32
  var frame: Frame
}

extension Moment {
  init(_ head: Head) {
    self.init(environment: head.control.environment, flags: head.control.flags, frame: head.frame)
  }
}
