/// Converts the paths of a report, which are relative to the working folder, into the form that the reader of
/// the report needs: code hosts resolve paths from the top folder of the repository, Xcode accepts only
/// absolute paths.
///
/// Works on text alone. Names in angle brackets, such as `<stdin>`, are not paths and are not changed.
public struct ReportPaths: Sendable {
  /// An absolute path; empty if it is not known. Then paths are not changed.
  private let workingFolder: String
  /// An absolute path: the folder from which code hosts resolve paths.
  private let root: String

  /// Takes the working folder and the top folder of the repository; without the latter, the working folder is
  /// used for both.
  public init(workingFolder: String = "", root: String? = nil) {
    self.workingFolder = workingFolder
    self.root = root ?? workingFolder
  }

  /// The path relative to the root if the file is under it, otherwise the absolute path.
  func underRoot(_ path: String) -> String {
    guard !workingFolder.isEmpty, !path.hasPrefix("<"), !path.isEmpty else { return path }
    let whole = absolute(path)
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : whole
  }

  /// The absolute path, without `.` and `..`.
  func absolute(_ path: String) -> String {
    guard !workingFolder.isEmpty, !path.hasPrefix("<"), !path.isEmpty else { return path }
    var names: [Substring] = []
    for name in (path.hasPrefix("/") ? path : workingFolder + "/" + path).split(separator: "/")
    where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }
}
