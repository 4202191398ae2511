import Foundation

/// What was measured of one family at one size, by all seeds.
struct Row {
  var family: String
  var size: Int
  var unit: String
  var measurements: [Measurement]

  /// Runs of all seeds.
  private var cpu: [Double] { measurements.flatMap(\.tool.cpu) }

  /// The measurement whose median run costs most: budgets are held against it.
  private var worst: Measurement? { measurements.max { $0.tool.cpu.median < $1.tool.cpu.median } }

  private var stop: Run.Stop? { measurements.lazy.compactMap(\.tool.stop).first }

  static let heads = [
    "flow", "size", "seeds", "CPU s: min", "median", "max", "wall s", "peak MiB", "× libyaml", "undecided",
    "findings",
    "exit", "budget", "met",
  ]

  /// The cells of the table, in the order of ``heads``; `others` are the rows it may be held against.
  func cells(_ others: [Row]) -> [String] {
    let seeds = Set(measurements.compactMap(\.input.seed)).count
    let budgets = Budget.all.filter { $0.family == family && $0.size == size }
    let ends = Set(
      measurements.map { $0.tool.stop == nil ? "\($0.tool.runs.first?.exitCode ?? 0)" : "stopped" })
    return [
      family, "\(grouped(size)) \(unit)", seeds == 0 ? "" : "\(seeds)",
      stopped ?? shown(cpu.min() ?? 0), stopped == nil ? shown(cpu.median) : "",
      stopped == nil ? shown(cpu.max() ?? 0) : "",
      measurements.isEmpty ? "" : shown(measurements.flatMap(\.tool.wall).median),
      measurements.isEmpty ? "" : shown(measurements.map(\.tool.peak).max() ?? 0),
      worst.flatMap { ratio($0.tool, to: $0.floor) }.map(shown) ?? "", span(\.undecided), span(\.findings),
      ends.sorted().joined(separator: ", "),
      budgets.map(\.sentence).joined(separator: ", "),
      budgets.map { verdict($0, others) }.joined(separator: ", "),
    ]
  }

  /// Ratios of the same runs to another binary and instructions, for the table of those.
  func comparison() -> [String] {
    let ratios = measurements.compactMap { ratio($0.against, to: $0.tool) }
    let memory = measurements.compactMap {
      $0.against.stop == nil && $0.tool.peak > 0 ? $0.against.peak / $0.tool.peak : nil
    }
    return [
      family, "\(grouped(size)) \(unit)", shown(measurements.flatMap(\.against.cpu).median),
      shown(cpu.median),
      ratios.isEmpty ? "" : shown(ratios.median), memory.isEmpty ? "" : shown(memory.median),
    ]
  }

  /// How many instructions, in millions, of the costliest seed; nothing where they were not counted.
  var instructions: [String]? {
    measurements.compactMap(\.instructions).max().map {
      [family, "\(grouped(size)) \(unit)", shown($0 / 1e6)]
    }
  }

  /// Whether a budget is met, and by what.
  func verdict(_ budget: Budget, _ others: [Row]) -> String {
    guard let worst, stopped == nil else { return "no: \(stopped ?? "not measured")" }
    func judged(_ value: Double?, _ bound: Double) -> String {
      guard let value else { return "not measured" }
      return (value <= bound ? "yes: " : "no: ") + shown(value)
    }
    let cpu = worst.tool.cpu.median
    switch budget.bound {
    case .cpu(let bound): return judged(cpu, bound)
    case .milliseconds(let bound): return judged(cpu * 1_000 / Double(size), bound)
    case .memory(let bound): return judged(measurements.map(\.tool.peak).max(), bound)
    case .floor(let bound): return judged(ratio(worst.tool, to: worst.floor), bound)
    case .peer(let name, let bound):
      return judged(worst.peers[name].flatMap { ratio(worst.tool, to: $0) }, bound)
    case .times(let bound, let size):
      let smaller = others.first { $0.family == family && $0.size == size }
      return judged(smaller.flatMap(growth), bound)
    }
  }

  /// How many times as much as a smaller size this one takes, of the seed with which that is most.
  private func growth(from smaller: Row) -> Double? {
    measurements.compactMap { larger in
      let before = smaller.measurements.first { $0.input.seed == larger.input.seed && $0.tool.stop == nil }
      return before.map { larger.tool.cpu.median / max($0.tool.cpu.median, 1e-4) }
    }.max()
  }

  private var stopped: String? {
    if measurements.isEmpty { return "smaller stopped" }
    return stop.map {
      switch $0 {
      case .time: "stopped: time"
      case .memory: "stopped: memory"
      case .signal(let signal): "stopped: signal \(signal)"
      }
    }
  }

  /// The least and the most of all seeds.
  private func span(_ count: KeyPath<Verdicts, Int>) -> String {
    let counts = measurements.compactMap { $0.tool.stop == nil ? $0.verdicts?[keyPath: count] : nil }
    guard let least = counts.min(), let most = counts.max() else { return "" }
    return least == most ? grouped(least) : "\(grouped(least)) to \(grouped(most))"
  }
}
