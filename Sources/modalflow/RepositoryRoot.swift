internal import OperatingSystem
internal import Reporters

extension ReportPaths {
  /// The working folder, and the top of the repository: what a CI service says, else the nearest folder at or above
  /// the working folder that holds `.git`, else the working folder.
  static func ofThisRun() -> ReportPaths {
    let folder = FileSystem.workingFolder
    for variable in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      // Only where the run happens inside it: a variable may be left from elsewhere.
      if let root = CurrentProcess.environment(variable).flatMap(FileSystem.realPath), isWithin(folder, root)
      {
        return ReportPaths(workingFolder: folder, root: root)
      }
    }
    var candidate = Substring(folder)
    while !candidate.isEmpty {
      if FileSystem.realPath("\(candidate)/.git") != nil {
        return ReportPaths(workingFolder: folder, root: String(candidate))
      }
      candidate = candidate[..<(candidate.lastIndex(of: "/") ?? candidate.startIndex)]
    }
    return ReportPaths(workingFolder: folder)
  }

  private static func isWithin(_ folder: String, _ root: String) -> Bool {
    folder == root || folder.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}
