#if SwiftSources
internal import SourceFacts

/// What the app's window begins with.
struct WindowRoots {
  private let linking: FactLinking

  init(_ linking: FactLinking) { self.linking = linking }

  /// What the app's window begins with; nil where that is not known.
  var first: String? {
    let all = linking.visitors.flatMap { visitor in
      let isAside = SideTarget.isNamed(by: SideTarget.folders(of: visitor.file.path))
      return Self.certainRoots(visitor.found.roots).map { (root: $0, isAside: isAside) }
    }
    // A window beside the first covers it, such as one that asks for a code.
    let found = all.filter { root, _ in
      root.rank != .specialWindow && !linking.declarations.isGeneral(root.type)
        && !ValueResolution.containers.contains(root.type)
        && (linking.declarations.isView(root.type) || linking.declarations.isController(root.type)
          || root.type.hasPrefix("scene:"))
    }
    // Of one rank the first, in the order of the files; that of a sample or an App Clip comes last.
    let first = found.min { $0.isAside == $1.isAside ? $0.root.rank < $1.root.rank : $1.isAside }?.root
    return first.map { mostTelling(of: $0) }
  }

  /// Of the views in a stack the one that leads to most, the first of several such.
  func mostTelling(of root: FoundRoot) -> String {
    var best = root.type
    for type in root.beside where ways(from: type) > ways(from: best) { best = type }
    return best
  }

  private func ways(from type: String) -> Int {
    let parts = Set(linking.withParts(type))
    return linking.edges.count { parts.contains($0.source.type ?? "") }
  }

  /// Of the scenes of one file none where the first is not understood.
  private static func certainRoots(_ roots: [FoundRoot]) -> [FoundRoot] {
    let first = roots.first { $0.rank == .scene }
    return first?.type.isEmpty == true ? roots.filter { $0.rank != .scene } : roots
  }
}
#endif
