internal import JSON

/// The reason why a request failed, with the codes of JSON-RPC and the Language Server Protocol.
struct ResponseError: Error, Equatable {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  var json: JSONValue { ["code": .int(code.rawValue), "message": .text(message)] }

  static func missing(_ name: String) -> ResponseError {
    ResponseError(.invalidParams, "the parameters have no usable ‘\(name)’")
  }
}
