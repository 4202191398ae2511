#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension FileSystem {
  /// Makes a folder and those it stands in, where they are missing.
  ///
  /// - Throws: why one of them cannot be made, and which.
  public static func makeFolders(_ path: String) throws(FolderFailure) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      folder = Path.join(folder, String(name))
      if mkdir(folder, 0o777) != 0, errno != EEXIST { throw FolderFailure(path: folder, cause: .last) }
    }
  }

  /// A folder that cannot be made.
  public struct FolderFailure: Error {
    /// Which.
    public let path: String
    /// Why.
    public let cause: SystemFailure
  }

  /// Makes a folder of its own for this process, where files for a short time stand; nil where that is not possible.
  public static func makeTemporaryFolder(named prefix: String) -> String? {
    let folder = CurrentProcess.environment("TMPDIR") ?? "/tmp"
    var template = Array("\(folder)/\(prefix)-XXXXXX".utf8CString)
    return mkdtemp(&template).map { String(cString: $0) }
  }

  /// Gives a file another path, in one step; what stands there is replaced.
  ///
  /// - Throws: why it cannot be moved.
  public static func move(_ path: String, to target: String) throws(SystemFailure) {
    try SystemFailure.check(rename(path, target))
  }

  /// Removes a file.
  ///
  /// - Throws: why it cannot be removed.
  public static func remove(_ path: String) throws(SystemFailure) { try SystemFailure.check(unlink(path)) }

  /// Removes a folder with all that is in it; links are not followed. What cannot be removed stays.
  public static func removeFolder(_ folder: String) {
    let (names, illFormed, _) = (try? entries(of: folder)) ?? ([], [], [])
    for name in names + illFormed {
      let path = Path.join(folder, name)
      if kind(of: path) == .folder { removeFolder(path) } else { unlink(path) }
    }
    rmdir(folder)
  }

  /// Lets everybody run a file, and its owner write it.
  ///
  /// - Throws: why that is not possible.
  public static func makeExecutable(_ path: String) throws(SystemFailure) {
    try SystemFailure.check(chmod(path, 0o755))
  }

  /// Whether this process may run a file.
  public static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Does nothing where files can be made in a folder.
  ///
  /// - Throws: why they cannot.
  public static func checkWritable(_ folder: String) throws(SystemFailure) {
    try SystemFailure.check(access(folder, W_OK))
  }

  /// Adds a text to the end of a file, which is made where there is none.
  ///
  /// - Throws: why that is not possible.
  public static func append(_ text: String, to path: String) throws(SystemFailure) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemFailure.last }
    defer { close(descriptor) }
    try OpenFile(descriptor: descriptor).writeAll(Array(text.utf8))
  }

  /// Does something while no other process that asks for the same folder does; waits for its turn. Where the file system
  /// knows no locks, it is done without.
  public static func holding<Answer>(folder: String, _ body: () -> Answer) -> Answer {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return body() }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return body()
  }
}
