internal import OperatingSystem
internal import Reporters

/// The root folder of the repository of this run.
enum RepositoryRoot {
  /// The folder that a CI service names; otherwise the nearest folder with `.git` at or above the working
  /// folder; nil without both.
  static var ofThisRun: String? {
    let folder = FileSystem.workingFolder
    for variable in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      // Only if it contains the working folder, because a variable may be left over from elsewhere.
      if let root = CurrentProcess.environment(variable).flatMap(FileSystem.realPath), isWithin(folder, root)
      {
        return root
      }
    }
    var candidate = Substring(folder)
    while !candidate.isEmpty {
      if FileSystem.realPath("\(candidate)/.git") != nil { return String(candidate) }
      candidate = candidate[..<(candidate.lastIndex(of: "/") ?? candidate.startIndex)]
    }
    return nil
  }

  private static func isWithin(_ folder: String, _ root: String) -> Bool {
    folder == root || folder.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}

extension ReportPaths {
  /// The working folder, and the root of the repository; without a repository, the working folder for both.
  static func ofThisRun() -> ReportPaths {
    ReportPaths(workingFolder: FileSystem.workingFolder, root: RepositoryRoot.ofThisRun)
  }
}
