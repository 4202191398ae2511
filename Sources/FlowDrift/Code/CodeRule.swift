public import Diagnostics
public import SourceFacts

/// The description of a rule about code.
public struct CodeRule: Sendable {
  /// Its severity.
  let severity: Severity
  /// A sentence without a full stop.
  let title: String
  /// The condition under which it is reported.
  let what: String
  /// Why it matters.
  let why: String
  /// What to do instead.
  let instead: String
  /// The documents that support the rule.
  let sources: [String]
  /// The label of the second place of a finding; empty if there is none.
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

  /// The page of a rule by its name; nil if there is no such rule.
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

  /// Creates the description of a rule.
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
