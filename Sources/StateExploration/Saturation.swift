/// Derives all facts of a machine, the shortest first.
///
/// A path edge settles at the absolute length `A(entry) + d(entry, head)`, a summary at `A(entry) + s(entry, value)`. A
/// caller that came at `t >= A(callee)` resumes at `t + s`, no earlier than the summary settles: time never runs back,
/// the first derivation of each fact is a shortest one, and when a time is exhausted all facts of runs up to that
/// length are known. Work: one queue item per derivation, a few integer operations each; no recursion.
struct Saturation {
  private(set) var table = TransitionTable()
  private(set) var entries: [Entry] = []
  private(set) var edges: [PathEdge] = []
  private(set) var callers: [Caller] = []
  private(set) var summaries: [Summary] = []
  /// The first path edge to each head, or -1.
  private(set) var firstEdge: [Int32] = []
  private(set) var firstLandings: [FirstLanding] = []
  private(set) var headCount = 0
  private(set) var cut: ExplorationCut?
  /// Time up to which facts were settled, the last one perhaps in part.
  var now: Int { agenda.now }

  private let source: TransitionSource
  private let limits: ExplorationLimits
  private var agenda = Agenda<Item>()
  private var leastOmitted: Int?
  private var entryOfHead: [Int32] = []
  private var edgeIndex = IndexTable()
  private var callerIndex = IndexTable()
  private var summaryIndex = IndexTable()

  /// A fact to settle: the frame's entry, the transition's effect, the derivation.
  private struct Item {
    var entry: Int32
    var step: TransitionTable.Packed
    var origin: Origin
  }

  init(_ source: TransitionSource, limits: ExplorationLimits) {
    self.source = source
    self.limits = limits
    run()
  }

  /// Bytes of the tables, estimated from their elements.
  var bytes: Int {
    edges.count * MemoryLayout<PathEdge>.stride + callers.count * MemoryLayout<Caller>.stride
      + summaries.count * MemoryLayout<Summary>.stride + entries.count * MemoryLayout<Entry>.stride
      + firstLandings.count * MemoryLayout<FirstLanding>.stride + edgeIndex.bytes + callerIndex.bytes
      + summaryIndex.bytes + table.bytes
  }

  private mutating func run() {
    for head in source.initialHeads where entry(of: head) < 0 {
      open(head, at: 0, isInitial: true)
    }
    var countdown = 0
    while let item = agenda.take() {
      countdown -= 1
      if headCount >= limits.heads { return stop(.heads) }
      if edges.count + callers.count + summaries.count >= limits.facts { return stop(.facts) }
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
  private mutating func put(_ item: Item, at time: Int) {
    switch item.step.hole {
    case TransitionTable.stay: if hasEdge(item.entry, item.step.target) { return }
    case TransitionTable.return: if hasSummary(entry: item.entry, value: item.step.target) { return }
    default: break
    }
    if time > limits.length {
      leastOmitted = min(leastOmitted ?? time, time)
    } else {
      agenda.put(item, at: time)
    }
  }

  @inline(__always)
  private mutating func settle(_ item: Item) {
    switch item.step.hole {
    case TransitionTable.stay: reach(item)
    case TransitionTable.return: returnFrame(item)
    default: call(item)
    }
  }

  // MARK: The three kinds of facts

  private mutating func reach(_ item: Item) {
    let entry = item.entry
    let head = item.step.target
    let hash = mix(entry, head)
    if hasEdge(entry, head) { return }
    let edge = Int32(edges.count)
    let time = agenda.now
    edges.append(PathEdge(entry: entry, head: head, time: time, origin: item.origin))
    edgeIndex.insert(edge, hash) { [edges] in mix(edges[$0].entry, edges[$0].head) }
    if !table.isAsked(head) { ask(head, first: edge) }
    let weight = table.resting[Int(head)] ? 1 : 0
    for transition in table.heads[Int(head)] {
      let origin = Origin(from: edge, summary: -1, transition: transition)
      put(Item(entry: entry, step: table.packed[Int(transition)], origin: origin), at: time + weight)
    }
  }

  private mutating func call(_ item: Item) {
    let time = agenda.now
    let callee = open(item.step.target, at: time, isInitial: false)
    let hole = item.step.hole
    let hash = mix(callee, item.entry, hole)
    let known = callerIndex.find(hash) {
      callers[$0].callee == callee && callers[$0].entry == item.entry && callers[$0].hole == hole
    }
    if known >= 0 { return }
    let caller = Int32(callers.count)
    callers.append(
      Caller(callee: callee, entry: item.entry, hole: hole, time: time, origin: item.origin))
    callerIndex.insert(caller, hash) { [callers] in
      mix(callers[$0].callee, callers[$0].entry, callers[$0].hole)
    }
    let last = entries[Int(callee)].lastCaller
    if last < 0 { entries[Int(callee)].firstCaller = caller } else { callers[Int(last)].next = caller }
    entries[Int(callee)].lastCaller = caller
    var summary = entries[Int(callee)].firstSummary
    while summary >= 0 {
      land(caller, summary, at: time + summaries[Int(summary)].time - entries[Int(callee)].time)
      summary = summaries[Int(summary)].next
    }
  }

  private mutating func returnFrame(_ item: Item) {
    let entry = item.entry
    let value = item.step.target
    let hash = mix(entry, value)
    if summaryIndex.find(hash, { summaries[$0].entry == entry && summaries[$0].value == value }) >= 0 {
      return
    }
    let summary = Int32(summaries.count)
    let time = agenda.now
    summaries.append(Summary(entry: entry, value: value, time: time, origin: item.origin))
    summaryIndex.insert(summary, hash) { [summaries] in mix(summaries[$0].entry, summaries[$0].value) }
    let last = entries[Int(entry)].lastSummary
    if last < 0 { entries[Int(entry)].firstSummary = summary } else { summaries[Int(last)].next = summary }
    entries[Int(entry)].lastSummary = summary
    let length = time - entries[Int(entry)].time
    var caller = entries[Int(entry)].firstCaller
    while caller >= 0 {
      land(caller, summary, at: callers[Int(caller)].time + length)
      caller = callers[Int(caller)].next
    }
  }

  /// What the exposed frame does at once is put as its own next step: there is no head in between.
  private mutating func land(_ caller: Int32, _ summary: Int32, at time: Int) {
    let hole = callers[Int(caller)].hole
    let value = summaries[Int(summary)].value
    var landing = table.landing(hole: hole, value: value)
    if landing < 0 {
      landing = source.expandLanding(hole, value, &table)
      firstLandings.append(FirstLanding(caller: caller, summary: summary, time: time))
    } else if time < firstLandings[Int(landing)].time {
      firstLandings[Int(landing)] = FirstLanding(caller: caller, summary: summary, time: time)
    }
    let entry = callers[Int(caller)].entry
    for transition in table.landings[Int(landing)].transitions {
      let origin = Origin(from: caller, summary: summary, transition: transition)
      put(Item(entry: entry, step: table.packed[Int(transition)], origin: origin), at: time)
    }
  }

  // MARK: Heads and entries

  private mutating func ask(_ head: Int32, first edge: Int32) {
    source.expandHead(head, &table)
    while firstEdge.count <= Int(head) { firstEdge.append(-1) }
    firstEdge[Int(head)] = edge
    headCount += 1
  }

  /// The entry of a head, or -1.
  func entry(of head: Int32) -> Int32 {
    Int(head) < entryOfHead.count ? entryOfHead[Int(head)] : -1
  }

  @inline(__always)
  private func hasEdge(_ entry: Int32, _ head: Int32) -> Bool {
    edgeIndex.find(mix(entry, head)) { edges[$0].entry == entry && edges[$0].head == head } >= 0
  }

  func hasSummary(entry: Int32, value: Int32) -> Bool {
    summaryIndex.find(mix(entry, value)) { summaries[$0].entry == entry && summaries[$0].value == value } >= 0
  }

  @discardableResult
  private mutating func open(_ head: Int32, at time: Int, isInitial: Bool) -> Int32 {
    let known = entry(of: head)
    if known >= 0 { return known }
    let entry = Int32(entries.count)
    while entryOfHead.count <= Int(head) { entryOfHead.append(-1) }
    entryOfHead[Int(head)] = entry
    entries.append(Entry(head: head, time: time, isInitial: isInitial))
    let start = TransitionTable.Packed(target: head, hole: TransitionTable.stay)
    put(Item(entry: entry, step: start, origin: .start), at: time)
    return entry
  }
}
