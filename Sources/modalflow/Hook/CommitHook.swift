internal import Diagnostics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The pre-commit hook of a repository: ours, somebody else's, or none.
///
/// Somebody else's hook is never changed: it is moved aside, runs first, and is moved back.
struct CommitHook {
  enum Installed {
    case added, chained, renewed
  }

  enum Removed {
    case removed, restored, absent
  }

  let path: String
  /// Where a hook waits that was there before ours.
  var keptPath: String { path + ".modalflow-kept" }

  /// The one that git would run: in a linked work tree that of the main one, and where `core.hooksPath` says.
  static func ofThisRepository() throws(Problem) -> CommitHook {
    let folder = Shell.run("git rev-parse --git-path hooks")
    guard folder.status == 0, let line = folder.lines.first else { throw .noRepository }
    // In the configuration of all repositories a hook would run in every one of them.
    let scope = Shell.run("git config --show-scope --get core.hooksPath").lines.first?.split(separator: "\t")
      .first
    if let scope, scope == "global" || scope == "system" {
      throw Problem(
        "shared-hooks", "‘core.hooksPath’ leads to hooks of all your repositories: \(line)", at: nil,
        help:
          "let a hook there run ‘modalflow hook run’, or give this repository its own: git config core.hooksPath .git/hooks"
      )
    }
    return CommitHook(path: line + "/pre-commit")
  }

  /// Puts ours in place, and a hook that is there aside.
  func install() throws(Problem) -> Installed {
    let folder = path.dropLast("/pre-commit".count)
    if realPath(String(folder)) == nil, mkdir(String(folder), 0o777) != 0 { throw failure("be made") }
    var result = Installed.added
    switch text(of: path) {
    case let text? where Self.isOurs(text): result = .renewed
    case .some:
      guard text(of: keptPath) == nil else {
        throw Problem(
          "hook-in-the-way", "there are two hooks already: ‘\(path)’ and ‘\(keptPath)’", at: nil,
          help: "make one of the two")
      }
      if rename(path, keptPath) != 0 { throw failure("be moved aside") }
      result = .chained
    case nil: break
    }
    var file = try OutputFile(path)
    file.write(Self.script)
    try file.finish()
    if chmod(path, 0o755) != 0 { throw failure("be made executable") }
    return result
  }

  /// Takes ours out and puts back what waited.
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
      if unlink(path) != 0 { throw failure("be removed") }
      return .removed
    }
    // The move replaces ours in one step, so that there is a hook at every moment.
    if rename(keptPath, path) != 0 { throw failure("be put back") }
    return .restored
  }

  private static let mark = "# modalflow hook: "

  private static func isOurs(_ script: String) -> Bool { script.contains(mark) }

  /// Finds the tool on the path, else where it was when the hook was installed: programs with windows start git with
  /// a path of their own.
  private static var script: String {
    """
    #!/bin/sh
    \(mark)written by ‘modalflow hook install’, taken out by ‘modalflow hook uninstall’.
    kept="$0.modalflow-kept"
    if [ -x "$kept" ]; then "$kept" "$@" || exit $?; fi
    if command -v modalflow >/dev/null 2>&1; then exec modalflow hook run; fi
    known=\(Shell.quoted(executablePath() ?? "modalflow"))
    if [ -x "$known" ]; then exec "$known" hook run; fi
    echo "modalflow is not to be found, so the flows of this commit were not checked." >&2
    echo "Install it again, or remove this hook: $0" >&2
    exit 1

    """
  }

  /// What stands at a path; nil where nothing does, empty where it is no text file.
  private func text(of path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  private func failure(_ what: String) -> Problem {
    Problem(
      "unwritable", "the hook cannot \(what): \(String(cString: strerror(errno)).lowercased())", at: nil,
      path: path)
  }
}

extension Problem {
  /// Git knows nothing of this folder.
  static let noRepository = Problem(
    "no-repository", "this folder is in no git repository", at: nil,
    help: "‘git init’ makes one; without git on the path none is found")
}

/// The absolute path of this program, as the shell found it.
private func executablePath() -> String? {
  let name = CommandLine.arguments[0]
  if name.contains("/") { return realPath(name) }
  return environmentVariable("PATH")?.split(separator: ":").lazy.map { "\($0)/\(name)" }
    .first { access($0, X_OK) == 0 }.flatMap(realPath)
}
