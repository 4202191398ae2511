internal import Diagnostics
internal import OperatingSystem

/// Resolves the paths of a command line to files.
struct InputFiles {
  /// A file to read.
  struct Input: Hashable {
    var path: String
    /// Whether the user named it; otherwise it was found in a folder or by a pattern.
    var isNamed: Bool
  }

  /// Each file once, in the order of the arguments; files of folders are sorted by name.
  private(set) var inputs: [Input] = []
  /// Whether git leaves out files that were not named.
  private(set) var haveIgnored = false
  /// Paths that could not be opened.
  private(set) var problems: [Problem] = []
  private var seen: Set<String> = []
  private let readsIgnored: Bool

  /// The path that stands for standard input.
  static let standardInput = "-"

  /// Resolves `paths`: files, folders (searched for YAML files, hidden names and links left out) and patterns.
  ///
  /// - Parameter readsIgnored: also find files that git ignores.
  init(_ paths: [String], readsIgnored: Bool = false) {
    self.readsIgnored = readsIgnored
    for path in paths {
      if path == Self.standardInput {
        add(path, isNamed: true)
        continue
      }
      switch FileSystem.kind(of: path, followingLinks: true) {
      case .folder: walk(path, ignored(in: path)) { _ in true }
      case .file, .other, .link: add(path, isNamed: true)
      case nil where Glob.isPattern(path): match(path)
      case nil: problems.append(missing(path))
      }
    }
  }

  private mutating func add(_ path: String, isNamed: Bool) {
    let isStandardInput = path == Self.standardInput
    let path = isStandardInput ? path : Path.normalized(path)
    // The same file may be named by a relative and by an absolute path.
    guard seen.insert(isStandardInput ? path : Path.absolute(path)).inserted else { return }
    inputs.append(Input(path: path, isNamed: isNamed))
    FileSystem.noteInput(path)
  }

  private mutating func match(_ pattern: String) {
    let glob = Glob(pattern)
    let before = seen.count
    let folder = Glob.fixedFolder(of: pattern)
    if FileSystem.kind(of: folder, followingLinks: true) == .folder {
      walk(folder, ignored(in: folder)) { glob.matches($0) }
    }
    if seen.count == before {
      problems.append(
        Problem(
          "no-match", "no file matches ‘\(pattern)’", at: nil, path: pattern,
          help: "quote the pattern so that the shell does not change it; hidden folders are not searched"))
    }
  }

  /// The files in a folder that git ignores; nil if these are read too.
  private func ignored(in folder: String) -> IgnoredFiles? {
    readsIgnored ? nil : IgnoredFiles(of: Path.absolute(folder))
  }

  /// Adds the YAML files under `folder` that `wanted` accepts.
  private mutating func walk(_ folder: String, _ ignored: IgnoredFiles?, wanted: (String) -> Bool) {
    do {
      let entries = try FileSystem.entries(of: folder)
      // A folder that cannot be opened may contain flows.
      problems += entries.illFormed.filter { name in
        (name.mayBeFolder || Path.isYAML(name.shown)) && !name.shown.hasPrefix(".")
      }.map { unnameable($0.shown, in: folder) }
      for name in entries.names where !name.hasPrefix(".") {
        let path = Path.join(folder, name)
        let kind = FileSystem.kind(of: path)
        guard kind == .folder || Path.isYAML(name) && wanted(path) else { continue }
        if ignored?.leavesOut(Path.absolute(path), isFolder: kind == .folder) == true {
          haveIgnored = true
          continue
        }
        switch kind {
        case .folder:
          let names = ignored == nil ? [] : (try? FileSystem.names(in: path)) ?? []
          walk(path, ignored?.entering(Path.absolute(path), names: names), wanted: wanted)
        // A pipe or a device with such a name is no flow; that is reported when it is read.
        case .file, .other: add(path, isNamed: false)
        case .link, nil: break
        }
      }
    } catch {
      problems.append(
        Problem("unreadable", "the folder ‘\(folder)’ cannot be read: \(error.reason)", at: nil, path: folder)
      )
    }
  }

  private func unnameable(_ name: String, in folder: String) -> Problem {
    let path = Path.join(folder, name)
    return .unreadable(
      path, because: "its name is not UTF-8", help: "give it another name, or name other folders")
  }

  private func missing(_ path: String) -> Problem {
    if let reason = FileSystem.obstacle(at: path) {
      return .unreadable(path, because: reason)
    }
    let folder = Path.folder(of: path)
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    let name = String(path.dropFirst(folder.isEmpty ? 0 : folder.count + (folder == "/" ? 0 : 1)))
    let near = nearestName(to: name, among: names).map { Path.join(folder, $0) }
    return Problem(
      "no-such-file", "there is no file or folder ‘\(path)’", at: nil, path: path,
      help: near.map { "did you mean ‘\($0)’?" } ?? "", replacement: near)
  }
}
