/// Gives the reader of flows the bytes of files; the module itself opens nothing.
public protocol FlowFiles {
  /// The file at a path: folders separated by `/`, without `.` and `..` where that was possible.
  ///
  /// Never follows a symbolic link below the folder of the root; says that there is one instead.
  func file(at path: String) -> FlowFile
}

/// What is found at a path.
public enum FlowFile: Sendable {
  /// Its bytes.
  case bytes([UInt8])
  /// Nothing.
  case missing
  /// A symbolic link, or something beneath one.
  case link
  /// Something that cannot be read, and why, in a few words.
  case unreadable(String)
}

/// A provider that knows one file.
struct OneFile: FlowFiles {
  let path: String
  let bytes: [UInt8]

  func file(at path: String) -> FlowFile { path == self.path ? .bytes(bytes) : .missing }
}
