internal import ArgumentParser
internal import FlowChecking
internal import Reporters

/// `modalflow schema [flow|config|report|trace]`
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print a JSON Schema (draft 2020-12).",
    discussion: """
      With the schema of flows an editor completes and explains keys: save it beside your flows and begin each file \
      with the line ‘# yaml-language-server: $schema=modalflow.schema.json’.
      """)

  /// What a schema describes.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case flow, config, report, trace
  }

  @Argument(
    help: """
      flow: flow files. config: .modalflow.yaml. report: the output of lint --format json. trace: that of trace \
      --format json.
      """)
  var subject: Subject = .flow

  func run() throws {
    var output = StandardOutput()
    switch subject {
    case .flow: output.write(LanguageReference.flowSchema)
    case .config: output.write(LanguageReference.configurationSchema)
    case .report: output.write(JSONReporter.schema)
    case .trace: output.write(PlayJSON.schema)
    }
    output.flush()
  }
}
