import StateExploration

/// Whole stacks, one after the other, by number of events: knows no summaries.
///
/// A configuration is one word: a marker bit, five bits for each covered frame (hole 2, fact 2, region 1), ten for what
/// is on top (region 1, fact 2, landing 1, and a head or a hole with a value).
struct Oracle {
  let system: RandomSystem
  /// Each configuration with its least number of events, in order.
  private(set) var lengths: [UInt64: Int] = [:]
  private(set) var order: [UInt64] = []
  /// Every run of up to this many events was walked; `.max` if every run was.
  private(set) var completedLength = Int.max
  private let bound: Int

  init(_ system: RandomSystem, bound: Int) {
    self.system = system
    self.bound = bound
    walk()
  }

  struct Step {
    /// The transition: `head * 16 + index`, or `4096 + (hole * 4 + value) * 16 + index`.
    var key: Int
    var label: UInt8
    var weight: Int
    /// Nil: the last frame has gone.
    var next: UInt64?
  }

  /// How many frames are covered.
  static func depth(_ configuration: UInt64) -> Int {
    (63 - (configuration >> 10).leadingZeroBitCount) / 5
  }
  static func isLanding(_ configuration: UInt64) -> Bool { configuration >> 6 & 1 == 1 }
  static func head(_ configuration: UInt64) -> UInt8 { UInt8(configuration & 63) }
  static func fact(_ configuration: UInt64) -> UInt8 { UInt8(configuration >> 7 & 3) }
  /// Whether the top frame belongs to the region of the one beneath.
  static func isShared(_ configuration: UInt64) -> Bool { configuration >> 9 & 1 == 1 }

  /// Nil if a stack would not fit the word.
  func steps(_ configuration: UInt64) -> [Step]? {
    let stack = configuration >> 10
    let top = Int(configuration & 63)
    let frame = configuration >> 7 & 7
    let isLanding = Self.isLanding(configuration)
    let transitions = isLanding ? system.ofLanding[top] : system.ofHead[top]
    let weight = !isLanding && system.resting[top] ? 1 : 0
    var steps: [Step] = []
    for (index, transition) in transitions.enumerated() {
      let next: UInt64?
      switch transition.outcome {
      case .stay(let head): next = stack << 10 | frame << 7 | UInt64(head)
      case .call(let head, let hole):
        if stack >> 45 != 0 { return nil }
        let callee = Int(hole) * 16 + Int(head)
        let fact = UInt64(system.factAbove[Int(frame & 3) * 64 + callee])
        let region: UInt64 = system.isShared[callee] ? 4 : 0
        next = (stack << 5 | UInt64(hole) << 3 | frame) << 10 | (region | fact) << 7 | UInt64(head)
      case .return(let value):
        next =
          stack == 1
          ? nil : (stack >> 5) << 10 | (stack & 7) << 7 | 64 | (stack >> 3 & 3) << 2 | UInt64(value)
      }
      let key = (isLanding ? 4096 : 0) + top * 16 + index
      steps.append(Step(key: key, label: transition.label, weight: weight, next: next))
    }
    return steps
  }

  private mutating func walk() {
    var level: [UInt64] = []
    for head in system.initialHeads where lengths[1 << 10 | UInt64(head)] == nil {
      lengths[1 << 10 | UInt64(head)] = 0
      level.append(1 << 10 | UInt64(head))
    }
    var length = 0
    while !level.isEmpty {
      var next: [UInt64] = []
      var position = 0
      while position < level.count {
        let configuration = level[position]
        position += 1
        order.append(configuration)
        guard order.count < bound, let steps = steps(configuration) else {
          completedLength = length - 1
          return
        }
        for step in steps {
          guard let target = step.next else { continue }
          if step.weight == 0 {
            // A configuration that an event of this level leads to may come sooner by itself.
            if let known = lengths[target], known <= length { continue }
            lengths[target] = length
            level.append(target)
          } else if lengths[target] == nil {
            lengths[target] = length + 1
            next.append(target)
          }
        }
      }
      length += 1
      level = next.filter { lengths[$0] == length }
    }
  }

  enum Future { case open, trapped, unknown }

  /// Whether a goal can still come from the configuration, by walking on from there.
  func future(
    of start: UInt64, bound: Int, goal: (UInt8) -> Bool, through: (UInt8) -> Bool, scope: OracleScope
  ) -> Future {
    let base = scope.base(of: start)
    var seen: Set<UInt64> = [start]
    var queue = [start]
    var position = 0
    while position < queue.count {
      let configuration = queue[position]
      position += 1
      let isOwn = scope.contains(configuration, base: base)
      guard queue.count < bound, let steps = steps(configuration) else { return .unknown }
      for step in steps where step.weight == 0 || through(step.label) {
        if isOwn, goal(step.label) { return .open }
        guard let next = step.next, Self.depth(next) >= base, seen.insert(next).inserted else { continue }
        queue.append(next)
      }
    }
    return .trapped
  }
}

/// `Possibility.Scope` read off whole stacks.
enum OracleScope: CaseIterable {
  case stack, frame, region

  /// The depth of the lowest frame that may help.
  func base(of configuration: UInt64) -> Int {
    switch self {
    case .stack: return 0
    case .frame: return Oracle.depth(configuration)
    case .region:
      var depth = Oracle.depth(configuration)
      guard depth > 0, Oracle.isShared(configuration) else { return depth }
      var stack = configuration >> 10
      depth -= 1
      while depth > 0, stack >> 2 & 1 == 1 {
        stack >>= 5
        depth -= 1
      }
      return depth
    }
  }

  /// Whether what the top frame does counts for those who asked in the frame at depth `base` or its region.
  func contains(_ configuration: UInt64, base: Int) -> Bool {
    switch self {
    case .stack: return true
    case .frame: return Oracle.depth(configuration) == base
    case .region: return self.base(of: configuration) <= base
    }
  }
}
