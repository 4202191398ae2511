#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// All that code does wrong by itself.
struct CodeFindings {
  private let linking: FactLinking

  init(_ linking: FactLinking) { self.linking = linking }

  /// What is seen in one file, then what needs the whole app.
  func findings(in facts: CodeFacts) -> [CodeFinding] {
    // What a storyboard makes a tab, a column or a child stands in a container like what code pushes.
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
