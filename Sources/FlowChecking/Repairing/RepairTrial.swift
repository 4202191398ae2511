internal import Diagnostics
internal import FlowModel
internal import RuleEngine

/// Applies repairs of one flow in memory, and checks the result with the same rules and settings.
///
/// A repair passes if the finding does not exist any more, there is no new error or warning, no severity is
/// higher than before, and no further rule is undecided.
struct RepairTrial: Sendable {
  /// The flow without the repair.
  let reading: CheckedReading
  /// The path of its root file.
  let root: String
  private let today: CalendarDay
  private let progress: CheckProgress?
  private let texts: FlowTexts
  /// Whether everything is read, explored and evaluated again. For tests, which compare both ways.
  var doesAllAnew = false

  /// Nil if nothing of the flow could be read.
  ///
  /// - Parameter progress: receives the progress of trials, and can stop them.
  init?(_ reading: CheckedReading, today: CalendarDay, progress: CheckProgress? = nil) {
    guard let flow = reading.flow else { return nil }
    self.progress = progress
    self.reading = reading
    texts = FlowTexts(of: reading.sources)
    root = flow.root
    self.today = today
  }

  /// A repair that passed its trial.
  struct Held {
    let repair: Repair
    /// The flow with the repair.
    let after: RepairTrial
  }

  /// Tries one proposal of a finding; nil if it fails.
  func hold(_ proposal: RepairProposal, of finding: Finding) -> Held? {
    guard let changes = changes(of: proposal), case .held(let after) = after(changes, without: [finding])
    else { return nil }
    return Held(
      repair: Repair(says: proposal.says, isSafe: proposal.isSafe, changes: changes), after: after)
  }

  /// The result of trying several proposals together.
  enum HeldTogether {
    /// All pass together: the repairs in the order of the proposals, and the flow with them.
    case held([Repair], after: RepairTrial)
    /// They fail; with the names of the findings whose proposals are the likely reason, empty if unknown.
    case refused(suspects: Set<String>, wasPlayed: Bool)
  }

  /// Tries several proposals together, each with its finding.
  func hold(_ proposals: [(RepairProposal, Finding)]) -> HeldTogether {
    var repairs: [Repair] = []
    // Equal changes, such as those of two findings about one guard, are applied once.
    var all: [TextChange] = []
    for (proposal, finding) in proposals {
      guard let changes = changes(of: proposal) else {
        return .refused(suspects: [finding.name], wasPlayed: false)
      }
      repairs.append(Repair(says: proposal.says, isSafe: proposal.isSafe, changes: changes))
      for change in changes where !all.contains(change) { all.append(change) }
    }
    if all.overlap { return .refused(suspects: [], wasPlayed: false) }
    switch after(all, without: proposals.map { $0.1 }) {
    case .held(let after): return .held(repairs, after: after)
    case .refused(let suspects, let wasPlayed): return .refused(suspects: suspects, wasPlayed: wasPlayed)
    }
  }

  /// Applies the replacement that a problem proposes; nil if that does not solve it or causes other problems.
  func hold(replacementOf problem: Problem) -> Held? {
    guard let repair = replacement(of: problem), let after = after([repair], .all) else { return nil }
    return Held(repair: repair, after: after)
  }

  /// The replacements that problems propose, if they solve them and cause no others.
  ///
  /// All are tried together, at the cost of reading the flow once. If that fails, each of the first
  /// ``mostTriedAlone`` is tried separately.
  ///
  /// - Returns: the repairs that pass, by their problems.
  func replacements(of problems: [Problem]) -> [Problem: Repair] {
    let repairs = problems.compactMap { problem in replacement(of: problem).map { (problem, $0) } }
    if repairs.isEmpty { return [:] }
    let all = repairs.map(\.1)
    if !all.flatMap(\.changes).overlap, after(all, .read) != nil {
      return Dictionary(repairs) { first, _ in first }
    }
    let held = repairs.prefix(Self.mostTriedAlone).filter { after([$0.1], .read) != nil }
    return Dictionary(held) { first, _ in first }
  }

  private static let mostTriedAlone = 32

  /// The replacement that a problem proposes; nil if it has none, or none in a file of this flow.
  private func replacement(of problem: Problem) -> Repair? {
    guard let place = problem.place, let replacement = problem.replacement, !replacement.isEmpty,
      reading.sources.contains(where: { $0 === place.file })
    else { return nil }
    return Repair(
      says: "write ‘\(replacement)’ for ‘\(place.text)’", isSafe: true,
      changes: [TextChange(place, replacement)])
  }

  /// The changes of text for all edits; nil if one cannot be computed, or two overlap.
  private func changes(of proposal: RepairProposal) -> [TextChange]? {
    var changes: [TextChange] = []
    for edit in proposal.edits {
      guard let made = texts[edit.place.file]?.changes(for: edit) else { return nil }
      changes += made.filter { !changes.contains($0) }
    }
    return changes.overlap ? nil : changes
  }

  /// The result of applying changes.
  private enum Tried {
    case held(RepairTrial)
    /// With the names of findings that still exist, or in whose screens something is worse.
    case refused(suspects: Set<String>, wasPlayed: Bool)
  }

  /// The flow with changes that must remove these findings. First it is read and checked without exploration:
  /// this takes a hundredth of the time and detects most failures.
  private func after(_ changes: [TextChange], without gone: [Finding]) -> Tried {
    let edited = FlowReader.read(path: root, from: EditedFiles(reading.sources, changes: changes))
    let context = reading.context
    if doesAllAnew {
      let all = CheckedReading(edited, context: context, today: today, trial: .all, mostFacts: mostFacts)
      guard suspects(in: all, without: gone) == nil, let after = RepairTrial(all, today: today) else {
        return .refused(suspects: [], wasPlayed: true)
      }
      return .held(after)
    }
    if ProblemTally(edited.problems + context.problems).exceeds(ProblemTally(reading.problems)) {
      return .refused(suspects: [], wasPlayed: false)
    }
    let written = CheckedReading(edited, context: context, today: today, trial: .written)
    let rules = Set(context.rules.askedAsWritten.rules.map(\.id))
    if let suspects = suspects(in: written, without: gone, of: rules) {
      return .refused(suspects: suspects, wasPlayed: false)
    }
    let all = CheckedReading(
      edited, context: context, today: today, progress: progress, explorations: reading.explorations,
      trial: .all, mostFacts: mostFacts)
    if let suspects = suspects(in: all, without: gone) {
      return .refused(suspects: suspects, wasPlayed: true)
    }
    guard let after = RepairTrial(all, today: today, progress: progress) else {
      return .refused(suspects: [], wasPlayed: true)
    }
    return .held(after)
  }

  /// The most facts for a flow with a repair. A repair that multiplies them, such as a way out of each screen
  /// in a dense graph, would take many times as long to verify as the check of the flow; it counts as failed.
  private var mostFacts: Int { max((reading.flow?.coverage?.facts ?? 0) * 3 / 2, Self.fewFacts) }
  /// A number of facts that is derived in some tenths of a second.
  private static let fewFacts = 100_000

  /// The suspects; nil if the trial passes: the findings are gone, and nothing is worse than before.
  ///
  /// - Parameter rules: the only rules that were evaluated; nil for all.
  private func suspects(
    in after: CheckedReading, without gone: [Finding], of rules: Set<RuleID>? = nil
  ) -> Set<String>? {
    let there = Dictionary(grouping: after.findings + after.allowed, by: \.element)
    let left = gone.filter { finding in
      rules?.contains(finding.rule) != false
        && there[finding.element]?.contains {
          $0.rule == finding.rule || $0.folded.contains(finding.rule)
        } == true
    }
    if !left.isEmpty { return Set(left.map(\.name)) }
    let news = news(in: after, of: rules)
    if !news.isWorse { return nil }
    let screens = Set(news.findings.map(\.element.screen))
    return Set(gone.filter { screens.contains($0.element.screen) }.map(\.name))
  }

  /// The flow with replaced names; there may be more findings then. Nil if not every replacement solves a
  /// problem, or if there is another problem.
  private func after(_ replacements: [Repair], _ trial: CheckedReading.Trial) -> RepairTrial? {
    let changes = replacements.flatMap(\.changes)
    let edited = FlowReader.read(path: root, from: EditedFiles(reading.sources, changes: changes))
    let after = CheckedReading(
      edited, context: reading.context, today: today, explorations: reading.explorations, trial: trial)
    guard after.problems.count <= reading.problems.count - replacements.count,
      !ProblemTally(after.problems).exceeds(ProblemTally(reading.problems))
    else { return nil }
    return RepairTrial(after, today: today, progress: progress)
  }

  /// What is worse than before.
  private struct News {
    var isWorse = false
    /// Findings that are new or have a higher severity.
    var findings: [Finding] = []
  }

  /// Searches what is new or has a higher severity.
  ///
  /// - Parameter rules: the only rules that were evaluated; nil for all.
  private func news(in after: CheckedReading, of rules: Set<RuleID>? = nil) -> News {
    var news = News()
    news.isWorse =
      ProblemTally(after.problems).exceeds(ProblemTally(reading.problems))
      || !after.undecided.subtracting(reading.undecided).isEmpty
    var known: [String: Severity] = [:]
    for finding in reading.findings {
      known[finding.name] = max(known[finding.name] ?? .info, finding.severity)
    }
    let names = Set(after.findings.map(\.name))
    // An element may have another name now; then its findings disappear and new ones of the same rules
    // appear.
    var gone: [RuleID: Int] = [:]
    for finding in reading.findings where finding.severity > .info && !names.contains(finding.name) {
      if rules?.contains(finding.rule) != false { gone[finding.rule, default: 0] += 1 }
    }
    for finding in after.findings where finding.severity > .info {
      if let before = known[finding.name] {
        if finding.severity > before { news.findings.append(finding) }
      } else if let left = gone[finding.rule], left > 0 {
        gone[finding.rule] = left - 1
      } else {
        news.findings.append(finding)
      }
    }
    if !news.findings.isEmpty { news.isWorse = true }
    return news
  }
}

/// Counts problems by their text, wherever they are.
private struct ProblemTally {
  private var counts: [[String]: Int] = [:]

  init(_ problems: [Problem]) {
    for problem in problems { counts[[problem.code, problem.message], default: 0] += 1 }
  }

  func exceeds(_ other: ProblemTally) -> Bool {
    counts.contains { $0.value > other.counts[$0.key] ?? 0 }
  }
}

extension CheckedReading {
  /// The rules that are undecided.
  fileprivate var undecided: Set<RuleID> {
    Set((flow?.verdicts ?? []).filter { $0.verdict == .undecided }.map(\.rule))
  }
}

extension ElementPath {
  /// The path of its screen; otherwise the first name of the path.
  fileprivate var screen: Substring {
    let names = text.split(separator: ".", maxSplits: 2)
    return names.count > 1 ? text.prefix(names[0].count + 1 + names[1].count) : text[...]
  }
}

extension [TextChange] {
  /// Whether two of the changes affect the same text.
  fileprivate var overlap: Bool {
    Dictionary(grouping: self, by: { ObjectIdentifier($0.place.file) }).values.contains { changes in
      var end: Int32 = 0
      return changes.map(\.place.span).sorted { $0.start < $1.start }.contains { span in
        defer { end = Swift.max(end, span.end) }
        return span.start < end
      }
    }
  }
}
