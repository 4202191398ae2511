internal import FlowModel
internal import UIKitSemantics

/// Gives equal things equal numbers, and each what rules see of it, made once.
final class Numbering<Thing: Hashable, Seen> {
  private var numbers: [Thing: Int32] = [:]
  private var seen: [Seen] = []
  private let make: (Thing) -> Seen

  init(_ make: @escaping (Thing) -> Seen) { self.make = make }

  func number(of thing: Thing) -> Int32 {
    if let known = numbers[thing] { return known }
    let number = Int32(seen.count)
    numbers[thing] = number
    seen.append(make(thing))
    return number
  }

  subscript(number: Int32) -> Seen { seen[Int(number)] }
}

/// The lists that states and steps show, by number; the empty one of each is 0.
final class NumberedLists {
  let presentations: Numbering<[Int], [PresentationRecord]>
  let callbacks: Numbering<[Int], [CallbackRecord]>
  let unsaved: Numbering<[Int], [UnsavedRecord]>
  let drops: Numbering<[Drop], [DropRecord]>
  let dismissals: Numbering<[Dismissal], [DismissalRecord]>
  let flags: Numbering<[Int], [String]>
  let moves: Numbering<[MoveView], [MoveRecord]>
  let words: Numbering<[String], [String]>

  init(_ records: FlowRecords) {
    presentations = Numbering { [unowned records] in $0.map { records.presentations[$0] } }
    callbacks = Numbering { [unowned records] in $0.map { records.callbacks[$0] } }
    unsaved = Numbering { [unowned records] in $0.map { records.unsavedPoints[$0] } }
    drops = Numbering { [unowned records] in $0.map { DropRecord($0, in: records) } }
    dismissals = Numbering { $0.map(DismissalRecord.init) }
    flags = Numbering { [unowned records] in $0.map { records.flow.flags[$0].name } }
    let move = Numbering<MoveView, MoveRecord> { [unowned records] in MoveRecord($0, in: records) }
    moves = Numbering { $0.map { move[move.number(of: $0)] } }
    words = Numbering { $0 }
    _ = presentations.number(of: [])
    _ = callbacks.number(of: [])
    _ = unsaved.number(of: [])
    _ = drops.number(of: [])
    _ = dismissals.number(of: [])
    _ = flags.number(of: [])
    _ = moves.number(of: [])
    _ = words.number(of: [])
  }
}
