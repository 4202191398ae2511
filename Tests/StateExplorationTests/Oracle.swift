import StateExploration

/// A whole stack in a world.
///
/// The stack is one word: a marker bit, five bits for each covered frame (hole 2, fact 2, region 1), ten for what is on
/// top (region 1, fact 2, landing 1, and a head or a hole with a value).
struct Placed: Hashable {
  var stack: UInt64
  var world: World

  /// How many frames are covered.
  var depth: Int { (63 - (stack >> 10).leadingZeroBitCount) / 5 }
  var isLanding: Bool { stack >> 6 & 1 == 1 }
  /// The head; for a landing the hole times 4 and the value.
  var top: Int { Int(stack & 63) }
  var fact: UInt8 { UInt8(stack >> 7 & 3) }
  /// Whether the top frame belongs to the region of the one beneath.
  var isShared: Bool { stack >> 9 & 1 == 1 }
}

/// Whole stacks, one after the other, by number of events: knows no summaries and no sets of worlds.
struct Oracle {
  let system: RandomSystem
  /// Each configuration with its least number of events, in order.
  private(set) var lengths: [Placed: Int] = [:]
  private(set) var order: [Placed] = []
  /// Every run of up to this many events was walked; `.max` if every run was.
  private(set) var completedLength = Int.max
  private let bound: Int

  init(_ system: RandomSystem, bound: Int) {
    self.system = system
    self.bound = bound
    walk()
  }

  /// A transition, as both sides name it.
  struct Key: Hashable {
    /// The head, or 64 and the hole times 4 and the value.
    var owner: Int
    var move: Int
    var transition: Transition<RandomSystem>
  }

  struct Step {
    var key: Key
    var weight: Int
    /// The stack after in a world with bit 0 clear, and with bit 0 set; nil: the last frame has gone.
    var next: (clear: UInt64, set: UInt64)?

    func stack(in world: World) -> UInt64? { world[0] ? next?.set : next?.clear }
  }

  /// Nil if a stack would not fit the word.
  func steps(_ placed: Placed) -> [Step]? {
    let stack = placed.stack >> 10
    let frame = placed.stack >> 7 & 7
    let moves = placed.isLanding ? system.ofLanding[placed.top] : system.ofHead[placed.top]
    let weight = !placed.isLanding && system.resting[placed.top] ? 1 : 0
    var steps: [Step] = []
    for (index, cases) in moves.enumerated() {
      guard let transition = system.outcome(cases, in: placed.world) else { continue }
      let next: (UInt64, UInt64)?
      switch transition.outcome {
      case .stay(let head):
        let same = stack << 10 | frame << 7 | UInt64(head)
        next = (same, same)
      case .call(let head, let hole):
        if stack >> 45 != 0 { return nil }
        let callee = Int(hole) * 16 + Int(head) / 2 * 2
        let region: UInt64 = system.isShared[Int(head)] ? 4 : 0
        let beneath = (stack << 5 | UInt64(hole) << 3 | frame) << 10 | region << 7 | UInt64(head)
        let facts = (0..<2).map { UInt64(system.factAbove[(Int(frame & 3) * 2 + $0) * 64 + callee]) }
        next = (beneath | facts[0] << 7, beneath | facts[1] << 7)
      case .return(let value):
        let landed = (stack >> 5) << 10 | (stack & 7) << 7 | 64 | (stack >> 3 & 3) << 2 | UInt64(value)
        next = stack == 1 ? nil : (landed, landed)
      }
      let key = Key(owner: placed.top + (placed.isLanding ? 64 : 0), move: index, transition: transition)
      steps.append(Step(key: key, weight: weight, next: next))
    }
    return steps
  }

  private mutating func walk() {
    var level: [Placed] = []
    for (head, worlds) in system.starts {
      for world in worlds {
        let placed = Placed(stack: 1 << 10 | UInt64(head), world: world)
        if lengths.updateValue(0, forKey: placed) == nil { level.append(placed) }
      }
    }
    var length = 0
    while !level.isEmpty {
      var next: [Placed] = []
      var position = 0
      while position < level.count {
        let placed = level[position]
        position += 1
        order.append(placed)
        guard order.count < bound, let steps = steps(placed) else {
          completedLength = length - 1
          return
        }
        for step in steps {
          for world in system.worldsAfter(placed.world, step.key.transition.change) {
            guard let stack = step.stack(in: world) else { continue }
            let target = Placed(stack: stack, world: world)
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
      }
      length += 1
      level = next.filter { lengths[$0] == length }
    }
  }

  enum Future { case open, trapped, unknown }

  /// Whether a goal can still come from the configuration, by walking on from there with the choices as they are, but
  /// where they may change while one waits.
  func future(
    of start: Placed, bound: Int, goal: (UInt8) -> Bool, through: (UInt8, World) -> Bool, scope: OracleScope
  ) -> Future {
    let base = scope.base(of: start)
    var seen: Set<Placed> = [start]
    var queue = [start]
    var position = 0
    while position < queue.count {
      let placed = queue[position]
      position += 1
      let isOwn = scope.contains(placed, base: base)
      guard queue.count < bound, let steps = steps(placed) else { return .unknown }
      if !placed.isLanding, system.resting[placed.top], system.mayChange[placed.top] {
        for world in system.variants(of: placed.world) {
          let variant = Placed(stack: placed.stack, world: world)
          if seen.insert(variant).inserted { queue.append(variant) }
        }
      }
      for step in steps where step.weight == 0 || through(step.key.transition.label, placed.world) {
        if isOwn, goal(step.key.transition.label) { return .open }
        let world = step.key.transition.change.applied(to: placed.world)
        guard let stack = step.stack(in: world) else { continue }
        let next = Placed(stack: stack, world: world)
        guard next.depth >= base, seen.insert(next).inserted else { continue }
        queue.append(next)
      }
    }
    return .trapped
  }
}

/// Whose goals count, read off whole stacks.
enum OracleScope: CaseIterable {
  case stack, frame, region

  /// The depth of the lowest frame that may help.
  func base(of placed: Placed) -> Int {
    switch self {
    case .stack: return 0
    case .frame: return placed.depth
    case .region:
      var depth = placed.depth
      guard depth > 0, placed.isShared else { return depth }
      var stack = placed.stack >> 10
      depth -= 1
      while depth > 0, stack >> 2 & 1 == 1 {
        stack >>= 5
        depth -= 1
      }
      return depth
    }
  }

  /// Whether what the top frame does counts for those who asked in the frame at depth `base` or its region.
  func contains(_ placed: Placed, base: Int) -> Bool {
    switch self {
    case .stack: return true
    case .frame: return placed.depth == base
    case .region: return self.base(of: placed) <= base
    }
  }
}
