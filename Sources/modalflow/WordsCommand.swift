internal import ArgumentParser
internal import FlowChecking

/// `modalflow words flow|rules|config`
struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract:
      "Print the reference of the flow language, of the words of rules or of configurations, as Markdown.")

  /// The languages that have a reference.
  enum Language: String, ExpressibleByArgument, CaseIterable {
    case flow, rules, config
  }

  @Argument(
    help:
      "flow: every key of a flow file. rules: every key, record and word of a rule file. config: every key of .modalflow.yaml."
  )
  var language: Language

  func run() throws {
    var output = StandardOutput()
    switch language {
    case .flow: output.write(LanguageReference.flow)
    case .rules: output.write(LanguageReference.rules)
    case .config: output.write(LanguageReference.configuration)
    }
    output.flush()
  }
}
