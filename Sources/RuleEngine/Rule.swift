public import Diagnostics

/// One rule file, read and type-checked: a question about flows, its documentation and its tests.
public struct Rule: Sendable {
  /// The name of the file, which names the defect.
  public let id: RuleID
  /// The folder the file stands in: `ways-out`, `data-loss`, ….
  public let shelf: String
  /// What is wrong, as a sentence without full stop.
  public let title: String
  /// How much a finding weighs, which may depend on the flow.
  public let severity: SeverityChoice
  /// `yyyy-mm` of the guidance or behaviour it rests on.
  public let since: String
  /// Keys of the sources it rests on.
  public let sources: [String]
  /// What, why and what to do instead.
  public let documentation: Documentation
  /// What a user may tune.
  public let parameters: [Parameter]
  /// What is asked, and of what.
  public let question: Question
  /// What a finding says, and where.
  public let template: FindingTemplate
  /// Broader rules whose findings at the same place stand under this one's.
  public let folds: [RuleID]
  /// Flows that show it fire and stay silent.
  public let tests: [Test]
  /// The file.
  public let source: SourceFile

  /// The rule in plain words.
  public struct Documentation: Sendable, Hashable {
    /// What is checked.
    public var what: String
    /// Why it matters to the person holding the phone.
    public var why: String
    /// What to do instead.
    public var instead: String
  }
}
