#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A file that appears whole or not at all: text goes to a neighbour with a name of its own, which takes the file's
/// place once everything is written. A device or a pipe is written to as it comes.
public struct WholeFile: TextOutputStream {
  /// What will be replaced: the file that links lead to.
  private let target: String
  private let temporary: String?
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var failure: SystemFailure?

  /// Opens it; the file at `path` stays as it is until ``finish()``.
  ///
  /// - Throws: why it cannot be written.
  public init(_ path: String) throws(SystemFailure) {
    let status = FileSystem.status(of: path)
    if let status, FileSystem.kind(status) != .file {
      target = path
      temporary = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      target = FileSystem.realPath(path) ?? path
      let name = target.split(separator: "/").last ?? ""
      let neighbour = Path.join(Path.folder(of: target), ".\(name).\(getpid())")
      temporary = neighbour
      descriptor = open(
        neighbour, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC,
        status.map { $0.st_mode & 0o777 } ?? 0o666)
    }
    if descriptor < 0 { throw SystemFailure.last }
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
    if close(descriptor) != 0, failure == nil { failure = .last }
    guard let temporary else {
      if let failure, !failure.isBrokenPipe { throw failure }
      return
    }
    if failure == nil, rename(temporary, target) != 0 { failure = .last }
    guard let failure else { return }
    unlink(temporary)
    throw failure
  }
}
