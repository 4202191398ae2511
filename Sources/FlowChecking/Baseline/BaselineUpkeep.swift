public import Diagnostics
internal import FlowModel
internal import OperatingSystem

/// Writes baselines and keeps them true.
public struct BaselineUpkeep: Sendable {
  private let check: FlowCheck
  private let today: CalendarDay

  /// The baselines of the flows that `paths` mean; each configuration has one of its own.
  ///
  /// - Parameters:
  ///   - paths: as for ``FlowCheck``.
  ///   - configuration: what the command line says about configuration.
  ///   - today: the day on which entries may have ended.
  public init(paths: [String], configuration: ConfigurationRequest, today: CalendarDay = .today()) {
    var request = configuration
    // What is known is looked at here, with all that became of it.
    request.isBaselineDisabled = true
    check = FlowCheck(paths: paths, configuration: request, today: today)
    self.today = today
  }

  /// What an errand came to.
  public struct Outcome: Sendable {
    /// Inputs, configurations or baselines that could not be understood; then nothing was written.
    public var problems: [Problem] = []
    /// Entries that nobody needs any more, each with its place.
    public var stale: [Problem] = []
    /// One sentence for each baseline.
    public var summary: [String] = []
  }

  /// Notes all findings there are, but for those of mandatory rules. Entries of flows that were not checked stay, and
  /// so do reasons, owners and last days.
  public func write() -> Outcome {
    forEach { baseline, context, findings, match, outcome in
      var entries = match.entries.compactMap { entry, fate in
        switch fate {
        case .needed, .unknown: return entry
        case .moved(let flow):
          var entry = entry
          entry.key.flow = flow
          return entry
        default: return nil
        }
      }
      let taken = match.new.filter { !context.rules.mandatory.contains($0.rule) }
      entries += taken.map { finding in
        BaselineFile.Entry(
          key: FindingKey(finding, from: baseline.folder), acceptance: Acceptance(), until: nil)
      }
      write(entries, to: baseline, &outcome)
      let left = match.new.count - taken.count
      outcome.summary.append(
        "\(count(entries.count, "finding")) in ‘\(baseline.shownPath)’: \(taken.count) new, "
          + "\(match.entries.count - (entries.count - taken.count)) taken out"
          + (left > 0 ? "; \(left) of mandatory rules not taken in" : ""))
    }
  }

  /// Looks for entries that nobody needs any more.
  public func examine() -> Outcome {
    forEach { baseline, _, _, match, outcome in
      outcome.stale += match.stale
      let words = match.stale.isEmpty ? "all needed" : "\(match.stale.count) stale"
      outcome.summary.append("\(count(match.entries.count, "entry")) in ‘\(baseline.shownPath)’, \(words)")
    }
  }

  /// Takes out entries that nobody needs any more.
  public func prune() -> Outcome {
    forEach { baseline, _, _, match, outcome in
      let kept = match.entries.filter { !$0.fate.isStale || $0.fate.isMoved }
      write(
        kept.map { entry, fate in
          var entry = entry
          if case .moved(let flow) = fate { entry.key.flow = flow }
          return entry
        }, to: baseline, &outcome)
      let taken = match.entries.count - kept.count
      outcome.summary.append(
        "\(count(kept.count, "entry")) in ‘\(baseline.shownPath)’, \(taken) taken out")
    }
  }

  private typealias Errand = (
    _ baseline: BaselineFile, _ context: FlowContext, _ findings: [Finding], _ match: BaselineMatch,
    _ outcome: inout Outcome
  ) -> Void

  private func forEach(_ errand: Errand) -> Outcome {
    var outcome = Outcome()
    let examination = check.examine()
    outcome.problems = examination.report.problems
    guard outcome.problems.isEmpty else { return outcome }
    let scope = CheckedScope(examination.report)
    for (context, findings) in examination.findingsByContext {
      guard let path = context.baselinePath else { continue }
      // Read, changed and written in one go, so that of several runs at once none loses what another one wrote.
      FileSystem.holding(folder: Path.folder(of: path)) {
        let isThere = FileSystem.kind(of: path) != nil
        let baseline = isThere ? BaselineFile(at: path) : BaselineFile(newAt: path)
        guard baseline.problems.isEmpty else {
          outcome.problems += baseline.problems
          return
        }
        let match = BaselineMatch(
          baseline, findings: findings, scope: scope, rules: context.rules, today: today.day)
        errand(baseline, context, findings, match, &outcome)
      }
    }
    return outcome
  }

  private func write(_ entries: [BaselineFile.Entry], to baseline: BaselineFile, _ outcome: inout Outcome) {
    do {
      try WholeFile.write(BaselineFile.text(of: entries), to: baseline.path)
    } catch {
      outcome.problems.append(
        Problem(
          "unwritable", "the baseline ‘\(baseline.shownPath)’ cannot be written: \(error.reason)", at: nil,
          path: baseline.shownPath))
    }
  }

  private func count(_ number: Int, _ noun: String) -> String {
    let plural = noun.hasSuffix("y") ? noun.dropLast() + "ies" : noun + "s"
    return "\(number) \(number == 1 ? noun : String(plural))"
  }
}

extension BaselineMatch.Fate {
  /// Whether the entry should not stand there as it is.
  var isStale: Bool { self != .needed && self != .unknown }

  var isMoved: Bool { if case .moved = self { true } else { false } }
}

extension BaselineMatch {
  /// The entries that should not stand there as they are.
  fileprivate var stale: [Problem] {
    entries.compactMap { entry, fate in
      let what = "‘\(entry.key.rule)’ at ‘\(entry.key.element)’ of ‘\(entry.key.flow)’"
      let (message, help): (String, String) =
        switch fate {
        case .gone: ("\(what) is no longer found", "‘modalflow baseline prune’ takes it out")
        case .moved(let flow): ("\(what) is now in ‘\(flow)’", "‘modalflow baseline prune’ follows it")
        case .expired:
          ("the entry of \(what) ended on \(entry.acceptance.until)", "mend it, or give it a later day")
        case .mandatory: ("\(what) is of a mandatory rule", "mend it; no baseline hides it")
        case .unknownRule: ("there is no rule ‘\(entry.key.rule)’", "‘modalflow baseline prune’ takes it out")
        case .repeated: ("\(what) stands here twice", "‘modalflow baseline prune’ keeps one of them")
        case .needed, .unknown: ("", "")
        }
      return message.isEmpty ? nil : Problem("stale-entry", message, at: entry.acceptance.place, help: help)
    }
  }
}
