internal import Diagnostics

/// Puts broader findings under the narrower ones that speak of the same defect, so that one defect is one finding.
///
/// A rule that `folds` another takes in that one's findings at its own element, at what contains it and at what it
/// contains, and with them what they had taken in.
func folded(_ findings: [Finding], by folds: [RuleID: [RuleID]]) -> [Finding] {
  // For each finding the first that takes it in.
  let above = findings.map { broad in
    findings.firstIndex { narrow in
      folds[narrow.rule]?.contains(broad.rule) == true && narrow.element.isRelated(to: broad.element)
    }
  }
  var result = findings
  for index in findings.indices {
    var top = index
    // Rules that fold each other in a circle would go round for ever; the first of them then stands alone.
    for _ in findings.indices { if let next = above[top], next != index { top = next } else { break } }
    guard top != index, above[top] == nil || above[top] == index else { continue }
    let rule = findings[index].rule
    if !result[top].folded.contains(rule) { result[top].folded.append(rule) }
  }
  return result.indices.filter { above[$0] == nil }.map { result[$0] }
}

extension ElementPath {
  /// The same element, or one that stands within the other.
  func isRelated(to other: ElementPath) -> Bool { contains(other) || other.contains(self) }
}
