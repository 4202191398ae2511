internal import ArgumentParser
internal import Diagnostics

/// `modalflow hook install | uninstall | run`
struct HookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hook",
    abstract: "Lint the flows of every commit, in plain git.",
    discussion: "For the pre-commit framework use the hooks of .pre-commit-hooks.yaml instead.",
    subcommands: [Install.self, Uninstall.self, Run.self])

  /// `modalflow hook install`
  struct Install: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Add a pre-commit hook to this repository; one that is there is kept and runs first.")

    @OptionGroup var style: StyleOptions

    func run() throws {
      try reporting(style) { () throws(Problem) in
        let hook = try CommitHook.ofThisRepository()
        switch try hook.install() {
        case .added: StandardError.write("Every commit now lints the flows it changes (\(hook.path)).\n")
        case .renewed: StandardError.write("The hook was there already (\(hook.path)).\n")
        case .chained:
          StandardError.write(
            "Every commit now lints the flows it changes (\(hook.path)).\n"
              + "The hook that was there is kept as \(hook.keptPath) and runs first.\n")
        }
      }
    }
  }

  /// `modalflow hook uninstall`
  struct Uninstall: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Take the hook out again and put back the one that was there before.")

    @OptionGroup var style: StyleOptions

    func run() throws {
      try reporting(style) { () throws(Problem) in
        let hook = try CommitHook.ofThisRepository()
        switch try hook.uninstall() {
        case .removed: StandardError.write("The hook is gone.\n")
        case .restored: StandardError.write("The hook is gone; the one before it is back (\(hook.path)).\n")
        case .absent: StandardError.write("There was no hook of modalflow (\(hook.path)).\n")
        }
      }
    }
  }

  /// `modalflow hook run`
  struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "What the hook does: lint the flows that the next commit changes, as they are in the index.")

    @OptionGroup var style: StyleOptions

    func run() throws {
      var staged: StagedFlows?
      try reporting(style) { () throws(Problem) in
        staged = try StagedFlows()
        if staged?.isEmpty == false { try staged?.export() }
      }
      guard let staged, !staged.isEmpty else { return }
      defer { staged.remove() }
      do {
        var lint: any ParsableCommand = try LintCommand.parseAsRoot(staged.lintArguments)
        try lint.run()
      } catch let code as ExitCode {
        StandardError.write(
          "modalflow stopped the commit; ‘git commit --no-verify’ commits all the same.\n")
        throw code
      }
    }
  }
}

/// Runs `work`; what prevents it is shown, and the exit code is 2.
private func reporting(_ style: StyleOptions, _ work: () throws(Problem) -> Void) throws {
  let problem: Problem
  do throws(Problem) {
    try work()
    return
  } catch {
    problem = error
  }
  try complain([problem], style)
}
