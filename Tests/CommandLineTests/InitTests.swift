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

  /// Whatever the file is called and wherever it is: what was written is found and understood.
  @Test(arguments: [
    "app.yml", "my flows [a]/my app.yaml", "it\"s $(x)/app.yaml", "../HERE/Flows/app.yaml", "a #b/app.yaml",
  ])
  func theConfigurationFindsTheFlow(_ file: String) throws {
    let folder = try TemporaryFolder()
    let file = file.replacingOccurrences(of: "HERE", with: folder.url.lastPathComponent)
    for written in [file, folder.url.appending(path: "Absolute/app.yaml").path] {
      let made = try Tool.run(["init", written, "--config", "--workflow"], in: folder.url)
      #expect(made.exitCode == 0, "\(made.errors)")
      let lint = try Tool.run(["lint"], in: folder.url)
      #expect(lint.exitCode == 0 && lint.output.hasPrefix("No findings"), "\(lint.output)\(lint.errors)")
      try FileManager.default.removeItem(at: folder.url.appending(path: ".modalflow.yaml"))
    }
  }

  @Test func aNameThatNoRunFindsIsRefused() throws {
    let folder = try TemporaryFolder()
    for name in ["app", "-", "Flows/", "app.json"] {
      let made = try Tool.run(["init", name, "--config"], in: folder.url)
      #expect(made.exitCode == 2 && made.errors.contains("runs look for .yaml and .yml"), "\(made.errors)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  /// Beside a flow that ‘draft’ wrote, or that lies elsewhere, stands what a team needs, and no other flow.
  @Test(arguments: [
    (flow: "flow.yaml", targets: #"["*.yaml"]"#), (flow: "docs/flows/a.yml", targets: #"["docs/flows"]"#),
  ])
  func whatATeamNeedsIsForTheFlowsThatAreThere(flow: String, targets: String) throws {
    let text = "modalflow: 1\nstart: home\nscreens:\n  home: {title: Home, in: navigation}\n"
    let folder = try TemporaryFolder([flow: text, "other.yaml": "a: 1\n"])
    let made = try Tool.run(["init", "--config", "--workflow"], in: folder.url)
    #expect(made.exitCode == 0 && made.errors.contains("there is one already (\(flow))"), "\(made.errors)")
    let written = try String(contentsOf: folder.url.appending(path: ".modalflow.yaml"), encoding: .utf8)
    #expect(written.contains("targets: \(targets)\n"), "\(written)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "Flows").path))
    let lint = try Tool.run(["lint"], in: folder.url)
    #expect(lint.output.contains("1 screen"), "\(lint.output)\(lint.errors)")
  }

  /// GitHub reads workflows at the top of a repository and nowhere else, and runs them from there.
  @Test(.enabled(if: Tool.hasGit)) func theWorkflowStandsAtTheTopOfTheRepository() throws {
    let folder = try TemporaryFolder()
    let made = try Tool.run(
      shell: "git init -q . && mkdir -p 'the app' && cd 'the app' && modalflow init --config --workflow",
      in: folder.url, environment: Tool.gitEnvironment)
    #expect(made.errors.contains("Written: ../.github/workflows/flows.yml"), "\(made.errors)")
    let workflow = try String(
      contentsOf: folder.url.appending(path: ".github/workflows/flows.yml"), encoding: .utf8)
    let lints = [
      "modalflow lint --format github 'the app/Flows'\n", "paths: \"the app/Flows\"\n",
    ]
    #expect(lints.contains { workflow.contains($0) }, "\(workflow)")
    #expect(try Tool.run(["lint", "the app/Flows"], in: folder.url).exitCode == 0)
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
