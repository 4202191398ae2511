#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// What is said of edges once all of them are known.
enum EdgeCompletion {
  /// Says of each edge under which conditions of `#if` alone it is built: its own and those of the helpers in between.
  static func join(to edges: inout [EdgeFact], of visitors: [PresentationVisitor]) {
    let files = Dictionary(visitors.map { ($0.file.path, $0.file) }, uniquingKeysWith: { one, _ in one })
    for index in edges.indices {
      var conditions: [String] = []
      for place in [edges[index].place] + edges[index].via {
        for condition in files[place.path]?.buildConditions(ofLine: place.line) ?? []
        where !conditions.contains(condition) {
          conditions.append(condition)
        }
      }
      if !conditions.isEmpty { edges[index].builtIf = conditions.joined(separator: " and ") }
    }
  }

  /// What the app itself presents, by a modifier around its first screen or a function, comes over that screen.
  static func joinApp(
    _ start: String?, to edges: inout [EdgeFact], _ declarations: Declarations
  ) {
    guard let start else { return }
    for index in edges.indices {
      guard let type = edges[index].source.type, declarations.inherits(type, from: ["App"]) else { continue }
      edges[index].source.screens = [start]
      edges[index].source.sure = .inferred
      edges[index].rules.append("over the app's first screen")
    }
  }

  /// Calls that give a route to an object of the app, of which nothing tells what becomes of it.
  static func unseenRoutes(_ edges: [EdgeFact], _ visitors: [PresentationVisitor]) -> [UnseenFact] {
    let told = Set(edges.flatMap { [$0.place] + $0.via })
    return visitors.flatMap(\.found.routeCalls).filter { !told.contains($0.place) }.map {
      UnseenFact(.target, about: $0.text, place: $0.place)
    }
  }
}
#endif
