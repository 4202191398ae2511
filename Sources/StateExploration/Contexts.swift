/// The contexts of a possibility: for a frame, the values with the worlds after which the goal can still come further
/// down.
///
/// A frame outside the region of the one beneath has the empty context. At most exponentially many in the values that
/// can be handed down; mostly one or two.
final class Contexts {
  /// The context in which nothing comes further down.
  static let none: Int32 = 0
  /// In place of a value: what comes after those that are not listed nobody knows, because the exploration was cut.
  private static let others: Int32 = -1

  private let graph: Graph
  private let futures: Futures
  private let diagrams: DecisionDiagrams
  /// Values and sets of worlds by turns, by value.
  private var contexts = Interner<[Int32]>()
  /// By context where the goal can come after the frame went; nil where nobody asked yet.
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

  /// The context of a frame that starts with the head over the hole, called by a frame of the same region with the context.
  ///
  /// - Parameter pair: a number of the head with the hole.
  func context(of head: Int32, over hole: Int32, pair: Int32, from context: Int32) -> Int32 {
    let key = answers.number(context, pair)
    if Int(key) < answersInOrder.count { return answersInOrder[Int(key)] }
    let isCut = graph.facts.cut != nil
    var found: [(value: Int32, worlds: Int32)] = isCut ? [(Self.others, DecisionDiagrams.every)] : []
    // All values that such frames hand down: one may be left behind what may not be used on the way from the start.
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

  /// The worlds in which the goal can come from the point over a stack with the context.
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

  /// By value the worlds after which the goal can come further down.
  private func after(_ context: [Int32]) -> (listed: [Int32: Int32], others: Int32) {
    var listed: [Int32: Int32] = [:]
    for place in stride(from: 0, to: context.count, by: 2) { listed[context[place]] = context[place + 1] }
    let others = listed.removeValue(forKey: Self.others) ?? DecisionDiagrams.none
    return (listed, others)
  }
}

/// Backward search within the frames over one context: where such a frame can return so that the goal comes further down.
///
/// What comes without the frame going is known to ``Futures``. Only points are looked at that can follow those asked for in the
/// same frame: so for all contexts together the work is that of a walk over the frames.
private struct ContextSearch {
  private let futures: Futures
  private let graph: Graph
  private let after: (listed: [Int32: Int32], others: Int32)
  private let worlds: WorldSpace
  /// By point looked at the worlds from which the frame can return so.
  private var found: [Int32: Int32] = [:]
  private var waiting: [Int32: Int32] = [:]
  private var agenda = Queue()

  init(_ futures: Futures, _ graph: Graph, _ after: (listed: [Int32: Int32], others: Int32)) {
    self.futures = futures
    self.graph = graph
    self.after = after
    worlds = graph.worlds
  }

  /// The worlds in which a frame at the point can return so that the goal comes further down.
  mutating func worlds(at point: Int32) -> Int32 {
    if let known = found[point] { return known }
    for point in lookAtAll(from: point) { pull(to: point) }
    settle()
    return found[point] ?? DecisionDiagrams.none
  }

  /// The points that were not looked at and can follow in the same frame.
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
          next += futures.landings(of: graph.facts.source.call(Target.number(target)).second)
        default: break
        }
      }
    }
    return new
  }

  /// What is known already of where the transitions of a point lead.
  private mutating func pull(to point: Int32) {
    futures.forEachTransition(of: point) { transition in
      let target = graph.facts.table.transitions[Int(transition)].target
      let number = Target.number(target)
      switch Target.kind(target) {
      case Target.valueKind: add(after.listed[number] ?? after.others, before: transition)
      case Target.headKind: add(found[number] ?? DecisionDiagrams.none, before: transition)
      case Target.callKind:
        for landing in futures.landings(of: graph.facts.source.call(number).second) {
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
      let changing = futures.changing(point)
      if changing != DecisionDiagrams.none {
        let varied = worlds.forgettingChoices(of: WorldSet(node: batch)).node
        add(worlds.diagrams.and(varied, changing), to: point)
      }
    }
  }

  /// A frame that was called returns to the landing, after which the frame can return in these worlds.
  private mutating func resume(_ transition: Int32, _ landing: Int32, _ batch: Int32) {
    if batch == DecisionDiagrams.none || found[futures.transitions.sources[Int(transition)]] == nil { return }
    let head = graph.facts.source.call(
      Target.number(graph.facts.table.transitions[Int(transition)].target)
    ).first
    let value = graph.facts.table.landingPairs[landing - futures.landingBase].second
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
