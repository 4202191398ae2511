public import Diagnostics

/// One line for each flow that says how much of it was explored.
public struct CoverageLines: Sendable {
  /// The lines, in the order of the flows.
  public let lines: [String]

  /// Creates the lines for a report.
  public init(_ report: Report) {
    lines = report.flows.flatMap {
      [Self.exploration(of: $0), Self.costliestRules(of: $0)].compactMap(\.self)
    }
  }

  private static func exploration(of flow: CheckedFlow) -> String {
    guard let coverage = flow.coverage else {
      return "‘\(flow.name)’ was not explored: no rule needed it"
    }
    let counts =
      "\(counted(coverage.states, "state")), \(counted(coverage.facts, "fact")), \(CoverageLines.worlds(coverage.worlds))"
    var end = coverage.cut?.sentence ?? "explored completely"
    end += Self.bounds(coverage.waiting, coverage.underWay)
    for shorter in coverage.shorter where shorter.length > 0 {
      let bounds = Self.bounds(shorter.waiting, shorter.underWay)
      end +=
        "; everything of up to \(counted(shorter.length, "step"))\(bounds.isEmpty ? ", without such a bound" : bounds)"
    }
    return "‘\(flow.name)’ was \(end) (\(counts))"
  }

  /// If all rules together need less work than this, their cost is not mentioned.
  private static let noticedWork = 1_000_000

  /// The rules that need most of the work; nil if all of them together need little.
  private static func costliestRules(of flow: CheckedFlow) -> String? {
    let work = flow.work.values.reduce(0, +)
    if work < noticedWork { return nil }
    let costliest = flow.work.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { rule, cost in
      "‘\(rule.name)’ (\(100 * cost / work) %)"
    }
    return
      "‘\(flow.name)’: conditions of rules went through \(counted(work, "element")) of lists, most of them for \(costliest.joined(separator: ", "))"
  }

  /// Writes the lines, safe for terminals, with a line break after each.
  public func write(to output: inout some TextOutputStream, style: TerminalStyle) {
    var page = TerminalPage(style)
    for line in lines { page.prose(line, behind: page.line, indent: 2) }
    page.drain(into: &output)
  }

  /// The limits on waiting work and on work that runs at the same time, each with a comma before it.
  private static func bounds(_ waiting: Coverage.Bound?, _ underWay: Coverage.Bound?) -> String {
    var text = ""
    if let waiting {
      text +=
        waiting.together == 0
        ? ", with nothing waiting of \(waiting.possible) presentations and pushes"
        : ", with at most \(waiting.together) of \(waiting.possible) presentations and pushes waiting at once"
    }
    if let underWay {
      text +=
        underWay.together == 0
        ? ", with every ‘later’ ended before anything else happens"
        : ", with at most \(underWay.together) of \(underWay.possible) ‘later’ under way at once"
    }
    return text
  }

  private static func worlds(_ count: Double) -> String {
    if count < 0x1p53 { return counted(Int(count), "world") }
    return "about 2^\(count.exponent) worlds"
  }
}
