public import Diagnostics

/// The results of a search in the references, grouped by kind.
public struct ReferenceHitList: Sendable {
  private let hits: [ReferenceHit]
  private let wanted: String

  /// At most this many results of a kind are listed, so that they fit on a screen.
  private static let mostOfAKind = 12

  /// - Parameter wanted: the text that was searched for.
  public init(_ hits: [ReferenceHit], for wanted: String) {
    self.hits = hits
    self.wanted = wanted
  }

  /// The kinds of the results, in the order of their first result.
  private var kinds: [ReferenceHit.Kind] {
    hits.reduce(into: []) { if !$0.contains($1.kind) { $0.append($1.kind) } }
  }

  /// Writes the list in a style.
  public func write(to output: inout some TextOutputStream, style: TerminalStyle) {
    var page = TerminalPage(style)
    page.prose("What there is about ‘\(wanted)’:", .title, behind: page.line)
    for kind in kinds {
      let own = hits.filter { $0.kind == kind }
      if own.isEmpty { continue }
      page.blank()
      for hit in own.prefix(Self.mostOfAKind) {
        var head = page.line
        head.add("\(kind.rawValue) ", .quiet)
        head.add(hit.name, .related)
        head.add("  ")
        page.prose(hit.says, behind: head, indent: 4)
      }
      if own.count > Self.mostOfAKind {
        page.prose("and \(own.count - Self.mostOfAKind) more", .quiet, behind: page.line)
      }
    }
    page.drain(into: &output)
  }
}
