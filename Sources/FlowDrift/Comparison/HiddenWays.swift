internal import FlowModel
internal import SourceFacts

/// Finds reasons why an edge of a flow may be in code although none was found.
struct HiddenWays {
  let flow: Flow
  let facts: CodeFacts
  let ties: Ties

  /// The reason why an edge may be in code that was not understood; nil if it is certain that no code has it.
  ///
  /// - Parameter edges: all edges of code.
  func reason(for way: FlowWay, among edges: [EdgeFact]) -> String? {
    let (source, target) = (flow.screens[way.source], flow.screens[way.target])
    guard !source.code.isEmpty, !source.code.contains(where: \.isNone),
      !target.code.contains(where: \.isNone),
      ties.isRecognizable(way.target) || target.systemMade
    else { return "an end is tied to no code" }
    let names = facts.names
    guard isKnown(source, names), isKnown(target, names) else {
      return "an end is tied to a type that no source declares"
    }
    return hiding(way, edges)
  }

  /// Whether a screen has no tie, or one to a name that occurs in code.
  private func isKnown(_ screen: Screen, _ names: Set<String>) -> Bool {
    screen.code.isEmpty || screen.code.contains { names.contains($0.name) }
  }

  /// The same reason, if both ends are tied to code.
  private func hiding(_ way: FlowWay, _ edges: [EdgeFact]) -> String? {
    if facts.unseen.contains(where: { $0.reason == .swift }) { return "Swift was not read" }
    if way.isTriggered { return "something outside the screen starts it" }
    if let edge = edges.first(where: { $0.source.sure == .unknown && ties.isTarget(way.target, of: $0) }) {
      return "presented at \(edge.place.lineText), not known by whom"
    }
    let names = Set(flow.screens[way.source].code.map(\.name))
    let places = facts.screens.filter { names.contains($0.type) }
    let types = names.union(places.flatMap(\.contains))
    if let edge = edges.first(where: { edge in
      edge.target.sure == .unknown && (edge.source.type.map { types.contains($0) } ?? true)
    }) {
      return "something is presented at \(edge.place.lineText), not known what"
    }
    let files = Set(facts.screens.filter { types.contains($0.type) }.map(\.place.path))
    let folders = Set(files.map(Self.folder))
    for unseen in facts.unseen {
      switch unseen.reason {
      case .target, .noCaller:
        if files.contains(unseen.place.path) {
          return "\(unseen.reason.rawValue) at \(unseen.place.lineText)"
        }
      case .objectiveC where unseen.onlyCloses: continue
      case .objectiveC:
        if folders.contains(Self.folder(unseen.place.path)) { return "Objective-C, \(unseen.place.lineText)" }
      case .unreadable: return "\(unseen.place.path) could not be read"
      case .presenter, .swift: continue
      }
    }
    return nil
  }

  private static func folder(_ path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
