import Foundation
import Testing

/// The references under `.github/reference` are what the tool prints, so that they can be read without it.
struct ReferenceTests {
  static let pages = [
    (file: "flow-language.md", arguments: ["words", "flow"]),
    (file: "rule-words.md", arguments: ["words", "rules"]),
    (file: "configuration.md", arguments: ["words", "config"]),
    (file: "configuration.schema.json", arguments: ["schema", "config"]),
    (file: "baseline.schema.json", arguments: ["schema", "baseline"]),
    (file: "flow.schema.json", arguments: ["schema", "flow"]),
    (file: "rule.schema.json", arguments: ["schema", "rule"]),
    (file: "report.schema.json", arguments: ["schema", "report"]),
    (file: "trace.schema.json", arguments: ["schema", "trace"]),
    (file: "facts.schema.json", arguments: ["schema", "facts"]),
  ]

  @Test(arguments: pages)
  func isWhatTheToolPrints(_ file: String, _ arguments: [String]) throws {
    let url = Transcript.root.appending(path: ".github/reference/\(file)")
    let printed = try Tool.run(arguments).output
    #expect(!printed.isEmpty)
    if ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(printed.utf8).write(to: url)
    }
    let written = try? String(contentsOf: url, encoding: .utf8)
    #expect(
      written == printed,
      """
      .github/reference/\(file) is not what ‘modalflow \(arguments.joined(separator: " "))’ prints; \
      MODALFLOW_UPDATE=1 swift test --filter ReferenceTests rewrites it
      """)
  }
}
