import Diagnostics
import Foundation
import OperatingSystem
import TestSupport
import Testing

@testable import FlowChecking

/// What `.gitignore` leaves out, against git itself.
struct IgnoredFilesTests {
  private static let files = [
    "a.yaml", "b.yaml", "#c.yaml", "!d.yaml", "e f.yaml", "x*y.yaml", "xzy.yaml", "build/a.yaml",
    "build/deep/b.yaml",
    "sub/build/a.yaml", "sub/a.yaml", "sub/deep/a.yaml", "sub/deep/b.yaml", "docs/a.yaml", "docs/keep/a.yaml",
    "g1.yaml",
    "g7.yaml", "trailing .yaml",
  ]

  private static let git = (try? ChildProcess.run(["git", "--version"]))?.exitCode == 0

  /// The files that are found, by their paths in the folder.
  private func found(_ folder: TemporaryFolder, _ paths: [String] = ["."], readsIgnored: Bool = false)
    -> [String]
  {
    let files = InputFiles(
      paths.map { $0 == "." ? folder.url.path : folder.path($0) }, readsIgnored: readsIgnored)
    return files.inputs.map { Path.relative($0.path, to: folder.url.path) }.sorted()
  }

  @Test(
    .enabled(if: git),
    arguments: [
      "build", "build/", "/build", "/build/", "*.yaml", "*.yaml\n!a.yaml", "sub/*.yaml", "sub/**/a.yaml",
      "**/deep",
      "**/deep/a.yaml", "docs/**\n!docs/keep/", "docs/*\n!docs/keep/", "docs/\n!docs/keep/a.yaml",
      "\\#c.yaml", "#c.yaml",
      "\\!d.yaml", "e f.yaml   ", "x\\*y.yaml", "g[0-5].yaml", "g[!0-5].yaml", "?.yaml", "deep/a.yaml",
      "sub/deep/", "a.yaml/",
      "  ", "/", "!a.yaml", "*\n!*/\n!b.yaml", "sub/build\r\na.yaml\r", "trailing\\ .yaml", "**", "sub/**",
    ])
  func leavesOutWhatGitLeavesOut(_ patterns: String) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "") }))
    try folder.write(patterns + "\n", to: ".gitignore")
    let path = folder.url.path
    #expect(try ChildProcess.run(["git", "-C", path, "init", "-q"]).exitCode == 0)
    let listed = try ChildProcess.run([
      "git", "-C", path, "-c", "core.excludesFile=/dev/null", "ls-files", "-z", "--others",
      "--exclude-standard",
    ])
    let expected = listed.names.filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(found(folder) == expected)
    #expect(found(folder, readsIgnored: true) == Self.files.sorted())
  }

  @Test func nearerFilesWinAndOtherRepositoriesHaveTheirOwn() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".git/info/exclude": "c.yaml\n", ".gitignore": "*.yaml\n!b.yaml\n", "a.yaml": "",
      "b.yaml": "",
      "sub/.gitignore": "!a.yaml\nb.yaml\n", "sub/a.yaml": "", "sub/b.yaml": "", "sub/c.yaml": "",
      "other/.git": "gitdir: elsewhere", "other/a.yaml": "", "other/c.yaml": "",
    ])
    #expect(found(folder) == ["b.yaml", "other/a.yaml", "other/c.yaml", "sub/a.yaml"])
    #expect(found(folder, ["sub"]) == ["sub/a.yaml"], "patterns of the folders above count too")
    #expect(found(folder, ["a.yaml", "sub/*.yaml"]) == ["a.yaml", "sub/a.yaml"], "what is named is read")
  }

  /// In a worktree and in a submodule `.git` is a file, and the list lies elsewhere.
  @Test(.enabled(if: git)) func theListOfARepositoryCountsInItsWorktrees() throws {
    let folder = try TemporaryFolder(["main/a.yaml": "", "main/b.yaml": "", "main/c.yaml": ""])
    func run(_ arguments: String...) throws {
      let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
      let outcome = try ChildProcess.run(["git", "-C", folder.path("main")] + identity + arguments)
      #expect(outcome.exitCode == 0, "\(arguments): \(outcome.errors)")
    }
    try run("init", "-q")
    try run("add", "a.yaml", "c.yaml")
    try run("commit", "-q", "-m", "a")
    try folder.write("b.yaml\nc.yaml\n", to: "main/.git/info/exclude")
    try run("worktree", "add", "-q", folder.path("tree"))
    try folder.write("", to: "tree/b.yaml")
    #expect(found(folder, ["main"]) == ["main/a.yaml"])
    #expect(found(folder, ["tree"]) == ["tree/a.yaml"])
    try folder.write("gitdir: ../modules/sub\n", to: "sub/.git")
    try folder.write("b.yaml\n", to: "modules/sub/info/exclude")
    for name in ["a", "b"] { try folder.write("", to: "sub/\(name).yaml") }
    #expect(found(folder, ["sub"]) == ["sub/a.yaml"])
  }

  /// Decision 15: what is linted is the same on every desk.
  @Test(.enabled(if: git)) func aPersonsOwnListIsNotRead() throws {
    let folder = try TemporaryFolder(["a.yaml": "", "b.yaml": "", "list": "b.yaml\n"])
    let path = folder.url.path
    #expect(try ChildProcess.run(["git", "-C", path, "init", "-q"]).exitCode == 0)
    let list = ["git", "-C", path, "config", "core.excludesFile", folder.path("list")]
    #expect(try ChildProcess.run(list).exitCode == 0)
    let ignored = try ChildProcess.run(["git", "-C", path, "check-ignore", "-q", "b.yaml"])
    #expect(ignored.exitCode == 0, "git itself leaves it out")
    #expect(found(folder) == ["a.yaml", "b.yaml"])
  }

  @Test func outsideOfARepositoryNothingIsIgnored() throws {
    let folder = try TemporaryFolder([".gitignore": "*.yaml\n", "a.yaml": ""])
    #expect(found(folder) == ["a.yaml"])
  }

  @Test func whereAllIsIgnoredItIsSaid() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".gitignore": "*.yaml\n",
      "a.yaml": "modalflow: 1\nstart: a\nscreens: {a: {title: A}}\n",
    ])
    let problems = FlowCheck(paths: [folder.url.path]).run().report.problems
    #expect(problems.map(\.code) == ["nothing-to-lint"])
    #expect(problems[0].help == "some were left out, because git ignores them; ‘--no-ignore’ reads them too")
    var request = ConfigurationRequest()
    request.readsIgnored = true
    #expect(FlowCheck(paths: [folder.url.path], configuration: request).run().report.flows.count == 1)
  }

  /// A pipe whose name is that of a flow is no flow, and is not passed over either.
  @Test func whatIsNoFileIsNamed() throws {
    let folder = try TemporaryFolder(["a.yaml": "modalflow: 1\nstart: a\nscreens: {a: {title: A}}\n"])
    #expect(
      try ChildProcess.run(["mkfifo", folder.path("pipe.yaml"), folder.path("pipe.txt")]).exitCode == 0)
    let report = FlowCheck(paths: [folder.url.path]).run().report
    #expect(report.problems.map(\.message).contains { $0.hasSuffix("it is a named pipe, not a file") })
    #expect(report.problems.count == 1 && report.flows.count == 1)
  }
}
