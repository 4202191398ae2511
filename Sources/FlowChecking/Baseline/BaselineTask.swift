internal import Diagnostics
internal import FlowModel
internal import OperatingSystem

/// An operation on one baseline, with the relation of its entries to the findings.
struct BaselineTask {
  private let baseline: BaselineFile
  private let match: BaselineMatch
  private let mandatory: Set<RuleID>
  private var outcome: BaselineUpkeep.Outcome

  /// What to do if the baseline does not exist.
  enum Absence {
    /// Create a new one.
    case begins
    /// Mention it in the summary; if the user named the file, report a problem.
    case said(isNamed: Bool)
  }

  /// Reads the baseline at a path, if it exists, and performs the operation. Reading, changing and writing
  /// happen under one lock, so that simultaneous runs do not overwrite each other's changes.
  static func run(
    _ task: (inout BaselineTask) -> Void, at path: String, _ keeper: BaselineFile.Keeper,
    absent: Absence, mandatory: Set<RuleID>, into outcome: inout BaselineUpkeep.Outcome,
    match: (BaselineFile) -> BaselineMatch
  ) {
    outcome = FileSystem.holding(folder: Path.folder(of: path)) { [outcome] in
      let isThere = FileSystem.kind(of: path) != nil
      if !isThere, case .said(let isNamed) = absent {
        return outcome.adding(absenceOf: BaselineFile(newAt: path, keeper: keeper), isNamed: isNamed)
      }
      let baseline =
        isThere ? BaselineFile(at: path, keeper: keeper) : BaselineFile(newAt: path, keeper: keeper)
      var outcome = outcome
      guard baseline.problems.isEmpty else {
        outcome.problems += baseline.problems
        return outcome
      }
      var one = BaselineTask(
        baseline: baseline, match: match(baseline), mandatory: mandatory, outcome: outcome)
      task(&one)
      return one.outcome
    }
  }

  /// Writes all findings, except those of mandatory rules; other entries stay only if their fate is unknown.
  mutating func write() {
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
    let taken = match.new.filter { !mandatory.contains($0.rule) }
    entries += taken.map { finding in
      BaselineFile.Entry(
        key: FindingKey(finding, from: baseline.folder), acceptance: Acceptance(), until: nil)
    }
    write(entries)
    let left = match.new.count - taken.count
    outcome.summary.append(
      "\(count(entries.count, "finding")) in ‘\(baseline.shownPath)’: \(taken.count) new, "
        + "\(match.entries.count - (entries.count - taken.count)) taken out"
        + (left > 0 ? "; \(left) of mandatory rules not taken in" : ""))
  }

  /// Reports stale entries.
  mutating func examine() {
    let stale = match.stale(baseline.keeper)
    outcome.stale += stale
    let words = stale.isEmpty ? "all needed" : "\(stale.count) stale"
    outcome.summary.append("\(count(match.entries.count, "entry")) in ‘\(baseline.shownPath)’, \(words)")
  }

  /// Removes stale entries; entries of renamed flows get the new path.
  mutating func prune() {
    let kept = match.entries.filter { !$0.fate.isStale || $0.fate.isMoved }
    write(
      kept.map { entry, fate in
        var entry = entry
        if case .moved(let flow) = fate { entry.key.flow = flow }
        return entry
      })
    let taken = match.entries.count - kept.count
    outcome.summary.append("\(count(kept.count, "entry")) in ‘\(baseline.shownPath)’, \(taken) taken out")
  }

  private mutating func write(_ entries: [BaselineFile.Entry]) {
    do {
      let text = BaselineFile.text(of: entries, keeper: baseline.keeper)
      try WholeFile.write(text, to: baseline.path)
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

extension BaselineUpkeep.Outcome {
  /// A copy of the outcome with a message that the baseline does not exist.
  fileprivate func adding(absenceOf baseline: BaselineFile, isNamed: Bool) -> Self {
    var outcome = self
    let path = baseline.shownPath
    if isNamed {
      outcome.problems.append(
        Problem(
          "no-baseline", "there is no baseline ‘\(path)’", at: nil, path: path,
          help: "‘\(baseline.keeper.makes)’ makes one"))
    } else {
      outcome.summary.append("There is no baseline ‘\(path)’")
    }
    return outcome
  }
}

extension BaselineMatch.Fate {
  /// Whether the entry is stale, so that it must be removed or changed.
  fileprivate var isStale: Bool { self != .needed && self != .unknown }

  fileprivate var isMoved: Bool { if case .moved = self { true } else { false } }
}

extension BaselineMatch {
  /// The stale entries.
  fileprivate func stale(_ keeper: BaselineFile.Keeper) -> [Problem] {
    entries.compactMap { entry, fate in
      let what = "‘\(entry.key.rule)’ at ‘\(entry.key.element)’ of ‘\(entry.key.flow)’"
      let (message, help): (String, String) =
        switch fate {
        case .gone: ("\(what) is no longer found", "‘\(keeper.prunes)’ takes it out")
        case .moved(let flow): ("\(what) is now in ‘\(flow)’", "‘\(keeper.prunes)’ follows it")
        case .expired:
          ("the entry of \(what) ended on \(entry.acceptance.until)", "mend it, or give it a later day")
        case .mandatory: ("\(what) is of a mandatory rule", "mend it; no baseline hides it")
        case .unknownRule: ("there is no rule ‘\(entry.key.rule)’", "‘\(keeper.prunes)’ takes it out")
        case .repeated: ("\(what) stands here twice", "‘\(keeper.prunes)’ keeps one of them")
        case .needed, .unknown: ("", "")
        }
      return message.isEmpty
        ? nil : Problem("stale-entry", message, at: entry.acceptance.place, help: help)
    }
  }
}
