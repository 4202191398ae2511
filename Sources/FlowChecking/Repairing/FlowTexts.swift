internal import Diagnostics
internal import Synchronization

/// The files of one flow as nodes. Each is parsed on its first edit, as a large file can have hundreds of
/// findings.
final class FlowTexts: Sendable {
  private let sources: [SourceFile]
  private let parsed = Mutex<[ObjectIdentifier: FlowText]>([:])

  init(of sources: [SourceFile]) { self.sources = sources }

  /// Nil for a file that does not belong to the flow.
  subscript(source: SourceFile) -> FlowText? {
    guard sources.contains(where: { $0 === source }) else { return nil }
    return parsed.withLock { parsed in
      if let known = parsed[ObjectIdentifier(source)] { return known }
      let text = FlowText(source)
      parsed[ObjectIdentifier(source)] = text
      return text
    }
  }
}
