internal import FlowModel
internal import SourceFacts

/// What a flow has already of what code says; of a new draft nothing.
struct KnownFlow {
  let flow: Flow
  private let ties: Ties
  private let ways: [FlowWay]

  init(_ flow: Flow) {
    self.flow = flow
    ties = Ties(flow)
    ways = FlowWay.all(flow)
  }

  /// Whether the flow has a way, in whatever form.
  func has(_ edge: EdgeFact) -> Bool {
    ways.contains { ties.isBetween(edge, $0) || ties.isOfAnotherKind(edge, $0) }
  }

  /// The first screen that is tied to a type.
  func screen(ofType type: String) -> Screen? { ties.screens(type).first.map { flow.screens[$0] } }
}
