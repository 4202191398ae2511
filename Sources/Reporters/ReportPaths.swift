/// Turns the paths of a report, which are relative to the working folder, into those that a reader of the report
/// resolves: code hosts resolve against the top of the repository, Xcode takes absolute paths only.
///
/// Works on text alone. Names in angle brackets, such as `<stdin>`, are no paths and stay as they are.
public struct ReportPaths: Sendable {
  /// Absolute; empty where it is not known, and then paths stay as they are.
  private let workingFolder: String
  /// Absolute; the folder that code hosts mean.
  private let root: String

  /// The working folder and the top of the repository; without the latter the working folder stands for it.
  public init(workingFolder: String = "", root: String? = nil) {
    self.workingFolder = workingFolder
    self.root = root ?? workingFolder
  }

  /// Relative to the root where the file is under it, else absolute.
  func underRoot(_ path: String) -> String {
    guard !workingFolder.isEmpty, !path.hasPrefix("<"), !path.isEmpty else { return path }
    let whole = absolute(path)
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : whole
  }

  /// Absolute, without `.` and `..`.
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
