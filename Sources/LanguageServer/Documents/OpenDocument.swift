import Diagnostics
internal import JSON

/// A file as a client has it open.
struct OpenDocument: Sendable {
  /// The address that the client calls it by.
  let uri: String
  /// Its absolute path.
  let path: String
  private(set) var version: Int?
  /// Its text now.
  private(set) var file: SourceFile

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    path = FileURI.path(uri)
    self.version = version
    file = SourceFile(path: path, text: text)
  }

  /// Takes in changes in their order: each counts from the text that the one before it left.
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
