internal import Diagnostics
internal import OperatingSystem

/// The YAML files that the next commit changes, with their content in the git index.
///
/// The work tree may contain other changes that are not committed. So all YAML files of the index (flows,
/// fragments, rules and configuration) are written to a temporary folder and checked there.
struct StagedFlows {
  private static let patterns = ["--", "*.yaml", "*.yml"]
  /// The prefix of the names of configurations and baselines.
  private static let configuration = ".modalflow"

  private let changed: [String]
  /// Whether all flows must be checked, because a file was deleted or a configuration has changed.
  private let isAll: Bool
  private let folder: String

  /// Reads the changes from git; runs it twice.
  init() throws(Problem) {
    // A failure of git must not look like a commit without changes.
    guard let staged = Self.changes("ACMT"), let gone = Self.changes("D") else { throw .noRepository }
    changed = staged
    mayHaveOldFindings = !gone.isEmpty || Self.changes("MT")?.isEmpty == false
    isAll =
      !gone.isEmpty
      || changed.contains { name in
        name.split(separator: "/").last?.hasPrefix(Self.configuration) ?? false
      }
    folder =
      changed.isEmpty && !isAll ? "" : FileSystem.makeTemporaryFolder(named: "modalflow") ?? ""
  }

  /// The names of files that the next commit changes in these ways; nil if git fails.
  private static func changes(_ filter: String) -> [String]? {
    let diff = ["git", "diff", "--cached", "--name-only", "--no-renames", "-z", "--diff-filter=\(filter)"]
    guard let found = try? ChildProcess.run(diff + patterns), found.exitCode == 0 else { return nil }
    return found.names
  }

  /// The changed files that have further changes in the work tree, which may solve the findings.
  ///
  /// To be called before ``export()``, which changes the working folder.
  func changedAgain() -> [String] {
    let diff = ["git", "diff", "--name-only", "--no-renames", "-z"]
    guard !changed.isEmpty, let found = try? ChildProcess.run(diff + Self.patterns), found.exitCode == 0
    else {
      return []
    }
    return found.names.filter(changed.contains)
  }

  /// Whether the commit changes no YAML at all.
  var isEmpty: Bool { changed.isEmpty && !isAll }

  /// Whether some of the files were committed before, so that their findings may be old.
  let mayHaveOldFindings: Bool

  /// The arguments for `lint`.
  var lintArguments: [String] {
    ["--quiet", "--only-flows"] + (isAll ? [] : ["--"] + changed)
  }

  /// Writes the YAML files of the index to the folder and makes it the working folder.
  func export() throws(Problem) {
    guard !folder.isEmpty, let listing = try? ChildProcess.run(["git", "ls-files", "-z"] + Self.patterns),
      let copying = try? ChildProcess.run(
        ["git", "checkout-index", "-z", "--stdin", "--prefix=\(folder)/"], input: listing.output),
      listing.exitCode == 0, copying.exitCode == 0, (try? FileSystem.enter(folder)) != nil
    else {
      remove()
      throw Problem(
        "no-index", "the files to be committed could not be written to ‘\(folder)’", at: nil, path: folder)
    }
  }

  /// Removes the folder.
  func remove() {
    guard !folder.isEmpty, (try? FileSystem.enter("/")) != nil else { return }
    FileSystem.removeFolder(folder)
  }
}
