public import Diagnostics

/// One rule file, read and type-checked: a question about flows, its documentation and its tests.
///
/// Parts that a check does not need are created on first use. It is a class because all flows on all cores
/// share the rules of a run, and to copy so large a structure would cost more than the check itself.
public final class Rule: Sendable {
  /// The name of the file, which names the defect.
  public let id: RuleID
  /// Broader rules. Where they have findings at the same place, those are shown as a part of this rule's finding.
  public let folds: [RuleID]
  /// The values that a user can change in the configuration.
  public let parameters: [Parameter]
  /// The condition of the rule, and the elements, states or steps that it is checked for.
  public let question: Question
  /// Flows in which it must have findings, and flows in which it must have none; empty if the rule was read without tests.
  public let tests: [Test]
  /// The message, the place and the severity of its findings.
  let wording: LazyPart<Wording>
  let environments: RuleEnvironments
  let plan: RulePlan
  let page: LazyPart<Page>
  let file: LazyPart<SourceFile>

  init(
    id: RuleID, folds: [RuleID], parameters: [Parameter], question: Question, tests: [Test],
    wording: LazyPart<Wording>, environments: RuleEnvironments, plan: RulePlan, page: LazyPart<Page>,
    file: LazyPart<SourceFile>
  ) {
    self.id = id
    self.folds = folds
    self.parameters = parameters
    self.question = question
    self.tests = tests
    self.wording = wording
    self.environments = environments
    self.plan = plan
    self.page = page
    self.file = file
  }

  /// The rule in plain words.
  public struct Documentation: Sendable, Hashable {
    /// What is checked.
    public var what: String
    /// Why it matters to the user of the app.
    public var why: String
    /// What to do instead.
    public var instead: String

    static let empty = Documentation(what: "", why: "", instead: "")
  }

  /// The parts of its findings.
  final class Wording: Sendable {
    let severity: SeverityChoice
    let template: FindingTemplate
    /// The repairs of a finding, the best first.
    let repairs: [RepairTemplate]

    init(severity: SeverityChoice, template: FindingTemplate, repairs: [RepairTemplate]) {
      self.severity = severity
      self.template = template
      self.repairs = repairs
    }
  }

  /// The texts about the rule for readers.
  final class Page: Sendable {
    let category: String
    let title: String
    let since: String
    /// Empty if the file names none.
    let edition: String
    let sources: [String]
    let documentation: Documentation
    /// See ``SeverityChoice/possible``.
    let severities: [Severity]

    init(
      category: String, title: String, since: String, edition: String, sources: [String],
      documentation: Documentation, severities: [Severity]
    ) {
      self.category = category
      self.title = title
      self.since = since
      self.edition = edition
      self.sources = sources
      self.documentation = documentation
      self.severities = severities
    }
  }
}

extension Rule {
  /// The folder the file stands in: `ways-out`, `data-loss`, ….
  public var category: String { read?.category ?? "" }
  /// The problem, as a sentence without full stop.
  public var title: String { read?.title ?? "" }
  /// The severity of a finding: `error`, or `error or warning` where it depends on the flow.
  public var severityWords: String { severities.map(\.word).joined(separator: " or ") }
  /// The severities that findings may have.
  public var severities: [Severity] { read?.severities ?? [] }
  /// The month (`yyyy-mm`) of the guidance or behaviour that it is based on.
  public var since: String { read?.since ?? "" }
  /// The edition (`yyyy-mm`) of the rules that introduced it, or last made it find more; nil if the file names none.
  public var edition: String? { (read?.edition).flatMap { $0.isEmpty ? nil : $0 } }
  /// The edition of built-in rules that name none.
  public static let firstEdition = "2026-11"
  /// The keys of its sources.
  public var sources: [String] { read?.sources ?? [] }
  /// What, why, and what to do instead.
  public var documentation: Documentation { read?.documentation ?? .empty }
  /// The file; empty if its text was not stored.
  public var source: SourceFile { (try? file.value()) ?? SourceFile(path: "\(id).yaml", bytes: []) }

  private var read: Page? { try? page.value() }
}
