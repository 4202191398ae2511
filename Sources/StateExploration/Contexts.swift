/// The contexts of a possibility. The context of a frame is a list of returned values, each with the worlds
/// after which the goal can still be reached in a frame beneath.
///
/// A frame outside the region of the one beneath has the empty context. The number of contexts is at most
/// exponential in the number of values that can be returned; in most cases there are one or two.
final class Contexts {
  /// The context in which the goal cannot be reached in a frame beneath.
  static let none: Int32 = 0
  /// Stands for all values that are not listed: what follows them is unknown, because a limit stopped the
  /// exploration.
  private static let others: Int32 = -1

  private let graph: Graph
  private let futures: Futures
  private let diagrams: DecisionDiagrams
  /// Each context as a list of alternating values and sets of worlds, sorted by value.
  private var contexts = Interner<[Int32]>()
  /// For each context, the search for runs that return to the goal; nil if there was none yet.
  private var searches: [ContextSearch?] = []
  private var answers = PairNumbers()
  private var answersInOrder: [Int32] = []
  private var opened = PairNumbers()
  private var openedInOrder: [Int32] = []

  init(_ graph: Graph, _ futures: Futures) {
    self.graph = graph
    self.futures = futures
    diagrams = graph.worlds.diagrams
    _ = contexts.intern([])
  }

  /// The context of a frame that starts with the head above the hole, called by a frame of the same region
  /// that has `context`.
  ///
  /// - Parameter pair: the number of the pair (head, hole).
  func context(of head: Int32, over hole: Int32, pair: Int32, from context: Int32) -> Int32 {
    let key = answers.number(context, pair)
    if Int(key) < answersInOrder.count { return answersInOrder[Int(key)] }
    let isCut = graph.facts.cut != nil
    var found: [(value: Int32, worlds: Int32)] = isCut ? [(Self.others, DecisionDiagrams.every)] : []
    // All values that such frames return are considered, even if a run from the start of the frame to the
    // return needs a transition that is not accepted.
    graph.facts.forEachValue(returnedFrom: head) { value in
      let landing = graph.facts.table.landingPairs.find(hole, value)
      if landing < 0 { return }
      let worlds = open(futures.landingBase + landing, in: context)
      if isCut || worlds != DecisionDiagrams.none { found.append((value, worlds)) }
    }
    found.sort { $0.value < $1.value }
    let answer = contexts.intern(found.flatMap { [$0.value, $0.worlds] })
    answersInOrder.append(answer)
    return answer
  }

  /// The worlds in which the goal can be reached from the point above a stack with the context.
  func open(_ point: Int32, in context: Int32) -> Int32 {
    let key = opened.number(point, context)
    if Int(key) < openedInOrder.count { return openedInOrder[Int(key)] }
    futures.look(at: point)
    var worlds = futures.open(point)
    if context != Self.none {
      while searches.count <= Int(context) { searches.append(nil) }
      var search = searches[Int(context)] ?? ContextSearch(futures, graph, self.after(contexts[context]))
      worlds = diagrams.or(worlds, search.worlds(at: point))
      searches[Int(context)] = search
    }
    openedInOrder.append(worlds)
    return worlds
  }

  /// For each value, the worlds after which the goal can be reached in a frame beneath.
  private func after(_ context: [Int32]) -> (listed: [Int32: Int32], others: Int32) {
    var listed: [Int32: Int32] = [:]
    for place in stride(from: 0, to: context.count, by: 2) { listed[context[place]] = context[place + 1] }
    let others = listed.removeValue(forKey: Self.others) ?? DecisionDiagrams.none
    return (listed, others)
  }
}

/// Backward search within the frames above one context: where such a frame can return in a way that the goal
/// is reached in a frame beneath.
///
/// ``Futures`` knows what is reached before the frame is popped. This search visits only points that can
/// follow the requested ones in the same frame. So for all contexts together, the work is that of one pass
/// over the frames.
private struct ContextSearch {
  private let futures: Futures
  private let graph: Graph
  private let after: (listed: [Int32: Int32], others: Int32)
  private let worlds: WorldSpace
  /// For each visited point, the worlds from which the frame can return in this way.
  private var found: [Int32: Int32] = [:]
  private var waiting: [Int32: Int32] = [:]
  private var agenda = Queue()

  init(_ futures: Futures, _ graph: Graph, _ after: (listed: [Int32: Int32], others: Int32)) {
    self.futures = futures
    self.graph = graph
    self.after = after
    worlds = graph.worlds
  }

  /// The worlds in which a frame at the point can return in a way that the goal is reached beneath.
  mutating func worlds(at point: Int32) -> Int32 {
    if let known = found[point] { return known }
    for point in lookAtAll(from: point) { pull(to: point) }
    settle()
    return found[point] ?? DecisionDiagrams.none
  }

  /// Marks the point, and all that can follow it in the same frame, as visited; returns those that were not.
  private mutating func lookAtAll(from point: Int32) -> [Int32] {
    var new: [Int32] = []
    var next = [point]
    while let point = next.popLast() {
      if found[point] != nil { continue }
      found[point] = DecisionDiagrams.none
      new.append(point)
      futures.forEachTransition(of: point) { transition in
        let target = graph.facts.table.transitions[Int(transition)].target
        switch Target.kind(target) {
        case Target.headKind: next.append(Target.number(target))
        case Target.callKind:
          next += futures.landings(of: graph.call(transition).hole)
        default: break
        }
      }
    }
    return new
  }

  /// Adds to a point what is already known of the points to which its transitions lead.
  private mutating func pull(to point: Int32) {
    futures.forEachTransition(of: point) { transition in
      let target = graph.facts.table.transitions[Int(transition)].target
      let number = Target.number(target)
      switch Target.kind(target) {
      case Target.valueKind: add(after.listed[number] ?? after.others, before: transition)
      case Target.headKind: add(found[number] ?? DecisionDiagrams.none, before: transition)
      case Target.callKind:
        for landing in futures.landings(of: graph.call(transition).hole) {
          resume(transition, landing, found[landing] ?? DecisionDiagrams.none)
        }
      default: break
      }
    }
  }

  private mutating func settle() {
    while let point = agenda.next(), !futures.isSpent {
      guard let batch = waiting.removeValue(forKey: point) else { continue }
      for transition in futures.transitions.leading(to: point)
      where !futures.transitions.isCall(transition, graph) {
        add(batch, before: transition)
      }
      if point >= futures.landingBase {
        let hole = graph.facts.table.landingPairs[point - futures.landingBase].first
        for transition in futures.transitions.leaving(hole) { resume(transition, point, batch) }
      }
      add(futures.beforeChanges(batch, at: point), to: point)
    }
  }

  /// Continues backwards over a called frame: it returns to the landing, from which the frame can return in
  /// `batch`.
  private mutating func resume(_ transition: Int32, _ landing: Int32, _ batch: Int32) {
    if batch == DecisionDiagrams.none || found[futures.transitions.sources[Int(transition)]] == nil { return }
    let value = graph.facts.table.landingPairs[landing - futures.landingBase].second
    let head = graph.call(transition).head
    add(futures.worldsBefore(batch, returning: value, from: head), before: transition)
  }

  private mutating func add(_ batch: Int32, before transition: Int32) {
    if batch == DecisionDiagrams.none { return }
    add(
      worlds.preimage(of: batch, by: futures.transitions.relations[Int(transition)]),
      to: futures.transitions.sources[Int(transition)])
  }

  private mutating func add(_ batch: Int32, to point: Int32) {
    guard let known = found[point] else { return }
    let new = worlds.diagrams.subtract(batch, known)
    if new == DecisionDiagrams.none { return }
    found[point] = worlds.diagrams.or(known, new)
    if let before = waiting[point] {
      waiting[point] = worlds.diagrams.or(before, new)
    } else {
      waiting[point] = new
      agenda.append(point)
    }
  }
}
