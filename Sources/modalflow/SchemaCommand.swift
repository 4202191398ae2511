internal import ArgumentParser
internal import FlowChecking
internal import Reporters

/// `modalflow schema [flow|report]`
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
    case flow, report
  }

  @Argument(help: "flow: flow files. report: the output of lint --format json.")
  var subject: Subject = .flow

  func run() throws {
    var output = StandardOutput()
    output.write(subject == .flow ? LanguageReference.flowSchema : JSONReporter.schema)
    output.flush()
  }
}
