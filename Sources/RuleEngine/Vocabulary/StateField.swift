internal import ExpressionLanguage
internal import UIKitSemantics

/// One thing that expressions read of a state or step. Its row is all that is said of it anywhere: what rules call it, how
/// it is read, what has to be explored for it, and what the summary of a step tells of it.
///
/// Expressions read what differs between states and steps as numbers only; all else they read belongs to the flow, which
/// stays as it is. So two states or steps with the same numbers in what an expression reads are the same to it.
struct StateField: Sendable {
  /// What rules call it.
  let name: String
  /// What it says, for the reference page.
  let doc: String
  /// What it is in what is looked at.
  let number: @Sendable (StateReader, StatePart) -> Int32
  /// Declares it as a field of a record, at this place among the rows of its part.
  let declare: @Sendable (RecordType, _ doc: String, _ place: Int) -> Void
  /// The same for a step that may be done, which `through` sees; nil where it is only known afterwards.
  private(set) var eventDoc: String?
  /// What has to be explored for whoever reads it.
  private(set) var needs = ExplorationNeeds.none
  /// What the summary of a step tells of it.
  private(set) var summary: SummaryPart?

  /// Says which part of a step’s summary tells of it.
  func told(by summary: SummaryPart) -> StateField {
    var field = self
    field.summary = summary
    return field
  }

  /// Says what has to be explored for it.
  func needing(_ needs: ExplorationNeeds) -> StateField {
    var field = self
    field.needs.formUnion(needs)
    return field
  }

  /// Says that `through` sees it, and what it is there.
  func knownBefore(_ doc: String? = nil) -> StateField {
    var field = self
    field.eventDoc = doc ?? self.doc
    return field
  }
}

extension StateField {
  /// A field of one part, by its place among all.
  struct ID: Hashable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ part: StatePart, _ place: Int) { rawValue = UInt8(Self.first[Int(part.rawValue)] + place) }

    /// The field of this name.
    init(_ part: StatePart, _ name: String) {
      guard let place = part.rows.firstIndex(where: { $0.name == name }) else {
        preconditionFailure("\(part) has no \(name)")
      }
      self.init(part, place)
    }

    static let flags = ID(.flags, 0)
    static let moves = ID(.moves, 0)

    /// By part, where its fields begin.
    private static let first: [Int] = StatePart.allCases.reduce(into: []) { first, part in
      first.append(
        (first.last ?? 0) + (part.rawValue == 0 ? 0 : StatePart.allCases[first.count - 1].rows.count))
    }
  }

  /// All fields of all parts, by ``ID``.
  static let all: [(part: StatePart, field: StateField)] = StatePart.allCases.flatMap { part in
    part.rows.map { (part, $0) }
  }

  /// By ``ID``, which changes of what is looked at end what was read: positions of ``StatePart/Lifetime``.
  static let lifetimes = all.map(\.part.lifetime.rawValue)
}

/// What of a step’s summary tells of a field. The summary is worked out once for many steps.
enum SummaryPart: Sendable {
  case kind, actor
  case mark(StepGlance.Marks)
  /// How long the list is.
  case size(StepGlance.List)
  /// It is there only where this is done.
  case element(MoveKind)

  /// The number of the field in every step of the summary; nil where they may differ.
  func number(in summary: StepGlance) -> Int32? {
    switch self {
    case .kind: Ordinals.moveKinds[summary.kind]
    case .actor: Ordinals.actors[summary.actor]
    case .mark(let mark): summary.marks.contains(mark) ? 1 : 0
    case .size(let list): summary.count(of: list) == 0 ? NumberedValues.empty : nil
    case .element(let kind): summary.kind == kind ? nil : -1
    }
  }
}
