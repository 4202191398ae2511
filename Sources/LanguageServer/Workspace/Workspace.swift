import Diagnostics
import FlowChecking
import FlowModel
internal import JSON

/// The files that a client has open, and what is asked of them without a check: names, places, words.
struct Workspace {
  /// What the client can show.
  var abilities = ClientAbilities()
  /// The configurations that count for its files.
  var settings = LiveSettings()
  /// What is open, by the client's address.
  private(set) var documents: [String: OpenDocument] = [:]
  /// Readings by path, of the texts as they are now.
  private var readings: [String: LiveReading] = [:]
  /// The names of flows as they were understood last, by path.
  private var lastNames: [String: FlowNames] = [:]

  /// Opens or changes a document; nil closes it. What was read before is old.
  mutating func set(_ document: OpenDocument?, at uri: String) {
    documents[uri] = document
    forgetReadings()
  }

  /// Some file changed on disk: whatever it is, readings may be old.
  mutating func forgetReadings() { readings = [:] }

  /// Whether a document is a configuration file.
  func isConfiguration(_ document: OpenDocument) -> Bool {
    document.path.hasSuffix("/" + LiveSettings.fileName)
  }

  /// The document that a request is about.
  func document(_ params: JSONValue) throws(ResponseError) -> OpenDocument {
    guard let uri = params["textDocument"]?["uri"]?.text else { throw .missing("textDocument") }
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParams, "‘\(uri)’ is not open")
    }
    return document
  }

  /// The document and the byte that a request is about.
  func place(_ params: JSONValue) throws(ResponseError) -> (document: OpenDocument, offset: Int) {
    let document = try document(params)
    guard let offset = abilities.encoding.offset(params["position"], in: document.file) else {
      throw .missing("position")
    }
    return (document, offset)
  }

  /// The text of a document as it was read: characters that YAML does not allow are replaced in it, and take another number
  /// of bytes. Lines and characters are the same.
  func text(of document: OpenDocument, among sources: [SourceFile]) -> SourceFile {
    sources.first { $0.absolutePath == document.path } ?? document.file
  }

  /// The texts of all open files.
  var unsaved: UnsavedTexts {
    UnsavedTexts(Dictionary(documents.values.map { ($0.path, $0.file.bytes) }) { $1 })
  }

  /// The address by which the client calls a file: its own where it has it open.
  func uri(ofPath path: String) -> String {
    documents.values.first { $0.path == path }?.uri ?? FileURI.uri(path)
  }

  /// A place for the client.
  func location(_ place: Place) -> JSONValue {
    ["uri": .text(uri(ofPath: place.file.absolutePath)), "range": abilities.encoding.range(place)]
  }

  /// The flow that a document belongs to, as it is written now.
  mutating func reading(_ document: OpenDocument) -> LiveReading {
    if let known = readings[document.path] { return known }
    let reading = LiveReading(path: document.path, unsaved: unsaved)
    readings[document.path] = reading
    return reading
  }

  /// The names of the flow, those of the last text that could be understood where this one cannot.
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
