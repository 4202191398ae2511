internal import Diagnostics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The YAML files that the next commit changes, as they stand in the index.
///
/// The work tree may hold other changes that are not to be committed. So all YAML of the index, which is what flows,
/// fragments, rules and configuration consist of, is written to a folder of its own and linted there.
struct StagedFlows {
  private static let patterns = "-- '*.yaml' '*.yml'"
  /// How the names of configurations and baselines begin.
  private static let configuration = ".modalflow"

  private let changed: [String]
  /// Something is gone, or what is asked has changed: every flow may be touched by that.
  private let isAll: Bool
  private let folder: String

  /// Asks git what changes; costs two short runs of it.
  init() throws(Problem) {
    let diff = "git diff --cached --name-only --no-renames -z"
    let staged = Shell.run("\(diff) --diff-filter=ACMT \(Self.patterns)")
    // Nothing staged and nobody to ask must not look the same.
    guard staged.status == 0 else { throw .noRepository }
    changed = staged.names
    let gone = Shell.run("\(diff) --diff-filter=D \(Self.patterns)").names
    isAll =
      !gone.isEmpty
      || changed.contains { name in
        name.split(separator: "/").last?.hasPrefix(Self.configuration) ?? false
      }
    var template = Array(((environmentVariable("TMPDIR") ?? "/tmp") + "/modalflow-XXXXXX").utf8CString)
    folder =
      changed.isEmpty && !isAll ? "" : mkdtemp(&template).map { String(cString: $0) } ?? ""
  }

  /// Whether the commit changes no YAML at all.
  var isEmpty: Bool { changed.isEmpty && !isAll }

  /// What `lint` is asked.
  var lintArguments: [String] {
    isAll ? ["--only-flows"] : ["--only-flows", "--"] + changed
  }

  /// Writes the YAML of the index into the folder and goes there.
  func export() throws(Problem) {
    let prefix = Shell.quoted(folder + "/")
    let outcome = Shell.run(
      "git ls-files -z \(Self.patterns) | git checkout-index -z --stdin --prefix=\(prefix)")
    guard !folder.isEmpty, outcome.status == 0, chdir(folder) == 0 else {
      remove()
      throw Problem(
        "no-index", "the files to be committed could not be written to ‘\(folder)’", at: nil, path: folder)
    }
  }

  /// Takes the folder away.
  func remove() {
    guard !folder.isEmpty, chdir("/") == 0 else { return }
    _ = Shell.run("rm -rf -- \(Shell.quoted(folder))")
  }
}
