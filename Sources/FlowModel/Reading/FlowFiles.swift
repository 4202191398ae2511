/// Provides the bytes of files to the reader of flows; the module itself opens no files.
public protocol FlowFiles {
  /// The file at a path. Folders are separated by `/`; `.` and `..` are removed where possible.
  ///
  /// It must not follow symbolic links below the folder of the root, and returns ``FlowFile/link`` instead.
  func file(at path: String) -> FlowFile
}

/// The result for a path.
public enum FlowFile: Sendable {
  /// Its bytes.
  case bytes([UInt8])
  /// There is no file.
  case missing
  /// A symbolic link, or a path through one.
  case link
  /// A file that cannot be read, with a short reason.
  case unreadable(String)
}

/// Provides a single file.
struct OneFile: FlowFiles {
  let path: String
  let bytes: [UInt8]

  func file(at path: String) -> FlowFile { path == self.path ? .bytes(bytes) : .missing }
}
