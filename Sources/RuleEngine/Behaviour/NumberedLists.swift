internal import FlowModel
internal import UIKitSemantics

/// The lists that states and steps show, by number; the empty one of each is 0.
final class NumberedLists {
  private let presentations: Numbering<[Int32], [PresentationRecord]>
  private let callbacks: Numbering<[Int32], [CallbackRecord]>
  private let unsaved: Numbering<[Int32], [UnsavedRecord]>
  private let flags: Numbering<[Int32], [String]>
  private let dismissals: Numbering<[Dismissal], [DismissalRecord]>
  let drops: Numbering<[Drop], [DropRecord]>
  let moves: Numbering<[MoveView], [MoveRecord]>
  let words: Numbering<[String], [String]>

  init(_ records: FlowRecords) {
    presentations = Numbering { [unowned records] in $0.map { records.presentations[Int($0)] } }
    callbacks = Numbering { [unowned records] in $0.map { records.callbacks[Int($0)] } }
    unsaved = Numbering { [unowned records] in $0.map { records.unsavedPoints[Int($0)] } }
    flags = Numbering { [unowned records] in $0.map { records.flow.flags[Int($0)].name } }
    dismissals = Numbering { $0.map(DismissalRecord.init) }
    drops = Numbering { [unowned records] in $0.map { DropRecord($0, in: records) } }
    let move = Numbering<MoveView, MoveRecord> { [unowned records] in MoveRecord($0, in: records) }
    moves = Numbering { $0.map { move[move.number(of: $0)] } }
    words = Numbering { $0 }
    _ = presentations.number(ofList: [])
    _ = callbacks.number(ofList: [])
    _ = unsaved.number(ofList: [])
    _ = flags.number(ofList: [])
    _ = dismissals.number(ofDismissals: [])
    _ = drops.number(of: [])
    _ = moves.number(of: [])
    _ = words.number(of: [])
  }

  func presentations(_ number: Int32) -> [PresentationRecord] { presentations[number] }
  func callbacks(_ number: Int32) -> [CallbackRecord] { callbacks[number] }
  func unsaved(_ number: Int32) -> [UnsavedRecord] { unsaved[number] }
  func flags(_ number: Int32) -> [String] { flags[number] }
  func dismissals(_ number: Int32) -> [DismissalRecord] { dismissals[number] }

  func number(ofPresentations list: [Int32]) -> Int32 { presentations.number(ofList: list) }
  func number(ofCallbacks list: [Int]) -> Int32 { callbacks.number(ofList: list.map { Int32($0) }) }
  func number(ofUnsaved list: [Int32]) -> Int32 { unsaved.number(ofList: list) }
  func number(ofFlags list: [Int]) -> Int32 { flags.number(ofList: list.map { Int32($0) }) }
  func number(ofDismissals list: [Dismissal]) -> Int32 { dismissals.number(ofDismissals: list) }
}

extension Numbering where Thing == [Dismissal] {
  /// The number of a list; one of up to seven fits a word.
  fileprivate func number(ofDismissals list: [Dismissal]) -> Int32 {
    guard list.count <= 7 else { return number(of: list) }
    var word: UInt64 = 1
    for dismissal in list {
      let receiver = UInt64(WordOrdinals.receivers.of(dismissal.receiver))
      let hit = UInt64(WordOrdinals.hits.of(dismissal.hit))
      guard receiver < 16, hit < 4, dismissal.layers < 4 else { return number(of: list) }
      word = word << 8 | receiver << 4 | hit << 2 | UInt64(dismissal.layers)
    }
    return number(of: list, inWord: word)
  }
}
