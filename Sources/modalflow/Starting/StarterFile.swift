internal import Diagnostics
internal import OperatingSystem

/// A file that is written only if it does not exist.
struct StarterFile {
  let path: String
  let text: String

  /// Writes it, and creates its folders.
  ///
  /// - Returns: false if something exists at the path, which stays.
  func write() throws(Problem) -> Bool {
    if FileSystem.kind(of: path) != nil { return false }
    do throws(FileSystem.FolderFailure) {
      try FileSystem.makeFolders(Path.folder(of: path))
    } catch {
      throw Problem(
        "unwritable", "the folder ‘\(error.path)’ cannot be made: \(error.cause.reason)", at: nil,
        path: error.path)
    }
    var file = try OutputFile(path)
    file.write(text)
    try file.finish()
    return true
  }
}
