internal import Diagnostics
internal import RuleEngine

/// What chooses rules, resolved.
enum Selector: Sendable {
  case all
  case rule(RuleID)
  case category(Set<RuleID>)
  /// By the severity of a finding.
  case severity(Severity)

  /// The words and names that may stand for several rules.
  static let words = ["all"] + Severity.allCases.map(\.word)

  /// What a text stands for among these rules: an id, then `all` and severities, then a category.
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

  /// Whether it chooses a finding of this rule and severity.
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

  /// Which of two in one map wins: the one that says more.
  var weight: Int {
    switch self {
    case .all: 0
    case .severity: 1
    case .category: 2
    case .rule: 3
    }
  }
}
