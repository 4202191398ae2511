/// The transitions of all heads and landings asked for so far, interned, one after the other.
@usableFromInline
struct TransitionTable {
  /// In place of a hole: the frame stays.
  @usableFromInline static let stay: Int32 = -1
  /// In place of a hole: the frame goes.
  @usableFromInline static let `return`: Int32 = -2

  /// What `Transition.Outcome` says, in numbers.
  struct Packed {
    /// The head that follows, the head called, or the value returned.
    var target: Int32
    /// The hole of a call, or `stay`, or `return`.
    var hole: Int32
  }

  /// What happens when a value lands on a hole.
  struct Landing {
    var hole: Int32
    var value: Int32
    var transitions: Range<Int32>
  }

  private(set) var packed: [Packed] = []
  /// Where the transitions of a head stand; empty and negative for a head not asked for.
  private(set) var heads: [Range<Int32>] = []
  private(set) var resting: [Bool] = []
  private(set) var landings: [Landing] = []
  private var landingIndex = IndexTable()
  /// The landings of the first values, by hole and value: most machines have few values, and these are most used.
  private var denseLandings: [Int32] = []
  private static let denseValues: Int32 = 32

  var bytes: Int {
    packed.count * (MemoryLayout<Packed>.stride + 8) + heads.count * 41 + landings.count * 48
      + landingIndex.bytes
  }

  func range(ofHead head: Int32) -> Range<Int32> {
    Int(head) < heads.count ? heads[Int(head)] : Self.unasked
  }

  func isAsked(_ head: Int32) -> Bool { range(ofHead: head).lowerBound >= 0 }

  static let unasked: Range<Int32> = -1 ..< -1

  @inline(__always)
  func landing(hole: Int32, value: Int32) -> Int32 {
    if value < Self.denseValues {
      let cell = Int(hole) * Int(Self.denseValues) + Int(value)
      return cell < denseLandings.count ? denseLandings[cell] : -1
    }
    return landingIndex.find(mix(hole, value)) { landings[$0].hole == hole && landings[$0].value == value }
  }

  @usableFromInline
  mutating func append(target: Int32, hole: Int32) { packed.append(Packed(target: target, hole: hole)) }

  @usableFromInline
  mutating func setHead(_ head: Int32, resting isResting: Bool, from start: Int) {
    while heads.count <= Int(head) {
      heads.append(Self.unasked)
      resting.append(false)
    }
    heads[Int(head)] = Int32(start)..<Int32(packed.count)
    resting[Int(head)] = isResting
  }

  @usableFromInline
  mutating func addLanding(hole: Int32, value: Int32, from start: Int) -> Int32 {
    let index = Int32(landings.count)
    landings.append(
      Landing(hole: hole, value: value, transitions: Int32(start)..<Int32(packed.count)))
    if value < Self.denseValues {
      let width = Int(Self.denseValues)
      let missing = (Int(hole) + 1) * width - denseLandings.count
      if missing > 0 { denseLandings.append(contentsOf: repeatElement(-1, count: missing)) }
      denseLandings[Int(hole) * width + Int(value)] = index
    } else {
      landingIndex.insert(index, mix(hole, value)) { [landings] in
        mix(landings[$0].hole, landings[$0].value)
      }
    }
    return index
  }
}

/// Where the explorer gets transitions from: a machine seen through numbers.
@usableFromInline
struct TransitionSource {
  /// The numbers of the initial heads.
  let initialHeads: [Int32]
  /// Appends the transitions of a head to the table and files them.
  let expandHead: (Int32, inout TransitionTable) -> Void
  /// Appends what follows when the value lands on the hole; the number of the landing.
  let expandLanding: (_ hole: Int32, _ value: Int32, inout TransitionTable) -> Int32

  @usableFromInline
  init(
    initialHeads: [Int32], expandHead: @escaping (Int32, inout TransitionTable) -> Void,
    expandLanding: @escaping (Int32, Int32, inout TransitionTable) -> Int32
  ) {
    self.initialHeads = initialHeads
    self.expandHead = expandHead
    self.expandLanding = expandLanding
  }
}
