internal import JSON

/// The conversation with one client: requests and their answers, checks and what is published of them.
///
/// Messages are carried out in their order. What takes long (checks, repairs that are tried) goes on beside them and can
/// be cancelled. What is asked of the texts themselves is answered by ``Workspace``.
actor EditorSession {
  /// The state of the session.
  enum Phase {
    case waiting, running, ended
  }

  let version: String
  let send: @Sendable (JSONValue) -> Void
  var phase = Phase.waiting
  var workspace = Workspace()
  /// Rules about what can happen are asked too.
  var timing = CheckTiming()
  var checks = CheckLedger()
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
}
