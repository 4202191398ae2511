/// Derives all facts of a machine, the shortest first, each for all worlds in which it is new at once.
///
/// A path edge settles at the absolute length `A(entry) + d(entry, head)`, a summary at `A(entry) + s(entry, value)`; all
/// worlds of an entry have the same `A`. A caller that came at `t >= A(callee)` resumes at `t + s`, no earlier than the
/// summary settles: time never runs back, each pair of worlds comes into a fact at its least length, and when a time is
/// exhausted all facts of runs up to that length are known. The premise of a batch holds all of its pairs. Work: one
/// queue item per batch, a few looks into tables each; no recursion but that of the diagrams.
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
  private var agenda = Agenda<Item>()
  private var leastOmitted: Int?
  private var entriesOfHead: [HeadEntries] = []

  /// A fact to settle, and what it comes from: a path edge and a transition, or a caller and a summary.
  private struct Item {
    var fact: Int32
    var relation: Int32
    var first: Int32
    var second: Int32
  }

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
      + reached.count * MemoryLayout<ReachedPoint>.stride + facts.bytes + table.bytes + diagrams.bytes
  }

  var factCount: Int { edges.count + callers.count + summaries.count }

  var counts: ExplorationCounts {
    var counts = ExplorationCounts()
    counts.heads = table.headCount
    counts.entries = entries.count
    counts.edges = edges.count
    counts.callers = callers.count
    counts.summaries = summaries.count
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
    while let item = agenda.take() {
      countdown -= 1
      if table.headCount >= limits.heads { return stop(.heads) }
      if factCount >= limits.facts { return stop(.facts) }
      if countdown < 0 {
        if bytes >= limits.bytes { return stop(.bytes) }
        countdown = 4096
      }
      settle(item)
    }
    if let leastOmitted { cut = ExplorationCut(limit: .length, completedLength: leastOmitted - 1) }
  }

  private mutating func stop(_ limit: ExplorationCut.Limit) {
    cut = ExplorationCut(limit: limit, completedLength: agenda.now - 1)
  }

  /// What is known already, the later derivation cannot make shorter.
  @inline(__always)
  private mutating func put(
    _ entry: Int32, _ target: Int32, _ relation: Int32, _ first: Int32, _ second: Int32, at time: Int
  ) {
    let fact = facts.number(entry, target)
    let new = diagrams.subtract(relation, facts[fact].seen)
    if new == DecisionDiagrams.none { return }
    if time > limits.length {
      leastOmitted = min(leastOmitted ?? time, time)
    } else {
      agenda.put(Item(fact: fact, relation: new, first: first, second: second), at: time)
    }
  }

  @inline(__always)
  private mutating func settle(_ item: Item) {
    let fact = facts[item.fact]
    let new = diagrams.subtract(item.relation, fact.seen)
    if new == DecisionDiagrams.none { return }
    facts.see(item.fact, new, diagrams)
    switch Target.kind(fact.target) {
    case Target.callKind: call(fact, new, item)
    case Target.valueKind: returnFrame(fact, new, item)
    default: reach(fact, new, item)
    }
  }

  // MARK: The three kinds of facts

  private mutating func reach(_ fact: FactTable.Fact, _ relation: Int32, _ item: Item) {
    let time = agenda.now
    let target = fact.target
    let edge = Int32(edges.count)
    edges.append(
      PathEdge(
        entry: fact.entry, target: target, relation: relation, first: item.first, second: item.second,
        time: time))
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
          put(fact.entry, transition.target, after, edge, next, at: later)
        }
        next = transition.next
      }
    }
  }

  private mutating func call(_ fact: FactTable.Fact, _ relation: Int32, _ item: Item) {
    let (head, hole) = source.call(Target.number(fact.target))
    let new = diagrams.subtract(worlds.range(relation), entriesOf(head).domain)
    if new != DecisionDiagrams.none { _ = open(head, new, isInitial: false) }
    var callee = entriesOfHead[Int(head)].first
    while callee >= 0 {
      let part = diagrams.and(relation, entries[Int(callee)].domain)
      if part != DecisionDiagrams.none {
        let caller = Caller(
          callee: callee, entry: fact.entry, hole: hole, relation: part, edge: item.first,
          transition: item.second, time: agenda.now)
        add(caller)
      }
      callee = entries[Int(callee)].next
    }
  }

  private mutating func add(_ caller: Caller) {
    let number = Int32(callers.count)
    callers.append(caller)
    let last = entries[Int(caller.callee)].lastCaller
    if last < 0 {
      entries[Int(caller.callee)].firstCaller = number
    } else {
      callers[Int(last)].next = number
    }
    entries[Int(caller.callee)].lastCaller = number
    var summary = entries[Int(caller.callee)].firstSummary
    let start = entries[Int(caller.callee)].time
    while summary >= 0 {
      land(number, summary, at: caller.time + summaries[Int(summary)].time - start)
      summary = summaries[Int(summary)].next
    }
  }

  private mutating func returnFrame(_ fact: FactTable.Fact, _ relation: Int32, _ item: Item) {
    let entry = Int(fact.entry)
    let number = Int32(summaries.count)
    let time = agenda.now
    summaries.append(
      Summary(
        entry: fact.entry, value: Target.number(fact.target), relation: relation, edge: item.first,
        transition: item.second, time: time))
    let last = entries[entry].lastSummary
    if last < 0 { entries[entry].firstSummary = number } else { summaries[Int(last)].next = number }
    entries[entry].lastSummary = number
    let length = time - entries[entry].time
    var caller = entries[entry].firstCaller
    while caller >= 0 {
      land(caller, number, at: callers[Int(caller)].time + length)
      caller = callers[Int(caller)].next
    }
  }

  @inline(__always)
  private mutating func land(_ caller: Int32, _ summary: Int32, at time: Int) {
    let relation = worlds.compose(callers[Int(caller)].relation, summaries[Int(summary)].relation)
    if relation == DecisionDiagrams.none { return }
    let landing = table.landing(hole: callers[Int(caller)].hole, value: summaries[Int(summary)].value)
    put(callers[Int(caller)].entry, Target.landing(landing), relation, caller, summary, at: time)
  }

  // MARK: Entries

  private mutating func entriesOf(_ head: Int32) -> HeadEntries {
    while entriesOfHead.count <= Int(head) { entriesOfHead.append(HeadEntries()) }
    return entriesOfHead[Int(head)]
  }

  /// Opens an entry of a head that `entriesOf` was asked for, in worlds that are new to it.
  private mutating func open(_ head: Int32, _ domain: Int32, isInitial: Bool) -> Int32 {
    let entry = Int32(entries.count)
    let time = agenda.now
    entries.append(Entry(head: head, domain: domain, time: time, isInitial: isInitial))
    let last = entriesOfHead[Int(head)].last
    if last < 0 { entriesOfHead[Int(head)].first = entry } else { entries[Int(last)].next = entry }
    entriesOfHead[Int(head)].last = entry
    entriesOfHead[Int(head)].domain = diagrams.or(entriesOfHead[Int(head)].domain, domain)
    put(entry, Target.head(head), worlds.identity(domain), -1, -1, at: time)
    return entry
  }
}
