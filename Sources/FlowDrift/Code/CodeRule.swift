public import Diagnostics
public import SourceFacts

/// What a rule about code says of itself.
public struct CodeRule: Sendable {
  /// How much it weighs.
  let severity: Severity
  /// A sentence without a full stop.
  let title: String
  /// When it is said.
  let what: String
  /// Why it matters.
  let why: String
  /// What to do instead.
  let instead: String
  /// Where it can be read that it is so.
  let sources: [String]
  /// What is at the other place that belongs to a finding; empty where there is none.
  let other: String

  init(
    _ severity: Severity, _ title: String, what: String, why: String, instead: String, sources: [String] = [],
    other: String = ""
  ) {
    self.severity = severity
    self.title = title
    self.what = what
    self.why = why
    self.instead = instead
    self.sources = sources
    self.other = other
  }

  /// The page of a rule by its name; nil where it is none.
  public static func page(of name: String) -> RuleDescription? {
    CodeFinding.Rule(rawValue: name).map { page(of: $0) }
  }

  /// The page of a rule.
  public static func page(of rule: CodeFinding.Rule) -> RuleDescription {
    let own = CodeRule(rule)
    return RuleDescription(
      id: rule.rawValue, title: own.title, severity: own.severity.word, category: "code", what: own.what,
      why: own.why, instead: own.instead, sources: own.sources)
  }

  /// What the rule says of itself.
  init(_ rule: CodeFinding.Rule) {
    self =
      switch rule {
      case .unanchored: .unanchored
      case .destructiveWithoutCancel: .destructiveWithoutCancel
      case .presentWhileDismissing: .presentWhileDismissing
      case .presentAfterDismissingChild: .presentAfterDismissingChild
      case .constantGuard: .constantGuard
      case .idiomStyle: .idiomStyle
      case .presentBeforeAppearing: .presentBeforeAppearing
      case .availabilityNotChecked: .availabilityNotChecked
      case .systemScreenStays: .systemScreenStays
      case .twoCancelActions: .twoCancelActions
      case .textFieldInActionSheet: .textFieldInActionSheet
      case .containerPushed: .containerPushed
      case .alertWithoutButton: .alertWithoutButton
      case .delegateNeverSet: .delegateNeverSet
      case .dismissesPresenter: .dismissesPresenter
      case .destinationInLazyContainer: .destinationInLazyContainer
      case .presentationInEveryRow: .presentationInEveryRow
      case .presentationInMenu: .presentationInMenu
      case .sheetReadsOtherState: .sheetReadsOtherState
      case .swipedRowGoes: .swipedRowGoes
      case .buttonsInOneRow: .buttonsInOneRow
      }
  }
}
