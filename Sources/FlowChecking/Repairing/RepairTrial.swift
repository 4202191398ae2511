internal import Diagnostics
internal import FlowModel
internal import RuleEngine

/// Carries repairs of one flow out in memory, and asks the same rules with the same settings again.
///
/// A repair holds where the finding is gone, no error and no warning is new, nothing weighs more than before, and no
/// rule is undecided that was not.
struct RepairTrial: Sendable {
  /// The flow as it is.
  let reading: CheckedReading
  /// The path of its root file.
  let root: String
  private let today: CalendarDay

  /// Nil where nothing of the flow could be read.
  init?(_ reading: CheckedReading, today: CalendarDay) {
    guard let flow = reading.flow else { return nil }
    self.reading = reading
    root = flow.root
    self.today = today
  }

  /// A repair that was tried.
  struct Held {
    let repair: Repair
    /// The flow with it.
    let after: RepairTrial
  }

  /// Tries one proposal of a finding; nil where it does not hold.
  func hold(_ proposal: RepairProposal, of finding: Finding) -> Held? {
    guard let changes = changes(of: proposal), let after = after(changes) else { return nil }
    guard isGone(finding, from: after.reading), !isWorse(after.reading) else { return nil }
    return Held(
      repair: Repair(says: proposal.says, isSafe: proposal.isSafe, changes: changes), after: after)
  }

  /// Tries several proposals together, each with its finding; nil where not all of them hold so.
  func hold(_ proposals: [(RepairProposal, Finding)]) -> (repairs: [Repair], after: RepairTrial)? {
    var repairs: [Repair] = []
    for (proposal, _) in proposals {
      guard let changes = changes(of: proposal) else { return nil }
      repairs.append(Repair(says: proposal.says, isSafe: proposal.isSafe, changes: changes))
    }
    let changes = repairs.flatMap(\.changes)
    guard Set(changes).count == changes.count, !changes.overlap, let after = after(changes),
      proposals.allSatisfy({ isGone($0.1, from: after.reading) }), !isWorse(after.reading)
    else { return nil }
    return (repairs, after)
  }

  /// Writes what a problem says was meant; nil where that does not mend it or brings other problems.
  func hold(replacementOf problem: Problem) -> Held? {
    guard let place = problem.place, let replacement = problem.replacement, !replacement.isEmpty,
      reading.sources.contains(where: { $0 === place.file })
    else { return nil }
    let changes = [TextChange(place, replacement)]
    guard let after = after(changes), after.reading.problems.count < reading.problems.count,
      !ProblemTally(after.reading.problems).exceeds(ProblemTally(reading.problems))
    else { return nil }
    let written = place.text
    return Held(
      repair: Repair(says: "write ‘\(replacement)’ for ‘\(written)’", isSafe: true, changes: changes),
      after: after)
  }

  /// What has to be written for all edits together; nil where one of them cannot be written, or two would overlap.
  private func changes(of proposal: RepairProposal) -> [TextChange]? {
    var changes: [TextChange] = []
    var texts: [ObjectIdentifier: FlowText] = [:]
    for edit in proposal.edits {
      let file = edit.place.file
      guard reading.sources.contains(where: { $0 === file }) else { return nil }
      let text = texts[ObjectIdentifier(file)] ?? FlowText(file)
      texts[ObjectIdentifier(file)] = text
      guard let made = text.changes(for: edit) else { return nil }
      changes += made.filter { !changes.contains($0) }
    }
    return changes.overlap ? nil : changes
  }

  private func after(_ changes: [TextChange]) -> RepairTrial? {
    let files = EditedFiles(reading.sources, changes: changes)
    let edited = FlowReader.read(path: root, from: files)
    return RepairTrial(CheckedReading(edited, context: reading.context, today: today), today: today)
  }

  private func isGone(_ finding: Finding, from after: CheckedReading) -> Bool {
    !(after.findings + after.allowed).contains { other in
      other.element == finding.element
        && (other.rule == finding.rule || other.folded.contains(finding.rule))
    }
  }

  /// Something is there that was not, or weighs more.
  private func isWorse(_ after: CheckedReading) -> Bool {
    if ProblemTally(after.problems).exceeds(ProblemTally(reading.problems)) { return true }
    if after.undecided.subtracting(reading.undecided).isEmpty == false { return true }
    var known: [String: Severity] = [:]
    for finding in reading.findings {
      known[finding.name] = max(known[finding.name] ?? .info, finding.severity)
    }
    let names = Set(after.findings.map(\.name))
    // An element may have got another name; then its findings go and come by the same rules.
    var gone: [RuleID: Int] = [:]
    for finding in reading.findings where finding.severity > .info && !names.contains(finding.name) {
      gone[finding.rule, default: 0] += 1
    }
    for finding in after.findings where finding.severity > .info {
      if let before = known[finding.name] {
        if finding.severity > before { return true }
      } else {
        guard let left = gone[finding.rule], left > 0 else { return true }
        gone[finding.rule] = left - 1
      }
    }
    return false
  }
}

/// Problems counted by what they say, wherever they stand.
private struct ProblemTally {
  private var counts: [[String]: Int] = [:]

  init(_ problems: [Problem]) {
    for problem in problems { counts[[problem.code, problem.message], default: 0] += 1 }
  }

  func exceeds(_ other: ProblemTally) -> Bool { counts.contains { $0.value > other.counts[$0.key] ?? 0 } }
}

extension CheckedReading {
  /// The rules that could not be decided.
  fileprivate var undecided: Set<RuleID> {
    Set((flow?.verdicts ?? []).filter { $0.verdict == .undecided }.map(\.rule))
  }
}

extension [TextChange] {
  /// Two of them change the same text.
  fileprivate var overlap: Bool {
    let order = sorted { $0.place.span.start < $1.place.span.start }
    return order.indices.contains { index in
      order[(index + 1)...].contains { next in
        next.place.file === order[index].place.file && next.place.span.start < order[index].place.span.end
      }
    }
  }
}
