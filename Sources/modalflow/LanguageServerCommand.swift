internal import Dispatch
internal import LanguageServer
internal import Synchronization

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// `modalflow lsp`
enum LanguageServerCommand {
  static let page = CommandPage(
    "lsp", "Serve an editor: findings, completion, hover, rename, repairs.",
    discussion: """
      Speaks the Language Server Protocol, version 3.17, over standard input and output. Editors start it; how to tell \
      yours stands in the recipes.
      """,
    groups: {
      [
        ParameterGroup(
          "How it is reached",
          [.flag("stdio", "Use standard input and output, which it does anyway; editors like to say it.")])
      ]
    },
    run: { _ in
      ignoreBrokenPipes()
      leave(serve())
    })

  /// Reads until the client asks for the end, or is gone.
  private static func serve() -> Int32 {
    let connection = EditorConnection(version: ModalFlow.version) { _ = writeAll($0, to: 1) }
    // Reading blocks, so it has this thread to itself; what was read is carried out elsewhere, in its order.
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(0, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      if let code = wait({ [bytes = Array(buffer[..<count])] in await connection.take(bytes) }) {
        return code
      }
    }
    _ = wait {
      await connection.close()
      return 1
    }
    return 1
  }

  /// Blocks this thread until some work is done.
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

private func systemRead(_ descriptor: Int32, _ base: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, base, count)
}
