public import Diagnostics
internal import FlowDrift
internal import FlowModel
public import SourceFacts

/// A flow file held against facts.
public struct DriftRun {
  /// What was found, as other findings are.
  public let report: Report
  /// How much agrees and how much cannot be seen, in one sentence.
  public let summary: String
  /// Each way of the flow that cannot be seen, with the reason.
  public let unseen: [String]

  /// Reads the flow and compares.
  ///
  /// - Parameter folder: the app's sources, for the second place of findings; nil where they are not at hand.
  public init(flow path: String, facts: CodeFacts, folder: AppFolder?) {
    let source = FlowSource(path: path)
    guard let flow = source.flow else {
      report = Report(problems: source.problems)
      summary = ""
      unseen = []
      return
    }
    let files = folder.map { Set($0.files) } ?? []
    let comparison = DriftComparison(flow, root: source.root, facts) { file in
      guard files.contains(file), let folder, let bytes = folder.bytes(of: file) else { return nil }
      return SourceFile(path: Path.join(folder.path, file), bytes: bytes)
    }
    unseen = comparison.unseen
    let (exact, inferred) = comparison.agreed
    let agree = exact + inferred == 1 ? "1 way agrees" : "\(exact + inferred) ways agree"
    summary = "\(agree) (\(exact) read off, \(inferred) inferred), \(unseen.count) cannot be seen"
    let broken = Set(comparison.findings.map(\.rule))
    let verdicts = DriftRule.allCases.map { rule in
      RuleVerdict(rule.id, broken.contains(rule.id) ? .violated : .holds)
    }
    report = Report(
      findings: comparison.findings,
      flows: [
        CheckedFlow(
          name: flow.app.name, root: source.root, parts: [], screens: flow.screens.count,
          presentations: flow.presentations.count, verdicts: verdicts.sorted { $0.rule < $1.rule })
      ], ruleCount: verdicts.count)
  }
}

extension CodeFacts {
  /// Reads facts from a file.
  ///
  /// - Throws: why it cannot be read, or the first thing that is no fact.
  public init(file path: String) throws(Problem) {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path, limit: 256 << 20)
    } catch {
      throw Problem("unreadable", "‘\(path)’ cannot be read: \(error.reason)", at: nil, path: path)
    }
    try self.init(bytes, path: path)
  }
}
