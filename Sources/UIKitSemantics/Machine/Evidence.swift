import FlowModel

/// What a step records besides the removed frame. All is in one list: most steps record at most one note, and
/// evidence is copied more often than read.
struct Evidence: Hashable, Sendable {
  private(set) var notes: [Note] = []
  var marks: Marks = []
  var crash: Crash = .none

  /// A note. Its list decides what its numbers mean.
  struct Note: Hashable, Sendable {
    let list: StepSummary.List
    /// Additional data for some lists.
    var more: More = .nothing
    /// A presentation, callback, work, point or finding.
    var number: Int32

    /// Data that only some lists have.
    enum More: Hashable, Sendable {
      case nothing
      case drop(DropReason, of: Requested?)
      case dismissal(Dismissal)
      case found(Found)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(list.rawValue) << 32 | UInt64(UInt32(bitPattern: number)))
    }
  }

  /// What was requested and is not shown; nil if no rule reads it.
  enum Requested: Hashable, Sendable {
    case screen(ScreenID)
    /// The action of an unwind segue, as the effect that names it.
    case unwind(EffectID)
  }

  /// Boolean results of the step.
  struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let refused = Marks(rawValue: 1)
    static let completes = Marks(rawValue: 2)
    static let pushes = Marks(rawValue: 4)
    static let beneath = Marks(rawValue: 8)
    static let changes = Marks(rawValue: 16)
    static let hitsChild = Marks(rawValue: 32)
    /// The event would leave too much work waiting, so the exploration does not follow it.
    static let notFollowed = Marks(rawValue: 64)
  }

  /// The numbers in a list, in order.
  subscript(list: StepSummary.List) -> [Int32] {
    notes.compactMap { $0.list == list ? $0.number : nil }
  }

  func contains(_ list: StepSummary.List, _ number: Int32) -> Bool {
    notes.contains { $0.list == list && $0.number == number }
  }

  /// The elements in a list, in order. All elements of a list have the same type.
  subscript<Element>(list: StepSummary.List) -> [ElementID<Element>] {
    notes.compactMap { $0.list == list ? ElementID(Int($0.number)) : nil }
  }

  func contains(_ list: StepSummary.List, _ element: ElementID<some Any>) -> Bool {
    contains(list, Int32(element.index))
  }

  /// Adds an element, as ``note(_:_:times:)`` adds a number.
  mutating func note(_ list: StepSummary.List, _ element: ElementID<some Any>, times: Int = 1) {
    note(list, Int32(element.index), times: times)
  }

  /// Adds a number unless the list contains it `times` times. So lists are finite even if code runs in a
  /// cycle.
  mutating func note(_ list: StepSummary.List, _ number: Int32, times: Int = 1) {
    add(Note(list: list, number: number), times: times)
  }

  mutating func note(_ found: Found) { add(Note(list: .found, more: .found(found), number: 0), times: 1) }

  mutating func note(_ dismissal: Dismissal) {
    add(Note(list: .dismissals, more: .dismissal(dismissal), number: 0), times: 2)
  }

  mutating func noteDrop(_ reason: DropReason, presentation: PresentationID?, of requested: Requested?) {
    add(
      Note(
        list: .dropped, more: .drop(reason, of: requested), number: presentation.map { Int32($0.index) } ?? -1
      ), times: 1)
  }

  mutating func remove(_ list: StepSummary.List, where matches: (Int32) -> Bool = { _ in true }) {
    notes.removeAll { $0.list == list && matches($0.number) }
  }

  /// Removes what one frame lost and which callbacks it missed, as this is reported once.
  mutating func forgetLosses() {
    if notes.isEmpty { return }
    notes.removeAll { $0.list == .lost || $0.list == .discarded || $0.list == .skipped }
  }

  /// Adds the notes of other evidence.
  mutating func add(_ other: Evidence) {
    for note in other.notes { add(note, times: note.list == .ran ? 2 : 1) }
  }

  /// Inserts the note in the order of the lists, so that equal evidence has equal notes.
  private mutating func add(_ note: Note, times: Int) {
    guard notes.count(where: { $0 == note }) < times else { return }
    let place = notes.firstIndex { $0.list.rawValue > note.list.rawValue } ?? notes.endIndex
    notes.insert(note, at: place)
  }
}

extension Evidence {
  var found: [Found] {
    notes.compactMap { if case .found(let found) = $0.more { found } else { nil } }
  }

  var dismissals: [Dismissal] {
    notes.compactMap { if case .dismissal(let dismissal) = $0.more { dismissal } else { nil } }
  }

  func drops(_ tables: MachineTables) -> [Drop] {
    notes.compactMap { note in
      guard case .drop(let reason, let requested) = note.more else { return nil }
      let target =
        switch requested {
        case .screen(let screen): tables.flow.screens[screen].id
        case .unwind(let effect): tables.flow.effects[effect].target
        case nil: ""
        }
      return Drop(
        reason: reason, presentation: note.number < 0 ? nil : PresentationID(Int(note.number)), target: target
      )
    }
  }
}
