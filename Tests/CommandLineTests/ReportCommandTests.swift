import Foundation
import TestSupport
import Testing

/// `modalflow report`: one file for people, in the format that its name says.
struct ReportCommandTests {
  private static let bad = "SampleFlows/pairs/cancel-saves.yaml"

  private func text(_ folder: borrowing TemporaryFolder, _ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  @Test func theEndingOfTheFileSaysTheFormat() throws {
    let folder = try TemporaryFolder([:])
    for (name, beginning) in [("report.html", "<!doctype html>"), ("report.md", "## Modal flows: ")] {
      let outcome = try Tool.run(["report", Self.bad, "-o", folder.path(name)])
      #expect(outcome.exitCode == 0, "findings are no failure here")
      #expect(outcome.output.isEmpty && outcome.errors.contains("‘"))
      let written = try text(folder, name)
      #expect(written.hasPrefix(beginning))
      #expect(written.contains("cancel-commits"))
    }
  }

  @Test func standardOutputIsAPage() throws {
    let page = try Tool.run(["report", Self.bad, "--title", "Debug </script>"])
    #expect(page.output.hasPrefix("<!doctype html>") && page.output.contains("Debug \\u003c/script>"))
    let markdown = try Tool.run(["report", Self.bad, "--format", "markdown", "--title", "*x*"])
    #expect(markdown.output.hasPrefix("## Modal flows: \\*x\\*\n"))
  }

  @Test func whatHappensIsAskedToo() throws {
    let path = "SampleFlows/pairs/personal-note.yaml"
    let select = ["--select", "unconfirmed-loss-on-gesture"]
    let played = try Tool.run(["report", path, "--format", "markdown"] + select)
    #expect(played.output.contains("3. **swipe down**. ‘note’ is lost. “Personal Note” closes."))
  }

  @Test func lintWritesBothToo() throws {
    let folder = try TemporaryFolder([:])
    let outcome = try Tool.run([
      "lint", Self.bad, "--format", "markdown", "--output", folder.path("r.html"),
    ])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("```mermaid\n"))
    #expect(try text(folder, "r.html").contains("\"scene\""))
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    let folder = try TemporaryFolder(["flow.txt": "no flow"])
    for (arguments, message) in [
      ([Self.bad, "-o", "report.txt"], "name it: --format html or --format markdown"),
      ([Self.bad, "-o", "/no/such/folder/x.html"], "there is no folder ‘/no/such/folder’"),
      ([folder.path("")], "there is no flow"), (["no-such-file.yaml"], "no-such-file.yaml"),
    ] {
      let outcome = try Tool.run(["report"] + arguments)
      #expect(outcome.exitCode == 2, "\(arguments)")
      #expect(outcome.errors.contains(message), "\(arguments): \(outcome.errors)")
    }
  }

  /// A broken file is in the report, and the exit code says so.
  @Test func problemsAreReported() throws {
    let folder = try TemporaryFolder(["flow.yaml": "modalflow: 1\nscreens: {a: {titel: A}}\n"])
    let outcome = try Tool.run(["report", folder.path("flow.yaml"), "-o", folder.path("r.md")])
    #expect(outcome.exitCode == 2)
    #expect(try text(folder, "r.md").contains("### Not understood\n\n- "))
  }
}
