public import Diagnostics
internal import FlowDrift
internal import FlowModel
internal import OperatingSystem
public import SourceFacts

/// A flow file held against facts.
public struct DriftRun {
  /// What was found, as other findings are.
  public let report: Report
  /// How much agrees and how much cannot be seen, in one sentence.
  public let summary: String
  /// What a record of this comparison holds.
  public let accepted: String
  /// The record without what is no longer needed.
  public let pruned: String
  /// How many ways it holds.
  public let acceptedCount: Int
  /// Each way and closing of the flow that cannot be seen, with the reason; then each way and place of code that is not
  /// understood.
  public let unseen: [String]

  /// Reads the flow and compares.
  ///
  /// - Parameters:
  ///   - folder: the app's sources, for the second place of findings; nil where they are not at hand.
  ///   - recordPath: the record; the one beside the flow unless given, which need not be there.
  public init(flow path: String, facts: CodeFacts, folder: AppFolder?, record recordPath: String? = nil) {
    let source = FlowSource(path: path)
    let place = recordPath ?? Self.standardRecord(of: path)
    var record = DriftRecord()
    var problems = source.problems
    if recordPath != nil || FileSystem.kind(of: place, followingLinks: true) == .file {
      do throws(Problem) {
        record = try DriftRecord(FileSystem.bytes(of: place, limit: 64 << 20), path: place)
      } catch {
        problems.append(error)
      }
    }
    guard let flow = source.flow, problems.isEmpty else {
      report = Report(problems: problems)
      accepted = ""
      pruned = ""
      acceptedCount = 0
      summary = ""
      unseen = []
      return
    }
    let files = folder.map { Set($0.files) } ?? []
    let comparison = DriftComparison(
      flow, root: source.root, facts, record: record, folder: folder?.path ?? ""
    ) { file in
      guard files.contains(file), let folder, let bytes = folder.bytes(of: file) else { return nil }
      return SourceFile(path: Path.join(folder.path, file), bytes: bytes)
    }
    unseen = comparison.unseen + comparison.notUnderstood
    let next = record.replacing(comparison.flowName, with: comparison.sights)
    accepted = next.text
    pruned = record.pruned(comparison.flowName, by: comparison.sights).text
    acceptedCount = next.count
    summary = Self.summary(of: comparison, facts)
    let broken = Set(comparison.findings.map(\.rule))
    // What was not read cannot agree: nothing found in it is no answer.
    let isUnread = facts.unseen.contains { $0.reason == .swift }
    let verdicts = DriftRule.allCases.map { rule in
      RuleVerdict(rule.id, broken.contains(rule.id) ? .violated : isUnread ? .undecided : .holds)
    }
    var checked = CheckedFlow(
      name: flow.app.name, root: source.root, parts: [], screens: flow.screens.count,
      presentations: flow.presentations.count, verdicts: verdicts.sorted { $0.rule < $1.rule })
    if isUnread { checked.whyUndecided = "Swift was not read" }
    report = Report(findings: comparison.findings, flows: [checked], ruleCount: verdicts.count)
  }

  /// How much agrees, and of how much nothing can be said.
  private static func summary(of comparison: DriftComparison, _ facts: CodeFacts) -> String {
    let (exact, inferred) = comparison.agreed
    let agree = exact + inferred == 1 ? "1 way agrees" : "\(exact + inferred) ways agree"
    var parts = [
      "\(agree) (\(exact) read off, \(inferred) inferred)",
      comparison.unseenText,
    ]
    if comparison.leftOut > 0 { parts.append("\(comparison.leftOut) only in code, as accepted") }
    if comparison.explained > 0 { parts.append("\(comparison.explained) only in the flow, as explained") }
    if comparison.openWays > 0 {
      parts.append("\(comparison.openWays) only in code, on screens whose buttons are still to be said")
    }
    if !comparison.doubtful.isEmpty {
      parts.append("\(counted(comparison.doubtful.count, "dialog")) of code that the flow may lack")
    }
    let unknown = comparison.understoodInPart.count
    if unknown > 0 { parts.append("\(unknown) in code not understood") }
    let dark = comparison.dark
    if !dark.isEmpty {
      let counts = UnseenFact.Reason.allCases.compactMap { reason in
        let count = dark.count { $0.reason == reason }
        return count == 0 ? nil : "\(count) \(reason.rawValue)"
      }
      parts.append(
        "\(counted(dark.count, "place")) in code cannot be seen into (\(counts.joined(separator: ", ")))")
    }
    return parts.joined(separator: ", ")
  }

  /// The record beside a flow.
  public static func standardRecord(of flow: String) -> String {
    Path.join(Path.folder(of: flow), DriftRecord.standardName)
  }
}

extension CodeFacts {
  /// Reads facts from a file.
  ///
  /// - Throws: why it cannot be read, or the first thing that is no fact.
  public init(file path: String) throws(Problem) {
    try self.init(FileSystem.bytes(of: path, limit: 256 << 20), path: path)
  }
}
