/// The most that an input may cost.
struct Budget {
  /// What is bounded.
  enum Bound {
    /// User and system seconds.
    case cpu(Double)
    /// Processor time of each flow, in milliseconds.
    case milliseconds(Double)
    /// Peak resident memory in MiB.
    case memory(Double)
    /// So many times the processor time of the same family and seed at a smaller size.
    case times(Double, size: Int)
    /// So many times reading the same bytes and libyaml's parse.
    case floor(Double)
    /// So many times the processor time of a peer.
    case peer(String, Double)
  }

  var family: String
  var size: Int
  var bound: Bound

  /// Near-linear: ten times the size costs at most fifteen times as much.
  private static let nearLinear = ["ring", "star", "web", "sheets", "deep-links", "wizards"].flatMap {
    [
      Budget(family: $0, size: 400, bound: .cpu(1)),
      Budget(family: $0, size: 4_000, bound: .times(15, size: 400)),
    ]
  }

  /// The table.
  static let all =
    [
      Budget(family: "waybook", size: 1, bound: .cpu(1.5)),
      Budget(family: "waybook", size: 1, bound: .memory(200)),
      Budget(family: "generated", size: 1_000, bound: .cpu(1.5)),
      Budget(family: "generated", size: 8_000, bound: .times(12, size: 1_000)),
      Budget(family: "chain", size: 400, bound: .cpu(0.5)),
      Budget(family: "chain", size: 4_000, bound: .cpu(8)),
      Budget(family: "editors", size: 16, bound: .cpu(0.2)),
      Budget(family: "own-flags", size: 10, bound: .cpu(2)),
    ] + nearLinear + [
      Budget(family: "pairs", size: 72, bound: .milliseconds(1)),
      Budget(family: "many", size: 2_000, bound: .floor(25)),
      Budget(family: "many", size: 2_000, bound: .memory(64)),
      Budget(family: "small", size: 1, bound: .peer("ruff", 0.5)),
    ]

  /// What the bound says, for the table.
  var sentence: String {
    switch bound {
    case .cpu(let seconds): "≤ \(shortest(seconds)) s"
    case .milliseconds(let milliseconds): "≤ \(shortest(milliseconds)) ms each"
    case .memory(let mebibytes): "≤ \(shortest(mebibytes)) MiB"
    case .times(let factor, let size): "≤ \(shortest(factor)) × that of \(grouped(size))"
    case .floor(let factor): "≤ \(shortest(factor)) × libyaml"
    case .peer(let name, let factor): "≤ \(shortest(factor)) × \(name)"
    }
  }
}
