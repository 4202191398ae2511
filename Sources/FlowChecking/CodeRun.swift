public import Diagnostics
internal import FlowDrift
internal import OperatingSystem
public import SourceFacts

/// Checks the sources of an app without a flow, and makes a report.
public struct CodeRun {
  /// The report.
  public let report: Report

  /// - Parameters:
  ///   - facts: the facts about the sources.
  ///   - folder: the folder of the sources.
  ///   - fileCount: the count of files that were read.
  public init(_ facts: CodeFacts, _ folder: AppFolder, fileCount: Int) {
    let files = SourceFiles(folder)
    let findings = facts.findings.compactMap { $0.finding(root: folder.path, source: files.file) }
    let broken = Set(findings.map(\.rule))
    // Unread files may contain more findings.
    let isUnread = facts.unseen.contains { $0.reason == .unreadable }
    let verdicts = CodeFinding.Rule.allCases.map { rule in
      let id = RuleID(rule.rawValue)
      return RuleVerdict(id, broken.contains(id) ? .failed : isUnread ? .undecided : .passed)
    }
    let screens = Set(facts.edges.filter { $0.target.kind == "screen" }.compactMap(\.target.type))
    var checked = CheckedFlow(
      name: facts.app?.name ?? folder.path, root: folder.path, parts: [], screens: screens.count,
      presentations: facts.edges.count { $0.verb == .present },
      verdicts: verdicts.sorted { $0.rule < $1.rule })
    checked.sourceFiles = fileCount
    if isUnread { checked.whyUndecided = "a file was not read" }
    report = Report(findings: findings, flows: [checked], ruleCount: verdicts.count)
  }
}

/// The source files of an app; each is read once.
final class SourceFiles {
  private let folder: AppFolder
  private let names: Set<String>
  private var read: [String: SourceFile] = [:]

  init(_ folder: AppFolder) {
    self.folder = folder
    names = Set(folder.files)
  }

  /// A file by its path relative to the folder; nil if it does not exist.
  func file(_ path: String) -> SourceFile? {
    if let known = read[path] { return known }
    guard names.contains(path), let bytes = folder.bytes(of: path) else { return nil }
    let file = SourceFile(path: Path.join(folder.path, path), bytes: bytes)
    read[path] = file
    return file
  }
}
