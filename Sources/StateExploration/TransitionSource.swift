/// The target of a fact, within its frame: a head, a landing, a call (a pair of head and hole), or a returned
/// value. The two lowest bits are the kind.
@usableFromInline
enum Target {
  @usableFromInline static let headKind: Int32 = 0
  @usableFromInline static let landingKind: Int32 = 1
  @usableFromInline static let callKind: Int32 = 2
  @usableFromInline static let valueKind: Int32 = 3

  @inlinable
  static func head(_ number: Int32) -> Int32 { number << 2 }
  static func landing(_ number: Int32) -> Int32 { number << 2 | landingKind }
  @inlinable
  static func call(_ number: Int32) -> Int32 { number << 2 | callKind }
  /// A tail call: a frame that was called continues as another one. This differs from the same call by the
  /// frame beneath, as the facts about the stack are derived in another way.
  static func tail(_ call: Int32) -> Int32 { call | .min }
  static func isTail(_ target: Int32) -> Bool { target < 0 }
  static func withoutTail(_ target: Int32) -> Int32 { target & .max }
  @inlinable
  static func value(_ number: Int32) -> Int32 { number << 2 | valueKind }
  @inlinable @inline(__always)
  static func kind(_ target: Int32) -> Int32 { target & 3 }
  @inlinable @inline(__always)
  static func number(_ target: Int32) -> Int32 { target >> 2 }
}

/// An answer of the machine, in numbers.
@usableFromInline
struct TransitionAnswer {
  var `guard`: Int32
  /// The target; -1 if the transition is not possible.
  var target: Int32
  var label: Int32
  var change: Int32

  @usableFromInline
  init(guard: Int32, target: Int32, label: Int32, change: Int32) {
    self.guard = `guard`
    self.target = target
    self.label = label
    self.change = change
  }
}

/// The machine in numbers: the closures that the explorer calls.
@usableFromInline
struct TransitionSource {
  let worlds: WorldSpace
  /// The numbers of the initial heads, each with its worlds.
  let initialHeads: [(head: Int32, worlds: Int32)]
  /// The numbers of the moves of a head, and whether the head rests.
  let moves: (_ head: Int32) -> (moves: Range<Int>, isResting: Bool)
  let transition: (_ move: Int32, _ head: Int32, World) -> TransitionAnswer
  let landing: (_ hole: Int32, _ value: Int32, World) -> TransitionAnswer
  /// The head and the hole of a pair.
  let call: (_ pair: Int32) -> (first: Int32, second: Int32)
  /// The number of the pair (called head, hole).
  let callNumber: (_ head: Int32, _ hole: Int32) -> Int32

  @usableFromInline
  init(
    worlds: WorldSpace, initialHeads: [(head: Int32, worlds: Int32)],
    moves: @escaping (Int32) -> (moves: Range<Int>, isResting: Bool),
    transition: @escaping (Int32, Int32, World) -> TransitionAnswer,
    landing: @escaping (Int32, Int32, World) -> TransitionAnswer,
    call: @escaping (Int32) -> (first: Int32, second: Int32),
    callNumber: @escaping (Int32, Int32) -> Int32
  ) {
    self.worlds = worlds
    self.initialHeads = initialHeads
    self.moves = moves
    self.transition = transition
    self.landing = landing
    self.call = call
    self.callNumber = callNumber
  }
}
