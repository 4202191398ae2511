#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension FileSystem {
  /// Creates a folder and its missing parent folders.
  ///
  /// - Throws: the folder that cannot be created, and the reason.
  public static func makeFolders(_ path: String) throws(FolderFailure) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      folder = Path.join(folder, String(name))
      if mkdir(folder, 0o777) != 0, errno != EEXIST { throw FolderFailure(path: folder, cause: .last) }
    }
  }

  /// A folder that cannot be created.
  public struct FolderFailure: Error {
    /// Its path.
    public let path: String
    /// The reason.
    public let cause: SystemFailure
  }

  /// Creates a temporary folder for this process; nil if that is not possible.
  public static func makeTemporaryFolder(named prefix: String) -> String? {
    let folder = CurrentProcess.environment("TMPDIR") ?? "/tmp"
    var template = Array("\(folder)/\(prefix)-XXXXXX".utf8CString)
    return mkdtemp(&template).map { String(cString: $0) }
  }

  /// Renames a file in one step; a file with the new name is replaced.
  ///
  /// - Throws: the reason if it cannot be renamed.
  public static func move(_ path: String, to target: String) throws(SystemFailure) {
    try SystemFailure.check(rename(path, target))
  }

  /// Removes a file.
  ///
  /// - Throws: why it cannot be removed.
  public static func remove(_ path: String) throws(SystemFailure) { try SystemFailure.check(unlink(path)) }

  /// Removes a folder with its contents; links are not followed. Files that cannot be removed are left.
  public static func removeFolder(_ folder: String) {
    let (names, illFormed) = (try? entries(of: folder)) ?? ([], [])
    for name in names + illFormed.map(\.shown) {
      let path = Path.join(folder, name)
      if kind(of: path) == .folder { removeFolder(path) } else { unlink(path) }
    }
    rmdir(folder)
  }

  /// Makes a file executable for all users and writable for its owner.
  ///
  /// - Throws: the reason if that is not possible.
  public static func makeExecutable(_ path: String) throws(SystemFailure) {
    try SystemFailure.check(chmod(path, 0o755))
  }

  /// Whether this process may run a file.
  public static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Checks that files can be created in a folder.
  ///
  /// - Throws: the reason if they cannot.
  public static func checkWritable(_ folder: String) throws(SystemFailure) {
    try SystemFailure.check(access(folder, W_OK))
  }

  /// Appends a text to a file; creates the file if it does not exist.
  ///
  /// - Throws: the reason if that is not possible.
  public static func append(_ text: String, to path: String) throws(SystemFailure) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemFailure.last }
    defer { close(descriptor) }
    try OpenFile(descriptor: descriptor).writeAll(Array(text.utf8))
  }

  /// Runs `body` while no other process holds the lock of the same folder; waits for the lock. If the file
  /// system has no locks, it runs without one.
  public static func holding<Answer>(folder: String, _ body: () -> Answer) -> Answer {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return body() }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return body()
  }
}
