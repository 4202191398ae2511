internal import Diagnostics
internal import FlowChecking

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A file that appears whole or not at all: text goes to a neighbour with a name of its own, which takes the file's
/// place once everything is written. A device or a pipe is written to as it comes.
struct OutputFile: TextOutputStream {
  private let path: String
  /// What will be replaced: the file that links lead to.
  private let target: String
  private let temporary: String?
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var failure: Int32 = 0

  /// Whether a file could be written there, as far as can be said without writing it: for before the work is done.
  static func check(_ path: String) -> Problem? {
    let folder = folder(of: path)
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { return problem(path, "it is a folder") }
      if status.st_mode & S_IFMT != S_IFREG { return nil }
    }
    guard stat(folder, &status) == 0 else {
      return problem(path, "there is no folder ‘\(folder)’", help: "make it first: mkdir -p \(folder)")
    }
    if access(folder, W_OK) != 0 { return problem(path, reason(errno)) }
    return nil
  }

  /// Opens it; the file at `path` stays as it is until ``finish()``.
  ///
  /// - Parameter replacesInput: what was read may be replaced, because what is written is made of it.
  init(_ path: String, replacesInput: Bool = false) throws(Problem) {
    self.path = path
    if !replacesInput, ProcessInputs.contains(path) {
      throw Self.problem(
        path, "it is an input of this run and would be replaced", help: "name another file for the report")
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      target = path
      temporary = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      target = realPath(path) ?? path
      let name = target.split(separator: "/").last ?? ""
      let neighbour = Self.folder(of: target) + "/.\(name).\(getpid())"
      temporary = neighbour
      descriptor = open(
        neighbour, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC,
        exists ? status.st_mode & 0o777 : 0o666)
    }
    if descriptor < 0 { throw Self.problem(path, Self.reason(errno)) }
  }

  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { flush() }
  }

  private mutating func flush() {
    if failure == 0 { failure = writeAll(buffer, to: descriptor) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Puts the file in its place; where that fails, what stood there before still does.
  mutating func finish() throws(Problem) {
    flush()
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard let temporary else {
      if failure != 0, failure != EPIPE { throw Self.problem(path, Self.reason(failure)) }
      return
    }
    if failure == 0, rename(temporary, target) != 0 { failure = errno }
    guard failure != 0 else { return }
    unlink(temporary)
    throw Self.problem(path, Self.reason(failure))
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func reason(_ error: Int32) -> String { String(cString: strerror(error)).lowercased() }

  private static func problem(_ path: String, _ reason: String, help: String = "") -> Problem {
    Problem("unwritable", "‘\(path)’ cannot be written: \(reason)", at: nil, path: path, help: help)
  }
}

/// Adds `text` to the end of a file; false where that is not possible.
func append(_ text: String, to path: String) -> Bool {
  let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  return writeAll(Array(text.utf8), to: descriptor) == 0
}
