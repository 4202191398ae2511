/// Derives all facts of a machine in order of length, each with all worlds in which it is new.
///
/// A path edge is settled at the length `A(entry) + d(entry, head)`, a summary at
/// `A(entry) + s(entry, value)`. All worlds of an entry have the same `A`. A caller that was added at
/// `t >= A(callee)` continues at `t + s`, not before the time of the summary. So time never decreases, each
/// pair of worlds enters a fact at its least length, and when no fact waits at a time, all facts of runs up
/// to that length are known. All derivations that reach a fact at one time form one batch. Resting heads are
/// settled last, with a whole batch.
///
/// A frame that starts in the middle of an event is followed until it first rests. From there on it counts as
/// a frame that starts with that head, as in a tail call. So frames that were pushed by different events are
/// distinguished only until the event ends.
///
/// Cost: a few table lookups for each derivation. Only the operations on diagrams are recursive.
struct Saturation {
  /// New pairs of a fact, all with the same least time.
  typealias Batch = FactAgenda<RelationDiagrams>.Batch

  private(set) var table = TransitionTable()
  private(set) var entries: [Entry] = []
  private(set) var edges: [PathEdge] = []
  private(set) var callers: [Caller] = []
  private(set) var summaries: [Summary] = []
  var cut: ExplorationCut?
  /// All runs of up to this many events are known. For states of longer runs, shorter ones may exist.
  var knownLength = Int.max
  /// Whether no fact waits.
  private(set) var isExhausted = false
  let source: TransitionSource
  let worlds: WorldSpace

  /// Whether the facts have lengths. Otherwise they come from a ``Closure`` and have no derivations.
  let countsEvents: Bool
  private let diagrams: DecisionDiagrams
  private let relations: RelationDiagrams
  let limits: ExplorationLimits
  private(set) var facts: FactAgenda<RelationDiagrams>
  /// If only runs to goals are wanted: what is left out.
  private var toward: RunsToward?
  /// For each head, the bound that ``EntryWorlds`` computed.
  private(set) var domains: [Int32] = []
  /// Whether that bound is complete.
  private(set) var isBound = false
  /// For each head, whether one of its facts was settled; and the count of these heads.
  private var isSettled: [Bool] = []
  private(set) var headCount = 0
  /// The derivations of the closure from which the facts were copied.
  private(set) var derivationCount = 0
  private var leastOmitted: Int?
  private(set) var entriesOfHead: [HeadEntries] = []
  /// For each head, the calls at this time in worlds that no entry of it has; and these heads in order.
  private var opening: [Int32: [Caller]] = [:]
  private var openingHeads: [Int32] = []
  private(set) var callerGroups: [Batches] = []
  /// The number of a group of callers, by its callee and by its pair of entry and hole.
  private(set) var callerGroupNumbers = PairNumbers()
  private(set) var callingNumbers = PairNumbers()
  private(set) var summaryGroups: [Batches] = []
  private(set) var summaryGroupNumbers = PairNumbers()

  init(_ source: TransitionSource, limits: ExplorationLimits, bound: EntryBound? = nil) {
    let bound = bound ?? EntryBound(source, limits: limits)
    self.init(source, limits: limits.with(bound: bound.isFound), bound)
    run()
  }

  /// Derives the facts of another exploration again, by length, up to a number of events.
  ///
  /// - Parameter toward: what is left out; nil for nothing.
  init(lengthsOf whole: Saturation, upTo length: Int, toward: RunsToward?, limits: ExplorationLimits) {
    self.init(whole.source, limits: limits, whole.bound, toward: toward)
    run(upTo: length)
  }

  /// Copies the facts of a closure.
  init(_ closure: Closure) {
    source = closure.source
    toward = nil
    countsEvents = false
    worlds = closure.source.worlds
    diagrams = closure.source.worlds.diagrams
    relations = closure.source.worlds.relations
    facts = FactAgenda(relations)
    limits = closure.limits
    table = closure.table
    domains = closure.domains
    isBound = closure.isBound
    (entries, entriesOfHead) = (closure.entries, closure.entriesOfHead)
    (edges, callers) = (closure.edges, closure.callers)
    (summaries, summaryGroups) = (closure.summaries, closure.summaryGroups)
    derivationCount = closure.derivationCount
    headCount = closure.headCount
    cut = closure.cut
    isExhausted = true
  }

  private init(
    _ source: TransitionSource, limits: ExplorationLimits, _ bound: EntryBound, toward: RunsToward? = nil
  ) {
    self.source = source
    self.toward = toward
    countsEvents = true
    worlds = source.worlds
    diagrams = source.worlds.diagrams
    relations = source.worlds.relations
    facts = FactAgenda(relations)
    self.limits = limits
    table = bound.table
    domains = bound.domains
    isBound = bound.isFound
    for (head, worlds) in source.initialHeads {
      let new = diagrams.subtract(worlds, entriesOf(head).domain)
      if new != DecisionDiagrams.none { _ = open(head, new, isInitial: true) }
    }
  }

  /// Settles all facts of up to `length` events, or stops at a limit. Longer facts wait.
  mutating func run(upTo length: Int = .max) {
    if cut != nil { return }
    var countdown = 0
    while let batch = next(upTo: length) {
      countdown -= 1
      if headCount >= limits.heads { return stop(.heads) }
      let work = max(facts.derivations.count + worlds.nodeCount, table.transitions.count)
      if relations.count >= limits.relations { return stop(.relations) }
      if work >= limits.facts || facts.derivations.count >= limits.derivations { return stop(.facts) }
      if countdown < 0 {
        if let limit = limits.reached(facts.derivations.count, heads: headCount, bytes: bytes) {
          return stop(limit)
        }
        countdown = 256
      }
      settle(batch)
    }
    if toward?.hasLeftOut == true { isExhausted = false }
    knownLength = isExhausted ? .max : length
    if let leastOmitted { cut = ExplorationCut(limit: .length, completedLength: leastOmitted - 1) }
  }

  /// The next batch to settle; nil if no fact waits or only longer ones.
  private mutating func next(upTo length: Int) -> Batch? {
    while facts.now <= length {
      if let batch = facts.takeMoving() { return batch }
      if !openingHeads.isEmpty {
        openAll()
      } else if let batch = facts.takeResting() {
        return batch
      } else if !facts.advance() {
        isExhausted = true
        return nil
      }
    }
    return nil
  }

  private mutating func stop(_ limit: ExplorationCut.Limit) {
    cut = ExplorationCut(limit: limit, completedLength: facts.now - 1)
  }

  @inline(__always)
  private mutating func put(
    _ relation: Int32, of fact: Int32, _ target: Int32, _ first: Int32, _ second: Int32, at time: Int
  ) {
    if time > limits.length {
      if facts.isNew(relation, of: fact) { leastOmitted = min(leastOmitted ?? time, time) }
      return
    }
    let known = facts[fact]
    let kept =
      toward?.kept(relation, of: fact, at: time, known, entries[Int(known.entry)]) ?? relation
    facts.put(
      kept, of: fact, first, second, at: time,
      isResting: Target.kind(target) == Target.headKind && table.isResting(Target.number(target), source))
  }

  @inline(__always)
  private mutating func settle(_ batch: Batch) {
    if Target.isTail(batch.target) { return call(batch, isTail: true) }
    switch Target.kind(batch.target) {
    case Target.callKind: call(batch, isTail: false)
    case Target.valueKind: hand(Target.number(batch.target), on: batch)
    case Target.headKind where entries[Int(batch.entry)].isMoving && table.point(batch.target).isResting:
      hand(Summary.tail(Target.number(batch.target)), on: batch)
    default: reach(batch)
    }
  }

  // MARK: The three kinds of facts

  private mutating func reach(_ fact: Batch) {
    let time = facts.now
    let target = fact.target
    let relation = fact.relation
    if Target.kind(target) == Target.headKind { countHead(Int(Target.number(target))) }
    let edge = Int32(edges.count)
    edges.append(
      PathEdge(
        entry: fact.entry, target: target, relation: relation, derivation: fact.derivation, time: time))
    table.expand(target, in: worlds.range(relation), source)
    let later = table.point(target).isResting ? time + 1 : time
    for site in table.point(target).sites {
      var next = table.sites[Int(site)].first
      while next >= 0 {
        let transition = table.transitions[Int(next)]
        let after = worlds.apply(transition.effect, to: relation)
        if after != RelationDiagrams.none {
          put(
            after, of: facts.number(fact.entry, transition.target), transition.target, edge, next, at: later)
        }
        next = transition.next
      }
    }
  }

  @inline(__always)
  private mutating func countHead(_ head: Int) {
    while isSettled.count <= head { isSettled.append(false) }
    if !isSettled[head] { headCount += 1 }
    isSettled[head] = true
  }

  private mutating func call(_ fact: Batch, isTail: Bool) {
    let relation = fact.relation
    let (head, hole) = source.call(Target.number(Target.withoutTail(fact.target)))
    let new = diagrams.subtract(worlds.range(relation), entriesOf(head).domain)
    if new != DecisionDiagrams.none {
      if opening[head] == nil { openingHeads.append(head) }
      let part = relations.ending(relation, in: new)
      opening[head, default: []].append(
        Caller(
          callee: -1, entry: fact.entry, hole: hole, isTail: isTail, relation: part,
          derivation: fact.derivation, time: facts.now))
    }
    var callee = entriesOfHead[Int(head)].first
    while callee >= 0 {
      let part = relations.ending(relation, in: entries[Int(callee)].domain)
      if part != RelationDiagrams.none {
        let caller = Caller(
          callee: callee, entry: fact.entry, hole: hole, isTail: isTail, relation: part,
          derivation: fact.derivation, time: facts.now)
        add(caller)
      }
      callee = entries[Int(callee)].next
    }
  }

  /// Opens one entry for each head that was called in new worlds at this time, for all callers together, so
  /// that no world is derived twice. The entry also gets the worlds of the bound, so that later calls in
  /// these need no further entry.
  private mutating func openAll() {
    let heads = openingHeads
    let calls = opening
    openingHeads.removeAll(keepingCapacity: true)
    opening.removeAll(keepingCapacity: true)
    for head in heads {
      guard let callers = calls[head] else { continue }
      let called = callers.reduce(DecisionDiagrams.none) { diagrams.or($0, worlds.range($1.relation)) }
      let bound = Int(head) < domains.count ? domains[Int(head)] : DecisionDiagrams.none
      let domain = diagrams.subtract(diagrams.or(called, bound), entriesOf(head).domain)
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
    callerGroups[Int(group)].total = relations.or(callerGroups[Int(group)].total, caller.relation)
    let last = callerGroups[Int(group)].last
    if last < 0 { callerGroups[Int(group)].first = number } else { callers[Int(last)].next = number }
    callerGroups[Int(group)].last = number
    let start = entries[Int(caller.callee)].time
    var next = entries[Int(caller.callee)].firstSummaries
    while next >= 0 {
      let summaryGroup = summaryGroups[Int(next)]
      next = summaryGroup.next
      let all = worlds.compose(caller.relation, summaryGroup.total)
      guard let fact = resumption(caller.entry, caller.hole, summaryGroup.key, all) else { continue }
      var summary = summaryGroup.first
      while summary >= 0 {
        resume(number, summary, fact, at: caller.time + summaries[Int(summary)].time - start)
        summary = summaries[Int(summary)].next
      }
    }
  }

  /// Passes a value that a frame returns, or the frame as which it continues, to all its callers.
  private mutating func hand(_ value: Int32, on fact: Batch) {
    let relation = fact.relation
    let number = Int32(summaries.count)
    let time = facts.now
    summaries.append(
      Summary(
        entry: fact.entry, value: value, relation: relation, derivation: fact.derivation, time: time))
    let group = group(ofSummaries: fact.entry, value: value)
    summaryGroups[Int(group)].total = relations.or(summaryGroups[Int(group)].total, relation)
    let last = summaryGroups[Int(group)].last
    if last < 0 { summaryGroups[Int(group)].first = number } else { summaries[Int(last)].next = number }
    summaryGroups[Int(group)].last = number
    let length = time - entries[Int(fact.entry)].time
    var next = entries[Int(fact.entry)].firstCallers
    while next >= 0 {
      let callerGroup = callerGroups[Int(next)]
      next = callerGroup.next
      let all = worlds.compose(callerGroup.total, relation)
      guard let resumed = resumption(callerGroup.entry, callerGroup.key, value, all) else { continue }
      var caller = callerGroup.first
      while caller >= 0 {
        resume(caller, number, resumed, at: callers[Int(caller)].time + length)
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
    entries[Int(entry)].add(Batches(entry: entry, key: value), to: &summaryGroups)
    return number
  }

  /// The fact with which the caller continues; nil if all pairs of the relation are settled there already.
  @inline(__always)
  private mutating func resumption(
    _ entry: Int32, _ hole: Int32, _ value: Int32, _ relation: Int32
  ) -> Int32? {
    if relation == RelationDiagrams.none { return nil }
    let fact = facts.number(entry, table.resumption(hole: hole, value: value, source))
    return facts.isNew(relation, of: fact) ? fact : nil
  }

  @inline(__always)
  private mutating func resume(_ caller: Int32, _ summary: Int32, _ fact: Int32, at time: Int) {
    let relation = worlds.compose(callers[Int(caller)].relation, summaries[Int(summary)].relation)
    let second = summaries[Int(summary)].value >= 0 ? summary : Derivation.tail(summary)
    put(relation, of: fact, Target.landing(0), caller, second, at: time)
  }

  // MARK: Entries

  private mutating func entriesOf(_ head: Int32) -> HeadEntries {
    while entriesOfHead.count <= Int(head) { entriesOfHead.append(HeadEntries()) }
    return entriesOfHead[Int(head)]
  }

  /// Opens an entry of a head in worlds that are new to it. `entriesOf` must have been called for the head.
  private mutating func open(_ head: Int32, _ domain: Int32, isInitial: Bool) -> Int32 {
    let time = facts.now
    let isMoving = !isInitial && !table.isResting(head, source)
    let entry = entriesOfHead[Int(head)].add(
      Entry(head: head, domain: domain, time: time, isInitial: isInitial, isMoving: isMoving), to: &entries)
    entriesOfHead[Int(head)].domain = diagrams.or(entriesOfHead[Int(head)].domain, domain)
    let target = Target.head(head)
    put(worlds.identity(domain), of: facts.number(entry, target), target, -1, -1, at: time)
    return entry
  }
}
