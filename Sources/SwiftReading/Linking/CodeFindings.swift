#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// All that code does wrong by itself.
struct CodeFindings {
  private let linking: FactLinking

  init(_ linking: FactLinking) { self.linking = linking }

  /// What is seen in one file, then what needs the whole app.
  func findings(in facts: CodeFacts) -> [CodeFinding] {
    let pushed = Set(facts.edges.filter { $0.verb == .push }.compactMap(\.target.type))
    let ofFiles = linking.visitors.flatMap { visitor in
      let checking = CodeChecking(visitor.file, linking.values, pushed: pushed)
      checking.walk(visitor.file.tree)
      return checking.findings
    }
    return ofFiles + ConstantGuards(linking).findings(in: facts) + UnsetDelegates(linking).findings()
  }
}
#endif
