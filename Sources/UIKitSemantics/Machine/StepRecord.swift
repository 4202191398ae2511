import FlowModel
import StateExploration

/// One step as the machine records it: a part of the label of a transition.
struct StepRecord: Hashable, Sendable {
  let move: Move
  let evidence: Evidence
  /// Its summary, without what depends on the frame before.
  let sight: StepSummary
  /// Data that only some steps have.
  private let detail: Detail?

  /// The frame in front before the event; nil if the event begins at the head of the transition.
  var before: FrontBefore? { detail?.before }
  /// The frame in front after the event; nil if it is the resting head to which the transition leads.
  var after: Moment? { detail?.after }
  var closed: Closed? { detail?.closed }

  init(move: Move, before: FrontBefore?, after: Moment?, closed: Closed?, evidence: Evidence) {
    self.move = move
    self.evidence = evidence
    sight = StepSummary(move, closed, evidence)
    let isPlain = before == nil && after == nil && closed == nil
    detail = isPlain ? nil : Detail(before: before, after: after, closed: closed)
  }

  /// The record of the same event if it is not explored further.
  var notFollowed: StepRecord {
    var evidence = evidence
    evidence.marks.insert(.notFollowed)
    return StepRecord(move: move, before: before, after: after, closed: closed, evidence: evidence)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(move)
    hasher.combine(sight.counts << 8 | UInt64(sight.marks.rawValue))
    if let detail { hasher.combine(detail) }
  }

  /// Large data, stored by reference.
  private final class Detail: Hashable, Sendable {
    let before: FrontBefore?
    let after: Moment?
    let closed: Closed?

    init(before: FrontBefore?, after: Moment?, closed: Closed?) {
      self.before = before
      self.after = after
      self.closed = closed
    }

    static func == (one: Detail, other: Detail) -> Bool {
      one === other
        || one.before == other.before && one.after == other.after && one.closed == other.closed
    }

    func hash(into hasher: inout Hasher) {
      if let before { hasher.combine(before) }
      if let after { hasher.combine(after.frame.screen) }
      if let closed { hasher.combine(closed.frame) }
    }
  }
}

/// A front frame, with the changes of the event up to that moment.
struct Moment: Hashable, Sendable {
  var frame: Frame
  var change: WorldChange
}
