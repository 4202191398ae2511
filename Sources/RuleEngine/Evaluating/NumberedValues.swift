internal import FlowModel
internal import UIKitSemantics

/// The values of states and steps that no small number says by itself, by number.
final class NumberedValues {
  /// The number of the empty list of each kind.
  static let empty: Int32 = 0

  let presentations: Numbering<[Int], [PresentationRecord]>
  let callbacks: Numbering<[Int], [CallbackRecord]>
  let unsaved: Numbering<[Int], [UnsavedRecord]>
  let flags: Numbering<[Int], [String]>
  let dismissals: Numbering<[Dismissal], [DismissalRecord]>
  let drops: Numbering<[Drop], [DropRecord]>
  let moves: Numbering<[MoveView], [MoveRecord]>
  let works: Numbering<[String], [String]>
  let versions = Numbering<Double, Double> { $0 }
  /// Actions in the words of traces.
  let labels = Numbering<String, String> { $0 }

  init(_ records: FlowRecords) {
    presentations = Numbering(from: []) { [unowned records] in $0.map { records.presentations[$0] } }
    callbacks = Numbering(from: []) { [unowned records] in $0.map { records.callbacks[$0] } }
    unsaved = Numbering(from: []) { [unowned records] in $0.map { records.unsavedPoints[$0] } }
    flags = Numbering(from: []) { [unowned records] in $0.map { records.flow.flags[$0].name } }
    dismissals = Numbering(from: []) { $0.map(DismissalRecord.init) }
    drops = Numbering(from: []) { [unowned records] in $0.map { DropRecord($0, in: records) } }
    let move = Numbering<MoveView, MoveRecord> { [unowned records] in MoveRecord($0, in: records) }
    moves = Numbering(from: []) { $0.map { move[move.number(of: $0)] } }
    works = Numbering(from: []) { $0 }
  }
}
