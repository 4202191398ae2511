#if SwiftSources
internal import SourceFacts

/// Connects code that closes screens with the screens.
struct ClosingLinking {
  private let linking: FactLinking

  init(_ linking: FactLinking) { self.linking = linking }

  /// Whether a screen is never pushed, so that a pop in its code goes back on the stack below it.
  private func isOnlyPresented(_ type: String?) -> Bool {
    let verbs = linking.edges.filter { $0.target.type == type }.map(\.verb)
    return verbs.contains(.present) && !verbs.contains(.push)
  }

  /// Closings that no known button runs; a closing in a part closes the screens that contain the part.
  func closings(in facts: CodeFacts) -> [ClosingFact] {
    let known = Set(facts.screens.map(\.type))
    // The types whose buttons, dialogs or callbacks are facts.
    let telling = known.union(facts.screens.flatMap(\.contains)).union(facts.callbacks.map(\.type))
      .union(facts.edges.filter(\.target.isDialog).compactMap(\.source.type))
    let following = ClosingFollowing(linking)
    let asked = RequestLinking(linking).closings()
    let (stores, told) = StoreClosings(linking).closings()
    let ofStores = stores.compactMap { closing -> ClosingFact? in
      var closing = closing
      closing.screens = linking.screens(containing: closing.type ?? "").filter { known.contains($0) }
      return closing.screens.isEmpty ? nil : closing
    }
    let found = linking.visitors.flatMap(\.found.closings).filter { !told.contains($0.call) } + asked
    return ofStores
      + found.flatMap { found -> [ClosingFact] in
        let isTold = linking.values.toldClosings.contains(found.call)
        guard !isTold || !telling.contains(found.owner ?? "") else { return [] }
        var unknown = found.fact
        unknown.sure = .unknown
        var isOpen = false
        let closings = following.closings(found).compactMap { closing -> ClosingFact? in
          var closing = closing
          if let giver = found.giver, closing.does != "dismiss", isOnlyPresented(closing.type) {
            closing.type = giver
          }
          if closing.trigger == nil, found.giver == nil, closing.sure != .unknown {
            closing.trigger = found.declaration.flatMap { TriggerSearch(linking).trigger(of: $0) }
          }
          let screens = closing.type.map { linking.screens(containing: $0) } ?? []
          closing.screens = closing.sure == .unknown ? [] : screens.filter { known.contains($0) }
          isOpen = isOpen || closing.screens.isEmpty
          return closing.screens.isEmpty ? nil : closing
        }
        return closings + (isOpen ? [unknown] : [])
      }
  }
}
#endif
