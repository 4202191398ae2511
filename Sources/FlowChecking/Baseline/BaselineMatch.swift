internal import Diagnostics
internal import FlowModel
internal import OperatingSystem

/// The findings of a run compared with a baseline: which ones it has, and which of its entries are stale.
struct BaselineMatch {
  /// Findings the baseline does not have.
  private(set) var new: [Finding] = []
  /// Findings it has, with their status.
  private(set) var known: [Finding] = []
  /// Its entries, each with how it matches.
  private(set) var entries: [(entry: BaselineFile.Entry, fate: Fate)]

  /// How an entry matches the findings of the run.
  enum Fate: Sendable, Hashable {
    /// Its finding is there.
    case needed
    /// Its finding is there, but the flow has another path now.
    case moved(String)
    /// Its last day has passed; the finding counts.
    case expired
    /// Its rule is mandatory; the finding counts.
    case mandatory
    /// The finding is gone.
    case gone
    /// There is no such rule.
    case unknownRule
    /// An earlier entry says the same.
    case repeated
    /// Its flow or its rule was not checked, or not to the end.
    case unknown
  }

  /// - Parameters:
  ///   - baseline: the entries.
  ///   - findings: those of the flows that the baseline is for.
  ///   - scope: what the run has checked to its end.
  ///   - mandatory: rules that no baseline hides.
  ///   - knows: whether there is such a rule.
  ///   - today: the day; an entry still holds on its last one.
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
      // A broader finding that stands under this one is the same defect, known by its older name.
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

  /// An entry whose file no longer exists matches the one flow that has the same finding now: the file was renamed.
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

/// What a run has checked to its end: only there can it say that a finding is gone.
struct CheckedScope {
  /// By the absolute path of the root; the rules are looked up where somebody asks, which few flows see.
  private var decided: [String: [RuleVerdict]] = [:]

  /// The flows of a report that were read whole, with the rules that were asked and decided.
  init(_ report: Report) {
    let doubtful = Set(report.problems.map(\.path))
    for flow in report.flows where !([flow.root] + flow.parts).contains(where: doubtful.contains) {
      decided[Path.absolute(flow.root)] = flow.verdicts
    }
  }

  /// Whether a finding that nobody found is gone: its flow was checked for it, or there is no such file.
  func isGone(_ key: FindingKey, folder: String) -> Bool {
    let path = Path.absolute(key.flow, in: folder)
    guard let verdicts = decided[path] else { return FileSystem.kind(of: path) == nil }
    return verdicts.contains { $0.rule == key.rule && $0.verdict != .undecided }
  }
}

extension FindingKey {
  /// The key of a finding, its flow seen from an absolute folder.
  init(_ finding: Finding, from folder: String) {
    self.init(
      rule: finding.rule, flow: Path.relative(Path.absolute(finding.flow), to: folder),
      element: finding.element)
  }
}
