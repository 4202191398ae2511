internal import FlowChecking

/// `modalflow words flow|rules|config`
enum WordsCommand {
  static let page = CommandPage(
    "words",
    "Print the reference of the flow language, of the words of rules or of configurations, as Markdown.",
    groups: {
      [
        ParameterGroup(
          "What is printed",
          [
            .argument(
              "language", "LANGUAGE", "Whose reference.", isRequired: true,
              choices: { Language.allCases.map { .init(word: $0.rawValue, meaning: $0.meaning) } })
          ])
      ]
    }, run: { try run($0) })

  /// The languages with a reference.
  enum Language: String, CaseIterable {
    case flow, rules, config

    var meaning: String {
      switch self {
      case .flow: "every key of a flow file"
      case .rules: "every key, record and word of a rule file"
      case .config: "every key of .modalflow.yaml"
      }
    }

    var reference: String {
      switch self {
      case .flow: LanguageReference.flow
      case .rules: LanguageReference.rules
      case .config: LanguageReference.configuration
      }
    }
  }

  private static func run(_ arguments: ParsedArguments) throws(UsageMistake) {
    guard let language = try arguments.choice("language", Language.self) else { return }
    StandardOutput.write(language.reference)
  }
}
