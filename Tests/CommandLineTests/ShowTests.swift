import Foundation
import Reporters
import TestSupport
import Testing

/// `lint --show`: what texts for people show, and what is only counted.
struct ShowTests {
  private static let flow = "SampleFlows/pairs/idiom-check.yaml"
  private static let warning = "warning[idiom-dependent-style]"
  private static let info = "info[full-screen-compact-by-delegate]"

  @Test(
    arguments: [
      ([], [warning], "1 warning, 1 info in ‘WordPress’ (2 screens, 1 presentation); 1 is not shown"),
      (
        ["--show", "info"], [warning, info], "1 warning, 1 info in ‘WordPress’ (2 screens, 1 presentation)\n"
      ),
      (["--show", "error"], [], "; 2 are not shown, ‘--show info’ shows them"),
      // What fails the run is always shown.
      (
        ["--fail-on", "info"], [warning, info],
        "1 warning, 1 info in ‘WordPress’ (2 screens, 1 presentation)\n"
      ),
    ] as [([String], [String], String)])
  func adviceIsShownOnRequest(_ options: [String], _ shown: [String], _ summary: String) throws {
    let outcome = try Tool.run(["lint", Self.flow, "--format", "concise"] + options)
    for finding in [Self.warning, Self.info] {
      #expect(outcome.output.contains(finding) == shown.contains(finding), "\(finding)")
    }
    #expect(outcome.errors.replacing("\n  ", with: " ").contains(summary), "\(outcome.errors)")
  }

  @Test func theConfigurationSaysItToo() throws {
    let folder = try TemporaryFolder([
      ".modalflow.yaml": "show: info\n", "a.yaml": try Repository.text(of: Self.flow),
    ])
    let outcome = try Tool.run(["lint", "--format", "concise", folder.path("a.yaml")])
    #expect(outcome.output.contains(Self.info))
    let less = try Tool.run(["lint", "--format", "concise", "--show", "warning", folder.path("a.yaml")])
    #expect(!less.output.contains(Self.info))
  }

  @Test(arguments: ReportFormat.allCases.filter { !$0.isText })
  func formatsForProgramsHoldEverything(_ format: ReportFormat) throws {
    let outcome = try Tool.run(["lint", Self.flow, "--format", format.rawValue, "--show", "error"])
    #expect(outcome.output.contains("full-screen-compact-by-delegate"))
  }

  @Test(arguments: ReportFormat.allCases.filter(\.isText))
  func textsForPeopleDoNot(_ format: ReportFormat) throws {
    let outcome = try Tool.run(["lint", Self.flow, "--format", format.rawValue])
    #expect(outcome.output.contains("idiom-dependent-style"))
    #expect(!outcome.output.contains("full-screen-compact-by-delegate"))
  }

  /// The worst comes first, wherever it stands.
  @Test func theWorstComesFirst() throws {
    let outcome = try Tool.run(["lint", "SampleFlows/pairs", "--format", "concise", "--show", "info"])
    let severities = outcome.output.split(separator: "\n").compactMap { line in
      ["error[", "warning[", "info["].firstIndex { line.contains(": \($0)") }
    }
    #expect(Set(severities).count == 3)
    #expect(severities == severities.sorted())
  }
}
