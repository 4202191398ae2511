internal import OperatingSystem

/// The files and folders that git leaves out by `.gitignore` and `.git/info/exclude`, read without git.
///
/// Also a file that is under version control is left out where a pattern is about it, and a person's own
/// `core.excludesFile` is not read: what is linted depends on the repository alone.
struct IgnoredFiles {
  /// One file of patterns.
  private struct List {
    /// The absolute folder that its patterns start from.
    var folder: String
    var patterns: [IgnorePattern]
  }

  /// The outermost first; what comes later wins.
  private var lists: [List] = []

  /// The most bytes that a file of patterns may have.
  private static let limit = 1 << 20

  /// The patterns for what is in an absolute folder; none outside of a repository.
  init(of folder: String) {
    var folders = [folder]
    while let last = folders.last, FileSystem.kind(of: Path.join(last, ".git")) == nil {
      let above = Path.folder(of: last)
      if last == "/" || above.isEmpty { return }
      folders.append(above)
    }
    guard let root = folders.last else { return }
    add(Path.join(root, ".git/info/exclude"), of: root)
    for folder in folders.reversed() { add(Path.join(folder, ".gitignore"), of: folder) }
  }

  /// The patterns for what is in a folder below.
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

  /// Whether something that stands in the folder these are for is left out. The last pattern about it decides, that of the
  /// nearest folder first.
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
  /// Whether what it matches is read after all.
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
    // What is in a folder, and not the folder.
    let ending = text.hasSuffix("/**") ? "/*" : ""
    glob = Glob((isAnchored ? "" : "**/") + Self.plain(text) + ending)
  }

  func matches(_ path: String, isFolder: Bool) -> Bool {
    (isFolder || !isForFolders) && glob.matches(path)
  }

  /// A sign behind a backslash stands for itself: as the one member of brackets.
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
