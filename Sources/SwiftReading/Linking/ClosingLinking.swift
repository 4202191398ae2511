#if SwiftSources
internal import SourceFacts

/// Joins what closes screens with the screens.
struct ClosingLinking {
  private let linking: FactLinking

  init(_ linking: FactLinking) { self.linking = linking }

  /// What closes screens and no button is said to run; that of a part closes the screens that contain it.
  func closings(in facts: CodeFacts) -> [ClosingFact] {
    let known = Set(facts.screens.map(\.type))
    // Those whose buttons, dialogs or callbacks are facts.
    let telling = known.union(facts.screens.flatMap(\.contains)).union(facts.callbacks.map(\.type))
      .union(facts.edges.filter(\.target.isDialog).compactMap(\.source.type))
    return linking.visitors.flatMap(\.found.closings).compactMap { found in
      let isTold = linking.values.toldClosings.contains(found.call)
      guard !isTold || !telling.contains(found.owner ?? "") else { return nil }
      var closing = found.fact
      guard closing.sure != .unknown, let type = closing.type else { return closing }
      closing.screens = linking.screens(containing: type).filter { known.contains($0) }
      if closing.screens.isEmpty { closing.sure = .unknown }
      return closing
    }
  }
}
#endif
