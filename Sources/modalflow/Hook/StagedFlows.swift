internal import Diagnostics
internal import OperatingSystem

/// The YAML files that the next commit changes, as they stand in the index.
///
/// The work tree may hold other changes that are not to be committed. So all YAML of the index, which is what flows,
/// fragments, rules and configuration consist of, is written to a folder of its own and linted there.
struct StagedFlows {
  private static let patterns = ["--", "*.yaml", "*.yml"]
  /// How the names of configurations and baselines begin.
  private static let configuration = ".modalflow"

  private let changed: [String]
  /// A file was deleted, or a configuration has changed: that can affect every flow.
  private let isAll: Bool
  private let folder: String

  /// Asks git what changes; costs two short runs of it.
  init() throws(Problem) {
    // Nothing staged and nobody to ask must not look the same.
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

  /// The names of files that the next commit changes in certain ways; nil where git does not tell.
  private static func changes(_ filter: String) -> [String]? {
    let diff = ["git", "diff", "--cached", "--name-only", "--no-renames", "-z", "--diff-filter=\(filter)"]
    guard let found = try? ChildProcess.run(diff + patterns), found.exitCode == 0 else { return nil }
    return found.names
  }

  /// Those of the changed files that are otherwise in the work tree: what is found may be mended there already.
  ///
  /// To be asked before ``export()``, which goes elsewhere.
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

  /// Whether some of the files were committed before, so that what is found in them may be old.
  let mayHaveOldFindings: Bool

  /// The arguments for `lint`.
  var lintArguments: [String] {
    ["--quiet", "--only-flows"] + (isAll ? [] : ["--"] + changed)
  }

  /// Writes the YAML of the index into the folder and goes there.
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

  /// Takes the folder away.
  func remove() {
    guard !folder.isEmpty, (try? FileSystem.enter("/")) != nil else { return }
    FileSystem.removeFolder(folder)
  }
}
