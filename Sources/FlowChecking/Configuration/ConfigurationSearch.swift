internal import OperatingSystem

/// Finds the configuration file and the root of a folder. Looks upwards, asks the disk once for each folder.
struct ConfigurationSearch: Sendable {
  /// The name of configuration files.
  static let fileName = ".modalflow.yaml"

  /// What was found for a folder; both are absolute paths.
  struct Found: Sendable, Hashable {
    /// The nearest configuration file at or above the folder.
    var file: String?
    /// The folder that no path of the configuration may leave: the repository's, else the one of the file, else the
    /// working folder or the folder itself.
    var root: String
  }

  private var known: [String: Found] = [:]

  /// Looks from an absolute folder upwards: to the folder of a repository, or, outside of one, to the working folder.
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

  /// Where the search ends without a repository, so that nobody else's file above it counts.
  private func outermost(of folder: String) -> String {
    let working = FileSystem.workingFolder
    return Path.isInside(folder, of: working) ? working : folder
  }
}
