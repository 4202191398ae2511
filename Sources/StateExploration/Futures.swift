/// A backward search over heads and landings. It computes in which worlds a goal can still be reached, in the
/// same frame or above it, and which values the frame can return in which worlds.
///
/// A *point* is a head or a landing; landings are numbered after the heads. Choices keep their values on the
/// way, except where a wait at a point lets them change. The search is a saturation: all that is new at a
/// point since the last visit is propagated together. What a call can return links the caller to the landings
/// of these values. Cost: linear in points × values of a frame × batches.
///
/// Sets of worlds are cheap and relations are not, so relations are computed on demand. First come the goals
/// that no return leads to. ``followReturns(until:)`` then searches the frames that can return a value. It
/// does so only for values whose landing leads to a goal that is not yet known before the call, and only for
/// calls that are reachable from a point of interest (``ask(about:)``). Its result is exact for those points,
/// in reached worlds. ``find(_:)`` adds one more value.
final class Futures {
  /// In place of a value: the goal can be reached.
  static let goal: Int32 = -1
  /// In place of a value: unknown, because the exploration was stopped too early.
  static let unknown: Int32 = -2

  /// What is new at a point: for the two marks, a set; for a value, a relation from the world at the point to
  /// the world at the return.
  struct News {
    var point: Int32
    var value: Int32
    var batch: Int32
  }

  private struct Link {
    var source: Int32
    /// From the world at the source to the world at the landing.
    var relation: Int32
    /// The index of the next link to the same landing, or -1.
    var next: Int32
  }

  let landingBase: Int32
  let graph: Graph
  private let worlds: WorldSpace
  private let diagrams: DecisionDiagrams
  private let relations: RelationDiagrams
  private let transitions: AcceptedTransitions
  private let possibility: Possibility
  private var known = FactTable()
  /// For each point, the list of its values in `known`, the newest first.
  private var firstOfPoint: [Int32]
  private var nextOfPoint: [Int32] = []
  private var marks: [(goal: Int32, unknown: Int32)]
  private var links: [Link] = []
  private var firstLink: [Int32]
  private var linked = FactTable()
  /// For each fact of `known`, what is new and not propagated yet; and the queue of facts that have something
  /// new.
  private var waiting: [Int32] = []
  private var agenda: [Int32] = []
  private var position = 0
  /// For each value, whether the frames that return it are searched.
  private var isSought: [Bool]
  /// For each point, whether the values that the frame returns from there are needed.
  private var isAsked: [Bool]
  /// The landings of each hole.
  private let landingsOfHoles: Grouping
  /// The landings at which something is new. The frames that return their values may have to be searched.
  private var openLandings: [Int32] = []
  private var isListed: [Bool]

  /// Whether the search gave up: it was stopped, or it took more work than the exploration, which itself was
  /// stopped by a limit.
  var isSpent: Bool { wasStopped || worlds.nodeCount > mostNodes }
  private let mostNodes: Int
  /// Called from time to time; the search stops if it returns false.
  var goesOn: () -> Bool
  private(set) var wasStopped = false
  private var settled = 0

  init(_ graph: Graph, _ possibility: Possibility, goesOn: @escaping () -> Bool) {
    self.goesOn = goesOn
    mostNodes = graph.facts.cut == nil ? .max : 2 * graph.worlds.nodeCount
    self.graph = graph
    self.possibility = possibility
    worlds = graph.worlds
    diagrams = worlds.diagrams
    relations = worlds.relations
    landingBase = Int32(graph.headCount)
    let points = graph.headCount + graph.facts.table.landings.count
    firstOfPoint = [Int32](repeating: -1, count: points)
    firstLink = firstOfPoint
    marks = [(goal: Int32, unknown: Int32)](
      repeating: (DecisionDiagrams.none, DecisionDiagrams.none), count: points)
    transitions = AcceptedTransitions(graph, possibility, pointCount: points)
    isListed = [Bool](repeating: false, count: graph.facts.table.landings.count)
    isSought = [Bool](repeating: false, count: transitions.valueCount)
    isAsked = [Bool](repeating: false, count: points)
    let pairs = graph.facts.table.landingPairs
    landingsOfHoles = Grouping(count: graph.facts.table.landings.count, groups: transitions.holeCount) {
      pairs[Int32($0)].first
    }
    start(points)
    settle()
  }

  private func start(_ points: Int) {
    let table = graph.facts.table
    for number in table.transitions.indices
    where possibility.goals[number] && transitions.guards[number] != DecisionDiagrams.none {
      add(transitions.sources[number], Self.goal, transitions.guards[number])
    }
    guard graph.facts.cut != nil else { return }
    for point in 0..<Int32(points) {
      add(point, Self.unknown, diagrams.subtract(worlds.allNode, table.point(target(of: point)).expanded))
    }
    for value in isSought.indices { seek(Int32(value)) }
  }

  private func settle() {
    while position < agenda.count, !isSpent {
      settled += 1
      if settled & 0xF == 1, !goesOn() {
        wasStopped = true
        break
      }
      let fact = agenda[position]
      position += 1
      let news = News(point: known[fact].entry, value: known[fact].target, batch: waiting[Int(fact)])
      waiting[Int(fact)] = DecisionDiagrams.none
      if news.value < 0 { spread(news) } else { spreadReturn(news) }
    }
    agenda.removeAll(keepingCapacity: true)
    position = 0
  }

  // MARK: Which returns are looked for

  /// Searches the returns that make the goal reachable from more points, until `isDecided` returns true.
  /// Values that few transitions return come first, because the others may then not be needed.
  func followReturns(until isDecided: () -> Bool) {
    var most = 1
    var left: [Int32] = []
    repeat {
      openLandings += left
      left.removeAll(keepingCapacity: true)
      while let landing = openLandings.popLast() {
        let (hole, value) = graph.facts.table.landingPairs[landing]
        isListed[Int(landing)] = false
        if isSought[Int(value)] { continue }
        if transitions.returning(value).count > most {
          isListed[Int(landing)] = true
          left.append(landing)
        } else if firstOfPoint[Int(landingBase + landing)] >= 0 || isCalledClosed(hole) {
          seek(value)
          settle()
          if isSpent || isDecided() {
            openLandings += left
            return
          }
        }
      }
      most *= 2
    } while !left.isEmpty
  }

  /// Marks that the values returned from a point are needed, and so those from all points that can follow it
  /// in the frame and in calls from there. ``followReturns(until:)`` is not run again.
  func ask(about point: Int32) {
    let table = graph.facts.table
    var new: [Int32] = []
    var looked = 0
    func include(_ point: Int32) {
      if isAsked[Int(point)] { return }
      isAsked[Int(point)] = true
      new.append(point)
    }
    include(point)
    while looked < new.count {
      let point = new[looked]
      looked += 1
      forEachTransition(of: point) { transition in
        let target = table.transitions[Int(transition)].target
        switch Target.kind(target) {
        case Target.headKind: include(Target.number(target))
        case Target.callKind:
          let (head, hole) = graph.facts.source.call(Target.number(target))
          include(head)
          for landing in landingsOfHoles[hole] { include(landingBase + landing) }
        default: break
        }
      }
    }
    for point in new {
      if point >= landingBase { list(point - landingBase) }
      forEachTransition(of: point) { pull($0, to: point) }
    }
    settle()
  }

  /// Copies to a newly marked point what is already known at the target of one of its transitions.
  private func pull(_ transition: Int32, to point: Int32) {
    let target = graph.facts.table.transitions[Int(transition)].target
    let relation = transitions.relations[Int(transition)]
    switch Target.kind(target) {
    case Target.valueKind where isSought[Int(Target.number(target))]:
      add(point, Target.number(target), relation)
    case Target.headKind:
      forEachReturn(Target.number(target)) { add(point, $0, worlds.compose(relation, $1)) }
    case Target.callKind:
      let (head, hole) = graph.facts.source.call(Target.number(target))
      // These landings were skipped before, because no marked point called there.
      for landing in landingsOfHoles[hole] { list(landing) }
      forEachReturn(head) { connect(point, hole, $0, worlds.compose(relation, $1)) }
    default: break
    }
  }

  /// The head or landing that a point is.
  @inline(__always)
  private func target(of point: Int32) -> Int32 {
    point < landingBase ? Target.head(point) : Target.landing(point - landingBase)
  }

  @inline(__always)
  private func forEachTransition(of point: Int32, _ body: (Int32) -> Void) {
    graph.facts.table.forEachTransition(of: target(of: point)) {
      if transitions.guards[Int($0)] != DecisionDiagrams.none { body($0) }
    }
  }

  /// Makes the result for a point exact.
  func look(at point: Int32) {
    if isAsked[Int(point)] { return }
    ask(about: point)
    followReturns { false }
  }

  /// Searches all frames that can return the value.
  func find(_ value: Int32) {
    if isSought[Int(value)] { return }
    seek(value)
    settle()
    followReturns { false }
  }

  private func list(_ landing: Int32) {
    let point = landingBase + landing
    if isListed[Int(landing)] || !isAsked[Int(point)] || !isAnythingKnown(point) { return }
    isListed[Int(landing)] = true
    openLandings.append(landing)
  }

  /// Whether some call leaves the hole in a reached world from which no goal is known to be reachable.
  private func isCalledClosed(_ hole: Int32) -> Bool {
    transitions.leaving(hole).contains { transition in
      let source = transitions.sources[Int(transition)]
      if !isAsked[Int(source)] { return false }
      let reached =
        source < landingBase
        ? graph.reached(source).node : graph.facts.table.point(target(of: source)).expanded
      let called = diagrams.and(reached, transitions.guards[Int(transition)])
      return !diagrams.isSubset(called, of: marks[Int(source)].goal)
    }
  }

  private func seek(_ value: Int32) {
    if isSought[Int(value)] { return }
    isSought[Int(value)] = true
    for number in transitions.returning(value) where isAsked[Int(transitions.sources[Int(number)])] {
      add(transitions.sources[Int(number)], value, transitions.relations[Int(number)])
    }
  }

  // MARK: What is known

  /// The worlds in which the goal can be reached from the point before the frame is popped, or in which that
  /// is unknown.
  func open(_ point: Int32) -> Int32 { diagrams.or(marks[Int(point)].goal, marks[Int(point)].unknown) }

  private func isAnythingKnown(_ point: Int32) -> Bool {
    firstOfPoint[Int(point)] >= 0 || open(point) != DecisionDiagrams.none
  }

  /// Calls `body` with each value that the frame can return from the point, and with the relation to the
  /// world at the return.
  @inline(__always)
  func forEachReturn(_ point: Int32, _ body: (_ value: Int32, _ relation: Int32) -> Void) {
    var next = firstOfPoint[Int(point)]
    while next >= 0 {
      body(known[next].target, known[next].seen)
      next = nextOfPoint[Int(next)]
    }
  }

  private func add(_ point: Int32, _ value: Int32, _ batch: Int32) {
    let fact = known.number(point, value)
    let new =
      value < 0 ? diagrams.subtract(batch, known[fact].seen) : relations.subtract(batch, known[fact].seen)
    if Int(fact) == waiting.count {
      waiting.append(DecisionDiagrams.none)
      nextOfPoint.append(firstOfPoint[Int(point)])
      if value >= 0 { firstOfPoint[Int(point)] = fact }
    }
    if new == DecisionDiagrams.none { return }
    known.see(fact, union(known[fact].seen, new, of: value))
    switch value {
    case Self.goal: marks[Int(point)].goal = known[fact].seen
    case Self.unknown: marks[Int(point)].unknown = known[fact].seen
    default: break
    }
    if point >= landingBase { list(point - landingBase) }
    if waiting[Int(fact)] == DecisionDiagrams.none { agenda.append(fact) }
    waiting[Int(fact)] = union(waiting[Int(fact)], new, of: value)
  }

  /// The union: of sets for a mark, of relations for a value.
  @inline(__always)
  private func union(_ first: Int32, _ second: Int32, of value: Int32) -> Int32 {
    value < 0 ? diagrams.or(first, second) : relations.or(first, second)
  }

  // MARK: One step back

  private func spread(_ news: News) {
    for transition in transitions.leading(to: news.point) {
      let isCall = transitions.isCall(transition, graph)
      if isCall, news.value == Self.goal, !possibility.shared[Int(news.point)] { continue }
      let before = worlds.preimage(of: news.batch, by: transitions.relations[Int(transition)])
      add(transitions.sources[Int(transition)], news.value, before)
    }
    var next = firstLink[Int(news.point)]
    while next >= 0 {
      let link = links[Int(next)]
      add(link.source, news.value, worlds.preimage(of: news.batch, by: link.relation))
      next = link.next
    }
    let changing = changing(news.point)
    if changing != DecisionDiagrams.none {
      let varied = worlds.forgettingChoices(of: WorldSet(node: news.batch)).node
      add(news.point, news.value, diagrams.and(varied, changing))
    }
  }

  private func spreadReturn(_ news: News) {
    for transition in transitions.leading(to: news.point) {
      if !isAsked[Int(transitions.sources[Int(transition)])] { continue }
      let known = graph.facts.table.transitions[Int(transition)]
      let before = worlds.compose(transitions.relations[Int(transition)], news.batch)
      if before == RelationDiagrams.none { continue }
      let source = transitions.sources[Int(transition)]
      if transitions.isCall(transition, graph) {
        let hole = graph.facts.source.call(Target.number(known.target)).second
        connect(source, hole, news.value, before)
      } else {
        add(source, news.value, before)
      }
    }
    var next = firstLink[Int(news.point)]
    while next >= 0 {
      let link = links[Int(next)]
      add(link.source, news.value, worlds.compose(link.relation, news.batch))
      next = link.next
    }
    let changing = changing(news.point)
    if changing != DecisionDiagrams.none {
      let varied = worlds.compose(worlds.relationForgettingChoices(changing), news.batch)
      add(news.point, news.value, varied)
    }
  }

  /// The worlds in which choices may change during a wait at the point.
  private func changing(_ point: Int32) -> Int32 {
    guard !worlds.choices.isEmpty, point < landingBase, graph.isResting(point) else {
      return DecisionDiagrams.none
    }
    return possibility.mayChange[Int(point)].node
  }

  /// Records that a frame called at `source` can return the value to the hole.
  private func connect(_ source: Int32, _ hole: Int32, _ value: Int32, _ relation: Int32) {
    let landing = graph.facts.table.landingPairs.find(hole, value)
    if landing < 0 {
      // In a complete exploration, this happens only in worlds that are not reached.
      if graph.facts.cut != nil { add(source, Self.unknown, worlds.domain(relation)) }
      return
    }
    let point = landingBase + landing
    let pair = linked.number(source, landing)
    let new = relations.subtract(relation, linked[pair].seen)
    if new == RelationDiagrams.none { return }
    linked.see(pair, relations.or(linked[pair].seen, new))
    links.append(Link(source: source, relation: new, next: firstLink[Int(point)]))
    firstLink[Int(point)] = Int32(links.count - 1)
    let (goal, unknown) = marks[Int(point)]
    if goal != DecisionDiagrams.none { add(source, Self.goal, worlds.preimage(of: goal, by: new)) }
    if unknown != DecisionDiagrams.none { add(source, Self.unknown, worlds.preimage(of: unknown, by: new)) }
    var next = firstOfPoint[Int(point)]
    while next >= 0 {
      add(source, known[next].target, worlds.compose(new, known[next].seen))
      next = nextOfPoint[Int(next)]
    }
  }
}
