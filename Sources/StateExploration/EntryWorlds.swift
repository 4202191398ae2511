/// Computes, for each head, an upper bound of the worlds in which frames start with it. This is done before
/// ``Saturation`` derives the facts.
///
/// With the bound, all these worlds belong to one entry, and what happens in a frame is derived once. Without
/// it, a new entry opens each time that new worlds are found, and the work is repeated for each of them.
///
/// Only sets of worlds are kept, no relations and no lengths. When a frame returns, every possible caller
/// continues, in the worlds that agree with its own in all bits that the called frames do not write. So the
/// bound may be too large, never too small. That costs some additional calls of the machine and changes no
/// fact.
///
/// Cost: one step for each change of a set; between some hundredths and a third of the work of
/// ``Saturation``.
struct EntryWorlds {
  /// A call: a frame of `entry` called another one in these worlds and left `hole` on the stack.
  private struct Caller {
    var entry: Int32
    var hole: Int32
    var worlds: Int32
  }

  /// All frames that start with one head.
  private struct Entry {
    var head: Int32
    /// Whether the head is in the middle of an event. Such a frame continues as a frame of another entry once
    /// it rests.
    var isMoving: Bool
    /// The bits that may differ between the start of a frame and its return.
    var written: WorldBits
    var callers: [Caller] = []
    /// The index in `callers`, by the entry and the hole of the caller.
    var callerNumbers: [Int64: Int] = [:]
    var returns: [(value: Int32, worlds: Int32)] = []
    var returnNumbers: [Int32: Int] = [:]
    /// Facts with new worlds, without calls.
    var waiting: [Int32] = []
    /// Calls with new worlds, in order of arrival.
    var calls = Queue()
  }

  /// The bound may use one part in `share` of the limits of work.
  private static let share = 8

  /// For each head, the worlds in which it is called.
  private(set) var domains: [Int32] = []
  /// The transitions that were computed.
  private(set) var table: TransitionTable
  private let source: TransitionSource
  private let diagrams: DecisionDiagrams
  private var entries: [Entry] = []
  private var entryOfHead: [Int32] = []
  private var facts = FactTable()
  /// For each fact, the worlds that were not followed yet.
  private var new: [Int32] = []
  private var waiting = HighestFirst()
  /// Entries whose `written` grew after callers had continued with the smaller set.
  private var grown: Set<Int32> = []

  /// Whether a limit was hit before everything was followed.
  private(set) var isCut = true

  /// Runs the search. If a limit is hit, the bound covers only what was found before.
  ///
  /// - Parameter known: transitions that were computed before.
  init(
    _ source: TransitionSource, limits: ExplorationLimits, knowing known: TransitionTable = TransitionTable()
  ) {
    self.source = source
    table = known
    diagrams = source.worlds.diagrams
    for (head, worlds) in source.initialHeads {
      let entry = add(Entry(head: head, isMoving: false, written: source.worlds.choices))
      put(worlds, entry, Target.head(head))
    }
    var countdown = 0
    while true {
      countdown -= 1
      if countdown < 0 {
        if Task.isCancelled { return }
        if let goesOn = limits.goesOn, !goesOn(ExplorationStage(facts: 0, heads: 0)) { return }
        countdown = 256
      }
      guard let entry = waiting.highest else {
        if grown.isEmpty {
          isCut = false
          return
        }
        resumeGrown()
        continue
      }
      let work = facts.count + table.transitions.count + source.worlds.nodeCount
      if table.headCount >= limits.heads || work >= limits.facts / Self.share { return }
      take(entry)
    }
  }

  private mutating func add(_ entry: Entry) -> Int32 {
    entries.append(entry)
    return Int32(entries.count - 1)
  }

  /// Adds worlds to a fact of an entry.
  private mutating func put(_ worlds: Int32, _ entry: Int32, _ target: Int32) {
    let fact = facts.number(entry, target)
    let unseen = diagrams.subtract(worlds, facts[fact].seen)
    if unseen == DecisionDiagrams.none { return }
    facts.see(fact, diagrams.or(facts[fact].seen, unseen))
    while new.count <= Int(fact) { new.append(DecisionDiagrams.none) }
    if new[Int(fact)] == DecisionDiagrams.none {
      waiting.insert(Int(entry))
      if Target.kind(target) == Target.callKind {
        entries[Int(entry)].calls.append(fact)
      } else {
        entries[Int(entry)].waiting.append(fact)
      }
    }
    new[Int(fact)] = diagrams.or(new[Int(fact)], unseen)
  }

  /// Follows the waiting facts of an entry. If only calls wait, follows one call, so that its results are
  /// known before the next call is made in the union of both worlds. This avoids one pass for each flag where
  /// many screens each change their own flag.
  private mutating func take(_ entry: Int) {
    var all = entries[entry].waiting
    entries[entry].waiting.removeAll(keepingCapacity: true)
    if all.isEmpty, let call = entries[entry].calls.next() { all.append(call) }
    if entries[entry].calls.isEmpty { waiting.remove(entry) }
    for fact in all {
      let worlds = new[Int(fact)]
      new[Int(fact)] = DecisionDiagrams.none
      let target = facts[fact].target
      switch Target.kind(target) {
      case Target.callKind: call(Target.number(target), worlds, Int32(entry))
      case Target.valueKind: hand(Target.number(target), worlds, Int32(entry))
      case Target.headKind where entries[entry].isMoving && table.isResting(Target.number(target), source):
        hand(Summary.tail(Target.number(target)), worlds, Int32(entry))
      default: follow(fact, worlds, Int32(entry))
      }
    }
  }

  private mutating func follow(_ fact: Int32, _ reached: Int32, _ entry: Int32) {
    let target = facts[fact].target
    let worlds = repeated(fact, reached, entry)
    for site in table.point(target).sites {
      var next = table.sites[Int(site)].first
      while next >= 0 {
        let transition = table.transitions[Int(next)]
        next = transition.next
        if transition.target == target { continue }
        let after = source.worlds.image(of: worlds, byEffect: transition.effect)
        if after == DecisionDiagrams.none { continue }
        write(source.worlds.mask(ofEffect: transition.effect), entry)
        put(after, entry, transition.target)
      }
    }
  }

  /// The worlds at a head or landing, closed under the transitions that lead from it back to itself. One pass
  /// changes all flags; to follow each set of worlds separately would need a pass for each flag.
  private mutating func repeated(_ fact: Int32, _ reached: Int32, _ entry: Int32) -> Int32 {
    let space = source.worlds
    let target = facts[fact].target
    var worlds = reached
    while true {
      table.expand(target, in: worlds, source)
      let before = worlds
      for site in table.point(target).sites {
        var next = table.sites[Int(site)].first
        while next >= 0 {
          let transition = table.transitions[Int(next)]
          next = transition.next
          guard transition.target == target else { continue }
          let after = space.image(of: worlds, byEffect: transition.effect)
          if after == DecisionDiagrams.none { continue }
          write(space.mask(ofEffect: transition.effect), entry)
          worlds = diagrams.or(worlds, after)
        }
      }
      if worlds == before { break }
    }
    if worlds != reached { facts.see(fact, diagrams.or(facts[fact].seen, worlds)) }
    return worlds
  }

  /// Records that frames of the entry may write these bits between their start and their return.
  private mutating func write(_ bits: WorldBits, _ entry: Int32) {
    guard !bits.isSubset(of: entries[Int(entry)].written) else { return }
    entries[Int(entry)].written |= bits
    if !entries[Int(entry)].callers.isEmpty { grown.insert(entry) }
  }

  private mutating func call(_ pair: Int32, _ worlds: Int32, _ entry: Int32) {
    let (head, hole) = source.call(pair)
    while domains.count <= Int(head) { domains.append(DecisionDiagrams.none) }
    domains[Int(head)] = diagrams.or(domains[Int(head)], worlds)
    let callee = entryCalled(head)
    let key = Int64(entry) << 32 | Int64(hole)
    let number = entries[Int(callee)].callerNumbers[key] ?? entries[Int(callee)].callers.count
    if number == entries[Int(callee)].callers.count {
      entries[Int(callee)].callerNumbers[key] = number
      entries[Int(callee)].callers.append(Caller(entry: entry, hole: hole, worlds: DecisionDiagrams.none))
    }
    let all = diagrams.or(entries[Int(callee)].callers[number].worlds, worlds)
    entries[Int(callee)].callers[number].worlds = all
    write(entries[Int(callee)].written, entry)
    put(worlds, callee, Target.head(head))
    resume(Caller(entry: entry, hole: hole, worlds: worlds), callee)
  }

  private mutating func entryCalled(_ head: Int32) -> Int32 {
    while entryOfHead.count <= Int(head) { entryOfHead.append(-1) }
    if entryOfHead[Int(head)] < 0 {
      let isMoving = !table.isResting(head, source)
      let entry = Entry(head: head, isMoving: isMoving, written: source.worlds.choices)
      entryOfHead[Int(head)] = add(entry)
    }
    return entryOfHead[Int(head)]
  }

  /// Passes a value that frames of the entry return, or the frame as which they continue, to all callers.
  private mutating func hand(_ value: Int32, _ worlds: Int32, _ entry: Int32) {
    let number = entries[Int(entry)].returnNumbers[value] ?? entries[Int(entry)].returns.count
    if number == entries[Int(entry)].returns.count {
      entries[Int(entry)].returnNumbers[value] = number
      entries[Int(entry)].returns.append((value, DecisionDiagrams.none))
    }
    let all = diagrams.or(entries[Int(entry)].returns[number].worlds, worlds)
    entries[Int(entry)].returns[number].worlds = all
    for caller in entries[Int(entry)].callers { resume(caller, kept(of: caller, entry), value, worlds) }
  }

  /// Continues one caller with everything that frames of the callee return.
  private mutating func resume(_ caller: Caller, _ callee: Int32) {
    let returns = entries[Int(callee)].returns
    if returns.isEmpty { return }
    let kept = kept(of: caller, callee)
    for (value, returned) in returns { resume(caller, kept, value, returned) }
  }

  /// The worlds that agree with those of the caller in all bits that frames of the callee do not write.
  private func kept(of caller: Caller, _ callee: Int32) -> Int32 {
    source.worlds.forgetting(entries[Int(callee)].written, of: WorldSet(node: caller.worlds)).node
  }

  private mutating func resume(_ caller: Caller, _ kept: Int32, _ value: Int32, _ returned: Int32) {
    let worlds = diagrams.and(returned, kept)
    if worlds == DecisionDiagrams.none { return }
    let target =
      value >= 0
      ? Target.landing(table.landing(hole: caller.hole, value: value))
      : Target.call(source.callNumber(Summary.head(ofTail: value), caller.hole))
    put(worlds, caller.entry, target)
  }

  private mutating func resumeGrown() {
    let all = grown.sorted()
    grown = []
    for entry in all {
      let written = entries[Int(entry)].written
      for caller in entries[Int(entry)].callers {
        write(written, caller.entry)
        resume(caller, entry)
      }
    }
  }
}
