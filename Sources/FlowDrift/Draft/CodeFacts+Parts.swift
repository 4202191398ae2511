public import SourceFacts

extension CodeFacts {
  /// The screens that a type is a part of; empty if it is shown as a screen itself.
  public func screens(containing type: String) -> [String] {
    let shown = edges.reduce(into: Set([app?.start ?? ""])) { shown, edge in
      if edge.verb != .embed, edge.verb != .unwind, let target = edge.target.type { shown.insert(target) }
    }
    guard !shown.contains(type), !edges.contains(where: { $0.source.screens.contains(type) }) else {
      return []
    }
    let hosts = screens.filter { $0.type != type && $0.contains.contains(type) }.map(\.type)
    let seen = hosts.filter { shown.contains($0) }
    return seen.isEmpty ? hosts : seen
  }
}
