internal import Diagnostics
internal import OperatingSystem

extension Problem {
  /// A file or folder that cannot be read, and why.
  static func unreadable(_ path: String, because reason: String, help: String = "") -> Problem {
    Problem("unreadable", "‘\(path)’ cannot be read: \(reason)", at: nil, path: path, help: help)
  }
}

extension FileSystem {
  /// The bytes of a file.
  ///
  /// - Parameter limit: the most bytes that are read.
  /// - Throws: why it cannot be read, or that it is larger.
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
  /// - Parameter standardInputName: what stands for standard input.
  func shownPath(_ standardInputName: String) -> String { isStandardInput ? standardInputName : path }

  /// Reads a flow file, or standard input.
  ///
  /// - Parameter shownPath: the path in what is thrown.
  /// - Throws: why it cannot be read, or that it is larger than a flow may be.
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
