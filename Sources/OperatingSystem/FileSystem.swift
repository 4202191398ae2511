internal import Synchronization

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Files and folders on disk.
public enum FileSystem {
  /// The kinds of entries in a folder.
  public enum Kind: Sendable {
    /// An ordinary file.
    case file
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// A device, a pipe or a socket.
    case other
  }

  private static let enteredFolder = Mutex<String?>(nil)

  /// The absolute path of the working folder, without links; `/` if it was removed. The result is cached.
  public static var workingFolder: String {
    enteredFolder.withLock { folder in
      if let folder { return folder }
      var asked = "/"
      if let path = getcwd(nil, 0) {
        asked = String(cString: path)
        free(path)
      }
      folder = asked
      return asked
    }
  }

  /// Whether the working folder was removed: then relative paths are invalid.
  public static var isWorkingFolderGone: Bool {
    guard let path = getcwd(nil, 0) else { return true }
    free(path)
    return false
  }

  /// Changes the working folder of this process.
  ///
  /// - Throws: the reason if the folder cannot be entered.
  public static func enter(_ folder: String) throws(SystemFailure) {
    try SystemFailure.check(chdir(folder))
    enteredFolder.withLock { $0 = nil }
  }

  /// The kind of the entry at `path`; links are only followed with `followingLinks`; nil if there is none.
  public static func kind(of path: String, followingLinks: Bool = false) -> Kind? {
    status(of: path, followingLinks: followingLinks).map(kind)
  }

  /// Why the entry at `path` cannot be found: a folder on the way that must not be searched, a cycle of links,
  /// or a link to nothing. Nil if there is an entry, or simply none.
  public static func obstacle(at path: String) -> String? {
    if status(of: path) != nil { return nil }
    let number = errno
    if number != ENOENT, number != ENOTDIR { return SystemFailure(number: number).reason }
    return target(of: path).map { "it is a symbolic link to ‘\($0)’, where nothing is" }
  }

  /// The target of a symbolic link; nil if there is none.
  private static func target(of path: String) -> String? {
    var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &characters, characters.count)
    return count > 0
      ? String(decoding: characters.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }

  static func status(of path: String, followingLinks: Bool = true) -> stat? {
    var status = stat()
    return (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
  }

  static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The absolute path of an entry, without links; nil if there is none.
  public static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The time of the last change, the size and the identity of a file, for comparison.
  public struct Stamp: Equatable, Sendable {
    private let seconds, nanoseconds, size: Int
    private let number: UInt64

    init(_ status: stat) {
      #if canImport(Darwin)
      let time = status.st_mtimespec
      #else
      let time = status.st_mtim
      #endif
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
      size = Int(status.st_size)
      number = UInt64(status.st_ino)
    }
  }

  /// The stamp of the file at `path`; nil if there is none.
  public static func stamp(of path: String) -> Stamp? { status(of: path).map { Stamp($0) } }

  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  ///
  /// - Throws: why the folder cannot be read.
  public static func names(in folder: String) throws(SystemFailure) -> [String] {
    try entries(of: folder).names
  }

  /// A name that is not UTF-8, with U+FFFD for the ill-formed parts: no file can be opened with it.
  public struct IllFormedName: Sendable {
    /// The name with U+FFFD in it.
    public let shown: String
    /// Whether it is a folder, or its kind is not known.
    public let mayBeFolder: Bool
  }

  /// The names in a folder, sorted by their bytes, without `.` and `..`; apart those that are not UTF-8.
  ///
  /// - Throws: why the folder cannot be read.
  public static func entries(
    of folder: String
  ) throws(SystemFailure) -> (names: [String], illFormed: [IllFormedName]) {
    guard let stream = opendir(folder) else { throw SystemFailure.last }
    defer { closedir(stream) }
    var names: [String] = []
    var illFormed: [IllFormedName] = []
    while let entry = readdir(stream) {
      let kind = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          if let name = String(validatingCString: $0) {
            if name != ".", name != ".." { names.append(name) }
          } else {
            illFormed.append(
              IllFormedName(
                shown: String(cString: $0), mayBeFolder: kind == Int(DT_DIR) || kind == Int(DT_UNKNOWN)))
          }
        }
      }
    }
    return (
      names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, illFormed.sorted { $0.shown < $1.shown }
    )
  }
}
