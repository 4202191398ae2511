internal import Dispatch
internal import LanguageServer
internal import OperatingSystem
internal import Synchronization

/// `modalflow lsp`
enum LanguageServerCommand {
  static let page = CommandPage(
    "lsp", "Serve an editor: findings, completion, hover, rename, repairs.",
    discussion: """
      Uses the Language Server Protocol, version 3.17, over standard input and output. Editors start it; the recipes \
      show how to set up yours.
      """,
    groups: {
      [
        ParameterGroup(
          "How it is reached",
          [.flag("stdio", "Use standard input and output. This is the default; some editors pass it.")])
      ]
    },
    run: { _ in
      CurrentProcess.ignoreBrokenPipes()
      CurrentProcess.exit(serve())
    })

  /// Reads messages until the client ends the session or disconnects.
  private static func serve() -> Int32 {
    let connection = EditorConnection(version: ModalFlow.version) { try? StandardStream.output.write($0) }
    // Reading blocks, so it has its own thread; messages are processed elsewhere, in order.
    while let bytes = try? StandardStream.input.readSome(), !bytes.isEmpty {
      if let code = wait({ await connection.take(bytes) }) { return code }
    }
    _ = wait {
      await connection.close()
      return 1
    }
    return 1
  }

  /// Blocks this thread until the work is done.
  private static func wait(_ work: @escaping @Sendable () async -> Int32?) -> Int32? {
    let done = DispatchSemaphore(value: 0)
    let result = WorkResult()
    Task.detached {
      let code = await work()
      result.code.withLock { $0 = code }
      done.signal()
    }
    done.wait()
    return result.code.withLock { $0 }
  }

  private final class WorkResult: Sendable { let code = Mutex<Int32?>(nil) }
}
