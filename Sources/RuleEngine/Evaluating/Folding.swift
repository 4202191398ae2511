internal import Diagnostics

/// Moves broader findings into the narrower ones about the same defect, so that one defect is reported once.
///
/// If a rule `folds` another one, its finding takes in the other's findings at the same element, at elements that
/// contain it and at elements inside of it, together with everything they have taken in themselves.
///
/// - Parameter folds: the rules that a rule folds.
func folded(_ findings: [Finding], by folds: (RuleID) -> [RuleID]) -> [Finding] {
  // For each rule, the rules that fold it and have findings; and for each rule its findings, by the start of
  // the element.
  var takers: [RuleID: [RuleID]] = [:]
  var places: [RuleID: [String: [Int]]] = [:]
  var broader: [RuleID: [RuleID]] = [:]
  for (index, finding) in findings.enumerated() {
    if broader[finding.rule] == nil {
      let found = folds(finding.rule)
      broader[finding.rule] = found
      for rule in found { takers[rule, default: []].append(finding.rule) }
    }
    if broader[finding.rule]?.isEmpty != false { continue }
    places[finding.rule, default: [:]][finding.element.starts[0], default: []].append(index)
  }
  if takers.isEmpty { return findings }
  // For each finding, the first finding into which it is folded.
  let above = findings.map { broad in
    let starts = broad.element.starts
    let candidates = (takers[broad.rule] ?? []).flatMap { rule -> [Int] in
      guard let places = places[rule] else { return [] }
      // What is inside of an element with a short path may have any start.
      return starts.count < 3 ? places.values.flatMap { $0 } : starts.flatMap { places[$0] ?? [] }
    }
    return candidates.filter { findings[$0].element.isRelated(to: broad.element) }.min()
  }
  var result = findings
  for index in findings.indices {
    var top = index
    // The loop is bounded because rules may fold each other in a cycle; then the first of them remains.
    for _ in findings.indices { if let next = above[top], next != index { top = next } else { break } }
    guard top != index, above[top] == nil || above[top] == index else { continue }
    let rule = findings[index].rule
    if !result[top].folded.contains(rule) { result[top].folded.append(rule) }
  }
  return result.indices.filter { above[$0] == nil }.map { result[$0] }
}

extension ElementPath {
  /// The prefixes under which elements are looked up: the first two names of the path, its first name, and the empty
  /// path. Every path that contains this one is found under one of them.
  fileprivate var starts: [String] {
    let names = text.split(separator: ".", maxSplits: 2)
    switch names.count {
    case 0: return [""]
    case 1: return [text, ""]
    default: return [names[0] + "." + names[1], String(names[0]), ""]
    }
  }

  /// Whether both are the same element, or one contains the other.
  func isRelated(to other: ElementPath) -> Bool { contains(other) || other.contains(self) }
}
