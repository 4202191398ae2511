internal import Diagnostics
internal import OperatingSystem

extension Problem {
  /// The problem of a file or folder that cannot be read.
  static func unreadable(_ path: String, because reason: String, help: String = "") -> Problem {
    Problem("unreadable", "‘\(path)’ cannot be read: \(reason)", at: nil, path: path, help: help)
  }
}

extension FileSystem {
  /// The bytes of a file.
  ///
  /// - Parameter limit: the greatest number of bytes to read.
  /// - Throws: the reason why it cannot be read, or that it is larger.
  static func bytes(of path: String, limit: Int) throws(Problem) -> [UInt8] {
    do {
      return try read(path, limit: limit)
    } catch {
      throw .unreadable(path, because: error.reason)
    }
  }
}

extension InputFiles.Input {
  /// The path in messages.
  ///
  /// - Parameter standardInputName: the path for standard input.
  func shownPath(_ standardInputName: String) -> String { isStandardInput ? standardInputName : path }

  /// Reads a flow file, or standard input.
  ///
  /// - Parameter shownPath: the path in problems.
  /// - Throws: the reason why it cannot be read, or that it is larger than permitted.
  func flowBytes(_ shownPath: String) throws(Problem) -> [UInt8] {
    let limit = DiskFiles.maximumBytes
    guard isStandardInput else { return try FileSystem.bytes(of: path, limit: limit) }
    do {
      return try StandardStream.input.readAll(limit: limit)
    } catch {
      throw .unreadable(shownPath, because: error.reason)
    }
  }

  private var isStandardInput: Bool { path == InputFiles.standardInput }
}
