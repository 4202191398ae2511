#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension FactLinking {
  /// Reads the segues and the code that performs them.
  func readSegues() {
    let calls = visitors.flatMap(\.found.segues)
    var performed: Set<Int> = []
    for segue in interface.segues {
      guard var edge = interface.edge(of: segue) else { continue }
      if let shown = made(by: segue) {
        edge.target = visitors.first?.target(shown) ?? edge.target
        edge.target.sure = min(edge.target.sure, .inferred)
        edge.rules.append("segue action")
      }
      for (index, call) in calls.enumerated() where isPerformed(segue, by: call) {
        performed.insert(index)
        edge.rules.append("performSegue")
        edge.via.append(call.place)
        edge.function = edge.function ?? call.function?.name
        edge.trigger = edge.trigger ?? call.trigger
      }
      edges.append(edge)
    }
    // A call whose segue is not known still presents something.
    for (index, call) in calls.enumerated() where !performed.contains(index) {
      unseen.append(
        UnseenFact(
          .target, about: "performSegue \(call.identifier.map { "‘\($0)’" } ?? "by a name that is computed")",
          place: call.place))
    }
  }

  /// What the function of a segue creates, if the storyboard has no class for the scene.
  private func made(by segue: InterfaceSegue) -> PossibleValue? {
    guard let name = segue.creation, interface.scenes[segue.target]?.customClass == nil,
      let source = interface.scenes[segue.source]?.customClass,
      let body = declarations.method(name, of: declarations.fullName(source))?.body
    else { return nil }
    return values.returned(by: Syntax(body)).first {
      values.isShown($0) && !declarations.isGeneral($0.type)
    }
  }

  private func isPerformed(_ segue: InterfaceSegue, by call: SegueCall) -> Bool {
    guard let identifier = segue.identifier, identifier == call.identifier else { return false }
    guard let type = interface.scenes[segue.source]?.customClass, let owner = call.owner else { return true }
    // The controller itself, a supertype or a part of it; identifiers are often used only once in an app.
    if owner == type || declarations.inherits(type, from: [owner]) { return true }
    let others = interface.segues.count { $0.identifier == identifier }
    return others == 1
  }
}
#endif
