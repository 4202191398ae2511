internal import FlowModel
internal import SourceFacts

/// For screens whose type no longer exists, finds the types that now have their edges.
struct TypeHeirs {
  let facts: CodeFacts
  /// The edges of the flow.
  let ways: [FlowWay]
  let ties: Ties

  /// The type without a tie that now has the most edges to and from a screen; nil if several have as many.
  func heir(of index: ScreenID) -> ScreenFact? {
    var counts: [String: Int] = [:]
    for way in ways where way.target == index || way.source == index {
      let heirs = facts.edges.filter { way.isTaken(by: $0.verb) }.flatMap { edge -> [String] in
        if way.target == index {
          let leads = edge.target.kind == "screen" && ties.sources(of: edge).contains(way.source)
          return leads ? [edge.target.type].compactMap { $0 } : []
        }
        return ties.isTarget(way.target, of: edge) ? edge.source.screens : []
      }
      for type in Set(heirs) where ties.screens(type).isEmpty { counts[type, default: 0] += 1 }
    }
    let most = counts.values.max()
    let heirs = counts.filter { $0.value == most }.map(\.key)
    guard heirs.count == 1 else { return nil }
    return facts.screens.first { $0.type == heirs[0] }
  }
}

extension CodeFacts {
  /// All names in code that occur in facts.
  var names: Set<String> {
    var names = Set(screens.map(\.type))
    if let start = app?.start { names.insert(start) }
    for edge in edges {
      if let type = edge.source.type {
        names.insert(type)
        if let function = edge.function { names.insert("\(type).\(function)") }
      }
      if let type = edge.target.type { names.insert(type) }
    }
    return names
  }
}
