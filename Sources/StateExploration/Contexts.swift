/// The contexts of a possibility: for a frame, the values after which the goal can still come further down.
///
/// A frame outside the region of the one beneath has the empty context. At most exponentially many per entry in the
/// values it can hand down; mostly one or two.
final class Contexts {
  private let graph: Graph
  private let futures: Futures
  private let isShared: [Bool]
  private var sets = Interner<[Int32]>()
  private var answers: RowMemo

  init(_ graph: Graph, _ futures: Futures, isShared: [Bool]) {
    self.graph = graph
    answers = RowMemo(columns: graph.calls.pairCount)
    self.futures = futures
    self.isShared = isShared
    _ = sets.intern([])
  }

  /// The context of the frame called by a frame with the context.
  func context(over call: CallGraph.Call, from context: Int32) -> Int32 {
    guard isShared[Int(call.transition)] else { return 0 }
    let known = answers.find(context, call.pair)
    if known >= 0 { return known }
    let caller = graph.facts.callers[Int(call.caller)]
    let beneath = sets[context]
    var values: [Int32] = []
    var summary = graph.facts.entries[Int(caller.callee)].firstSummary
    while summary >= 0 {
      let value = graph.facts.summaries[Int(summary)].value
      let landing = graph.facts.table.landing(hole: caller.hole, value: value)
      if landing < 0 || isOpen(futures.landingBase + landing, caller.entry, beneath) { values.append(value) }
      summary = graph.facts.summaries[Int(summary)].next
    }
    values.sort()
    let answer = sets.intern(values)
    if graph.facts.cut == nil { answers.remember(context, call.pair, answer) }
    return answer
  }

  /// Whether the goal can come from the path edge over a stack with the context.
  func isOpen(_ edge: PathEdge, in context: Int32) -> Bool {
    isOpen(edge.head, edge.entry, sets[context])
  }

  /// A value that the entry is not known to hand down was cut off: what comes after it nobody knows.
  private func isOpen(_ point: Int32, _ entry: Int32, _ beneath: [Int32]) -> Bool {
    futures.isOpen(point)
      || futures.canReturn(point) {
        beneath.contains($0) || (graph.facts.cut != nil && !graph.facts.hasSummary(entry: entry, value: $0))
      }
  }
}
