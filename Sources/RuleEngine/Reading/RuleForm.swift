internal import Diagnostics

/// A kind of map in a rule file. Only its table of keys says what it may contain: the reader, the JSON Schema and the
/// reference are made from that table.
enum RuleForm: String, CaseIterable, Sendable {
  case rule, docs, parameter, related, cause, repair, edit, test, found, expectation

  /// Its name in messages: “a test has no key ‘x’”.
  var noun: String {
    switch self {
    case .docs: "docs"
    case .related: "a related place"
    case .found: "a finding"
    case .expectation: "an expected finding"
    case .edit: "an edit"
    case .rule, .parameter, .cause, .repair, .test: "a \(rawValue)"
    }
  }

  /// Its keys, in the order of the reference.
  var keys: [RuleKey] {
    switch self {
    case .rule: RuleKey.ofRule
    case .docs: RuleKey.ofDocs
    case .parameter: RuleKey.ofParameter
    case .related: RuleKey.ofRelated
    case .cause: RuleKey.ofCause
    case .repair: RuleKey.ofRepair
    case .edit: RuleKey.ofEdit
    case .test: RuleKey.ofTest
    case .found: RuleKey.ofFound
    case .expectation: RuleKey.ofExpectation
    }
  }

  /// `{at, says}`
  var shown: String { "{\(keys.map(\.name).joined(separator: ", "))}" }
}

/// A row of a table: a key, the values it may have, and its description.
struct RuleKey: Sendable {
  let name: String
  let value: RuleValueForm
  let isRequired: Bool
  let says: String

  init(_ name: String, _ value: RuleValueForm, _ says: String, isRequired: Bool = false) {
    self.name = name
    self.value = value
    self.isRequired = isRequired
    self.says = says
  }
}

/// The values that a key of a rule file may have.
enum RuleValueForm: Sendable {
  /// A rule's id.
  case id
  case text
  /// `yyyy-mm`
  case month
  /// `yyyy-mm-dd`
  case day
  /// An expression of type bool.
  case condition
  case expression
  /// A text with `{{ expression }}` in it.
  case template
  case flag
  case words([String])
  /// A severity, or conditions by severity.
  case severity
  case texts
  /// The value of a parameter.
  case value
  /// Values of parameters by name.
  case values
  case flow
  case form(RuleForm)
  /// A list of maps.
  case forms(RuleForm)
  /// Maps by name.
  case named(RuleForm)
  /// An expression, or a map.
  case expressionOr(RuleForm)
  /// Expressions by name.
  case macros

  /// Its name in the reference.
  var reference: String {
    switch self {
    case .id: "id"
    case .text: "text"
    case .month: "yyyy-mm"
    case .day: "yyyy-mm-dd"
    case .condition: "condition"
    case .expression: "expression"
    case .template: "template"
    case .flag: "true or false"
    case .words(let words): words.joined(separator: ", ")
    case .severity: "\(Self.severities.joined(separator: ", ")), or a map severity → condition"
    case .texts: "list of texts"
    case .value: "value"
    case .values: "map name → value"
    case .flow: "flow"
    case .form(let form): form.shown
    case .forms(let form): "list of \(form.shown)"
    case .named(let form): "map name → \(form.shown)"
    case .expressionOr(let form): "expression, or \(form.shown)"
    case .macros: "map name, or name(parameters) → expression"
    }
  }

  static let severities = [Severity.error, .warning, .info].map(\.word)
}
