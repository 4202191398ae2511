#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// All findings about code that need no flow.
struct CodeFindings {
  private let linking: FactLinking

  init(_ linking: FactLinking) { self.linking = linking }

  /// The findings in single files, then those that need the whole app.
  func findings(in facts: CodeFacts) -> [CodeFinding] {
    // A tab, column or child in a storyboard is inside a container, like one that code pushes.
    let holding: Set<EdgeFact.Verb> = [.push, .tab, .column, .embed, .showDetail]
    let contained = Set(facts.edges.filter { holding.contains($0.verb) }.compactMap(\.target.type))
    let ofFiles = linking.visitors.flatMap { visitor in
      let checking = CodeChecking(visitor.file, linking.values, contained: contained)
      checking.walk(visitor.file.tree)
      return checking.findings
    }
    return ofFiles + ConstantGuards(linking).findings(in: facts) + UnsetDelegates(linking).findings()
  }
}
#endif
