internal import Diagnostics
internal import Dispatch
internal import FlowModel
internal import RuleEngine

/// The whole pipeline behind one call: paths and rules in, a report out.
public struct FlowCheck: Sendable {
  private let paths: [String]
  private let rules: RulesAtHand
  private let standardInputName: String
  private let today: CalendarDay

  /// A check of the flows that `paths` mean.
  ///
  /// - Parameters:
  ///   - paths: files, folders, patterns, or `-` for standard input.
  ///   - rules: what to ask.
  ///   - standardInputName: the path that stands for standard input in the report.
  ///   - today: the day on which what is allowed may have ended.
  public init(
    paths: [String], rules: RulesAtHand, standardInputName: String = "<stdin>", today: CalendarDay = .today()
  ) {
    self.paths = paths
    self.rules = rules
    self.standardInputName = standardInputName
    self.today = today
  }

  /// Reads, checks and reports. Flows are checked in parallel; the report does not depend on that.
  public func run() -> CheckOutcome {
    var gathered = ReportGathering(ruleCount: rules.rules.rules.count)
    gathered.add(rules.problems)
    // Without a rule to ask, as behind a misspelt --select, a report would look like a clean one.
    if rules.rules.rules.isEmpty { return CheckOutcome(report: gathered.report, isEmpty: false) }
    let files = InputFiles(paths)
    gathered.add(files.problems)
    let candidates = candidates(files.inputs, &gathered)
    check(candidates.filter { $0.kind == .root }, into: &gathered)
    // A fragment whose root was found beside it has been checked; one alone brings its root.
    check(candidates.filter { $0.kind == .fragment && !gathered.covers($0.path) }, into: &gathered)
    let nothing = gathered.report.flows.isEmpty && gathered.report.problems.isEmpty
    if nothing { gathered.add([nothingFound]) }
    return CheckOutcome(report: gathered.report, isEmpty: nothing)
  }

  /// A file that is, or should be, part of a flow.
  private struct Candidate: Sendable {
    var path: String
    var bytes: [UInt8]
    var kind: FlowDetection.Kind
  }

  private func candidates(_ inputs: [InputFiles.Input], _ gathered: inout ReportGathering) -> [Candidate] {
    var candidates: [Candidate] = []
    for input in inputs {
      let isStandardInput = input.path == InputFiles.standardInput
      let path = isStandardInput ? standardInputName : input.path
      do {
        let limit = DiskFiles.maximumBytes
        let bytes =
          isStandardInput
          ? try FileSystem.read(descriptor: 0, limit: limit) : try FileSystem.read(path, limit: limit)
        guard let kind = FlowDetection.kind(of: bytes) ?? (input.isNamed ? .root : nil) else { continue }
        candidates.append(Candidate(path: path, bytes: bytes, kind: kind))
      } catch {
        gathered.add([Problem("unreadable", "‘\(path)’ cannot be read: \(error.reason)", at: nil, path: path)]
        )
      }
    }
    return candidates
  }

  private func check(_ candidates: [Candidate], into gathered: inout ReportGathering) {
    let flows = concurrentMap(candidates) { candidate in
      CheckedReading(
        FlowReader.read(
          path: candidate.path, from: DiskFiles(start: candidate.path, bytes: candidate.bytes)),
        rules: rules, today: today)
    }
    for flow in flows { gathered.add(flow) }
  }

  private var nothingFound: Problem {
    Problem(
      "nothing-to-lint", "there is no flow in \(listOfNames(paths))", at: nil, path: paths.first ?? "",
      expected: "YAML files with ‘modalflow: 1’ at the top",
      help: "‘modalflow words flow’ shows how a flow is written")
  }
}

/// The results in the order of the inputs, worked out on all cores.
private func concurrentMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], _ work: @Sendable (Input) -> Output
) -> [Output] {
  guard inputs.count > 1 else { return inputs.map(work) }
  let results = UnsafeMutableBufferPointer<Output>.allocate(capacity: inputs.count)
  defer { results.deallocate() }
  nonisolated(unsafe) let slots = results
  DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
    slots.initializeElement(at: index, to: work(inputs[index]))
  }
  defer { results.deinitialize() }
  return Array(results)
}
