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
          groups: { [StyleOptions.group] },
          run: {
            _ = try StyleOptions($0)
            try install()
          }),
        CommandPage(
          "uninstall", "Take the hook out again and put back the one that was there before.",
          groups: { [StyleOptions.group] },
          run: {
            _ = try StyleOptions($0)
            try uninstall()
          }),
        CommandPage(
          "run",
          "What the hook does: lint the flows that the next commit changes, as they are in the index.",
          groups: { [StyleOptions.group] },
          run: {
            _ = try StyleOptions($0)
            try lint()
          }),
      ]
    })

  static func install() throws {
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

  private static func uninstall() throws {
    let hook = try CommitHook.ofThisRepository()
    switch try hook.uninstall() {
    case .removed: StandardError.write("The hook is gone.\n")
    case .restored: StandardError.write("The hook is gone; the one before it is back (\(hook.path)).\n")
    case .absent: StandardError.write("There was no hook of modalflow (\(hook.path)).\n")
    }
  }

  private static func lint() throws {
    let staged = try StagedFlows()
    if staged.isEmpty { return }
    let changedAgain = staged.changedAgain()
    try staged.export()
    defer { staged.remove() }
    var countsAll = false
    do {
      let lint = CommandPath(LintCommand.page)
      guard case .run(let arguments) = try ParsedArguments.read(staged.lintArguments[...], of: lint) else {
        return
      }
      try LintCommand(arguments).run {
        countsAll = !$0.findings.isEmpty && !$0.comparisons.contains { $0.kind == .baseline }
      }
    } catch let code as CheckExit {
      if countsAll, staged.mayHaveOldFindings {
        StandardError.write(
          "Findings that were there before count too, because there is no baseline: ‘modalflow baseline write’ notes them once, and then only new ones stop commits.\n"
        )
      }
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
