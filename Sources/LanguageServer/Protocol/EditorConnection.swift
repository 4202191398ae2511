internal import JSON
internal import Synchronization

/// One client: takes in bytes, gives out bytes, in the order in which they come.
///
/// Whoever owns the streams calls ``take(_:)`` with what was read until it says how to end.
public final class EditorConnection: Sendable {
  private let session: EditorSession
  private let frames = Mutex(FrameReader())

  /// - Parameters:
  ///   - version: of the tool.
  ///   - send: writes a whole message; called from several threads, one at a time.
  public init(version: String, send: @escaping @Sendable ([UInt8]) -> Void) {
    let turn = Mutex(())
    let ordered: @Sendable ([UInt8]) -> Void = { bytes in turn.withLock { _ in send(bytes) } }
    session = EditorSession(version: version) { ordered(FrameReader.framed(Array($0.written.utf8))) }
  }

  /// Takes in bytes and carries out what they ask for.
  ///
  /// - Returns: the exit code once the client asks for the end; nil before.
  public func take(_ bytes: [UInt8]) async -> Int32? {
    for frame in frames.withLock({ $0.take(bytes) }) {
      switch frame {
      case .refused(let why): await session.refuse(why)
      case .body(let body): if let code = await session.receive(body) { return code }
      }
    }
    return nil
  }

  /// Ends what is going on: nobody listens any more.
  public func close() async { await session.close() }
}
