internal import Diagnostics
internal import FlowModel
internal import RuleCatalog
internal import RuleEngine

/// The references of both languages, generated from the tables of their readers.
public enum LanguageReference {
  /// Every key of a flow file, as Markdown.
  public static var flow: String { FlowReference.page() }
  /// Every key, record and word of a rule file, as Markdown.
  public static var rules: String { RuleWords.page() }
  /// The JSON Schema of rule files, draft 2020-12.
  public static var ruleSchema: String { RuleSchema.text() }
  /// The JSON Schema of flow files, draft 2020-12, including the built-in rules.
  public static var flowSchema: String {
    FlowSchema.text(rules: BuiltInRules.load().rules.map { ($0.id.name, $0.title) })
  }
  /// Every key of a configuration file, as Markdown.
  public static var configuration: String { ConfigurationReference.page() }
  /// The JSON Schema of configuration files, draft 2020-12, including the built-in rules.
  public static var configurationSchema: String { ConfigurationSchema.text() }
  /// The JSON Schema of baselines, draft 2020-12.
  public static var baselineSchema: String { BaselineTable.schema() }
}
