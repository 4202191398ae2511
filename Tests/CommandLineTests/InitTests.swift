import Foundation
import TestSupport
import Testing

/// `modalflow init`: what it writes lints clean, and nothing that is there is written over.
struct InitTests {
  @Test(arguments: ["editor", "shop", "tabs"])
  func whatItWritesHasNoFindings(_ template: String) throws {
    let folder = try TemporaryFolder()
    let made = try Tool.run(["init", "--template", template, "--name", "Say \"Hi\": now"], in: folder.url)
    #expect(made.exitCode == 0, "\(made.errors)")
    let lint = try Tool.run(["lint", "--show", "info", "--fail-on", "info"], in: folder.url)
    #expect(lint.exitCode == 0, "\(lint.output)")
    #expect(lint.output.hasPrefix("No findings in ‘Say \"Hi\": now’"), "\(lint.output)")
  }

  @Test func nothingIsWrittenOver() throws {
    let folder = try TemporaryFolder(["Flows/app.yaml": "mine\n"])
    let made = try Tool.run(["init"], in: folder.url)
    #expect(made.exitCode == 0)
    #expect(made.errors.contains("Left as it is: Flows/app.yaml"))
    #expect(try String(contentsOf: folder.url.appending(path: "Flows/app.yaml"), encoding: .utf8) == "mine\n")
  }

  @Test func theConfigurationItWritesIsUnderstood() throws {
    let folder = try TemporaryFolder()
    _ = try Tool.run(["init", "--config", "--workflow"], in: folder.url)
    let lint = try Tool.run(["lint"], in: folder.url)
    #expect(lint.exitCode == 0, "\(lint.output)")
    let flat = try TemporaryFolder()
    _ = try Tool.run(["init", "app.yaml", "--config"], in: flat.url)
    #expect(try Tool.run(["lint"], in: flat.url).exitCode == 0)
    let workflow = try String(
      contentsOf: folder.url.appending(path: ".github/workflows/flows.yml"), encoding: .utf8)
    // The second once the tool knows the repository that releases it.
    let lints = ["modalflow lint --format github Flows\n", "paths: Flows\n"]
    #expect(lints.contains { workflow.contains($0) })
  }

  /// An address that nobody filled in leads nowhere: neither what is written nor what is printed may have one.
  @Test func noAddressIsLeftToFillIn() throws {
    let folder = try TemporaryFolder()
    let made = try Tool.run(["init", "--config", "--workflow"], in: folder.url)
    let workflow = try String(
      contentsOf: folder.url.appending(path: ".github/workflows/flows.yml"), encoding: .utf8)
    let commands = [
      ["--help"], ["init", "--help"], ["guide"], ["words", "config"], ["schema"], ["schema", "report"],
      ["explain", "modal-trap"], ["lint", "Flows", "--format", "sarif"],
      ["lint", "Flows", "--format", "html"],
    ]
    let printed = try commands.map { try Tool.run($0, in: folder.url).output }
    for text in [workflow, made.errors] + printed {
      #expect(!text.isEmpty && !text.contains("OWNER") && !text.contains("example.com"))
    }
    let isComplete = workflow.contains("/.github/actions/lint@")
    #expect(made.errors.contains("The workflow has a line to fill in") != isComplete)
  }

  @Test(.enabled(if: Tool.hasGit)) func theHookStopsABadCommit() throws {
    let folder = try TemporaryFolder()
    let made = try Tool.run(
      shell: "git init -q . && modalflow init --hook && git add . && git commit -qm first", in: folder.url,
      environment: Tool.gitEnvironment)
    #expect(made.exitCode == 0, "\(made.errors)")
    let bad = try Tool.run(
      shell: "sed -i.bak /guard:/d Flows/app.yaml && git commit -qam second", in: folder.url,
      environment: Tool.gitEnvironment)
    #expect(bad.exitCode != 0)
    #expect(bad.output.contains("unconfirmed-loss-on-gesture") || bad.errors.contains("unconfirmed-loss"))
  }

  @Test func aNewRulePassesItsTests() throws {
    let folder = try TemporaryFolder()
    let made = try Tool.run(["rules", "new", "nameless-sheet", "--folder", "our/rules"], in: folder.url)
    #expect(made.exitCode == 0, "\(made.errors)")
    let tested = try Tool.run(["test-rules", "our/rules"], in: folder.url)
    #expect(tested.exitCode == 0 && tested.output.hasPrefix("3 tests of 1 rule"), "\(tested.output)")
    let again = try Tool.run(["rules", "new", "nameless-sheet", "--folder", "our/rules"], in: folder.url)
    #expect(again.exitCode == 2 && again.errors.contains("there is a file"), "\(again.errors)")
  }

  @Test(arguments: ["Nameless", "a--b", "", "modal-trap", "../a"])
  func aRuleNeedsANameOfItsOwn(_ name: String) throws {
    let folder = try TemporaryFolder()
    let made = try Tool.run(["rules", "new", name], in: folder.url)
    #expect(made.exitCode == 2, "\(made.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
