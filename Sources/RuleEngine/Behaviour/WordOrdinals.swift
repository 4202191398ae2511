internal import FlowModel
internal import UIKitSemantics

/// The ordinals of words that are asked for at every step: a look into a table in place of a search.
struct WordOrdinals<Word: FlowWord>: Sendable {
  private let table: [UInt8]

  init() {
    var table = [UInt8](repeating: 0, count: 256)
    for (ordinal, word) in Word.allCases.enumerated() { table[Int(Self.byte(of: word))] = UInt8(ordinal) }
    self.table = table
  }

  /// The position among all words of the kind.
  func of(_ word: Word) -> Int32 { Int32(table[Int(Self.byte(of: word))]) }

  /// What tells words of one kind apart in memory; such enums have no payload and less than 256 cases.
  @inline(__always)
  private static func byte(of word: Word) -> UInt8 { withUnsafeBytes(of: word) { $0.first ?? 0 } }
}

extension WordOrdinals<MoveKind> {
  static let moveKinds = WordOrdinals()
}

extension WordOrdinals<Actor> {
  static let actors = WordOrdinals()
}

extension WordOrdinals<Look> {
  static let looks = WordOrdinals()
}

extension WordOrdinals<Gesture> {
  static let gestures = WordOrdinals()
}

extension WordOrdinals<Receiver> {
  static let receivers = WordOrdinals()
}

extension WordOrdinals<Hit> {
  static let hits = WordOrdinals()
}
