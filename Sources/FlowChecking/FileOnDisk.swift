internal import Diagnostics
internal import OperatingSystem
internal import YAMLTree

/// Whether a file is still what was read of it, so that a changed text can take its place.
struct FileOnDisk {
  /// The byte order mark of UTF-8 where the file begins with one, which a new text keeps; nil where the file is not what was
  /// read.
  let mark: [UInt8]?
  /// Why it is not; empty where it is.
  let reason: String

  /// The mark of UTF-8.
  private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// - Parameters:
  ///   - path: the file.
  ///   - text: what was read of it, in UTF-8 without a mark.
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
