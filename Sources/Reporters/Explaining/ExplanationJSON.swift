public import Diagnostics
internal import JSON

/// Writes, as one JSON object, why a rule fires at an element or why it does not.
public struct ExplanationJSON: Sendable {
  private let tool: ToolVersion

  /// Creates a writer that names `tool` as the program that wrote the output.
  public init(tool: ToolVersion) { self.tool = tool }

  /// Writes the explanation.
  public func write(_ explanation: RuleExplanation, to output: inout some TextOutputStream) {
    var json = JSONWriter()
    Self.explanation.write((tool, explanation), nil, &json)
    json.drain(into: &output)
  }

  private static let explanation = JSONForm<(tool: ToolVersion, rule: RuleExplanation)> { one in
    one.member("version", .only(1)) { _ in 1 }
    one.member("tool", ReportForms.tool) { $0.tool }
    one.text("flow") { $0.rule.flow }
    one.text("rule") { $0.rule.rule.name }
    one.text("element") { $0.rule.element.text }
    one.flag("fires") { $0.rule.fires }
    one.text("undecided") { $0.rule.undecided }
    one.text("verdict") { $0.rule.verdict.rawValue }
    one.text("message") { $0.rule.message }
    one.texts("notes") { $0.rule.notes }
    one.member("cases", oneCase.list()) { $0.rule.cases }
  }

  private static let oneCase = JSONForm<RuleExplanation.Case> { one in
    one.text("kind") { $0.kind }
    one.text("element") { $0.element.text }
    one.count("met") { $0.clauses.count(where: \.isMet) }
    one.member("clauses", clause.list()) { $0.clauses }
    one.optional("trace", trace) { $0.trace }
  }

  private static let clause = JSONForm<RuleExplanation.Clause> { one in
    one.text("key") { $0.key }
    one.text("text") { $0.text }
    one.flag("wanted") { $0.wanted }
    one.member("value", JSONForm.flag.orNull) { $0.value }
    one.member("reads", read.list()) { $0.reads }
  }

  private static let read = JSONForm<RuleExplanation.Read>(isInline: { _ in true }) { one in
    one.text("text") { $0.text }
    one.text("value") { $0.value }
  }

  private static let trace = JSONForm<Trace> { one in
    one.text("environment") { $0.environment }
    one.texts("start") { $0.start }
    one.member("steps", step.list()) { $0.steps }
  }

  private static let step = JSONForm<Trace.Step>(isInline: { _ in true }) { one in
    one.text("action") { $0.action }
    one.texts("stack") { $0.stack }
    one.texts("notes") { $0.notes }
  }
}
