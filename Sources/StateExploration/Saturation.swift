/// Derives all facts of a machine, the shortest first, each for all worlds in which it is new at once.
///
/// A path edge settles at the absolute length `A(entry) + d(entry, head)`, a summary at `A(entry) + s(entry, value)`; all
/// worlds of an entry have the same `A`. A caller that came at `t >= A(callee)` resumes at `t + s`, no earlier than the
/// summary settles: time never runs back, each pair of worlds comes into a fact at its least length, and when a time is
/// exhausted all facts of runs up to that length are known. What a fact comes to at one time by several derivations is one
/// batch, as far as it is known when the fact is settled; heads that rest are settled last, when all of it is. Work: a few
/// looks into tables per derivation; no recursion but that of the diagrams.
struct Saturation {
  private(set) var table = TransitionTable()
  private(set) var entries: [Entry] = []
  private(set) var edges: [PathEdge] = []
  private(set) var callers: [Caller] = []
  private(set) var summaries: [Summary] = []
  private(set) var reached: [ReachedPoint] = []
  private(set) var cut: ExplorationCut?
  let source: TransitionSource
  let worlds: WorldSpace

  private let diagrams: DecisionDiagrams
  private let limits: ExplorationLimits
  private var facts = FactTable()
  private var waiting = WaitingFacts()
  private var leastOmitted: Int?
  private var entriesOfHead: [HeadEntries] = []
  /// By head the calls at this time in worlds that no entry of it holds, and these heads in order.
  private var opening: [Int32: [Caller]] = [:]
  private var openingHeads: [Int32] = []
  private var callerGroups: [Batches] = []
  /// A group of callers by callee and by the pair of the callers' entry and hole.
  private var callerGroupNumbers = PairNumbers()
  private var callingNumbers = PairNumbers()
  private var summaryGroups: [Batches] = []
  private var summaryGroupNumbers = PairNumbers()

  /// The entries of a head, and the worlds of all of them.
  private struct HeadEntries {
    var first: Int32 = -1
    var last: Int32 = -1
    var domain: Int32 = DecisionDiagrams.none
  }

  init(_ source: TransitionSource, limits: ExplorationLimits) {
    self.source = source
    worlds = source.worlds
    diagrams = source.worlds.diagrams
    self.limits = limits
    run()
  }

  /// Bytes of the tables, estimated from their elements, and of the nodes of the space.
  var bytes: Int {
    edges.count * MemoryLayout<PathEdge>.stride + callers.count * MemoryLayout<Caller>.stride
      + summaries.count * MemoryLayout<Summary>.stride + entries.count * MemoryLayout<Entry>.stride
      + reached.count * MemoryLayout<ReachedPoint>.stride + facts.bytes + table.bytes + diagrams.bytes + waiting.bytes
      + (callerGroups.count + summaryGroups.count) * MemoryLayout<Batches>.stride + callerGroupNumbers.bytes
      + callingNumbers.bytes + summaryGroupNumbers.bytes
  }

  /// The ways in which the facts were derived.
  var derivations: [Derivation] { waiting.derivations }

  var counts: ExplorationCounts {
    var counts = ExplorationCounts()
    counts.heads = table.headCount
    counts.entries = entries.count
    counts.edges = edges.count
    counts.callers = callers.count
    counts.summaries = summaries.count
    counts.derivations = waiting.derivations.count
    counts.transitions = table.transitions.count
    counts.landings = table.landings.count
    counts.nodes = diagrams.count
    return counts
  }

  private mutating func run() {
    for (head, worlds) in source.initialHeads {
      let new = diagrams.subtract(worlds, entriesOf(head).domain)
      if new != DecisionDiagrams.none { _ = open(head, new, isInitial: true) }
    }
    var countdown = 0
    while true {
      if let fact = waiting.takeMoving() {
        settle(fact)
      } else if !openingHeads.isEmpty {
        openAll()
      } else if let fact = waiting.takeResting() {
        settle(fact)
      } else if !advance() {
        break
      }
      countdown -= 1
      if table.headCount >= limits.heads { return stop(.heads) }
      if waiting.derivations.count >= limits.facts { return stop(.facts) }
      if countdown < 0 {
        if bytes >= limits.bytes { return stop(.bytes) }
        countdown = 256
      }
    }
    if let leastOmitted { cut = ExplorationCut(limit: .length, completedLength: leastOmitted - 1) }
  }

  private mutating func stop(_ limit: ExplorationCut.Limit) {
    cut = ExplorationCut(limit: limit, completedLength: waiting.now - 1)
  }

  /// Goes on to the next time at which something waits; false when nothing does.
  private mutating func advance() -> Bool {
    guard let first = waiting.takeArrival() else { return false }
    arrive(first)
    while !waiting.hasArrivedAll, let next = waiting.takeArrival() { arrive(next) }
    return true
  }

  private mutating func arrive(_ arrival: Arrival) {
    put(arrival.fact, arrival.relation, arrival.first, arrival.second, at: waiting.now)
  }

  /// What is known already, the later derivation cannot make shorter.
  @inline(__always)
  private mutating func put(
    _ fact: Int32, _ relation: Int32, _ first: Int32, _ second: Int32, at time: Int
  ) {
    let new = diagrams.subtract(relation, facts[fact].seen)
    if new == DecisionDiagrams.none { return }
    if time > limits.length {
      leastOmitted = min(leastOmitted ?? time, time)
    } else if time > waiting.now {
      waiting.put(Arrival(fact: fact, relation: new, first: first, second: second), at: time)
    } else {
      add(fact, new, first, second)
    }
  }

  /// Adds what is new of a fact now to what waits to be settled.
  @inline(__always)
  private mutating func add(_ fact: Int32, _ relation: Int32, _ first: Int32, _ second: Int32) {
    let known = facts[fact]
    let all = diagrams.or(known.waiting, relation)
    if all == known.waiting { return }
    let number = waiting.derive(Derivation(relation: relation, first: first, second: second), after: known.lastDerivation)
    if known.waiting == DecisionDiagrams.none {
      let target = known.target
      let isResting = Target.kind(target) == Target.headKind && table.isResting(Target.number(target), source)
      waiting.enqueue(fact, isResting: isResting)
    }
    facts.wait(fact, all, number)
  }

  @inline(__always)
  private mutating func settle(_ number: Int32) {
    let fact = facts[number]
    facts.settle(number, diagrams)
    switch Target.kind(fact.target) {
    case Target.callKind: call(fact)
    case Target.valueKind: returnFrame(fact)
    default: reach(fact)
    }
  }

  // MARK: The three kinds of facts

  private mutating func reach(_ fact: FactTable.Fact) {
    let time = waiting.now
    let target = fact.target
    let relation = fact.waiting
    let edge = Int32(edges.count)
    edges.append(
      PathEdge(
        entry: fact.entry, target: target, relation: relation, derivation: fact.firstDerivation, time: time))
    let range = worlds.range(relation)
    let point = table.point(target)
    if !point.isAsked || diagrams.subtract(range, point.expanded) != DecisionDiagrams.none {
      table.expand(target, in: range, source)
    }
    let new = diagrams.subtract(range, point.reached)
    if new != DecisionDiagrams.none {
      table.reach(target, new, diagrams)
      reached.append(ReachedPoint(target: target, worlds: new, edge: edge, time: time))
    }
    let later = table.point(target).isResting ? time + 1 : time
    for site in table.point(target).sites {
      var next = table.sites[Int(site)].first
      while next >= 0 {
        let transition = table.transitions[Int(next)]
        let after = worlds.apply(transition.effect, to: relation)
        if after != DecisionDiagrams.none {
          put(facts.number(fact.entry, transition.target), after, edge, next, at: later)
        }
        next = transition.next
      }
    }
  }

  private mutating func call(_ fact: FactTable.Fact) {
    let relation = fact.waiting
    let (head, hole) = source.call(Target.number(fact.target))
    let new = diagrams.subtract(worlds.range(relation), entriesOf(head).domain)
    if new != DecisionDiagrams.none {
      if opening[head] == nil { openingHeads.append(head) }
      let part = diagrams.and(relation, new)
      opening[head, default: []].append(
        Caller(
          callee: -1, entry: fact.entry, hole: hole, relation: part, derivation: fact.firstDerivation,
          time: waiting.now))
    }
    var callee = entriesOfHead[Int(head)].first
    while callee >= 0 {
      let part = diagrams.and(relation, entries[Int(callee)].domain)
      if part != DecisionDiagrams.none {
        let caller = Caller(
          callee: callee, entry: fact.entry, hole: hole, relation: part, derivation: fact.firstDerivation,
          time: waiting.now)
        add(caller)
      }
      callee = entries[Int(callee)].next
    }
  }

  /// Opens what was called at this time in new worlds: one entry for each head, whoever calls, so that no world of it has
  /// to be derived apart.
  private mutating func openAll() {
    if openingHeads.isEmpty { return }
    let heads = openingHeads
    let calls = opening
    openingHeads.removeAll(keepingCapacity: true)
    opening.removeAll(keepingCapacity: true)
    for head in heads {
      guard let callers = calls[head] else { continue }
      let domain = callers.reduce(DecisionDiagrams.none) { diagrams.or($0, worlds.range($1.relation)) }
      let entry = open(head, domain, isInitial: false)
      for var caller in callers {
        caller.callee = entry
        add(caller)
      }
    }
  }

  private mutating func add(_ caller: Caller) {
    let number = Int32(callers.count)
    callers.append(caller)
    let group = group(of: caller)
    callerGroups[Int(group)].total = diagrams.or(callerGroups[Int(group)].total, caller.relation)
    let last = callerGroups[Int(group)].last
    if last < 0 { callerGroups[Int(group)].first = number } else { callers[Int(last)].next = number }
    callerGroups[Int(group)].last = number
    let start = entries[Int(caller.callee)].time
    var next = entries[Int(caller.callee)].firstSummaries
    while next >= 0 {
      let summaryGroup = summaryGroups[Int(next)]
      next = summaryGroup.next
      let all = worlds.compose(caller.relation, summaryGroup.total)
      guard let fact = landingFact(caller.entry, caller.hole, summaryGroup.key, all) else { continue }
      var summary = summaryGroup.first
      while summary >= 0 {
        land(number, summary, fact, at: caller.time + summaries[Int(summary)].time - start)
        summary = summaries[Int(summary)].next
      }
    }
  }

  private mutating func returnFrame(_ fact: FactTable.Fact) {
    let relation = fact.waiting
    let number = Int32(summaries.count)
    let time = waiting.now
    let value = Target.number(fact.target)
    summaries.append(
      Summary(
        entry: fact.entry, value: value, relation: relation, derivation: fact.firstDerivation, time: time))
    let group = group(ofSummaries: fact.entry, value: value)
    summaryGroups[Int(group)].total = diagrams.or(summaryGroups[Int(group)].total, relation)
    let last = summaryGroups[Int(group)].last
    if last < 0 { summaryGroups[Int(group)].first = number } else { summaries[Int(last)].next = number }
    summaryGroups[Int(group)].last = number
    let length = time - entries[Int(fact.entry)].time
    var next = entries[Int(fact.entry)].firstCallers
    while next >= 0 {
      let callerGroup = callerGroups[Int(next)]
      next = callerGroup.next
      let all = worlds.compose(callerGroup.total, relation)
      guard let landing = landingFact(callerGroup.entry, callerGroup.key, value, all) else { continue }
      var caller = callerGroup.first
      while caller >= 0 {
        land(caller, number, landing, at: callers[Int(caller)].time + length)
        caller = callers[Int(caller)].next
      }
    }
  }

  private mutating func group(of caller: Caller) -> Int32 {
    let calling = callingNumbers.number(caller.entry, caller.hole)
    let number = callerGroupNumbers.number(caller.callee, calling)
    if Int(number) < callerGroups.count { return number }
    callerGroups.append(Batches(entry: caller.entry, key: caller.hole))
    let last = entries[Int(caller.callee)].lastCallers
    if last < 0 {
      entries[Int(caller.callee)].firstCallers = number
    } else {
      callerGroups[Int(last)].next = number
    }
    entries[Int(caller.callee)].lastCallers = number
    return number
  }

  private mutating func group(ofSummaries entry: Int32, value: Int32) -> Int32 {
    let number = summaryGroupNumbers.number(entry, value)
    if Int(number) < summaryGroups.count { return number }
    summaryGroups.append(Batches(entry: entry, key: value))
    let last = entries[Int(entry)].lastSummaries
    if last < 0 {
      entries[Int(entry)].firstSummaries = number
    } else {
      summaryGroups[Int(last)].next = number
    }
    entries[Int(entry)].lastSummaries = number
    return number
  }

  /// The fact of the landing, if something of the relation is not settled there yet.
  @inline(__always)
  private mutating func landingFact(
    _ entry: Int32, _ hole: Int32, _ value: Int32, _ relation: Int32
  ) -> Int32? {
    if relation == DecisionDiagrams.none { return nil }
    let fact = facts.number(entry, Target.landing(table.landing(hole: hole, value: value)))
    return diagrams.subtract(relation, facts[fact].seen) == DecisionDiagrams.none ? nil : fact
  }

  @inline(__always)
  private mutating func land(_ caller: Int32, _ summary: Int32, _ fact: Int32, at time: Int) {
    let relation = worlds.compose(callers[Int(caller)].relation, summaries[Int(summary)].relation)
    put(fact, relation, caller, summary, at: time)
  }

  // MARK: Entries

  /// The values that frames which start with the head hand down, each once and in no order that matters.
  func forEachValue(returnedFrom head: Int32, _ body: (Int32) -> Void) {
    var values: Set<Int32> = []
    var entry = Int(head) < entriesOfHead.count ? entriesOfHead[Int(head)].first : -1
    while entry >= 0 {
      var next = entries[Int(entry)].firstSummaries
      while next >= 0 {
        let group = summaryGroups[Int(next)]
        if values.insert(group.key).inserted { body(group.key) }
        next = group.next
      }
      entry = entries[Int(entry)].next
    }
  }

  /// The first caller of those for which the entry, no initial one, was opened in the world.
  func opener(of entry: Entry, in world: World) -> Int32 {
    var found: Int32 = -1
    var next = entry.firstCallers
    while next >= 0 {
      let group = callerGroups[Int(next)]
      next = group.next
      var caller = group.first
      while caller >= 0, callers[Int(caller)].time == entry.time, found < 0 || caller < found {
        if worlds.contains(world, in: WorldSet(node: worlds.range(callers[Int(caller)].relation))) {
          found = caller
          break
        }
        caller = callers[Int(caller)].next
      }
    }
    precondition(found >= 0, "an entry is opened in worlds of its callers")
    return found
  }

  private mutating func entriesOf(_ head: Int32) -> HeadEntries {
    while entriesOfHead.count <= Int(head) { entriesOfHead.append(HeadEntries()) }
    return entriesOfHead[Int(head)]
  }

  /// Opens an entry of a head that `entriesOf` was asked for, in worlds that are new to it.
  private mutating func open(_ head: Int32, _ domain: Int32, isInitial: Bool) -> Int32 {
    let entry = Int32(entries.count)
    let time = waiting.now
    entries.append(Entry(head: head, domain: domain, time: time, isInitial: isInitial))
    let last = entriesOfHead[Int(head)].last
    if last < 0 { entriesOfHead[Int(head)].first = entry } else { entries[Int(last)].next = entry }
    entriesOfHead[Int(head)].last = entry
    entriesOfHead[Int(head)].domain = diagrams.or(entriesOfHead[Int(head)].domain, domain)
    put(facts.number(entry, Target.head(head)), worlds.identity(domain), -1, -1, at: time)
    return entry
  }
}
