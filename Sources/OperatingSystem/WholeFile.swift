#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Writes a file completely or not at all: the text is written to a temporary file in the same folder, which
/// replaces the file at the end. A device or a pipe is written directly.
///
/// The file keeps its mode and its owner. If it has other names (hard links), or the temporary file cannot get
/// its owner, the text is copied into it at the end instead; only then can a failure leave a partial file.
public struct WholeFile: TextOutputStream {
  /// The file to replace, with links resolved.
  private let target: String
  private let temporary: String?
  /// The open file itself, if it must not be replaced by another one; otherwise -1.
  private var kept: Int32 = -1
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var failure: SystemFailure?

  /// Opens it; the file at `path` is not changed before ``finish()``.
  ///
  /// - Throws: why it cannot be written.
  public init(_ path: String) throws(SystemFailure) {
    CurrentProcess.ignoreSizeLimits()
    let status = FileSystem.status(of: path)
    if let status, FileSystem.kind(status) != .file {
      target = path
      temporary = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      if descriptor < 0 { throw SystemFailure.last }
      return
    }
    target = FileSystem.realPath(path) ?? path
    let name = target.split(separator: "/").last ?? ""
    let neighbour = Path.join(Path.folder(of: target), ".\(name).\(getpid())")
    temporary = neighbour
    descriptor = open(
      neighbour, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC,
      status.map { $0.st_mode & 0o777 } ?? 0o666)
    if descriptor < 0 { throw SystemFailure.last }
    guard let status, !Self.takes(descriptor, the: status) else { return }
    kept = open(target, O_WRONLY | O_CLOEXEC)
    guard kept < 0 else { return }
    let why = SystemFailure.last
    close(descriptor)
    unlink(neighbour)
    throw SystemFailure(
      status.st_nlink > 1
        ? "it has another name (a hard link), which a new file would not have: \(why.reason)"
        : "it belongs to somebody else, whose a new file would not be: \(why.reason)")
  }

  /// Whether a new file can replace an old one: that has no other name, and the new one got its owner and mode.
  private static func takes(_ descriptor: Int32, the old: stat) -> Bool {
    if old.st_nlink > 1 { return false }
    var new = stat()
    guard fstat(descriptor, &new) == 0 else { return false }
    if new.st_uid != old.st_uid || new.st_gid != old.st_gid,
      fchown(descriptor, old.st_uid, old.st_gid) != 0
    {
      return false
    }
    return fchmod(descriptor, old.st_mode & 0o777) == 0
  }

  /// Writes a complete file.
  ///
  /// - Throws: why it cannot be written.
  public static func write(_ text: String, to path: String) throws(SystemFailure) {
    var file = try WholeFile(path)
    file.write(text)
    try file.finish()
  }

  /// Adds text; ``finish()`` reports failures.
  public mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { flush() }
  }

  private mutating func flush() {
    if failure == nil {
      do throws(SystemFailure) {
        try OpenFile(descriptor: descriptor).writeAll(buffer)
      } catch {
        failure = error
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Replaces the file; if that fails, the old file stays.
  ///
  /// - Throws: the reason of the failure.
  public mutating func finish() throws(SystemFailure) {
    flush()
    if kept >= 0 {
      if failure == nil { copy() }
      if close(kept) != 0, failure == nil { failure = .last }
    }
    if close(descriptor) != 0, failure == nil { failure = .last }
    guard let temporary else {
      if let failure, !failure.isBrokenPipe { throw failure }
      return
    }
    if kept >= 0 {
      unlink(temporary)
    } else if failure == nil, rename(temporary, target) != 0 {
      failure = .last
    }
    guard let failure else { return }
    unlink(temporary)
    throw failure
  }

  /// Copies the text into the file that must not be replaced.
  private mutating func copy() {
    lseek(descriptor, 0, SEEK_SET)
    do throws(SystemFailure) {
      var length = 0
      while true {
        let bytes = try OpenFile(descriptor: descriptor).readSome(atMost: 1 << 16)
        if bytes.isEmpty { break }
        try OpenFile(descriptor: kept).writeAll(bytes)
        length += bytes.count
      }
      try SystemFailure.check(ftruncate(kept, off_t(length)))
    } catch {
      failure = error
    }
  }
}
