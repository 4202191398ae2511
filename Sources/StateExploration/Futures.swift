/// Backward search over heads and landings: in which worlds can a goal still be reached in the same frame or
/// in a frame above?
///
/// A *point* is a head or a landing; landings have the numbers after the last head. Choices keep their values
/// during a run, except where they may change during a wait. The search works on sets of worlds: everything
/// new at a point since its last visit is followed together.
///
/// From a landing, the search leads back to the call by ``ReturnRelations``, which are expensive and so
/// computed on demand. The initializer finds the goals that are reached without a return.
/// ``followReturns(until:)`` then follows returns, but only to calls from requested points
/// (``ask(about:)``) and only if the goal is not known to be reachable there. At its end, the result is exact
/// for those points in reached worlds. Cost: linear in points × batches, and the relations.
final class Futures {
  /// Why worlds of a point are open: the goal can be reached from there, or this is not known.
  private enum Mark: Int32, CaseIterable {
    /// The goal can be reached.
    case goal
    /// Unknown, because a limit stopped the exploration.
    case unknown
  }

  let landingBase: Int32
  let graph: Graph
  let transitions: AcceptedTransitions
  private let worlds: WorldSpace
  private let diagrams: DecisionDiagrams
  private let possibility: Possibility
  private lazy var returns = ReturnRelations(graph, transitions, possibility) { [unowned self] in
    goesOn() && worlds.nodeCount <= mostNodes
  }
  /// For each point and mark, the worlds; and the new ones that were not followed yet.
  private var marked: [Int32]
  private var waiting: [Int32]
  private var agenda = Queue()
  /// For each point, whether returns are followed to its calls.
  private var isAsked: [Bool]
  /// The calls from requested points that were not processed yet, as transitions.
  private var openCalls: [Int32] = []
  /// The landings of each hole.
  private let landingsOfHoles: Grouping

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
    landingBase = Int32(graph.headCount)
    let points = graph.headCount + graph.facts.table.landings.count
    marked = [Int32](repeating: DecisionDiagrams.none, count: points * Mark.allCases.count)
    waiting = marked
    transitions = AcceptedTransitions(graph, possibility, pointCount: points)
    isAsked = [Bool](repeating: false, count: points)
    let pairs = graph.facts.table.landingPairs
    landingsOfHoles = Grouping(count: graph.facts.table.landings.count, groups: transitions.holeCount) {
      pairs[Int32($0)].first
    }
    start(points)
    settle()
  }

  private func start(_ points: Int) {
    for number in graph.facts.table.transitions.indices
    where possibility.goals[number] && transitions.guards[number] != DecisionDiagrams.none {
      add(transitions.sources[number], .goal, transitions.guards[number])
    }
    guard graph.facts.cut != nil else { return }
    for point in 0..<Int32(points) {
      add(
        point, .unknown,
        diagrams.subtract(worlds.allNode, graph.facts.table.point(target(of: point)).expanded))
    }
  }

  private func settle() {
    while let fact = agenda.next(), !isSpent {
      settled += 1
      if settled & 0xF == 1, !goesOn() { wasStopped = true }
      let batch = waiting[Int(fact)]
      waiting[Int(fact)] = DecisionDiagrams.none
      let count = Int32(Mark.allCases.count)
      spread(batch, to: fact / count, fact % count == Mark.goal.rawValue ? .goal : .unknown)
    }
  }

  // MARK: Which returns are followed

  /// Follows returns to the calls where the goal is not known to be reachable, until none is left or
  /// `isDecided` is true after a change.
  func followReturns(until isDecided: () -> Bool) {
    while let transition = openCalls.popLast(), !isSpent {
      if isOpen(before: transition) { continue }
      let source = transitions.sources[Int(transition)]
      let before = marked[Int(place(source, .goal))]
      followReturns(to: transition)
      settle()
      if marked[Int(place(source, .goal))] != before, isDecided() { return }
    }
  }

  /// Requests a point: from now on, returns are followed to the calls from it and from all points that can
  /// follow it, in its frame and in frames called from there. ``followReturns(until:)`` then processes the
  /// returns found so far.
  func ask(about point: Int32) {
    var new: [Int32] = []
    func include(_ point: Int32) {
      if isAsked[Int(point)] { return }
      isAsked[Int(point)] = true
      new.append(point)
    }
    include(point)
    while let point = new.popLast() {
      forEachTransition(of: point) { transition in
        let target = graph.facts.table.transitions[Int(transition)].target
        switch Target.kind(target) {
        case Target.headKind: include(Target.number(target))
        case Target.callKind:
          let (head, hole) = graph.call(transition)
          include(head)
          for landing in landings(of: hole) { include(landing) }
          openCalls.append(transition)
        default: break
        }
      }
    }
  }

  /// Makes the result for a point exact.
  func look(at point: Int32) {
    if isAsked[Int(point)] { return }
    ask(about: point)
    followReturns { false }
  }

  /// Whether the goal is known to be reachable in all reached worlds before a transition.
  private func isOpen(before transition: Int32) -> Bool {
    let source = transitions.sources[Int(transition)]
    let reached =
      source < landingBase
      ? graph.reached(source).node : graph.facts.table.point(target(of: source)).expanded
    return diagrams.isSubset(
      diagrams.and(reached, transitions.guards[Int(transition)]), of: marked[Int(place(source, .goal))])
  }

  private func followReturns(to transition: Int32) {
    let (head, hole) = graph.call(transition)
    let pairs = graph.facts.table.landingPairs
    for landing in landings(of: hole) {
      let value = pairs[landing - landingBase].second
      for mark in Mark.allCases {
        let after = marked[Int(place(landing, mark))]
        if after != DecisionDiagrams.none { resume(transition, head, value, mark, after) }
      }
    }
    guard graph.facts.cut != nil else { return }
    // In a complete exploration, values without a landing are returned only in worlds that are not reached.
    for value in returns.values(returnedFrom: head) where pairs.find(hole, value) < 0 {
      resume(transition, head, value, .unknown, DecisionDiagrams.every)
    }
  }

  /// Marks the call: what can be reached after the called frame has returned the value in one of the worlds,
  /// can be reached from the call.
  private func resume(_ transition: Int32, _ head: Int32, _ value: Int32, _ mark: Mark, _ after: Int32) {
    let before = worldsBefore(after, returning: value, from: head)
    add(
      transitions.sources[Int(transition)], mark,
      worlds.preimage(of: before, by: transitions.relations[Int(transition)]))
  }

  /// The worlds in which a frame that starts with the head can run until it returns the value in one of
  /// `after`.
  func worldsBefore(_ after: Int32, returning value: Int32, from head: Int32) -> Int32 {
    let before = returns.preimage(of: after, returning: value, from: head)
    if returns.wasStopped { wasStopped = true }
    return before
  }

  // MARK: What is known

  /// The worlds of the point in which the goal can be reached before the frame is popped, or this is unknown.
  func open(_ point: Int32) -> Int32 {
    diagrams.or(marked[Int(place(point, .goal))], marked[Int(place(point, .unknown))])
  }

  /// The points at which frames continue that left the hole.
  func landings(of hole: Int32) -> [Int32] { landingsOfHoles[hole].map { landingBase + $0 } }

  /// Calls `body` with each accepted transition of a point.
  func forEachTransition(of point: Int32, _ body: (Int32) -> Void) {
    graph.facts.table.forEachTransition(of: target(of: point)) {
      if transitions.guards[Int($0)] != DecisionDiagrams.none { body($0) }
    }
  }

  /// The head or landing of a point, as a target.
  private func target(of point: Int32) -> Int32 {
    point < landingBase ? Target.head(point) : Target.landing(point - landingBase)
  }

  private func place(_ point: Int32, _ mark: Mark) -> Int32 {
    point * Int32(Mark.allCases.count) + mark.rawValue
  }

  private func add(_ point: Int32, _ mark: Mark, _ batch: Int32) {
    let place = place(point, mark)
    let new = diagrams.subtract(batch, marked[Int(place)])
    if new == DecisionDiagrams.none { return }
    marked[Int(place)] = diagrams.or(marked[Int(place)], new)
    if waiting[Int(place)] == DecisionDiagrams.none { agenda.append(place) }
    waiting[Int(place)] = diagrams.or(waiting[Int(place)], new)
  }

  // MARK: One step back

  private func spread(_ batch: Int32, to point: Int32, _ mark: Mark) {
    for transition in transitions.leading(to: point) {
      if mark == .goal, transitions.isCall(transition, graph), !possibility.shared[Int(point)] { continue }
      add(
        transitions.sources[Int(transition)], mark,
        worlds.preimage(of: batch, by: transitions.relations[Int(transition)]))
    }
    if point >= landingBase {
      let (hole, value) = graph.facts.table.landingPairs[point - landingBase]
      for transition in transitions.leaving(hole) where isAsked[Int(transitions.sources[Int(transition)])] {
        if isOpen(before: transition) { continue }
        resume(transition, graph.call(transition).head, value, mark, batch)
      }
    }
    add(point, mark, beforeChanges(batch, at: point))
  }

  /// The worlds from which choices can change to the given ones during a wait at the point.
  func beforeChanges(_ batch: Int32, at point: Int32) -> Int32 {
    guard !worlds.choices.isEmpty, point < landingBase, graph.isResting(point) else {
      return DecisionDiagrams.none
    }
    let changing = possibility.mayChange[Int(point)].node
    if changing == DecisionDiagrams.none { return changing }
    return diagrams.and(worlds.forgettingChoices(of: WorldSet(node: batch)).node, changing)
  }
}
