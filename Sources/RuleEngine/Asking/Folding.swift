internal import Diagnostics

/// Puts broader findings under the narrower ones that speak of the same defect, so that one defect is one finding.
///
/// A rule that `folds` another takes in that one's findings at its own element, at what contains it and at what it
/// contains.
func folded(_ findings: [Finding], by folds: [RuleID: [RuleID]]) -> [Finding] {
  var findings = findings
  var gone: Set<Int> = []
  for narrow in findings.indices {
    guard let broader = folds[findings[narrow].rule], !broader.isEmpty else { continue }
    for broad in findings.indices
    where broader.contains(findings[broad].rule) && !gone.contains(broad)
      && findings[narrow].element.isRelated(to: findings[broad].element)
    {
      gone.insert(broad)
      if !findings[narrow].folded.contains(findings[broad].rule) {
        findings[narrow].folded.append(findings[broad].rule)
      }
    }
  }
  return findings.indices.filter { !gone.contains($0) }.map { findings[$0] }
}

extension ElementPath {
  /// The same element, or one that stands within the other.
  func isRelated(to other: ElementPath) -> Bool { contains(other) || other.contains(self) }
}
