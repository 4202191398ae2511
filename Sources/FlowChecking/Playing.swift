/// How far a flow is played through for the rules about what can happen.
public enum Playing: String, Sendable, CaseIterable {
  /// Not at all: such rules are asked only where they are named.
  case none
  /// Up to 20,000 states. What is found is true, with the shortest way to it; in flows that have more, a rule that found
  /// nothing is undecided.
  case quick
  /// Until nothing new is found, whatever time it takes; stops only where memory would run out.
  case full

  /// What it means, in a few words.
  public var purpose: String {
    switch self {
    case .none: "ask only what the flow shows as it is written"
    case .quick: "play it through, up to 20,000 states"
    case .full: "play it through to the end, which may take minutes for large flows"
    }
  }

  /// How many states are explored at most; nil for as many as there are.
  var stateLimit: Int? { self == .full ? nil : 20_000 }
}
