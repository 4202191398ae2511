internal import Diagnostics
internal import OperatingSystem

/// Compares the findings of a run with those of a revision.
struct SinceComparison {
  /// Findings that existed already, with their status.
  private(set) var known: [Finding] = []
  /// How many earlier findings do not exist any more in the checked flows.
  private(set) var goneCount = 0

  /// - Parameters:
  ///   - check: the revision.
  ///   - then: its findings.
  ///   - findings: present findings that count.
  ///   - accepted: present findings that do not count, but still exist.
  ///   - scope: what the run has checked completely.
  init(
    _ check: RevisionCheck, then: Set<FindingKey>, findings: [Finding], accepted: [Finding],
    scope: CheckedScope, root: String, revision: String
  ) {
    var left = then
    var rest: [Finding] = []
    for finding in findings {
      // A broader finding that was folded into this one is the same defect.
      let names = ([finding.rule] + finding.folded).map { rule in
        FindingKey(rule: rule, flow: check.key(finding).flow, element: finding.element)
      }
      if names.contains(where: then.contains) {
        left.subtract(names)
        note(finding, revision)
      } else {
        rest.append(finding)
      }
    }
    for finding in accepted { left.remove(check.key(finding)) }
    followMoves(rest, &left, check, root, revision)
    goneCount = left.count { scope.isGone($0, folder: root) }
  }

  private mutating func note(_ finding: Finding, _ revision: String) {
    var finding = finding
    finding.status = .carried(revision: revision)
    known.append(finding)
  }

  /// A file that was renamed without git: an earlier finding whose flow is missing is the present finding
  /// with the same rule and element, if there is exactly one of each.
  private mutating func followMoves(
    _ rest: [Finding], _ left: inout Set<FindingKey>, _ check: RevisionCheck, _ root: String,
    _ revision: String
  ) {
    let name = { (key: FindingKey) in FindingKey(rule: key.rule, flow: "", element: key.element) }
    let homeless = Dictionary(
      grouping: left.filter { FileSystem.kind(of: Path.join(root, $0.flow)) == nil }, by: name)
    let wanted = Dictionary(grouping: rest) { name(check.key($0)) }
    for finding in rest {
      let key = name(check.key(finding))
      guard let old = homeless[key], old.count == 1, wanted[key]?.count == 1 else { continue }
      left.remove(old[0])
      note(finding, revision)
    }
  }
}
