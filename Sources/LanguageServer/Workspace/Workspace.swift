import Diagnostics
import FlowChecking
import FlowModel
internal import JSON

/// The files that a client has open. Answers requests that need no check: names, places, completions.
struct Workspace {
  /// The capabilities of the client.
  var abilities = ClientAbilities()
  /// The configurations that apply to its files.
  var settings = LiveSettings()
  /// The open documents, by the client's URI.
  private(set) var documents: [String: OpenDocument] = [:]
  /// The readings of the current texts, by path.
  private var readings: [String: LiveReading] = [:]
  /// The names of flows from the last text that could be read, by path.
  private var lastNames: [String: FlowNames] = [:]

  /// Opens or changes a document; nil closes it. All readings are discarded.
  mutating func set(_ document: OpenDocument?, at uri: String) {
    documents[uri] = document
    forgetReadings()
  }

  /// Discards all readings, because some file changed on disk.
  mutating func forgetReadings() { readings = [:] }

  /// Whether a document is a configuration file.
  func isConfiguration(_ document: OpenDocument) -> Bool {
    document.path.hasSuffix("/" + LiveSettings.fileName)
  }

  /// The document of a request.
  func document(_ params: JSONValue) throws(ResponseError) -> OpenDocument {
    guard let uri = params["textDocument"]?["uri"]?.text else { throw .missing("textDocument") }
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParams, "‘\(uri)’ is not open")
    }
    return document
  }

  /// The document and the byte offset of a request.
  func place(_ params: JSONValue) throws(ResponseError) -> (document: OpenDocument, offset: Int) {
    let document = try document(params)
    guard let offset = abilities.encoding.offset(params["position"], in: document.file) else {
      throw .missing("position")
    }
    return (document, offset)
  }

  /// The text of a document as it was read. Characters that YAML does not permit are replaced in it by others
  /// with a different number of bytes. The numbers of lines and characters are the same.
  func text(of document: OpenDocument, among sources: [SourceFile]) -> SourceFile {
    sources.first { $0.absolutePath == document.path } ?? document.file
  }

  /// The texts of all open files.
  var unsaved: UnsavedTexts {
    UnsavedTexts(Dictionary(documents.values.map { ($0.path, $0.file.bytes) }) { $1 })
  }

  /// The URI of a file: the client's own URI if the file is open.
  func uri(ofPath path: String) -> String {
    documents.values.first { $0.path == path }?.uri ?? FileURI.uri(path)
  }

  /// A place in the form of the protocol.
  func location(_ place: Place) -> JSONValue {
    ["uri": .text(uri(ofPath: place.file.absolutePath)), "range": abilities.encoding.range(place)]
  }

  /// The flow that a document belongs to, read from the current texts.
  mutating func reading(_ document: OpenDocument) -> LiveReading {
    if let known = readings[document.path] { return known }
    let reading = LiveReading(path: document.path, unsaved: unsaved)
    readings[document.path] = reading
    return reading
  }

  /// The names of the flow; if the current text cannot be read, those of the last text that could be read.
  mutating func names(_ document: OpenDocument) -> FlowNames {
    let rules = settings.rules(forFile: document.path).map { ($0.id, $0.title) }
    if let flow = reading(document).reading.flow {
      let names = FlowNames(flow, rules: rules)
      lastNames[document.path] = names
      return names
    }
    return lastNames[document.path] ?? FlowNames(rules: rules)
  }
}
