/// All facts of a machine without lengths: what can happen in which worlds, after any number of events.
///
/// Each fact has one relation: the union of the relations that ``Saturation`` keeps apart by length. The same
/// holds for calls and returns between two frames. Where flags can be set in many orders, this needs far
/// fewer facts and nodes.
///
/// Order of work: the entries opened last come first, so that a frame that returns has most of its return
/// values already. Transitions from a head to itself are repeated until they add nothing, before anything
/// else is followed.
///
/// Cost: a few table lookups for each time that a fact grows.
struct Closure {
  private(set) var table: TransitionTable
  private(set) var entries: [Entry] = []
  private(set) var entriesOfHead: [HeadEntries] = []
  private(set) var callers: [Caller] = []
  private(set) var summaries: [Summary] = []
  /// One group for each summary, with the same number.
  private(set) var summaryGroups: [Batches] = []
  private(set) var cut: ExplorationCut?
  /// How many times a fact has grown.
  private(set) var derivationCount = 0
  let source: TransitionSource
  let limits: ExplorationLimits

  private let worlds: WorldSpace
  private let diagrams: DecisionDiagrams
  private let relations: RelationDiagrams
  /// For each head, the worlds that ``EntryWorlds`` computed.
  let domains: [Int32]
  let isBound: Bool
  private(set) var facts = FactTable()
  /// For each fact, the part of its relation that was not followed yet.
  private var new: [Int32] = []
  /// For each entry, its facts with an unfollowed part: heads in the middle of an event, resting heads, and
  /// calls.
  private var moving: [[Int32]] = []
  private var resting: [[Int32]] = []
  private var calls: [Queue] = []
  private var waiting = HighestFirst()
  private var callersOfEntry: [[Int32]] = []
  /// Called from time to time; the derivation stops if it returns false.
  private let goesOn: (() -> Bool)?
  private var callerNumbers = PairNumbers()
  private var callingNumbers = PairNumbers()
  private var summaryNumbers = PairNumbers()

  /// Derives all facts, until nothing new is found or a limit is hit.
  init(_ source: TransitionSource, limits: ExplorationLimits, bound: EntryBound) {
    self.source = source
    self.limits = limits.with(bound: bound.isFound)
    isBound = bound.isFound
    worlds = source.worlds
    diagrams = source.worlds.diagrams
    relations = source.worlds.relations
    table = bound.table
    domains = bound.domains
    goesOn = nil
    for (head, worlds) in source.initialHeads { start(entry(of: head, isInitial: true), in: worlds) }
    run()
  }

  /// Creates a closure without frames; ``follow(_:)`` adds them.
  ///
  /// - Parameters:
  ///   - source: used only for the numbers of calls; the table has everything else.
  ///   - table: all transitions.
  ///   - domains: for each head, the worlds in which its frames start.
  ///   - goesOn: called from time to time; if it returns false, ``cut`` is set and the result is incomplete.
  init(
    _ source: TransitionSource, _ table: TransitionTable, domains: [Int32], goesOn: @escaping () -> Bool
  ) {
    self.source = source
    limits = ExplorationLimits(heads: .max, facts: .max, bytes: .max)
    isBound = true
    worlds = source.worlds
    diagrams = source.worlds.diagrams
    relations = source.worlds.relations
    self.table = table
    self.domains = domains
    self.goesOn = goesOn
  }

  /// Derives the facts of frames that are called with the head, in all worlds of its domain, and of all
  /// frames that these call.
  mutating func follow(_ head: Int32) {
    start(entry(of: head, isInitial: false), in: domains[Int(head)])
    run()
  }

  private mutating func run() {
    var countdown = 0
    while let entry = waiting.highest {
      countdown -= 1
      let work = max(derivationCount + worlds.nodeCount, table.transitions.count)
      if table.headCount >= limits.heads { return stop(.heads) }
      if work >= limits.facts || derivationCount >= limits.derivations { return stop(.facts) }
      if countdown < 0 {
        if let goesOn {
          if !goesOn() { return stop(.interrupt) }
        } else if let limit = limits.reached(derivationCount, heads: table.headCount, bytes: bytes) {
          return stop(limit)
        }
        countdown = goesOn == nil ? 256 : 16
      }
      take(entry)
    }
  }

  private mutating func stop(_ limit: ExplorationCut.Limit) {
    cut = ExplorationCut(limit: limit, completedLength: -1)
  }

  private var bytes: Int {
    facts.bytes + table.bytes + worlds.bytes + callers.count * MemoryLayout<Caller>.stride
      + summaries.count * MemoryLayout<Summary>.stride + callerNumbers.bytes + callingNumbers.bytes
      + summaryNumbers.bytes
  }

  /// Follows the waiting facts of one entry: first those in the middle of an event, because they lead to more
  /// resting heads; then the resting heads; last a single call, which is then made in all worlds found so
  /// far.
  private mutating func take(_ entry: Int) {
    var all: [Int32] = []
    if !moving[entry].isEmpty {
      swap(&all, &moving[entry])
    } else if !resting[entry].isEmpty {
      swap(&all, &resting[entry])
    } else if let call = calls[entry].next() {
      all.append(call)
    }
    if moving[entry].isEmpty, resting[entry].isEmpty, calls[entry].isEmpty { waiting.remove(entry) }
    for fact in all {
      let relation = new[Int(fact)]
      new[Int(fact)] = RelationDiagrams.none
      let target = facts[fact].target
      if Target.isTail(target) {
        call(Target.withoutTail(target), relation, Int32(entry), isTail: true)
        continue
      }
      switch Target.kind(target) {
      case Target.callKind: call(target, relation, Int32(entry), isTail: false)
      case Target.valueKind: hand(Target.number(target), relation, Int32(entry))
      case Target.headKind where entries[entry].isMoving && table.point(target).isResting:
        hand(Summary.tail(Target.number(target)), relation, Int32(entry))
      default: follow(fact, relation, Int32(entry))
      }
    }
  }

  /// Adds a relation to a fact. What is new of it waits to be followed.
  private mutating func put(_ relation: Int32, _ entry: Int32, _ target: Int32) {
    let fact = facts.number(entry, target)
    let unseen = relations.subtract(relation, facts[fact].seen)
    if unseen == RelationDiagrams.none { return }
    facts.see(fact, relations.or(facts[fact].seen, unseen))
    derivationCount += 1
    while new.count <= Int(fact) { new.append(RelationDiagrams.none) }
    if new[Int(fact)] == RelationDiagrams.none {
      waiting.insert(Int(entry))
      if Target.isTail(target) || Target.kind(target) == Target.callKind {
        calls[Int(entry)].append(fact)
      } else if Target.kind(target) == Target.headKind, table.isResting(Target.number(target), source) {
        resting[Int(entry)].append(fact)
      } else {
        moving[Int(entry)].append(fact)
      }
    }
    new[Int(fact)] = relations.or(new[Int(fact)], unseen)
  }

  // MARK: The three kinds of facts

  private mutating func follow(_ fact: Int32, _ reached: Int32, _ entry: Int32) {
    let target = facts[fact].target
    let relation = repeated(fact, reached)
    for site in table.point(target).sites {
      var next = table.sites[Int(site)].first
      while next >= 0 {
        let transition = table.transitions[Int(next)]
        next = transition.next
        if transition.target == target { continue }
        let after = worlds.apply(transition.effect, to: relation)
        if after != RelationDiagrams.none { put(after, entry, transition.target) }
      }
    }
  }

  /// The relation at a head or a landing, closed under the transitions that lead from it back to itself.
  private mutating func repeated(_ fact: Int32, _ reached: Int32) -> Int32 {
    let target = facts[fact].target
    var relation = reached
    while true {
      table.expand(target, in: worlds.range(relation), source)
      let before = relation
      for site in table.point(target).sites {
        var next = table.sites[Int(site)].first
        while next >= 0 {
          let transition = table.transitions[Int(next)]
          next = transition.next
          guard transition.target == target else { continue }
          relation = relations.or(relation, worlds.apply(transition.effect, to: relation))
        }
      }
      if relation == before { break }
    }
    if relation != reached {
      derivationCount += 1
      facts.see(fact, relations.or(facts[fact].seen, relation))
    }
    return relation
  }

  private mutating func call(_ target: Int32, _ relation: Int32, _ entry: Int32, isTail: Bool) {
    let (head, hole) = source.call(Target.number(target))
    let callee = self.entry(of: head, isInitial: false)
    start(callee, in: worlds.range(relation))
    let calling = callingNumbers.number(entry, hole) << 1 | (isTail ? 1 : 0)
    let number = callerNumbers.number(callee, calling)
    if Int(number) == callers.count {
      callers.append(
        Caller(
          callee: callee, entry: entry, hole: hole, isTail: isTail, relation: RelationDiagrams.none,
          derivation: -1, time: 0))
      callersOfEntry[Int(callee)].append(number)
    }
    callers[Int(number)].relation = relations.or(callers[Int(number)].relation, relation)
    var next = entries[Int(callee)].firstSummaries
    while next >= 0 {
      let returned = summaries[Int(next)]
      resume(entry, hole, returned.value, worlds.compose(relation, returned.relation))
      next = summaryGroups[Int(next)].next
    }
  }

  /// Passes a value that a frame returns, or the frame as which it continues, to all its callers.
  private mutating func hand(_ value: Int32, _ relation: Int32, _ entry: Int32) {
    let number = summaryNumbers.number(entry, value)
    if Int(number) == summaries.count {
      summaries.append(
        Summary(entry: entry, value: value, relation: RelationDiagrams.none, derivation: -1, time: 0))
      entries[Int(entry)].add(
        Batches(entry: entry, key: value, first: number, last: number), to: &summaryGroups)
    }
    summaries[Int(number)].relation = relations.or(summaries[Int(number)].relation, relation)
    for caller in callersOfEntry[Int(entry)] {
      let calling = callers[Int(caller)]
      resume(calling.entry, calling.hole, value, worlds.compose(calling.relation, relation))
    }
  }

  private mutating func resume(_ entry: Int32, _ hole: Int32, _ value: Int32, _ relation: Int32) {
    if relation == RelationDiagrams.none { return }
    put(relation, entry, table.resumption(hole: hole, value: value, source))
  }

  // MARK: Entries

  /// The entry of frames that start with the head: the one for initial frames, or the one for called frames.
  private mutating func entry(of head: Int32, isInitial: Bool) -> Int32 {
    while entriesOfHead.count <= Int(head) { entriesOfHead.append(HeadEntries()) }
    var next = entriesOfHead[Int(head)].first
    while next >= 0 {
      if entries[Int(next)].isInitial == isInitial { return next }
      next = entries[Int(next)].next
    }
    let isMoving = !isInitial && !table.isResting(head, source)
    moving.append([])
    resting.append([])
    calls.append(Queue())
    callersOfEntry.append([])
    return entriesOfHead[Int(head)].add(
      Entry(head: head, domain: DecisionDiagrams.none, time: 0, isInitial: isInitial, isMoving: isMoving),
      to: &entries)
  }

  /// Starts frames of the entry in these worlds, and in all worlds of the bound if the head has one (see
  /// ``EntryBound``).
  private mutating func start(_ entry: Int32, in called: Int32) {
    let known = entries[Int(entry)]
    let new = diagrams.subtract(called, known.domain)
    if new == DecisionDiagrams.none { return }
    let isBound = !known.isInitial && Int(known.head) < domains.count
    let domain = isBound ? diagrams.or(called, domains[Int(known.head)]) : called
    entries[Int(entry)].domain = diagrams.or(known.domain, domain)
    entriesOfHead[Int(known.head)].domain = diagrams.or(entriesOfHead[Int(known.head)].domain, domain)
    put(worlds.identity(domain), entry, Target.head(known.head))
  }
}
