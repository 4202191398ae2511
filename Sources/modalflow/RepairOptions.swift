internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// The options for repairs of flow files.
struct RepairOptions {
  /// Whether files of flows are written.
  let writes: Bool
  private let isUnsafeToo, isShown: Bool
  /// Whether reports offer repairs, each of which costs a check of the whole flow.
  let areOffered: Bool

  static let group = ParameterGroup(
    "What is repaired",
    [
      .flag(
        "fix", "Write the repairs that are safe, then check again.",
        details: """
          Each is carried out in memory first and written only where the finding is then gone and no error or warning \
          is new; comments and layout stay. What is not shown is not repaired: ‘--show info’ repairs infos too.
          """),
      .flag("unsafe-fixes", "Write also those that somebody might decide otherwise."),
      .flag(
        "diff", "Show what would be written instead of writing it; exit with 1 where there is something.",
        details: "‘patch -p1’ and ‘git apply’ take it."),
      .flag(
        "no-repairs", "Offer no repairs in reports, which takes less time where much is found.",
        details: "A repair is tried before it is offered: the whole flow is checked once more with it."),
    ])

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    isUnsafeToo = arguments.has("unsafe-fixes")
    isShown = arguments.has("diff")
    writes = !isShown && (arguments.has("fix") || isUnsafeToo)
    areOffered = !arguments.has("no-repairs")
    if !areOffered, writes || isShown {
      throw .conflict("‘--no-repairs’ leaves nothing for ‘--\(isShown ? "diff" : "fix")’ to do")
    }
    if writes, arguments.texts("paths").contains("-") {
      throw .conflict("standard input cannot be repaired; ‘--diff’ shows what to write")
    }
  }

  /// Repairs the findings of `check`, if requested.
  ///
  /// - Parameter finished: called after the work, before anything is printed.
  /// - Returns: the problems of files that could not be written; nil if nothing remains to be checked and
  ///   reported.
  func run(_ check: FlowCheck, _ style: StyleOptions, finished: () -> Void) throws -> [Problem]? {
    guard writes || isShown else { return [] }
    let outcome = FlowRepair(check, isUnsafeToo: isUnsafeToo).run()
    finished()
    if isShown {
      try show(outcome, style)
      return nil
    }
    var problems: [Problem] = []
    for file in outcome.files {
      if let problem = write(file) { problems.append(problem) }
    }
    say(outcome, style, isWritten: problems.isEmpty)
    return problems
  }

  private func show(_ outcome: FlowRepair.Outcome, _ style: StyleOptions) throws {
    let isForTerminal = StandardOutput.isTerminal
    StandardOutput.write { output in
      for file in outcome.files {
        output.write(file.difference.unified(path: file.path, isForTerminal: isForTerminal))
      }
    }
    say(outcome, style, isWritten: false)
    if !outcome.files.isEmpty { try CheckExit.findings.leave() }
  }

  private func write(_ file: FlowRepair.EditedFile) -> Problem? {
    do throws(Problem) {
      try modalflow.write(try file.text(), to: file.path, replacesInput: true)
      return nil
    } catch {
      return error
    }
  }

  /// Prints what was done, on standard error.
  private func say(_ outcome: FlowRepair.Outcome, _ style: StyleOptions, isWritten: Bool) {
    var errors = StandardError()
    RepairSummary(
      made: outcome.made, files: outcome.files.count, unsafe: outcome.unsafe, isWritten: isWritten
    ).write(to: &errors, style: style.style)
  }
}
