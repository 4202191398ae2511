internal import Diagnostics
internal import OperatingSystem

/// Reads a git repository with the installed `git`. Nothing is checked out or written.
struct GitRepository: Sendable {
  /// The absolute path of its working tree.
  let root: String

  /// A file of a commit.
  struct TreeEntry: Sendable {
    var object: String
    var isLink: Bool
  }

  /// The commit of a revision; `main...` is the fork point of the current branch from `main`.
  func commit(of revision: String) throws(Problem) -> String {
    let isFork = revision.hasSuffix("...")
    let name = isFork ? String(revision.dropLast(3)) : revision
    // A name that begins with a hyphen would be an option.
    guard !name.isEmpty, !name.hasPrefix("-") else { throw unknown(revision) }
    let found = try git(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
    guard found.exitCode == 0 else { throw unknown(name, isOutside: found.errors) }
    let commit = line(found.output)
    guard isFork else { return commit }
    let base = try git(["merge-base", commit, "HEAD"])
    guard base.exitCode == 0 else {
      throw Problem(
        "unknown-revision", "‘\(name)’ and the current branch have no commit in common", at: nil,
        help: isShallow ? shallowHelp : "name the revision itself, without the dots")
    }
    return line(base.output)
  }

  /// The files of a commit, by their paths relative to the root.
  func files(of commit: String) throws(Problem) -> [String: TreeEntry] {
    let listing = try git(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard listing.exitCode == 0 else {
      throw failed("the files of ‘\(commit)’ cannot be listed", listing.errors)
    }
    var files: [String: TreeEntry] = [:]
    for record in listing.output.split(separator: 0) {
      // mode SP type SP object TAB path
      guard let tab = record.firstIndex(of: 0x09) else { continue }
      let fields = record[..<tab].split(separator: 0x20)
      guard fields.count == 3 else { continue }
      let text = { (bytes: ArraySlice<UInt8>) in String(decoding: bytes, as: UTF8.self) }
      guard text(fields[1]) == "blob" else { continue }
      files[text(record[(tab + 1)...])] = TreeEntry(
        object: text(fields[2]), isLink: text(fields[0]) == "120000")
    }
    return files
  }

  /// The contents of objects, by object names.
  func contents(of objects: [String]) throws(Problem) -> [String: [UInt8]] {
    guard !objects.isEmpty else { return [:] }
    let batch = try git(["cat-file", "--batch"], input: Array((objects.joined(separator: "\n") + "\n").utf8))
    guard batch.exitCode == 0 else { throw failed("objects cannot be read", batch.errors) }
    var contents: [String: [UInt8]] = [:]
    var rest = batch.output[...]
    // Format: object SP type SP size LF contents LF; a line for a missing object ends in “missing”.
    while let end = rest.firstIndex(of: 0x0A) {
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard head.count == 3, let size = Int(head[2]), size < rest.count else { continue }
      contents[String(head[0])] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  /// Renamed files since a commit: old paths by new paths.
  func renames(since commit: String) throws(Problem) -> [String: String] {
    let found = try git([
      "-c", "diff.renameLimit=0", "diff", "--name-status", "-z", "--no-ext-diff", "--find-renames=30%",
      "--diff-filter=R", commit, "--",
    ])
    guard found.exitCode == 0 else {
      throw failed("the changes since ‘\(commit)’ cannot be listed", found.errors)
    }
    var renames: [String: String] = [:]
    let fields = found.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    for start in stride(from: 0, to: fields.count - 2, by: 3) {
      renames[fields[start + 2]] = fields[start + 1]
    }
    return renames
  }

  private func git(_ arguments: [String], input: [UInt8] = []) throws(Problem) -> ChildProcess.Outcome {
    // Hooks run with a GIT_DIR relative to the working folder.
    let place = root == FileSystem.workingFolder ? [] : ["-C", root]
    do throws(SystemFailure) {
      return try ChildProcess.run(
        ["git"] + place + ["--no-optional-locks", "--literal-pathspecs"] + arguments, input: input)
    } catch {
      throw Problem(
        "no-git", "‘git’ cannot be started: \(error.reason)", at: nil,
        help: "‘--since’ reads the files of the revision from git")
    }
  }

  private func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  private func failed(_ what: String, _ errors: String) -> Problem {
    Problem(
      "git-failed", "\(what): \(errors.split(separator: "\n").last ?? "git gives no reason")", at: nil)
  }

  private var isShallow: Bool {
    guard let answer = try? git(["rev-parse", "--is-shallow-repository"]) else { return false }
    return line(answer.output) == "true"
  }

  private var shallowHelp: String {
    "this clone is shallow: ‘git fetch --unshallow’ brings the rest, in GitHub Actions ‘fetch-depth: 0’ of actions/checkout"
  }

  private func unknown(_ name: String, isOutside errors: String = "") -> Problem {
    if !errors.isEmpty { return failed("git cannot look up ‘\(name)’", errors) }
    let references = try? git(["for-each-ref", "--format=%(refname:short)"])
    let names = String(decoding: references?.output ?? [], as: UTF8.self).split(separator: "\n").map(
      String.init)
    let near = nearestName(to: name, among: names + ["HEAD"])
    let hint =
      near.map { "did you mean ‘\($0)’?" } ?? "name a commit, a tag or a branch, such as ‘origin/main’"
    return Problem(
      "unknown-revision", "there is no revision ‘\(name)’", at: nil, help: isShallow ? shallowHelp : hint,
      replacement: isShallow ? nil : near)
  }
}
