public import Diagnostics
internal import FlowModel
internal import OperatingSystem

/// Writes baselines and keeps them up to date.
public struct BaselineUpkeep: Sendable {
  private let check: FlowCheck
  private let today: CalendarDay

  /// Prepares the baselines of the flows at `paths`. Each configuration has its own baseline.
  ///
  /// - Parameters:
  ///   - paths: see ``FlowCheck``.
  ///   - configuration: the options of the command line.
  ///   - today: the day for the validity of entries.
  ///   - progress: how far the check is. It must not be stopped: a baseline of a part is wrong.
  public init(
    paths: [String], configuration: ConfigurationRequest, today: CalendarDay = .today(),
    progress: CheckProgress = CheckProgress()
  ) {
    var request = configuration
    // The baseline is compared here with all findings, so the check itself must not apply it.
    request.isBaselineDisabled = true
    check = FlowCheck(paths: paths, configuration: request, today: today, progress: progress)
    self.today = today
  }

  /// The result of writing, checking or pruning baselines.
  public struct Outcome: Sendable {
    /// Inputs, configurations or baselines with mistakes; then nothing was written.
    public var problems: [Problem] = []
    /// Stale entries, each with its place.
    public var stale: [Problem] = []
    /// One sentence for each baseline.
    public var summary: [String] = []
  }

  /// Writes all findings into the baseline, except those of mandatory rules. Entries of flows that were not
  /// checked stay, as do reasons, owners and last days.
  public func write() -> Outcome { forEach(begins: true) { $0.write() } }

  /// Reports stale entries.
  public func examine() -> Outcome { forEach { $0.examine() } }

  /// Removes stale entries.
  public func prune() -> Outcome { forEach { $0.prune() } }

  private func forEach(begins: Bool = false, _ task: (inout BaselineTask) -> Void) -> Outcome {
    let examination = check.examine()
    var outcome = Outcome(problems: examination.report.problems)
    guard outcome.problems.isEmpty else { return outcome }
    let scope = CheckedScope(examination.report)
    for (context, findings) in examination.findingsByContext {
      guard let path = context.baselinePath else { continue }
      BaselineTask.run(
        task, at: path, .flows, absent: begins ? .begins : .said(isNamed: context.isBaselineNamed),
        mandatory: context.rules.mandatory, into: &outcome
      ) {
        BaselineMatch(
          $0, findings: findings, scope: scope, mandatory: context.rules.mandatory, today: today.day,
          knows: context.rules.knows)
      }
    }
    return outcome
  }
}
