internal import Synchronization

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

private func systemRead(_ descriptor: Int32, _ base: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, base, count)
}

private func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, base, count)
}

/// Files and folders through the C library: Foundation would cost more than the rest of a run.
enum FileSystem {
  enum Kind: Sendable {
    case file, folder, link, other
  }

  /// Why something could not be opened, in the system's words.
  struct Failure: Error {
    var reason: String
    /// There is more than was to be read.
    var isTooLarge = false
  }

  /// The absolute path of the working folder, asked once; `/` where it is gone.
  static let workingFolder: String = {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }()

  /// What stands at `path`, links not followed unless `followingLinks`; nil where nothing does.
  static func kind(of path: String, followingLinks: Bool = false) -> Kind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The files that this process was asked to read or has read, wherever links to them stand.
  private static let inputs = Mutex<Set<Identity>>([])

  private struct Identity: Hashable {
    var device: UInt64
    var number: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// Whether the file at `path`, or the one that links there lead to, is an input of this process.
  static func isInput(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let identity = Identity(status)
    return inputs.withLock { $0.contains(identity) }
  }

  /// Notes that the file is to be read, whether or not it comes to that.
  static func noteInput(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let identity = Identity(status)
    inputs.withLock { _ = $0.insert(identity) }
  }

  /// All bytes of a file; stops with a failure once there are more than `limit`. Pipes and devices fail at once: nobody
  /// may ever write to them. What the shell hands over as an open pipe (`/dev/fd/63`) is read.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let isHandedOver = path.hasPrefix("/dev/fd/") || path == "/dev/stdin"
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isHandedOver ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw lastFailure() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastFailure() }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: break
    case S_IFIFO: if !isHandedOver { throw Failure(reason: "it is a named pipe, not a file") }
    default: if !isHandedOver { throw Failure(reason: "it is a device or a socket, not a file") }
    }
    let bytes = try read(descriptor: descriptor, limit: limit)
    let identity = Identity(status)
    inputs.withLock { _ = $0.insert(identity) }
    return bytes
  }

  /// Does something while no other process that asks for the same folder does; waits for its turn. Where the file system
  /// knows no locks, it is done without.
  static func holding<Answer>(folder: String, _ body: () -> Answer) -> Answer {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return body() }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return body()
  }

  /// All bytes of an open file, such as standard input (0).
  static func read(descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastFailure() }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure(reason: "it is a folder") }
    // One byte more than the file has, so that one read of an ordinary file and one at its end are enough.
    var chunk = [UInt8](repeating: 0, count: min(max(Int(status.st_size) + 1, 4096), 1 << 20))
    var bytes: [UInt8] = []
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw lastFailure() }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limit else {
        throw Failure(reason: "it is larger than \(limit) bytes, the most that is read", isTooLarge: true)
      }
    }
  }

  /// Writes a whole file: beside it first, then in its place, so that nobody ever sees half of it.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let temporary = path + ".modalflow-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw lastFailure() }
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        start += count
      } else if errno != EINTR {
        let failure = lastFailure()
        close(descriptor)
        unlink(temporary)
        throw failure
      }
    }
    guard close(descriptor) == 0, rename(temporary, path) == 0 else {
      let failure = lastFailure()
      unlink(temporary)
      throw failure
    }
  }

  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  static func names(in folder: String) throws(Failure) -> [String] { try entries(of: folder).names }

  /// The names in a folder, sorted by their bytes, without `.` and `..`; apart those that are not UTF-8, with U+FFFD for
  /// what is ill-formed: they cannot be opened by that name.
  static func entries(of folder: String) throws(Failure) -> (names: [String], illFormed: [String]) {
    guard let stream = opendir(folder) else { throw lastFailure() }
    defer { closedir(stream) }
    var names: [String] = []
    var illFormed: [String] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          if let name = String(validatingCString: $0) {
            if name != ".", name != ".." { names.append(name) }
          } else {
            illFormed.append(String(cString: $0))
          }
        }
      }
    }
    return (names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, illFormed.sorted())
  }

  private static func lastFailure() -> Failure {
    Failure(reason: String(cString: strerror(errno)).lowercased())
  }
}
