internal import OperatingSystem
internal import Reporters

/// The top of the repository that a run happens in.
enum RepositoryRoot {
  /// What a CI service says, else the nearest folder at or above the working folder that holds `.git`; nil without either.
  static var ofThisRun: String? {
    let folder = FileSystem.workingFolder
    for variable in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      // Only where the run happens inside it: a variable may be left from elsewhere.
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
  /// The working folder, and the top of the repository; without one the working folder stands for it.
  static func ofThisRun() -> ReportPaths {
    ReportPaths(workingFolder: FileSystem.workingFolder, root: RepositoryRoot.ofThisRun)
  }
}
