internal import FlowModel
internal import UIKitSemantics

/// The positions of words among all of their kind: a look into a table in place of a search, because they are asked for
/// at every state and step.
struct Ordinals<Word: FlowWord>: Sendable {
  private let table: [Int32]

  init() {
    var table = [Int32](repeating: 0, count: 256)
    for (ordinal, word) in Word.allCases.enumerated() { table[Int(Self.byte(of: word))] = Int32(ordinal) }
    self.table = table
  }

  subscript(word: Word) -> Int32 { table[Int(Self.byte(of: word))] }

  /// What tells words of one kind apart in memory; such enums have no payload and less than 256 cases.
  @inline(__always)
  private static func byte(of word: Word) -> UInt8 { withUnsafeBytes(of: word) { $0.first ?? 0 } }
}

extension Ordinals<MoveKind> {
  static let moveKinds = Ordinals()
}

extension Ordinals<Actor> {
  static let actors = Ordinals()
}
