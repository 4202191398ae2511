import Foundation
import TestSupport
import Testing

/// `modalflow hook` in real repositories.
@Suite(.enabled(if: Tool.hasGit, "skipped: git is not there"))
struct HookTests {
  /// A fresh repository.
  private final class Workplace {
    let folder: TemporaryFolder

    init(_ files: [String: String] = [:]) throws {
      folder = try TemporaryFolder(files)
      try expect("git init -q")
    }

    @discardableResult
    func run(_ line: String, in subfolder: String = "", _ variables: [String: String] = [:]) throws
      -> Tool.Outcome
    {
      try Tool.run(
        shell: line, in: subfolder.isEmpty ? folder.url : folder.url.appending(path: subfolder),
        environment: Tool.gitEnvironment.merging(variables) { $1 })
    }

    func expect(_ line: String, exit code: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation)
      throws
    {
      let outcome = try run(line)
      #expect(
        outcome.exitCode == code, "\(line): \(outcome.output)\(outcome.errors)",
        sourceLocation: sourceLocation)
    }

    func hook(_ path: String = ".git/hooks/pre-commit") -> String? {
      try? String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }
  }

  private static let clean = """
    modalflow: 1
    start: home
    screens:
      home: {title: Home, buttons: [{label: About, present: about}]}
      about: {title: About, in: navigation, buttons: [{label: Done, role: done, dismiss: self}]}

    """
  private static let bad = clean.replacingOccurrences(
    of: ", buttons: [{label: Done, role: done, dismiss: self}]", with: ", style: fullScreen")

  /// Findings that were there before stop commits as long as no baseline knows them; what to do about that is said.
  @Test func whatToDoAboutOldFindingsIsSaid() throws {
    let place = try Workplace(["flow.yaml": Self.bad])
    try place.expect("git add . && git commit -q -m old && modalflow hook install")
    let advice = "‘modalflow baseline write’ notes them once"
    let change = "printf '# a note\\n' >> flow.yaml && git add ."
    let old = try place.run("\(change) && git commit -m note")
    #expect(old.exitCode == 1 && old.errors.contains(advice), "\(old.errors)")
    try place.expect("modalflow baseline write && git add . && git commit -q -m baseline")
    try Data(Self.bad.utf8).write(to: place.folder.url.appending(path: "other.yaml"))
    let new = try place.run("\(change) && git commit -m other")
    #expect(new.exitCode == 1 && !new.errors.contains(advice), "\(new.errors)")
  }

  /// What nobody has committed before is not old.
  @Test func newFindingsAreNotCalledOld() throws {
    let place = try Workplace(["flow.yaml": Self.bad])
    let outcome = try place.run("modalflow hook install && git add . && git commit -m first")
    #expect(outcome.exitCode == 1 && !outcome.errors.contains("baseline"), "\(outcome.errors)")
  }

  /// What is committed is what is staged, whatever the file says by now.
  @Test func whatIsMendedButNotStagedIsNamed() throws {
    let place = try Workplace(["flow.yaml": Self.bad])
    try place.expect("modalflow hook install && git add .")
    try Data(Self.clean.utf8).write(to: place.folder.url.appending(path: "flow.yaml"))
    let outcome = try place.run("git commit -m bad")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.errors.contains("‘flow.yaml’ is otherwise in the work tree: ‘git add’"), "\(outcome.errors)")
    try place.expect("git add . && git commit -q -m good")
  }

  @Test func aBadFlowStopsTheCommitThatAddsIt() throws {
    // Also as the very first commit, and whatever the file is called.
    let names = ["flow.yaml", "it's a \"flow\".yaml", "üñ/ -flow.yml", "-dash.yaml"]
    for name in names {
      let place = try Workplace([name: Self.clean.replacingOccurrences(of: "dismiss: self", with: "pop")])
      try place.expect("modalflow hook install")
      try place.expect("git add .")
      let outcome = try place.run("git commit -m bad")
      #expect(outcome.exitCode == 1, "\(name)")
      #expect((outcome.output + outcome.errors).contains(name), "\(outcome.output)\(outcome.errors)")
      #expect(outcome.errors.contains("--no-verify"))
      try place.folder.write(Self.clean, to: name)
      try place.expect("git commit -m good", exit: 1)
      try place.expect("git add . && git commit -m good")
    }
  }

  @Test func theIndexCountsNotTheWorkTree() throws {
    let place = try Workplace(["a.yaml": Self.clean])
    try place.expect("modalflow hook install && git add . && git commit -m one")
    try place.folder.write(Self.bad, to: "a.yaml")
    try place.folder.write(Self.clean + "# x\n", to: "b.yaml")
    try place.expect("git add b.yaml && git commit -m two")
    try place.expect("git add a.yaml")
    try place.folder.write(Self.clean, to: "a.yaml")
    try place.expect("git commit -m three", exit: 1)
    // With files named, git commits an index of its own.
    try place.expect("git commit -m three a.yaml", exit: 1)
  }

  @Test func aFragmentIsLintedWithItsRoot() throws {
    let place = try Workplace([
      "flows/root.yaml": """
      modalflow: 1
      start: home
      parts: [part.yaml]
      screens:
        home: {title: Home, buttons: [{label: About, present: about, style: fullScreen}]}

      """,
      "flows/part.yaml": """
      part-of: root.yaml
      screens:
        about: {title: About, in: navigation, buttons: [{label: Done, role: done, dismiss: self}]}

      """,
    ])
    try place.expect("modalflow hook install && git add . && git commit -m one")
    try place.folder.write(
      "part-of: root.yaml\nscreens:\n  about: {title: About, in: navigation}\n", to: "flows/part.yaml")
    let outcome = try place.run("git commit -am two")
    #expect(outcome.exitCode == 1)
    #expect(
      (outcome.output + outcome.errors).contains("flows/part.yaml:3:3"), "\(outcome.output)\(outcome.errors)")
    // What is gone may be missed elsewhere.
    let gone = try place.run("git checkout -q HEAD . && git rm -q flows/part.yaml && git commit -m gone")
    #expect(gone.exitCode == 1 && (gone.output + gone.errors).contains("there is no file ‘flows/part.yaml’"))
  }

  @Test func whatIsNoFlowIsPassedOver() throws {
    let place = try Workplace(["build.yaml": "a: [", "notes.txt": "x"])
    try place.expect("modalflow hook install")
    let outcome = try place.run("git add . && git commit -qm one")
    #expect(outcome.exitCode == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  /// A hook names every file that changed, also those that the team does not lint.
  @Test func whatTheConfigurationLeavesOutIsPassedOver() throws {
    let place = try Workplace([
      ".modalflow.yaml": "exclude: [drafts/**]\n", "drafts/a.yaml": Self.bad, "b.yaml": Self.clean,
    ])
    try place.expect("modalflow hook install && git add . && git commit -m one")
    try place.folder.write(Self.bad + "# x\n", to: "drafts/a.yaml")
    try place.expect("git commit -am two")
    // All flows are linted anew where what is asked of them changes.
    try place.folder.write("ignore: [no-such-rule]\n", to: ".modalflow.yaml")
    try place.expect("git commit -am three", exit: 1)
  }

  @Test func anotherHookIsKeptAndRunsFirst() throws {
    let place = try Workplace(["a.yaml": Self.clean])
    let theirs = "#!/bin/sh\necho theirs $#; exit ${THEIRS:-0}\n"
    try place.folder.write(theirs, to: ".git/hooks/pre-commit")
    try place.expect("chmod +x .git/hooks/pre-commit && modalflow hook install && modalflow hook install")
    try place.expect("git add .")
    let refused = try place.run("git commit -m one", in: "", ["THEIRS": "7"])
    #expect(refused.exitCode == 1 && (refused.output + refused.errors).contains("theirs 0"))
    #expect(
      !(refused.output + refused.errors).contains("iPokeGo") && !refused.errors.contains("modalflow stopped"))
    let passed = try place.run("git commit -m one")
    #expect(passed.exitCode == 0 && (passed.output + passed.errors).contains("theirs 0"))
    try place.expect("modalflow hook uninstall")
    #expect(place.hook() == theirs && place.hook(".git/hooks/pre-commit.modalflow-kept") == nil)
    try place.expect("modalflow hook uninstall")
    #expect(place.hook() == theirs)
  }

  @Test func theirHookThatCameLaterIsNotTouched() throws {
    let place = try Workplace()
    try place.expect("modalflow hook install")
    try place.folder.write("#!/bin/sh\n", to: ".git/hooks/pre-commit")
    try place.expect("modalflow hook uninstall")
    #expect(place.hook() == "#!/bin/sh\n")
  }

  @Test func hooksAreWhereGitLooksForThem() throws {
    let place = try Workplace(["a.yaml": Self.bad])
    try place.expect("git config core.hooksPath .githooks && modalflow hook install && git add a.yaml")
    #expect(place.hook(".githooks/pre-commit")?.contains("modalflow") == true && place.hook() == nil)
    try place.expect("git commit -m one", exit: 1)
    try place.expect("modalflow hook uninstall && git commit -m one")
    #expect(place.hook(".githooks/pre-commit") == nil)
  }

  @Test func hooksOfAllRepositoriesAreLeftAlone() throws {
    let place = try Workplace(["hooks/keep": ""])
    let variables = [
      "GIT_CONFIG_GLOBAL": place.folder.path("config"), "HOOKS": place.folder.path("hooks"),
    ]
    try place.run("git config --global core.hooksPath \"$HOOKS\"", in: "", variables)
    let outcome = try place.run("modalflow hook install", in: "", variables)
    #expect(outcome.exitCode == 2 && outcome.errors.contains("all your repositories"), "\(outcome.errors)")
    #expect(place.hook("hooks/pre-commit") == nil)
  }

  @Test func linkedWorkTreesShareTheHook() throws {
    let place = try Workplace(["main/a.yaml": Self.clean])
    try place.expect(
      "mv .git main/ && cd main && git add . && git commit -qm one && git worktree add -q ../linked")
    try place.expect("cd linked && modalflow hook install")
    #expect(place.hook("main/.git/hooks/pre-commit")?.contains("modalflow") == true)
    for name in ["linked", "main"] {
      try place.folder.write(Self.bad, to: "\(name)/a.yaml")
      try place.expect("cd \(name) && git commit -qam bad", exit: 1)
    }
  }

  @Test func withoutRepositoryNothingIsInstalled() throws {
    let folder = try TemporaryFolder()
    for errand in ["install", "uninstall", "run"] {
      let outcome = try Tool.run(["hook", errand], in: folder.url, environment: Tool.gitEnvironment)
      #expect(outcome.exitCode == 2 && outcome.errors.contains("no git repository"), "\(errand)")
    }
  }

  @Test func aToolThatIsGoneIsSaid() throws {
    let place = try Workplace(["a.txt": "x"])
    try place.expect("modalflow hook install")
    let hook = try #require(place.hook()).replacingOccurrences(
      of: Tool.executable.path, with: "/no/such/tool")
    try place.folder.write(
      hook.replacing(#/known='.*'/#, with: "known=/no/such"), to: ".git/hooks/pre-commit")
    let outcome = try place.run(
      "chmod +x .git/hooks/pre-commit; git add .; PATH=/usr/bin:/bin git commit -m one")
    #expect(outcome.exitCode == 1 && outcome.errors.contains("not to be found"), "\(outcome.errors)")
  }
}
