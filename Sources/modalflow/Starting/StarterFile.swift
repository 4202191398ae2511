internal import Diagnostics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A file that is written only where there is none.
struct StarterFile {
  let path: String
  let text: String

  /// Writes it, and the folders it stands in.
  ///
  /// - Returns: false where there is something already, which stays.
  func write() throws(Problem) -> Bool {
    var status = stat()
    if lstat(path, &status) == 0 { return false }
    try makeFolders()
    var file = try OutputFile(path)
    file.write(text)
    try file.finish()
    return true
  }

  private func makeFolders() throws(Problem) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/").dropLast() {
      folder += (folder.isEmpty || folder == "/" ? "" : "/") + name
      if mkdir(folder, 0o777) != 0, errno != EEXIST {
        let reason = String(cString: strerror(errno)).lowercased()
        throw Problem("unwritable", "the folder ‘\(folder)’ cannot be made: \(reason)", at: nil, path: folder)
      }
    }
  }
}
