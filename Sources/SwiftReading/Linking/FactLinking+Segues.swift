#if SwiftSources
internal import SourceFacts

extension FactLinking {
  /// The segues, and the code that performs them.
  func readSegues() {
    let calls = visitors.flatMap(\.found.segues)
    var performed: Set<Int> = []
    for segue in interface.segues {
      guard var edge = interface.edge(of: segue) else { continue }
      for (index, call) in calls.enumerated() where isPerformed(segue, by: call) {
        performed.insert(index)
        edge.rules.append("performSegue")
        edge.via.append(call.place)
        edge.function = edge.function ?? call.function?.name
        edge.trigger = edge.trigger ?? call.trigger
      }
      edges.append(edge)
    }
    // A call whose segue is not known presents something all the same.
    for (index, call) in calls.enumerated() where !performed.contains(index) {
      unseen.append(
        UnseenFact(
          .target, about: "performSegue \(call.identifier.map { "‘\($0)’" } ?? "by a name that is computed")",
          place: call.place))
    }
  }

  private func isPerformed(_ segue: InterfaceSegue, by call: SegueCall) -> Bool {
    guard let identifier = segue.identifier, identifier == call.identifier else { return false }
    guard let type = interface.scenes[segue.source]?.customClass, let owner = call.owner else { return true }
    // Of the controller itself, of one it inherits from or a part of it; names are often used once in an app.
    if owner == type || declarations.inherits(type, from: [owner]) { return true }
    let others = interface.segues.count { $0.identifier == identifier }
    return others == 1
  }
}
#endif
