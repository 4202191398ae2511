public import Diagnostics

/// What a search in the references found, by kind.
public struct ReferenceHitList: Sendable {
  private let hits: [ReferenceHit]
  private let wanted: String

  /// More than a screen shows.
  private static let mostOfAKind = 12

  /// - Parameter wanted: what was looked for.
  public init(_ hits: [ReferenceHit], for wanted: String) {
    self.hits = hits
    self.wanted = wanted
  }

  /// The kinds of what was found, in the order in which each comes first.
  private var kinds: [ReferenceHit.Kind] {
    hits.reduce(into: []) { if !$0.contains($1.kind) { $0.append($1.kind) } }
  }

  /// Writes it in a style.
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
