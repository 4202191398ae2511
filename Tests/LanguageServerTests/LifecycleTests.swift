import JSON
import Synchronization
import Testing

@testable import LanguageServer

struct LifecycleTests {
  @Test func aConversationFromBeginningToEnd() async throws {
    let client = Client()
    let early = try await client.response("textDocument/hover", [:])
    #expect(early["error"]?["code"] == -32002)
    let hello = try await client.request("initialize", ["capabilities": .everything])
    #expect(hello["serverInfo"]?["name"] == "modalflow")
    #expect(hello["capabilities"]?["textDocumentSync"]?["change"] == 2)
    let again = try await client.response("initialize", [:])
    #expect(again["error"]?["code"] == -32600)
    #expect(try await client.response("shutdown", [:])["result"] == nil)
    let late = try await client.response("textDocument/hover", [:])
    #expect(late["error"]?["code"] == -32600)
    #expect(await client.send(["jsonrpc": "2.0", "method": "exit"]) == 0)
  }

  @Test func goingWithoutSayingSoIsAnError() async throws {
    let client = try await Client.ready()
    #expect(await client.send(["jsonrpc": "2.0", "method": "exit"]) == 1)
  }

  @Test(arguments: [
    (["utf-8", "utf-16"], "utf-8"), (["utf-32"], "utf-32"), (["utf-7"], "utf-16"), ([], "utf-16"),
    (["utf-16", "utf-8"], "utf-16"),
  ])
  func theEncodingIsTheFirstThatBothKnow(offered: [String], chosen: String) async throws {
    let client = Client()
    let capabilities: JSONValue =
      offered.isEmpty ? [:] : ["general": ["positionEncodings": .array(offered.map { .text($0) })]]
    let hello = try await client.request("initialize", ["capabilities": capabilities])
    #expect(hello["capabilities"]?["positionEncoding"]?.text == chosen)
  }

  @Test func whatIsNoMessageIsAnsweredAndNothingBreaks() async throws {
    let client = try await Client.ready()
    for (body, code) in [
      ("{", -32700), ("[]", -32600), ("7", -32600),
      ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"x\"}", -32600),
      ("{\"jsonrpc\":\"2.0\",\"id\":77}", -32600), ("", -32700), ("\u{0}", -32700),
    ] {
      let before = client.messages.count
      #expect(await client.session.receive(Array(body.utf8)) == nil)
      let answer = try #require(client.messages.dropFirst(before).first, "‘\(body)’ was not answered")
      #expect(answer["error"]?["code"]?.int == code, "\(body)")
    }
    #expect(try await client.response("foo/bar", [:])["error"]?["code"] == -32601)
    for params: JSONValue in [
      [:], .null, 7, ["textDocument": 1], ["textDocument": ["uri": "file:///nowhere"]],
      ["textDocument": ["uri": "file:///nowhere"], "position": ["line": "a"]],
    ] {
      for method in [
        "hover", "completion", "rename", "definition", "references", "codeAction", "documentSymbol",
      ] {
        let answer = try await client.response("textDocument/\(method)", params)
        #expect(answer["error"]?["code"] == -32602, "\(method) \(params)")
      }
      for method in ["didOpen", "didChange", "didClose", "didSave"] {
        await client.notify("textDocument/\(method)", params)
      }
    }
    #expect(try await client.response("shutdown", [:])["error"] == nil)
  }

  @Test func answersToOurRequestsAreTaken() async throws {
    let client = try await Client.ready()
    let ask = try await client.wait("a registration") { $0["method"] == "client/registerCapability" }
    let before = client.messages.count
    #expect(await client.send(["jsonrpc": "2.0", "id": ask["id"] ?? 0, "result": .null]) == nil)
    #expect(client.messages.count == before, "an answer is not answered")
  }

  @Test func bytesBecomeAnswersWithHeaders() async throws {
    let inbox = Written()
    let connection = EditorConnection(version: "1") { inbox.add($0) }
    #expect(await connection.take(Array("Content-Length: 3\r\n\r\n{a}Foo: 1\r\n\r\n".utf8)) == nil)
    let text = inbox.text
    #expect(text.hasPrefix("Content-Length: "))
    #expect(text.contains("-32700") && text.contains("-32600"))
    let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
    #expect(await connection.take(FrameReader.framed(Array(exit.utf8))) == 1)
  }
}

private final class Written: Sendable {
  private let bytes = Mutex<[UInt8]>([])
  func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }
  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
