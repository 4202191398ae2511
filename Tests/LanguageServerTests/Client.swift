import Foundation
import JSON
import Synchronization
import TestSupport

@testable import LanguageServer

/// A client of a session, in memory: what it sends is carried out, what it is sent is kept.
final class Client: Sendable {
  let session: EditorSession
  private let inbox: Inbox
  private let lastID = Mutex(0)

  private final class Inbox: Sendable {
    let messages = Mutex<[JSONValue]>([])
  }

  struct TimedOut: Error { let what: String }

  init() {
    let inbox = Inbox()
    self.inbox = inbox
    session = EditorSession(version: "test") { message in inbox.messages.withLock { $0.append(message) } }
  }

  /// A client that has said hello, with all abilities unless told otherwise.
  static func ready(_ capabilities: JSONValue = .everything, options: JSONValue = ["debounce": 1])
    async throws -> Client
  {
    let client = Client()
    _ = try await client.request(
      "initialize", ["capabilities": capabilities, "initializationOptions": options])
    await client.notify("initialized", [:])
    return client
  }

  var messages: [JSONValue] { inbox.messages.withLock { $0 } }

  func send(_ message: JSONValue) async -> Int32? { await session.receive(Array(message.written.utf8)) }

  func notify(_ method: String, _ params: JSONValue) async {
    _ = await send(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }

  /// Sends a request and waits for its answer: the whole message.
  func response(_ method: String, _ params: JSONValue) async throws -> JSONValue {
    let id = lastID.withLock { id -> Int in
      id += 1
      return id
    }
    _ = await send(["jsonrpc": "2.0", "id": .int(id), "method": .text(method), "params": params])
    return try await wait("an answer to \(method)") { $0["id"] == .int(id) && $0["method"] == nil }
  }

  /// The result of a request.
  func request(_ method: String, _ params: JSONValue) async throws -> JSONValue {
    try await response(method, params)["result"] ?? .null
  }

  /// The first message that fits, which may still have to come.
  func wait(_ what: String, _ fits: (JSONValue) -> Bool) async throws -> JSONValue {
    for _ in 0..<6000 {
      if let found = messages.first(where: fits) { return found }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw TimedOut(what: what)
  }

  /// The diagnostics that a file has last, once they fit.
  func diagnostics(_ uri: String, _ fits: ([JSONValue]) -> Bool) async throws -> [JSONValue] {
    for _ in 0..<6000 {
      let last = messages.last {
        $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.text == uri
      }
      if let found = last?["params"]?["diagnostics"]?.elements, fits(found) { return found }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw TimedOut(what: "diagnostics of \(uri), the last messages: \(messages.suffix(3).map(\.written))")
  }

  func open(_ uri: String, _ text: String) async {
    await notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .text(uri), "languageId": "yaml", "version": 1, "text": .text(text)]])
  }
}

extension JSONValue {
  /// A client that can do all that makes a difference here.
  static let everything: JSONValue = [
    "general": ["positionEncodings": ["utf-16"]],
    "textDocument": [
      "publishDiagnostics": [
        "relatedInformation": true, "codeDescriptionSupport": true, "tagSupport": ["valueSet": [1, 2]],
        "dataSupport": true,
      ],
      "completion": ["completionItem": ["snippetSupport": true]],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
    ],
    "workspace": [
      "workspaceEdit": ["documentChanges": true], "didChangeWatchedFiles": ["dynamicRegistration": true],
    ],
  ]
}

/// A flow in a folder, with a cursor where `‸` stands in the text of one file.
struct Desk {
  let client: Client
  let folder: TemporaryFolder
  let uri: String
  let text: String
  private let cursor: (line: Int, character: Int)

  /// Writes files, opens the first one, and has the cursor in it; the mark is not part of the text.
  init(_ files: KeyValuePairs<String, String>, options: JSONValue = ["debounce": 1]) async throws {
    client = try await Client.ready(options: options)
    let clean = files.map { ($0.key, $0.value.replacing("‸", with: "")) }
    // Settings and roots are looked for upwards no further than this folder.
    folder = try TemporaryFolder(Dictionary(clean) { $1 }.merging([".git/HEAD": ""]) { $1 })
    let marked = files[0].value
    let before = marked.prefix { $0 != "‸" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    cursor = (lines.count - 1, lines.last?.utf16.count ?? 0)
    text = clean[0].1
    uri = FileURI.uri(folder.path(files[0].key))
    await client.open(uri, text)
  }

  func uri(_ name: String) -> String { FileURI.uri(folder.path(name)) }

  /// The cursor as parameters.
  var here: JSONValue {
    [
      "textDocument": ["uri": .text(uri)],
      "position": ["line": .int(cursor.line), "character": .int(cursor.character)],
    ]
  }

  func ask(_ method: String, with more: JSONValue = [:]) async throws -> JSONValue {
    try await client.request("textDocument/\(method)", merged(more))
  }

  func failure(_ method: String, with more: JSONValue = [:]) async throws -> String? {
    try await client.response("textDocument/\(method)", merged(more))["error"]?["message"]?.text
  }

  private func merged(_ more: JSONValue) -> JSONValue {
    guard case .object(let one) = here, case .object(let other) = more else { return here }
    var merged = one
    for member in other.members { merged[member.name] = member.value }
    return .object(merged)
  }
}

extension JSONValue {
  /// `3:4-3:9` of a range, counted from 0.
  var span: String {
    let number = { (value: JSONValue?) in value?.int.map(String.init) ?? "?" }
    let point = { (value: JSONValue?) in "\(number(value?["line"])):\(number(value?["character"]))" }
    return point(self["start"]) + "-" + point(self["end"])
  }

  /// Where locations are, as `file.yaml 3:4-3:9`.
  var places: [String] {
    elements.map { "\($0["uri"]?.text?.split(separator: "/").last ?? "?") \($0["range"]?.span ?? "?")" }
  }
}
