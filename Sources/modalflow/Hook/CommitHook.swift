internal import Diagnostics
internal import OperatingSystem

/// The pre-commit hook of a repository: that of this tool, a foreign one, or none.
///
/// A foreign hook is never changed: it is renamed, runs first, and gets its name back in the end.
struct CommitHook {
  enum Installed {
    case added, chained, renewed
  }

  enum Removed {
    case removed, restored, absent
  }

  let path: String
  /// The path of a foreign hook that was renamed.
  var keptPath: String { path + ".modalflow-kept" }

  /// The hook that git would run; it follows `core.hooksPath`, and in a linked work tree it is that of the
  /// main one.
  static func ofThisRepository() throws(Problem) -> CommitHook {
    guard let folder = try? ChildProcess.run(["git", "rev-parse", "--git-path", "hooks"]),
      folder.exitCode == 0,
      let line = folder.lines.first
    else { throw .noRepository }
    // With a global `core.hooksPath`, a hook would run in all repositories.
    let asked = try? ChildProcess.run(["git", "config", "--show-scope", "--get", "core.hooksPath"])
    let scope = asked?.lines.first?.split(separator: "\t").first
    if let scope, scope == "global" || scope == "system" {
      throw Problem(
        "shared-hooks", "‘core.hooksPath’ leads to hooks of all your repositories: \(line)", at: nil,
        help:
          "let a hook there run ‘modalflow hook run’, or give this repository its own: git config core.hooksPath .git/hooks"
      )
    }
    return CommitHook(path: line + "/pre-commit")
  }

  /// Installs the hook, and renames an existing one.
  func install() throws(Problem) -> Installed {
    do throws(FileSystem.FolderFailure) {
      try FileSystem.makeFolders(Path.folder(of: path))
    } catch {
      throw failure("be made", error.cause)
    }
    var result = Installed.added
    switch text(of: path) {
    case let text? where Self.isOurs(text): result = .renewed
    case .some:
      guard text(of: keptPath) == nil else {
        throw Problem(
          "hook-in-the-way", "there are two hooks already: ‘\(path)’ and ‘\(keptPath)’", at: nil,
          help: "make one of the two")
      }
      try attempt("be moved aside") { () throws(SystemFailure) in try FileSystem.move(path, to: keptPath) }
      result = .chained
    case nil: break
    }
    var file = try OutputFile(path, replacesInput: true)
    file.write(Self.script)
    try file.finish()
    try attempt("be made executable") { () throws(SystemFailure) in try FileSystem.makeExecutable(path) }
    return result
  }

  /// Removes the hook and restores a renamed one.
  func uninstall() throws(Problem) -> Removed {
    guard let text = text(of: path), Self.isOurs(text) else {
      guard self.text(of: keptPath) == nil else {
        throw Problem(
          "hook-in-the-way", "‘\(path)’ is not modalflow's hook, and ‘\(keptPath)’ waits to be put back",
          at: nil,
          help: "keep the one you want as ‘\(path)’ and remove the other")
      }
      return .absent
    }
    guard self.text(of: keptPath) != nil else {
      try attempt("be removed") { () throws(SystemFailure) in try FileSystem.remove(path) }
      return .removed
    }
    // The move replaces the hook in one step, so that there is a hook at every moment.
    try attempt("be put back") { () throws(SystemFailure) in try FileSystem.move(keptPath, to: path) }
    return .restored
  }

  private static let mark = "# modalflow hook: "

  private static func isOurs(_ script: String) -> Bool { script.contains(mark) }

  /// The script finds the tool in `PATH`, otherwise at its path when the hook was installed, because
  /// graphical programs run git with another `PATH`.
  private static var script: String {
    """
    #!/bin/sh
    \(mark)written by ‘modalflow hook install’, taken out by ‘modalflow hook uninstall’.
    kept="$0.modalflow-kept"
    if [ -x "$kept" ]; then "$kept" "$@" || exit $?; fi
    if command -v modalflow >/dev/null 2>&1; then exec modalflow hook run; fi
    known=\(ShellWord.quoted(CurrentProcess.executablePath ?? "modalflow"))
    if [ -x "$known" ]; then exec "$known" hook run; fi
    echo "modalflow is not to be found, so the flows of this commit were not checked." >&2
    echo "Install it again, or remove this hook: $0" >&2
    exit 1

    """
  }

  /// The text at a path; nil if there is no file, empty if it is not a text file.
  private func text(of path: String) -> String? {
    guard FileSystem.kind(of: path) != nil else { return nil }
    return (try? FileSystem.read(path, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func attempt(_ what: String, _ change: () throws(SystemFailure) -> Void) throws(Problem) {
    do throws(SystemFailure) { try change() } catch { throw failure(what, error) }
  }

  private func failure(_ what: String, _ cause: SystemFailure) -> Problem {
    Problem("unwritable", "the hook cannot \(what): \(cause.reason)", at: nil, path: path)
  }
}

extension Problem {
  /// The problem that the folder is not in a git repository.
  static let noRepository = Problem(
    "no-repository", "this folder is in no git repository", at: nil,
    help: "‘git init’ makes one; without git on the path none is found")
}
