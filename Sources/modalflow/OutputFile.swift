internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem

/// A file that the command line names, written as a whole; see ``WholeFile``. Failures become problems of the
/// run.
struct OutputFile: TextOutputStream {
  private let path: String
  private var file: WholeFile

  /// The problem if no file can be written there, as far as this is known before writing. To be called before
  /// a long run.
  static func check(_ path: String) -> Problem? {
    switch FileSystem.kind(of: path, followingLinks: true) {
    case .folder: return problem(path, "it is a folder")
    case .link, .other: return nil
    case .file, nil: break
    }
    let name = Path.folder(of: path)
    let folder = name.isEmpty ? "." : name
    guard FileSystem.kind(of: folder, followingLinks: true) != nil else {
      return problem(path, "there is no folder ‘\(folder)’", help: "make it first: mkdir -p \(folder)")
    }
    do throws(SystemFailure) { try FileSystem.checkWritable(folder) } catch {
      return problem(path, error.reason)
    }
    return nil
  }

  /// Opens the file. The old content of `path` stays until ``finish()``.
  ///
  /// - Parameter replacesInput: whether an input may be overwritten, because the output is derived from it.
  init(_ path: String, replacesInput: Bool = false) throws(Problem) {
    self.path = path
    if !replacesInput, FileSystem.isInput(path) {
      throw Self.problem(
        path, "it is an input of this run and would be replaced", help: "name another file for the report")
    }
    if !replacesInput, TeamFile.stands(at: path) {
      throw Self.problem(
        path, "it is a configuration or a baseline and would be replaced",
        help: "name another file for the report")
    }
    do throws(SystemFailure) { file = try WholeFile(path) } catch { throw Self.problem(path, error.reason) }
  }

  mutating func write(_ text: String) { file.write(text) }

  /// Moves the file to its path. If that fails, the old file stays.
  mutating func finish() throws(Problem) {
    do throws(SystemFailure) { try file.finish() } catch { throw Self.problem(path, error.reason) }
  }

  private static func problem(_ path: String, _ reason: String, help: String = "") -> Problem {
    Problem("unwritable", "‘\(path)’ cannot be written: \(reason)", at: nil, path: path, help: help)
  }
}
