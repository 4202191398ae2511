internal import OperatingSystem

/// Finds the configuration file and the root for a folder. It searches upwards and reads each folder once.
struct ConfigurationSearch: Sendable {
  /// The name of configuration files.
  static let fileName = ".modalflow.yaml"

  /// What was found for a folder; both are absolute paths.
  struct Found: Sendable, Hashable {
    /// The nearest configuration file at or above the folder.
    var file: String?
    /// The folder that no configured path may leave: that of the repository; otherwise that of the file;
    /// otherwise the working folder or the folder itself.
    var root: String
  }

  private var known: [String: Found] = [:]

  /// Searches from an absolute folder upwards, to the folder of the repository or, outside of one, to the
  /// working folder.
  mutating func find(from folder: String) -> Found {
    if let found = known[folder] { return found }
    var passed: [String] = []
    var file: String?
    var current = folder
    var root: String?
    while true {
      passed.append(current)
      if FileSystem.kind(of: Path.join(current, ".git")) != nil {
        root = current
        break
      }
      let above = Path.folder(of: current)
      if current == "/" || above.isEmpty { break }
      current = above
    }
    let end = root ?? outermost(of: folder)
    for candidate in passed {
      let path = Path.join(candidate, Self.fileName)
      if FileSystem.kind(of: path) != nil {
        file = path
        break
      }
      if candidate == end { break }
    }
    let found = Found(file: file, root: root ?? file.map(Path.folder) ?? end)
    known[folder] = found
    return found
  }

  /// The folder where the search ends without a repository, so that unrelated files above it are not used.
  private func outermost(of folder: String) -> String {
    let working = FileSystem.workingFolder
    return Path.isInside(folder, of: working) ? working : folder
  }
}
