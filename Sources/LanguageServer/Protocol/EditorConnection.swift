internal import JSON
internal import Synchronization

/// The connection with one client: receives bytes and sends bytes, in order.
///
/// The owner of the streams passes every read chunk to ``take(_:)`` until that returns an exit code.
public final class EditorConnection: Sendable {
  private let session: EditorSession
  private let frames = Mutex(FrameReader())

  /// - Parameters:
  ///   - version: the version of the tool.
  ///   - send: writes a whole message; it is called from several threads, but never from two at once.
  public init(version: String, send: @escaping @Sendable ([UInt8]) -> Void) {
    let turn = Mutex(())
    let ordered: @Sendable ([UInt8]) -> Void = { bytes in turn.withLock { _ in send(bytes) } }
    session = EditorSession(version: version) { ordered(FrameReader.framed(Array($0.written.utf8))) }
  }

  /// Receives bytes and executes the messages in them.
  ///
  /// - Returns: the exit code when the client ends the session; nil before.
  public func take(_ bytes: [UInt8]) async -> Int32? {
    for frame in frames.withLock({ $0.take(bytes) }) {
      switch frame {
      case .refused(let why): await session.refuse(why)
      case .body(let body): if let code = await session.receive(body) { return code }
      }
    }
    return nil
  }

  /// Cancels all running work, because the client is gone.
  public func close() async { await session.close() }
}
