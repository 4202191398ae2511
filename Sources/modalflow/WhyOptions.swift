internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow lint FLOW --why RULE@ELEMENT`
struct WhyOptions {
  private let question: String
  private let flow: String
  private let isJSON: Bool

  /// Nil if the option is not given.
  init?(_ arguments: ParsedArguments) throws(UsageMistake) {
    guard let question = arguments.text("why") else { return nil }
    let paths = arguments.texts("paths")
    guard paths.count == 1 else {
      throw .conflict("‘--why’ is about one flow", help: "name one flow file before it")
    }
    for other in ["watch", "fix", "unsafe-fixes", "diff", "quiet"] where arguments.has(other) {
      throw .conflict("‘--why’ explains one rule, and ‘--\(other)’ does nothing with it")
    }
    if !arguments.texts("output").isEmpty { throw .conflict("‘--why’ is written to standard output alone") }
    let format: ReportFormat = try arguments.choice("format") ?? .terminal
    guard format == .terminal || format == .json else {
      throw .conflict("‘--why’ has no format ‘\(format.rawValue)’", help: "use ‘terminal’ or ‘json’")
    }
    self.question = question
    flow = paths[0]
    isJSON = format == .json
  }

  func run(
    _ request: ConfigurationRequest, _ playing: PlayOptions, _ style: StyleOptions
  ) throws {
    var request = request
    playing.add(to: &request)
    let explanation = try RuleWhy(question).explanation(in: flow, configuration: request)
    StandardOutput.write { output in
      if isJSON {
        ExplanationJSON(tool: .thisTool).write(explanation, to: &output)
      } else {
        ExplanationPage(style: style.style).write(explanation, to: &output)
      }
    }
  }
}
