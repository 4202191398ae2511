internal import Diagnostics

/// `modalflow hook install | uninstall | run`
enum HookCommand {
  static let page = CommandPage(
    "hook", "Lint the flows of every commit, in plain git.",
    discussion: "For the pre-commit framework use the hooks of .pre-commit-hooks.yaml instead.",
    subcommands: {
      [
        CommandPage(
          "install", "Add a pre-commit hook to this repository; one that is there is kept and runs first.",
          groups: { [StyleOptions.group] }, run: { try install(StyleOptions($0)) }),
        CommandPage(
          "uninstall", "Take the hook out again and put back the one that was there before.",
          groups: { [StyleOptions.group] }, run: { try uninstall(StyleOptions($0)) }),
        CommandPage(
          "run",
          "What the hook does: lint the flows that the next commit changes, as they are in the index.",
          groups: { [StyleOptions.group] }, run: { try lint(StyleOptions($0)) }),
      ]
    })

  static func install(_ style: StyleOptions) throws {
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

  private static func uninstall(_ style: StyleOptions) throws {
    try reporting(style) { () throws(Problem) in
      let hook = try CommitHook.ofThisRepository()
      switch try hook.uninstall() {
      case .removed: StandardError.write("The hook is gone.\n")
      case .restored: StandardError.write("The hook is gone; the one before it is back (\(hook.path)).\n")
      case .absent: StandardError.write("There was no hook of modalflow (\(hook.path)).\n")
      }
    }
  }

  private static func lint(_ style: StyleOptions) throws {
    var staged: StagedFlows?
    var changedAgain: [String] = []
    try reporting(style) { () throws(Problem) in
      staged = try StagedFlows()
      if staged?.isEmpty == false {
        changedAgain = staged?.changedAgain() ?? []
        try staged?.export()
      }
    }
    guard let staged, !staged.isEmpty else { return }
    defer { staged.remove() }
    do {
      let lint = CommandPath(LintCommand.page)
      guard case .run(let arguments) = try ParsedArguments.read(staged.lintArguments[...], of: lint) else {
        return
      }
      try LintCommand(arguments).run()
    } catch let code as CheckExit {
      if !changedAgain.isEmpty {
        let (are, them) = changedAgain.count == 1 ? ("is", "it") : ("are", "them")
        let names = String(
          listOfNames(changedAgain).unicodeScalars.map { $0.isUnsafeInOutput ? "?" : Character($0) })
        StandardError.write(
          "What is to be committed was linted; \(names) \(are) otherwise in the work tree: ‘git add’ takes \(them) as \(changedAgain.count == 1 ? "it stands" : "they stand") there.\n"
        )
      }
      StandardError.write(
        "modalflow stopped the commit; ‘git commit --no-verify’ commits all the same.\n")
      throw code
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
