public import Diagnostics
internal import FlowDrift
internal import OperatingSystem

/// The baseline for findings in an app's sources, with one line for each finding: rule, type and function.
public struct CodeBaseline: Sendable {
  private let path: String
  private let isNamed: Bool
  private let today: CalendarDay

  /// The baseline of a folder of sources.
  ///
  /// - Parameters:
  ///   - folder: the sources; the baseline is in it unless `path` names another.
  ///   - today: the day for the validity of entries.
  public init(of folder: String, path: String? = nil, today: CalendarDay = .today()) {
    self.path = Path.absolute(path ?? Path.join(folder, Self.standardName))
    isNamed = path != nil
    self.today = today
  }

  /// The default name.
  public static let standardName = ".modalflow-code.yaml"

  /// The report with known findings set aside; unchanged if there is no baseline and none was named.
  public func compared(_ report: Report) -> Report {
    guard isNamed || FileSystem.kind(of: path) != nil else { return report }
    let baseline = BaselineFile(at: path, isNamed: isNamed, keeper: .code)
    guard baseline.problems.isEmpty else { return Report(problems: baseline.problems) }
    let match = match(baseline, report)
    var report = report
    report.findings = match.new
    report.known += match.known
    report.comparisons.append(
      Comparison(
        kind: .baseline, name: baseline.shownPath,
        goneCount: match.entries.count { $0.fate == .gone || $0.fate == .unknownRule },
        prunes: baseline.keeper.prunes))
    return report
  }

  /// Adds all findings of a report. Reasons, owners and last days stay.
  public func write(_ report: Report) -> BaselineUpkeep.Outcome { run(report, begins: true) { $0.write() } }

  /// Reports stale entries.
  public func examine(_ report: Report) -> BaselineUpkeep.Outcome { run(report) { $0.examine() } }

  /// Removes stale entries.
  public func prune(_ report: Report) -> BaselineUpkeep.Outcome { run(report) { $0.prune() } }

  private func run(
    _ report: Report, begins: Bool = false, _ task: (inout BaselineTask) -> Void
  ) -> BaselineUpkeep.Outcome {
    var outcome = BaselineUpkeep.Outcome()
    BaselineTask.run(
      task, at: path, .code, absent: begins ? .begins : .said(isNamed: isNamed), mandatory: [],
      into: &outcome
    ) { match($0, report) }
    return outcome
  }

  private func match(_ baseline: BaselineFile, _ report: Report) -> BaselineMatch {
    BaselineMatch(
      baseline, findings: report.findings, scope: CheckedScope(report), mandatory: [], today: today.day
    ) { CodeRule.page(of: $0.name) != nil }
  }
}
