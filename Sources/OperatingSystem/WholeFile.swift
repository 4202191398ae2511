#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A file that appears whole or not at all: text goes to a neighbour with a name of its own, which takes the file's
/// place once everything is written. A device or a pipe is written to as it comes.
///
/// A file keeps its mode and its owner. Where it has other names (hard links), or its owner cannot be given to the
/// neighbour, what was written is copied into it in the end instead: only then can a failure leave a part.
public struct WholeFile: TextOutputStream {
  /// What will be replaced: the file that links lead to.
  private let target: String
  private let temporary: String?
  /// The file itself where it must stay the same file, opened before anything is written; else -1.
  private var kept: Int32 = -1
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var failure: SystemFailure?

  /// Opens it; the file at `path` stays as it is until ``finish()``.
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

  /// Whether a new file can take the place of an old one: it has no other name, and the new one now has its owner and mode.
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

  /// Writes a file as a whole.
  ///
  /// - Throws: why it cannot be written.
  public static func write(_ text: String, to path: String) throws(SystemFailure) {
    var file = try WholeFile(path)
    file.write(text)
    try file.finish()
  }

  /// Adds text; what goes wrong is told by ``finish()``.
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

  /// Puts the file in its place; where that fails, what stood there before still does.
  ///
  /// - Throws: why it fails.
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

  /// Copies what was written into the file that is kept.
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
