import FlowModel

/// What a step records besides who went. One list holds everything: most steps note one thing or nothing, and
/// evidence is copied more often than read.
struct Evidence: Hashable, Sendable {
  private(set) var notes: [Note] = []
  var marks: Marks = []
  var crash: Crash = .none

  /// One thing noted: what it is tells which numbers it has.
  struct Note: Hashable, Sendable {
    let list: StepSummary.List
    /// What is particular to a list.
    var more: More = .nothing
    /// A presentation, callback, work, point or finding.
    var number: Int32

    /// What only some lists have.
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

  /// What was asked for and does not come; nil where nobody asks what.
  enum Requested: Hashable, Sendable {
    case screen(ScreenID)
    /// The action of an unwind segue, by the effect that names it.
    case unwind(EffectID)
  }

  /// What is so.
  struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let refused = Marks(rawValue: 1)
    static let completes = Marks(rawValue: 2)
    static let pushes = Marks(rawValue: 4)
    static let beneath = Marks(rawValue: 8)
    static let changes = Marks(rawValue: 16)
    static let hitsChild = Marks(rawValue: 32)
    /// What the event leaves waiting is too much, and it is not followed.
    static let notFollowed = Marks(rawValue: 64)
  }

  /// The numbers of a list, in order.
  subscript(list: StepSummary.List) -> [Int32] {
    notes.compactMap { $0.list == list ? $0.number : nil }
  }

  func contains(_ list: StepSummary.List, _ number: Int32) -> Bool {
    notes.contains { $0.list == list && $0.number == number }
  }

  /// The elements of a list, in order; a list is about elements of one type.
  subscript<Element>(list: StepSummary.List) -> [ElementID<Element>] {
    notes.compactMap { $0.list == list ? ElementID(Int($0.number)) : nil }
  }

  func contains(_ list: StepSummary.List, _ element: ElementID<some Any>) -> Bool {
    contains(list, Int32(element.index))
  }

  /// Adds an element as ``note(_:_:times:)`` adds a number.
  mutating func note(_ list: StepSummary.List, _ element: ElementID<some Any>, times: Int = 1) {
    note(list, Int32(element.index), times: times)
  }

  /// Adds a number unless it is there `times` times: a list stays finite whatever goes round in circles.
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

  /// What one frame lost, and which callbacks it missed, is told once.
  mutating func forgetLosses() {
    if notes.isEmpty { return }
    notes.removeAll { $0.list == .lost || $0.list == .discarded || $0.list == .skipped }
  }

  /// What another one notes beside this.
  mutating func add(_ other: Evidence) {
    for note in other.notes { add(note, times: note.list == .ran ? 2 : 1) }
  }

  /// The lists stand in their order, so that equal evidence has equal notes.
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
