import FlowModel

/// A summary of a step: cheap to compute, and enough to know which rules cannot concern the step.
public struct StepSummary: Sendable, Hashable {
  /// The kind of the move.
  public let kind: MoveKind
  /// Who performed it.
  public let actor: Actor
  /// The Boolean properties of the step.
  public private(set) var marks: Marks
  /// The lengths of the lists, four bits for each ``List``, counted up to 15.
  public let counts: UInt64

  /// Boolean properties of a step.
  public struct Marks: OptionSet, Sendable, Hashable {
    /// One bit for each.
    public let rawValue: UInt16
    /// Creates marks from their bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// ``StepView/closes``.
    public static let closes = Marks(rawValue: 1)
    /// ``StepView/isClosedByOther``.
    public static let closedByOther = Marks(rawValue: 2)
    /// ``Move/again``.
    public static let again = Marks(rawValue: 4)
    /// ``StepView/changes``.
    public static let changes = Marks(rawValue: 8)
    /// ``StepView/pushes``.
    public static let pushes = Marks(rawValue: 16)
    /// ``StepView/isBeneath``.
    public static let beneath = Marks(rawValue: 32)
    /// ``StepView/isRefused``.
    public static let refused = Marks(rawValue: 64)
    /// ``StateView/isModal`` before.
    public static let modalBefore = Marks(rawValue: 128)
    /// ``StepView/hitsChild``.
    public static let hitsChild = Marks(rawValue: 256)
  }

  /// Lists of a step.
  public enum List: UInt8, Sendable, CaseIterable {
    case requested, dropped, dismissals, fired, skipped, ran, lost, discarded, found, unmet, judged
  }

  init(_ move: Move, _ closed: Closed?, _ evidence: Evidence) {
    kind = move.kind
    actor = move.actor
    var marks: Marks = []
    if closed?.closes == true { marks.insert(.closes) }
    if closed?.byOther == true { marks.insert(.closedByOther) }
    if move.again { marks.insert(.again) }
    if evidence.marks.contains(.changes) { marks.insert(.changes) }
    if evidence.marks.contains(.pushes) { marks.insert(.pushes) }
    if evidence.marks.contains(.beneath) { marks.insert(.beneath) }
    if evidence.marks.contains(.refused) { marks.insert(.refused) }
    if evidence.marks.contains(.hitsChild) { marks.insert(.hitsChild) }
    self.marks = marks
    var counts: UInt64 = 0
    for note in evidence.notes {
      let place = UInt64(note.list.rawValue * 4)
      if counts >> place & 15 < 15 { counts += 1 << place }
    }
    self.counts = counts
  }

  /// The summary of the same step if it begins in a presentation.
  var inModal: StepSummary {
    var summary = self
    summary.marks.insert(.modalBefore)
    return summary
  }

  /// The length of a list, counted up to 15.
  public func count(of list: List) -> Int { Int(counts >> UInt64(list.rawValue * 4) & 15) }
}
