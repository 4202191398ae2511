internal import Diagnostics
internal import OperatingSystem

/// A file that is written only where there is none.
struct StarterFile {
  let path: String
  let text: String

  /// Writes it, and the folders it stands in.
  ///
  /// - Returns: false where there is something already, which stays.
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
