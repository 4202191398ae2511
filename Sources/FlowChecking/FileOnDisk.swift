internal import Diagnostics
internal import OperatingSystem
internal import YAMLTree

/// Checks that a file on disk still has the text that was read, so that a changed text can replace it.
struct FileOnDisk {
  /// The UTF-8 byte order mark of the file, or empty if it has none, to be kept in a new text; nil if the
  /// file has changed.
  let mark: [UInt8]?
  /// Why the file does not match; empty if it does.
  let reason: String

  /// The UTF-8 byte order mark.
  private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// - Parameters:
  ///   - path: the file.
  ///   - text: the text that was read, in UTF-8 without a mark.
  init(_ path: String, as text: [UInt8]) {
    guard let bytes = try? FileSystem.read(path, limit: DiskFiles.maximumBytes) else {
      (mark, reason) = (nil, "it is no longer there")
      return
    }
    let itsMark = bytes.starts(with: Self.utf8Mark) ? Self.utf8Mark : []
    if bytes.dropFirst(itsMark.count).elementsEqual(text) {
      (mark, reason) = (itsMark, "")
    } else {
      let isOtherwiseWritten = YAMLStream.read(bytes, path: path).source.bytes == text
      mark = nil
      reason = isOtherwiseWritten ? "it is not UTF-8" : "it changed meanwhile"
    }
  }
}
