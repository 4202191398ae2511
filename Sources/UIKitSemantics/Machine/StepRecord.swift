import FlowModel
import StateExploration

/// One step as the machine tells it: part of what a transition means.
struct StepRecord: Hashable, Sendable {
  let move: Move
  let evidence: Evidence
  /// What it shows at first sight, but for what was before.
  let sight: StepSummary
  /// What only some steps have; most are told without.
  private let detail: Detail?

  /// The frame in front before the event; nil where the event begins at the transition’s own head.
  var before: FrontBefore? { detail?.before }
  /// The frame in front after; nil where it is the transition’s own outcome, at rest.
  var after: Moment? { detail?.after }
  var closed: Closed? { detail?.closed }

  init(move: Move, before: FrontBefore?, after: Moment?, closed: Closed?, evidence: Evidence) {
    self.move = move
    self.evidence = evidence
    sight = StepSummary(move, closed, evidence)
    let isPlain = before == nil && after == nil && closed == nil
    detail = isPlain ? nil : Detail(before: before, after: after, closed: closed)
  }

  /// The same of an event that is not followed.
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

  /// Large, and copied as one reference.
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

/// A frame in front, and what the event had changed of the world by then.
struct Moment: Hashable, Sendable {
  var frame: Frame
  var change: WorldChange
}
