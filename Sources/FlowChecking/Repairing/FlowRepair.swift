public import Diagnostics

/// Repairs flows: every proposal is carried out in memory first and kept only where it holds.
public struct FlowRepair: Sendable {
  private let check: FlowCheck
  private let isUnsafeToo: Bool

  /// - Parameters:
  ///   - check: what is checked, and how; only findings that count in it, and that texts for people show,
  ///     are repaired.
  ///   - isUnsafeToo: also decide what somebody might decide otherwise.
  public init(_ check: FlowCheck, isUnsafeToo: Bool = false) {
    self.check = check
    self.isUnsafeToo = isUnsafeToo
  }

  /// One file with its repairs.
  public struct EditedFile: Sendable {
    /// The path as it is shown.
    public let path: String
    /// As it is on disk.
    let old: [UInt8]
    /// As it should be.
    let new: [UInt8]

    /// What to write, with the byte order mark that the file has.
    ///
    /// - Throws: why the file on disk is not what was read: another encoding, or changed since.
    public func text() throws(Problem) -> String {
      let disk = FileOnDisk(path, as: old)
      if let mark = disk.mark { return String(decoding: mark + new, as: UTF8.self) }
      throw Problem(
        "not-repaired", "‘\(path)’ is left as it is: \(disk.reason)", at: nil, path: path,
        help: "‘--diff’ shows what to write")
    }

    /// What changes, by lines.
    public var difference: TextDifference { TextDifference(from: old, to: new) }
  }

  /// What repairing came to.
  public struct Outcome: Sendable {
    /// What each repair did, in the order in which they were made, with the finding or problem that it mends.
    public internal(set) var made: [(name: String, repair: Repair)] = []
    /// Files that change, in the order of their paths.
    public internal(set) var files: [EditedFile] = []
    /// What is left that a person has to decide on.
    public internal(set) var unsafe = UnsafeRepairs()
  }

  /// Finds what to write; writes nothing.
  public func run() -> Outcome {
    var outcome = Outcome()
    var counting: Set<String> = []
    let (checked, trials) = check.run(keepsReadings: true)
    // Nothing is changed for what nobody is shown.
    for finding in checked.report.findings where checked.shows(finding) {
      counting.insert(finding.flow + "\n" + finding.name)
    }
    var files: [String: EditedFile] = [:]
    for trial in trials {
      let end = mend(trial, counting, &outcome)
      if !isUnsafeToo { outcome.unsafe.add(unsafe(in: end, counting, flowCount: trials.count)) }
      for source in end.reading.sources {
        guard let old = trial.reading.sources.first(where: { $0.path == source.path })?.bytes,
          old != source.bytes
        else { continue }
        files[source.path] = EditedFile(path: source.path, old: old, new: source.bytes)
      }
    }
    outcome.files = files.values.sorted { $0.path < $1.path }
    return outcome
  }

  /// Repairs all that holds, each on top of those before it: many at once; where that does not hold, without those that
  /// seem to be why, or by halves.
  private func mend(_ start: RepairTrial, _ counting: Set<String>, _ outcome: inout Outcome) -> RepairTrial {
    var trial = respelt(start, &outcome)
    var refused: Set<String> = []
    while true {
      let findings = trial.reading.findings.filter { finding in
        // What an earlier repair uncovered counts too; what a baseline knows does not.
        !finding.proposals.isEmpty && !refused.contains(finding.name)
          && counting.contains(finding.flow + "\n" + finding.name)
      }
      let before = outcome.made.count
      trial = mend(findings.filter(isOffered), trial, &refused, &outcome)
      for finding in findings where !isOffered(finding) && outcome.made.count == before {
        trial = mend(finding, trial, &refused, &outcome)
      }
      if outcome.made.count == before { return trial }
    }
  }

  /// Tries what is not safe of the findings that are left, so that nobody is promised what does not hold.
  private func unsafe(in end: RepairTrial, _ counting: Set<String>, flowCount: Int) -> UnsafeRepairs {
    let left = end.reading.findings.compactMap { finding -> Finding? in
      var finding = finding
      finding.proposals.removeAll(where: \.isSafe)
      return finding.proposals.isEmpty || !counting.contains(finding.flow + "\n" + finding.name)
        ? nil : finding
    }
    if left.isEmpty { return UnsafeRepairs() }
    let (held, untried) = end.offers(for: left, flowCount: flowCount)
    return UnsafeRepairs(held: held.count, untried: untried)
  }

  /// The first of its proposals may be written.
  private func isOffered(_ finding: Finding) -> Bool { isUnsafeToo || finding.proposals[0].isSafe }

  /// Writes what misspelt names were meant to be.
  private func respelt(_ start: RepairTrial, _ outcome: inout Outcome) -> RepairTrial {
    var trial = start
    var refused: Set<String> = []
    while let problem = trial.reading.problems.first(where: {
      $0.replacement != nil && !refused.contains($0.message)
    }) {
      if let held = trial.hold(replacementOf: problem) {
        outcome.made.append(("\(problem.code): \(problem.message)", held.repair))
        trial = held.after
      } else {
        refused.insert(problem.message)
      }
    }
    return trial
  }

  /// Repairs these findings as far as that holds. Those that stay are noted, so that nobody tries them again.
  private func mend(
    _ findings: [Finding], _ trial: RepairTrial, _ refused: inout Set<String>, _ outcome: inout Outcome
  ) -> RepairTrial {
    if findings.isEmpty { return trial }
    if findings.count == 1 { return mend(findings[0], trial, &refused, &outcome) }
    let first = findings.map { ($0.proposals[0], $0) }
    switch trial.hold(first) {
    case .held(let repairs, let after):
      for (repair, (_, finding)) in zip(repairs, first) { outcome.made.append((finding.name, repair)) }
      return after
    case .refused(let suspects, _):
      let parts = findings.parted(suspects)
      let after = mend(parts.first, trial, &refused, &outcome)
      // Places have moved where something was written; the rest comes in the next round.
      if after.reading.sources.first !== trial.reading.sources.first { return after }
      return mend(parts.second, after, &refused, &outcome)
    }
  }

  private func mend(
    _ finding: Finding, _ trial: RepairTrial, _ refused: inout Set<String>, _ outcome: inout Outcome
  ) -> RepairTrial {
    for proposal in finding.proposals where isUnsafeToo || proposal.isSafe {
      guard let held = trial.hold(proposal, of: finding) else { continue }
      outcome.made.append((finding.name, held.repair))
      return held.after
    }
    refused.insert(finding.name)
    return trial
  }
}

extension [Finding] {
  /// The findings without the suspects, and the suspects; two halves where one of the two groups would be empty.
  func parted(_ suspects: Set<String>) -> (first: [Finding], second: [Finding]) {
    let others = filter { !suspects.contains($0.name) }
    if others.isEmpty || others.count == count {
      return (Array(self[..<(count / 2)]), Array(self[(count / 2)...]))
    }
    return (others, filter { suspects.contains($0.name) })
  }
}
