#if SwiftSources
internal import SourceFacts

/// Views that only previews create: users never see what they present.
struct PreviewedViews {
  private let linking: FactLinking
  private var declarations: Declarations { linking.declarations }

  init(_ linking: FactLinking) { self.linking = linking }

  /// Whether such a view is the source of an edge.
  func areSource(of edge: EdgeFact) -> Bool {
    guard let type = edge.source.type, declarations.isView(type), let last = lastName(type) else {
      return false
    }
    let sites = (declarations.calls[last] ?? []).filter {
      declarations.fullName(last, inside: declarations.owner(of: $0.node)) == type
    }
    // `content: EditorView.init` creates it too.
    return !sites.isEmpty && !declarations.mentions.contains(last)
      && sites.allSatisfy { site in
        linking.visitor(of: site.file).map { !$0.isRun(site.node) } ?? false
      }
  }
}
#endif
