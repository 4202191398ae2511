internal import FlowChecking

/// The options for the exploration of flows.
struct PlayOptions {
  private let isStatic: Bool
  private let limits: PlayLimits

  static let group = ParameterGroup(
    "How flows are played",
    [
      .option(
        "play", "none",
        "With none, check only rules about what is written in a flow, and those that --select names. Unless given, flows are also played through.",
        choices: { [.init(word: "none", meaning: "")] }),
      .option(
        "limit-work", "FACTS",
        "Stop exploring a flow after this many facts and nodes of diagrams; a rule that found nothing is then undecided.",
        standard: "what the configuration says, or \(PlayLimits.standardFacts)"),
      .option(
        "limit-memory", "MIB", "Stop exploring a flow before what is known of it takes more than this.",
        standard: "what the configuration says, or \(PlayLimits.standardMiB)"),
    ])

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    let play = arguments.text("play")
    if let play, ["quick", "full"].contains(play) {
      throw UsageMistake(
        "bad-value", "there is no ‘--play \(play)’ any more: flows are played through without it",
        help: "leave it out; ‘--limit-work’ and ‘--limit-memory’ say when to stop")
    }
    isStatic = try arguments.choice("play", PlayWord.self) != nil
    limits = PlayLimits(
      facts: try arguments.number("limit-work", in: 1...Int.max),
      mebibytes: try arguments.number("limit-memory", in: 1...PlayLimits.maximumMiB))
  }

  private enum PlayWord: String {
    case none
  }

  func add(to request: inout ConfigurationRequest) {
    request.playsFlows = !isStatic
    request.limits = limits
  }
}
