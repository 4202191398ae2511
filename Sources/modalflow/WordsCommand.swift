internal import ArgumentParser
internal import FlowChecking

/// `modalflow words flow|rules`
struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "Print the reference of the flow language or of the words of rules, as Markdown.")

  /// The languages that have a reference.
  enum Language: String, ExpressibleByArgument, CaseIterable {
    case flow, rules
  }

  @Argument(help: "flow: every key of a flow file. rules: every key, record and word of a rule file.")
  var language: Language

  func run() throws {
    var output = StandardOutput()
    output.write(language == .flow ? LanguageReference.flow : LanguageReference.rules)
    output.flush()
  }
}
