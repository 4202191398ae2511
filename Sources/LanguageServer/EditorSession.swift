import Diagnostics
import FlowChecking
import FlowModel

/// What one client and this server know of each other, and what is done for it.
///
/// Messages are carried out in their order. What takes long (checks, repairs that are tried) goes on beside them and can
/// be cancelled.
actor EditorSession {
  /// Where the conversation is.
  enum Phase {
    case waiting, running, ended
  }

  let version: String
  let send: @Sendable (JSONValue) -> Void
  var phase = Phase.waiting
  var abilities = ClientAbilities()
  var settings = LiveSettings()
  /// Rules about what can happen are asked too.
  var timing = CheckTiming()
  /// What is open, by the client's address.
  var documents: [String: OpenDocument] = [:]
  /// Counts changes of any text, so that what was read before is known to be old.
  var textGeneration = 0
  var checks = CheckLedger()
  /// Readings by path, of this generation.
  var readings: [String: LiveReading] = [:]
  var readGeneration = -1
  /// The names of flows as they were understood last, by path.
  var lastNames: [String: FlowNames] = [:]
  /// Requests that are worked on, by their id as text.
  var working: [String: Task<Void, Never>] = [:]
  private var lastRequest = 0

  init(version: String, send: @escaping @Sendable (JSONValue) -> Void) {
    self.version = version
    self.send = send
  }

  /// Carries out one message.
  ///
  /// - Returns: the exit code, if it asks for the end.
  func receive(_ body: [UInt8]) async -> Int32? {
    let message: JSONValue
    do {
      message = try JSONReader.read(body)
    } catch {
      refuse("\(error.reason), at byte \(error.offset)", .parseError)
      return nil
    }
    guard message.isObject, message["jsonrpc"] == "2.0" else {
      refuse("a message is one object with ‘jsonrpc: \"2.0\"’", .invalidRequest, id: message["id"])
      return nil
    }
    guard let method = message["method"]?.text else {
      // An answer to a request of ours; nothing waits for any of them.
      if message["result"] == nil, message["error"] == nil, message["id"] != nil,
        case .object(let members) = message, members["result"] == nil
      {
        refuse("the message has neither a method nor a result", .invalidRequest, id: message["id"])
      }
      return nil
    }
    let params = message["params"] ?? [:]
    if method == "exit" {
      close()
      return phase == .ended ? 0 : 1
    }
    if let id = message["id"] { request(method, params, id) } else { notification(method, params) }
    return nil
  }

  /// Answers what is no message.
  func refuse(_ why: String) { refuse(why, .invalidRequest) }

  private func refuse(_ why: String, _ code: ResponseError.Code, id: JSONValue? = nil) {
    send(["jsonrpc": "2.0", "id": id ?? .null, "error": ResponseError(code, why).json])
  }

  /// Ends what is going on.
  func close() {
    for task in working.values { task.cancel() }
    working = [:]
    checks.cancelAll()
  }

  func notify(_ method: String, _ params: JSONValue) {
    send(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }

  /// Asks the client for something whose answer does not matter.
  func ask(_ method: String, _ params: JSONValue) {
    lastRequest += 1
    send(["jsonrpc": "2.0", "id": .int(lastRequest), "method": .text(method), "params": params])
  }

  /// Answers a request.
  func answer(_ id: JSONValue, _ result: Result<JSONValue, ResponseError>) {
    switch result {
    case .success(let value): send(["jsonrpc": "2.0", "id": id, "result": value])
    case .failure(let error): send(["jsonrpc": "2.0", "id": id, "error": error.json])
    }
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
  func reading(_ document: OpenDocument) -> LiveReading {
    if readGeneration != textGeneration {
      readings = [:]
      readGeneration = textGeneration
    }
    if let known = readings[document.path] { return known }
    let reading = LiveReading(path: document.path, unsaved: unsaved)
    readings[document.path] = reading
    return reading
  }

  /// The names of the flow, those of the last text that could be understood where this one cannot.
  func names(_ document: OpenDocument) -> FlowNames {
    let rules = settings.rules(forFile: document.path).map { ($0.id, $0.title) }
    if let flow = reading(document).reading.flow {
      let names = FlowNames(flow, rules: rules)
      lastNames[document.path] = names
      return names
    }
    return lastNames[document.path] ?? FlowNames(rules: rules)
  }
}
