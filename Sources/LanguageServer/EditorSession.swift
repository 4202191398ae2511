internal import JSON

/// The session with one client: requests and their answers, checks, and their published diagnostics.
///
/// Messages are executed in order. Long work (checks, testing repairs) runs concurrently and can be
/// cancelled. Requests that need only the texts are answered by ``Workspace``.
actor EditorSession {
  /// The state of the session.
  enum Phase {
    case waiting, running, ended
  }

  let version: String
  let send: @Sendable (JSONValue) -> Void
  var phase = Phase.waiting
  var workspace = Workspace()
  /// The waiting times before checks.
  var timing = CheckTiming()
  var checks = CheckLedger()
  /// The requests that are being executed, by their id as text.
  var working: [String: Task<Void, Never>] = [:]
  private var lastRequest = 0

  init(version: String, send: @escaping @Sendable (JSONValue) -> Void) {
    self.version = version
    self.send = send
  }

  /// Executes one message.
  ///
  /// - Returns: the exit code, if the message ends the session.
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
      // This is an answer to one of our requests; no code waits for it.
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

  /// Answers a message that is invalid.
  func refuse(_ why: String) { refuse(why, .invalidRequest) }

  private func refuse(_ why: String, _ code: ResponseError.Code, id: JSONValue? = nil) {
    send(["jsonrpc": "2.0", "id": id ?? .null, "error": ResponseError(code, why).json])
  }

  /// Cancels all running work.
  func close() {
    for task in working.values { task.cancel() }
    working = [:]
    checks.cancelAll()
  }

  func notify(_ method: String, _ params: JSONValue) {
    send(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }

  /// Sends a request to the client whose answer is ignored.
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
