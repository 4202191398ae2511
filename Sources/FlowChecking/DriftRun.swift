public import Diagnostics
internal import FlowDrift
internal import FlowModel
internal import OperatingSystem
public import SourceFacts

/// Compares a flow file with facts about code.
public struct DriftRun {
  /// The differences as findings.
  public let report: Report
  /// How much agrees and how much is unknown, in one sentence.
  public let summary: String
  /// The content of a record for this comparison.
  public let accepted: String
  /// The record without stale entries.
  public let pruned: String
  /// How many edges it contains.
  public let acceptedCount: Int
  /// Each edge and closing of the flow that cannot be seen in code, with the reason; then each edge and place
  /// of the code that is not understood.
  public let unseen: [String]

  /// Reads the flow and compares it.
  ///
  /// - Parameters:
  ///   - folder: the app's sources, for the second place of findings; nil if they are not available.
  ///   - recordPath: the record; by default the one next to the flow, which may be missing.
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
    // Files that were not read may contain differences.
    let isUnread = facts.unseen.contains { $0.reason == .swift }
    let verdicts = DriftRule.allCases.map { rule in
      RuleVerdict(rule.id, broken.contains(rule.id) ? .failed : isUnread ? .undecided : .passed)
    }
    var checked = CheckedFlow(
      name: flow.app.name, root: source.root, parts: [], screens: flow.screens.count,
      presentations: flow.presentations.count, verdicts: verdicts.sorted { $0.rule < $1.rule })
    if isUnread { checked.whyUndecided = "Swift was not read" }
    report = Report(findings: comparison.findings, flows: [checked], ruleCount: verdicts.count)
  }

  /// How much agrees, and for how much nothing is known.
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

  /// The path of the record next to a flow.
  public static func standardRecord(of flow: String) -> String {
    Path.join(Path.folder(of: flow), DriftRecord.standardName)
  }
}

extension CodeFacts {
  /// Reads facts from a file.
  ///
  /// - Throws: the reason why it cannot be read, or the first invalid entry.
  public init(file path: String) throws(Problem) {
    try self.init(FileSystem.bytes(of: path, limit: 256 << 20), path: path)
  }
}
