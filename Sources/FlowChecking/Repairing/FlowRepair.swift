public import Diagnostics

/// Repairs flows. Each proposal is tried in memory and kept only if it passes.
public struct FlowRepair: Sendable {
  private let check: FlowCheck
  private let isUnsafeToo: Bool

  /// - Parameters:
  ///   - check: the check. Only its findings that count and that text output shows are repaired.
  ///   - isUnsafeToo: whether to apply repairs that are a matter of judgement.
  public init(_ check: FlowCheck, isUnsafeToo: Bool = false) {
    self.check = check
    self.isUnsafeToo = isUnsafeToo
  }

  /// A file with repairs.
  public struct EditedFile: Sendable {
    /// The path in messages.
    public let path: String
    /// The bytes on disk.
    let old: [UInt8]
    /// The new bytes.
    let new: [UInt8]

    /// The text to write, with the byte order mark of the file.
    ///
    /// - Throws: a problem if the file on disk is not the one that was read: it has another encoding, or has
    ///   changed since.
    public func text() throws(Problem) -> String {
      let disk = FileOnDisk(path, as: old)
      if let mark = disk.mark { return String(decoding: mark + new, as: UTF8.self) }
      throw Problem(
        "not-repaired", "‘\(path)’ is left as it is: \(disk.reason)", at: nil, path: path,
        help: "‘--diff’ shows what to write")
    }

    /// The difference by lines.
    public var difference: TextDifference { TextDifference(from: old, to: new) }
  }

  /// The result of repairing.
  public struct Outcome: Sendable {
    /// The repairs in the order of their application, with the names of their findings or problems.
    public internal(set) var made: [(name: String, repair: Repair)] = []
    /// The changed files, sorted by path.
    public internal(set) var files: [EditedFile] = []
    /// What is left that a person has to decide on.
    public internal(set) var unsafe = UnsafeRepairs()
  }

  /// Computes the new texts without writing them.
  public func run() -> Outcome {
    var outcome = Outcome()
    var counting: Set<String> = []
    let (checked, trials) = check.run(keepsReadings: true)
    // Findings that are not shown are not repaired.
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

  /// Applies all repairs that pass, each on top of the earlier ones. Many are tried at once; if that fails,
  /// without the suspects, or in halves.
  private func mend(_ start: RepairTrial, _ counting: Set<String>, _ outcome: inout Outcome) -> RepairTrial {
    var trial = respelt(start, &outcome)
    var refused: Set<String> = []
    while true {
      let findings = trial.reading.findings.filter { finding in
        // Findings that an earlier repair uncovered count too; those in a baseline do not.
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

  /// Tries the unsafe proposals of the remaining findings, so that only those that pass are announced.
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

  /// Whether its first proposal may be applied.
  private func isOffered(_ finding: Finding) -> Bool { isUnsafeToo || finding.proposals[0].isSafe }

  /// Replaces misspelled names by the proposed ones.
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

  /// Repairs these findings as far as possible. Those that remain are recorded, so that they are not tried
  /// again.
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
      // Places have moved after a change, so the rest is done in the next round.
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
  /// The findings without the suspects, and the suspects; two halves if one of these groups would be empty.
  func parted(_ suspects: Set<String>) -> (first: [Finding], second: [Finding]) {
    let others = filter { !suspects.contains($0.name) }
    if others.isEmpty || others.count == count {
      return (Array(self[..<(count / 2)]), Array(self[(count / 2)...]))
    }
    return (others, filter { suspects.contains($0.name) })
  }
}
