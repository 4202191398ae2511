import Diagnostics
internal import JSON

/// A file that a client has open.
struct OpenDocument: Sendable {
  /// The URI that the client uses for it.
  let uri: String
  /// Its absolute path.
  let path: String
  private(set) var version: Int?
  /// Its current text.
  private(set) var file: SourceFile

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    path = FileURI.path(uri)
    self.version = version
    file = SourceFile(path: path, text: text)
  }

  /// Applies changes in order: the positions of each change refer to the text after the previous change.
  mutating func apply(_ changes: [JSONValue], version: Int?, _ encoding: PositionEncoding)
    throws(ResponseError)
  {
    for change in changes {
      guard let text = change["text"]?.text else { throw .missing("text") }
      guard let range = change["range"] else {
        file = SourceFile(path: path, text: text)
        continue
      }
      guard let start = encoding.offset(range["start"], in: file),
        let end = encoding.offset(range["end"], in: file)
      else { throw .missing("range") }
      var bytes = file.bytes
      bytes.replaceSubrange(min(start, end)..<max(start, end), with: text.utf8)
      file = SourceFile(path: path, bytes: bytes)
    }
    self.version = version ?? self.version
  }
}
