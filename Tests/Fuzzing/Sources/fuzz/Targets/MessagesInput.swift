import Foundation
import JSON
import Synchronization

@testable import LanguageServer

/// A conversation with the language server. What begins like headers goes in as it is, whole and in pieces; of anything
/// else each line is the body of one message, behind a greeting.
enum MessagesInput {
  // Nothing is checked meanwhile: that waits ten seconds, and the conversation is over before.
  static let hello =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}},"initializationOptions":{"debounce":10000}}}"#

  static func run(_ bytes: [UInt8]) {
    if bytes.starts(with: Array("Content-".utf8)) {
      cut(bytes)
      talk(bytes)
    } else {
      let bodies = bytes.split(separator: 0x0A).map(Array.init)
      talk(([Array(hello.utf8)] + bodies).flatMap(FrameReader.framed))
    }
  }

  /// However a stream is cut, the same messages come out of it.
  private static func cut(_ bytes: [UInt8]) {
    // What is in use has the larger limit; with this one a few bytes reach it.
    var whole = FrameReader(limit: 900)
    let expected = whole.take(bytes)
    for size in [1, 7] {
      var pieces = FrameReader(limit: 900)
      var frames: [FrameReader.Frame] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        frames += pieces.take(bytes[start..<min(start + size, bytes.count)])
      }
      precondition(frames == expected, "pieces of \(size) bytes: \(frames), not \(expected)")
    }
  }

  private final class Inbox: Sendable { let bytes = Mutex<[UInt8]>([]) }

  /// Everything that the server says is a message by itself.
  private static func talk(_ bytes: [UInt8]) {
    let inbox = Inbox()
    let connection = EditorConnection(version: "0") { said in inbox.bytes.withLock { $0 += said } }
    wait {
      _ = await connection.take(bytes)
      await connection.close()
    }
    var reader = FrameReader()
    for frame in reader.take(inbox.bytes.withLock { $0 }) {
      guard case .body(let body) = frame, let message = try? JSONReader.read(body),
        message["jsonrpc"] == "2.0"
      else { fatalError("no message: \(frame)") }
    }
  }

  private static func wait(_ work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await work()
      done.signal()
    }
    done.wait()
  }
}
