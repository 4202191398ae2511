internal import OperatingSystem

/// The files and folders that git ignores by `.gitignore` and `.git/info/exclude`, read without git.
///
/// A file that matches a pattern is ignored even if git tracks it, and a person's own `core.excludesFile` is
/// not read: the linted files depend only on the repository and its `info/exclude`. Decision 15 says why.
struct IgnoredFiles {
  /// One file of patterns.
  private struct List {
    /// The absolute folder to which its patterns are relative.
    var folder: String
    var patterns: [IgnorePattern]
  }

  /// The outermost first; later ones have priority.
  private var lists: [List] = []

  /// The greatest size of a file of patterns in bytes.
  private static let limit = 1 << 20

  /// The patterns for the content of an absolute folder; none outside of a repository.
  init(of folder: String) {
    var folders = [folder]
    while let last = folders.last, FileSystem.kind(of: Path.join(last, ".git")) == nil {
      let above = Path.folder(of: last)
      if last == "/" || above.isEmpty { return }
      folders.append(above)
    }
    guard let root = folders.last else { return }
    add(Path.join(Self.gitFolder(of: root), "info/exclude"), of: root)
    for folder in folders.reversed() { add(Path.join(folder, ".gitignore"), of: folder) }
  }

  /// The folder in which git keeps what all worktrees of a repository share.
  ///
  /// In a worktree and a submodule `.git` is a file that names a folder, and in that of a worktree `commondir` names the
  /// folder of the repository.
  private static func gitFolder(of root: String) -> String {
    let git = Path.join(root, ".git")
    guard let named = line(of: git, behind: "gitdir: ") else { return git }
    let own = Path.join(root, named)
    return line(of: Path.join(own, "commondir")).map { Path.join(own, $0) } ?? own
  }

  /// The first line of a file, without the word that it begins with; nil if it is no such file.
  private static func line(of path: String, behind word: String = "") -> String? {
    guard let bytes = try? FileSystem.read(path, limit: limit) else { return nil }
    let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    return line.hasPrefix(word) ? String(line.dropFirst(word.count)) : nil
  }

  /// The patterns for the content of a subfolder.
  ///
  /// - Parameter names: all names in it.
  func entering(_ folder: String, names: [String]) -> IgnoredFiles {
    // A repository within another has patterns of its own.
    if names.contains(".git") { return IgnoredFiles(of: folder) }
    guard names.contains(".gitignore") else { return self }
    var inner = self
    inner.add(Path.join(folder, ".gitignore"), of: folder)
    return inner
  }

  private mutating func add(_ path: String, of folder: String) {
    guard let bytes = try? FileSystem.read(path, limit: Self.limit) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
    let patterns = lines.compactMap { IgnorePattern(String($0)) }
    if !patterns.isEmpty { lists.append(List(folder: folder, patterns: patterns)) }
  }

  /// Whether a file or folder in this folder is ignored. The last matching pattern decides, in the nearest
  /// folder that has one.
  func leavesOut(_ path: String, isFolder: Bool) -> Bool {
    for list in lists.reversed() {
      let name = Path.relative(path, to: list.folder)
      if let pattern = list.patterns.last(where: { $0.matches(name, isFolder: isFolder) }) {
        return !pattern.isNegated
      }
    }
    return false
  }
}

/// One line of a `.gitignore`.
private struct IgnorePattern {
  /// Whether matching files are read in spite of earlier patterns.
  let isNegated: Bool
  private let isForFolders: Bool
  private let glob: Glob

  /// Nil for an empty line and a comment.
  init?(_ line: String) {
    var text = line[...]
    while text.last == " ", text.dropLast().last != "\\" { text.removeLast() }
    if text.isEmpty || text.first == "#" { return nil }
    isNegated = text.first == "!"
    if isNegated { text.removeFirst() }
    isForFolders = text.last == "/"
    if isForFolders { text.removeLast() }
    let isAnchored = text.contains("/")
    if text.first == "/" { text.removeFirst() }
    if text.isEmpty { return nil }
    // It matches the content of a folder, not the folder.
    let ending = text.hasSuffix("/**") ? "/*" : ""
    glob = Glob((isAnchored ? "" : "**/") + Self.plain(text) + ending)
  }

  func matches(_ path: String, isFolder: Bool) -> Bool {
    (isFolder || !isForFolders) && glob.matches(path)
  }

  /// Writes a special character after a backslash in brackets, so that it stands for itself.
  private static func plain(_ text: Substring) -> String {
    var plain = ""
    var isEscaped = false
    for sign in text {
      if isEscaped {
        plain += "*?[".contains(sign) ? "[\(sign)]" : String(sign)
        isEscaped = false
      } else if sign == "\\" {
        isEscaped = true
      } else {
        plain.append(sign)
      }
    }
    return plain
  }
}
