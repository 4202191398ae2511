internal import Diagnostics
internal import FlowChecking

/// The options of all commands that check flows with a configuration.
struct ConfigurationOptions {
  /// The resulting request.
  private(set) var request = ConfigurationRequest()

  static let group = ParameterGroup(
    "Which rules are checked",
    [
      .option(
        "select", "RULE",
        "Check only these rules: ids, categories or severities, with commas; may be given several times.",
        isRepeated: true, completion: .names(ruleNames)),
      .option(
        "ignore", "RULE",
        "Do not check these rules: ids, categories or severities, with commas; may be given several times.",
        isRepeated: true, completion: .names(ruleNames)),
      .option("edition", "YYYY-MM", "Check only built-in rules of this edition and earlier ones."),
      RuleFilesOptions.folders,
      .option(
        "config", "PATH", "The configuration file, instead of the nearest .modalflow.yaml above each flow.",
        completion: .files(endings: ["yaml"])),
      RuleFilesOptions.noConfig,
      .option("profile", "NAME", "The profile of the configuration to use."),
    ])

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    request.file = arguments.text("config")
    request.isDisabled = arguments.has("no-config")
    request.profile = arguments.text("profile")
    request.select = arguments.names("select")
    request.ignore = arguments.names("ignore")
    request.edition = arguments.text("edition")
    request.rules = arguments.texts("rules")
    try arguments.atMostOne(of: "config", "no-config")
    if let edition = request.edition, Month(edition) == nil {
      throw UsageMistake(
        "bad-value", "‘--edition’ cannot be ‘\(edition)’", expected: "a month such as 2026-11")
    }
  }

  /// The ids of the rules, for completions.
  @Sendable static func ruleNames() -> [Parameter.Choice] {
    RuleSelection().descriptions.map { .init(word: $0.id, meaning: $0.title) }
  }
}
