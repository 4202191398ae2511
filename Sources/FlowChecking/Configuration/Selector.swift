internal import Diagnostics
internal import RuleEngine

/// A resolved selector of rules.
enum Selector: Sendable {
  case all
  case rule(RuleID)
  case category(Set<RuleID>)
  /// Findings with this severity.
  case severity(Severity)

  /// The fixed words that select several rules.
  static let words = ["all"] + Severity.allCases.map(\.word)

  /// Resolves a text: an id of a rule, then `all` and severities, then a category.
  init?(_ text: String, among rules: RuleSet) {
    if rules[RuleID(text)] != nil {
      self = .rule(RuleID(text))
    } else if text == "all" {
      self = .all
    } else if let severity = Severity(word: text) {
      self = .severity(severity)
    } else {
      let members = rules.rules.filter { $0.category == text }
      guard !members.isEmpty else { return nil }
      self = .category(Set(members.map(\.id)))
    }
  }

  /// Whether it selects a finding of this rule and severity.
  func matches(_ rule: RuleID, _ severity: Severity) -> Bool {
    switch self {
    case .all: true
    case .rule(let id): id == rule
    case .category(let members): members.contains(rule)
    case .severity(let wanted): wanted == severity
    }
  }

  /// Whether it names one rule.
  var isExact: Bool { if case .rule = self { true } else { false } }

  var isSeverity: Bool { if case .severity = self { true } else { false } }

  /// The priority within one map: the more specific selector wins.
  var weight: Int {
    switch self {
    case .all: 0
    case .severity: 1
    case .category: 2
    case .rule: 3
    }
  }
}
