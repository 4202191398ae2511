internal import Reporters

/// The formats of pages about rules and configurations.
enum PageFormat: String, CaseIterable {
  case text, json

  static let option = Parameter.option(
    "format", "FORMAT", "What is printed.", standard: "text",
    choices: Parameter.words(of: Self.self))

  /// Prints a page on standard output.
  func print(_ page: some PrintedPage, _ style: TerminalStyle) {
    StandardOutput.write { output in
      switch self {
      case .text: page.write(to: &output, style: style)
      case .json: page.writeJSON(to: &output)
      }
    }
  }
}
