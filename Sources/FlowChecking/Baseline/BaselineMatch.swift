internal import Diagnostics
internal import FlowModel
internal import OperatingSystem

/// Compares the findings of a run with a baseline: which findings it contains, and which of its entries are
/// stale.
struct BaselineMatch {
  /// Findings that are not in the baseline.
  private(set) var new: [Finding] = []
  /// Findings that are in the baseline, with their status.
  private(set) var known: [Finding] = []
  /// All entries, each with its relation to the findings.
  private(set) var entries: [(entry: BaselineFile.Entry, fate: Fate)]

  /// The relation of an entry to the findings of the run.
  enum Fate: Sendable, Hashable {
    /// Its finding exists.
    case needed
    /// Its finding exists, and the flow has another path now.
    case moved(String)
    /// Its last day has passed, so the finding counts.
    case expired
    /// Its rule is mandatory, so the finding counts.
    case mandatory
    /// The finding does not exist any more.
    case gone
    /// The rule does not exist.
    case unknownRule
    /// The same as an earlier entry.
    case repeated
    /// Unknown, because its flow or its rule was not checked completely.
    case unknown
  }

  /// - Parameters:
  ///   - baseline: the baseline.
  ///   - findings: the findings of the flows to which the baseline applies.
  ///   - scope: what the run has checked completely.
  ///   - mandatory: rules whose findings no baseline hides.
  ///   - knows: whether a rule exists.
  ///   - today: the current day. An entry is still valid on its last day.
  init(
    _ baseline: BaselineFile, findings: [Finding], scope: CheckedScope, mandatory: Set<RuleID>, today: Day,
    knows: (RuleID) -> Bool
  ) {
    entries = baseline.entries.map { ($0, Fate.unknown) }
    var index: [FindingKey: Int] = [:]
    for (number, entry) in baseline.entries.enumerated() {
      if index[entry.key] == nil { index[entry.key] = number } else { entries[number].fate = .repeated }
    }
    var rest: [Finding] = []
    for finding in findings {
      let flow = Path.relative(Path.absolute(finding.flow), to: baseline.folder)
      // A broader finding that was folded into this one is the same defect, known by its older rule.
      let names = ([finding.rule] + finding.folded).map {
        FindingKey(rule: $0, flow: flow, element: finding.element)
      }
      if let number = names.lazy.compactMap({ index[$0] }).first {
        take(finding, number, moved: nil, mandatory, today)
      } else {
        rest.append(finding)
      }
    }
    follow(rest, baseline, index, mandatory, today)
    for number in entries.indices where entries[number].fate == .unknown {
      let key = entries[number].entry.key
      if !knows(key.rule) {
        entries[number].fate = .unknownRule
      } else if scope.isGone(key, folder: baseline.folder) {
        entries[number].fate = .gone
      }
    }
  }

  /// An entry whose file does not exist any more matches a flow that has the same finding now, if there is
  /// exactly one: the file was renamed.
  private mutating func follow(
    _ rest: [Finding], _ baseline: BaselineFile, _ index: [FindingKey: Int], _ mandatory: Set<RuleID>,
    _ today: Day
  ) {
    var homeless: [FindingKey: [Int]] = [:]
    for (key, number) in index where entries[number].fate == .unknown {
      guard FileSystem.kind(of: Path.join(baseline.folder, key.flow)) == nil else { continue }
      homeless[FindingKey(rule: key.rule, flow: "", element: key.element), default: []].append(number)
    }
    let wanted = Dictionary(grouping: rest) { FindingKey(rule: $0.rule, flow: "", element: $0.element) }
    for finding in rest {
      let key = FindingKey(rule: finding.rule, flow: "", element: finding.element)
      if let numbers = homeless[key], numbers.count == 1, wanted[key]?.count == 1 {
        let flow = Path.relative(Path.absolute(finding.flow), to: baseline.folder)
        take(finding, numbers[0], moved: flow, mandatory, today)
      } else {
        new.append(finding)
      }
    }
  }

  private mutating func take(
    _ finding: Finding, _ number: Int, moved: String?, _ mandatory: Set<RuleID>, _ today: Day
  ) {
    let entry = entries[number].entry
    if mandatory.contains(finding.rule) {
      entries[number].fate = .mandatory
      new.append(finding)
    } else if let until = entry.until, until < today {
      entries[number].fate = .expired
      new.append(finding)
    } else {
      entries[number].fate = moved.map { .moved($0) } ?? .needed
      var finding = finding
      finding.status = .baselined(entry.acceptance)
      known.append(finding)
    }
  }
}

/// What a run has checked completely. Only for this can it tell that a finding does not exist any more.
struct CheckedScope {
  /// The verdicts by the absolute path of the root file. Rules are searched on demand, which few flows need.
  private var decided: [String: [RuleVerdict]] = [:]

  /// The flows of a report that were read completely, with the verdicts of their rules.
  init(_ report: Report) {
    let doubtful = Set(report.problems.map(\.path))
    for flow in report.flows where !([flow.root] + flow.parts).contains(where: doubtful.contains) {
      decided[Path.absolute(flow.root)] = flow.verdicts
    }
  }

  /// Whether a finding does not exist any more, given that it was not found: its flow was checked for it, or
  /// the file does not exist.
  func isGone(_ key: FindingKey, folder: String) -> Bool {
    let path = Path.absolute(key.flow, in: folder)
    guard let verdicts = decided[path] else { return FileSystem.kind(of: path) == nil }
    return verdicts.contains { $0.rule == key.rule && $0.verdict != .undecided }
  }
}

extension FindingKey {
  /// The key of a finding, with the path of its flow relative to an absolute folder.
  init(_ finding: Finding, from folder: String) {
    self.init(
      rule: finding.rule, flow: Path.relative(Path.absolute(finding.flow), to: folder),
      element: finding.element)
  }
}
