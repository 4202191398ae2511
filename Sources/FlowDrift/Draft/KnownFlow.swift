internal import FlowModel
internal import SourceFacts

/// What an existing flow already has of the facts; empty for a new draft.
struct KnownFlow {
  let flow: Flow
  private let ties: Ties
  private let ways: [FlowWay]
  /// The edges that set a new root of the window.
  private let roots: [FlowWay]
  /// Edges that no code takes in the written form; code with another kind may be meant.
  private let unmatched: [FlowWay]
  /// The edges of code that are matched with edges of the flow, a different one for each as far as possible.
  private let claimed: Set<EdgeIdentity>

  init(_ flow: Flow, beside edges: [EdgeFact]) {
    let ties = Ties(flow)
    let ways = FlowWay.all(flow)
    self.flow = flow
    self.ties = ties
    self.ways = ways
    roots = FlowWay.all(flow, by: [.setRoot])
    let matches = WayMatches(ways, edges, ties, nil) { _ in nil }.matches
    claimed = Set(matches.compactMap { $0.best.map { edges[$0].identity } })
    unmatched = ways.filter { way in !edges.contains { ties.isBetween($0, way) } }
  }

  /// Whether the flow has an edge, in any form.
  func has(_ edge: EdgeFact) -> Bool {
    if edge.verb == .setRoot { return roots.contains { ties.isBetween(edge, $0) } }
    return ways.contains { ties.isBetween(edge, $0) && isOf(edge, $0) }
      || unmatched.contains { ties.isOfAnotherKind(edge, $0) }
  }

  /// Whether an edge of the flow is an edge of code. A dialog without a known title must be matched with one.
  private func isOf(_ edge: EdgeFact, _ way: FlowWay) -> Bool {
    guard edge.target.isDialog else { return true }
    return ties.isToldApart(way.target, by: edge) || claimed.contains(edge.identity)
  }

  /// The first screen that is tied to a type.
  func screen(ofType type: String) -> Screen? { ties.screens(type).first.map { flow.screens[$0] } }
}
