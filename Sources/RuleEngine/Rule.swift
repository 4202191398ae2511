public import Diagnostics

/// One rule file, read and type-checked: a question about flows, its documentation and its tests.
///
/// What is not needed to ask the question is made when it is first looked at. A class, because the rules of a run are
/// handed around for every flow on every core, and a copy of a structure with so many parts would cost more than asking.
public final class Rule: Sendable {
  /// The name of the file, which names the defect.
  public let id: RuleID
  /// Broader rules whose findings at the same place stand under this one's.
  public let folds: [RuleID]
  /// What a user may tune.
  public let parameters: [Parameter]
  /// What is asked, and of what.
  public let question: Question
  /// Flows that show it fire and stay silent; none where the rule was read without them.
  public let tests: [Test]
  /// What a finding says, and where, and how much it weighs.
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
    /// Why it matters to the person holding the phone.
    public var why: String
    /// What to do instead.
    public var instead: String

    static let empty = Documentation(what: "", why: "", instead: "")
  }

  /// What a finding is made of.
  final class Wording: Sendable {
    let severity: SeverityChoice
    let template: FindingTemplate
    /// How a finding may be repaired, the best first.
    let repairs: [RepairTemplate]

    init(severity: SeverityChoice, template: FindingTemplate, repairs: [RepairTemplate]) {
      self.severity = severity
      self.template = template
      self.repairs = repairs
    }
  }

  /// What people read about the rule.
  final class Page: Sendable {
    let shelf: String
    let title: String
    let since: String
    /// Empty where none is written.
    let edition: String
    let sources: [String]
    let documentation: Documentation
    /// As ``SeverityChoice/possible``.
    let severities: [Severity]

    init(
      shelf: String, title: String, since: String, edition: String, sources: [String],
      documentation: Documentation, severities: [Severity]
    ) {
      self.shelf = shelf
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
  public var shelf: String { read?.shelf ?? "" }
  /// What is wrong, as a sentence without full stop.
  public var title: String { read?.title ?? "" }
  /// How much a finding weighs: `error`, or `error or warning` where it depends on the flow.
  public var severityWords: String { severities.map(\.word).joined(separator: " or ") }
  /// The severities that findings may have.
  public var severities: [Severity] { read?.severities ?? [] }
  /// `yyyy-mm` of the guidance or behaviour it rests on.
  public var since: String { read?.since ?? "" }
  /// `yyyy-mm` of the tool's edition that brought it or last widened it; nil where the file says none.
  public var edition: String? { (read?.edition).flatMap { $0.isEmpty ? nil : $0 } }
  /// The edition of built-in rules that say none.
  public static let firstEdition = "2026-11"
  /// Keys of the sources it rests on.
  public var sources: [String] { read?.sources ?? [] }
  /// What, why and what to do instead.
  public var documentation: Documentation { read?.documentation ?? .empty }
  /// The file; empty where its text was not kept.
  public var source: SourceFile { (try? file.value()) ?? SourceFile(path: "\(id).yaml", bytes: []) }

  private var read: Page? { try? page.value() }
}
