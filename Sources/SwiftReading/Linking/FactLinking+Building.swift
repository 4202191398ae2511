#if SwiftSources
internal import SourceFacts

extension FactLinking {
  /// Says of each edge under which conditions of `#if` alone it is built: its own and those of the helpers in between.
  func joinBuildConditions() {
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
}
#endif
