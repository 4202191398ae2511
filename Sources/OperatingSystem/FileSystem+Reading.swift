internal import Synchronization

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension FileSystem {
  /// The input files of this process, identified independently of links.
  private static let inputs = Mutex<Set<Identity>>([])

  private struct Identity: Hashable {
    let device, number: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// Whether the file at `path`, with links followed, is an input of this process: a flow or a part of one, a
  /// configuration, a baseline, a rule. Output must not replace it.
  public static func isInput(_ path: String) -> Bool {
    guard let identity = status(of: path).map({ Identity($0) }) else { return false }
    return inputs.withLock { $0.contains(identity) }
  }

  /// Records that the file is an input, whether or not it is read later.
  public static func noteInput(_ path: String) {
    guard let identity = status(of: path).map({ Identity($0) }) else { return }
    inputs.withLock { _ = $0.insert(identity) }
  }

  /// All bytes of a file. A pipe that the shell passes as an open file (`/dev/fd/63`) is read too.
  ///
  /// - Throws: the reason why it cannot be read, or that it has more than `limit` bytes. Other pipes and
  ///   devices are not read, because their writer may never come.
  public static func read(_ path: String, limit: Int) throws(SystemFailure) -> [UInt8] {
    let isHandedOver = path.hasPrefix("/dev/fd/") || path == "/dev/stdin"
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isHandedOver ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw SystemFailure.last }
    defer { close(descriptor) }
    var status = stat()
    try SystemFailure.check(fstat(descriptor, &status))
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: break
    case S_IFIFO: if !isHandedOver { throw SystemFailure("it is a named pipe, not a file") }
    default: if !isHandedOver { throw SystemFailure("it is a device or a socket, not a file") }
    }
    let bytes = try OpenFile(descriptor: descriptor).readAll(limit: limit)
    let identity = Identity(status)
    inputs.withLock { _ = $0.insert(identity) }
    return bytes
  }
}
