internal import Diagnostics
internal import Synchronization

/// The files of one flow as nodes, each parsed when an edit of it is first asked for: a large file has hundreds of findings.
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
