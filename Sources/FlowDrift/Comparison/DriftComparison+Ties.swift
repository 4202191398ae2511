internal import Diagnostics
internal import FlowModel
internal import SourceFacts

extension DriftComparison {
  /// Every name in code that a fact speaks of.
  var names: Set<String> {
    var names = Set(facts.screens.map(\.type))
    if let start = facts.app?.start { names.insert(start) }
    for edge in facts.edges {
      if let type = edge.source.type {
        names.insert(type)
        if let function = edge.function { names.insert("\(type).\(function)") }
      }
      if let type = edge.target.type { names.insert(type) }
    }
    return names
  }

  /// Whether a screen is tied to nothing, or to a name that is there.
  func isKnown(_ screen: Screen, _ names: Set<String>) -> Bool {
    screen.code.isEmpty || screen.code.contains { names.contains($0.name) }
  }

  /// The one type, tied to no screen, that has taken over most of the ways to and from a screen.
  private func heir(of index: ScreenID) -> ScreenFact? {
    var counts: [String: Int] = [:]
    for way in ways where way.target == index || way.source == index {
      let heirs = facts.edges.filter { way.isTaken(by: $0.verb) }.flatMap { edge -> [String] in
        if way.target == index {
          let leads = edge.target.kind == "screen" && ties.sources(of: edge).contains(way.source)
          return leads ? [edge.target.type].compactMap { $0 } : []
        }
        return ties.isTarget(way.target, of: edge) ? edge.source.screens : []
      }
      for type in Set(heirs) where ties.screens(type).isEmpty { counts[type, default: 0] += 1 }
    }
    let most = counts.values.max()
    let heirs = counts.filter { $0.value == most }.map(\.key)
    guard heirs.count == 1 else { return nil }
    return facts.screens.first { $0.type == heirs[0] }
  }

  mutating func compareTies() {
    let names = names
    let isWhole = !facts.unseen.contains { $0.reason == .swift }
    for (index, screen) in flow.screens.identified {
      for tie in screen.code where !tie.isNone && !names.contains(tie.name) && isWhole {
        let nearest = nearestName(to: tie.name, among: names.sorted())
        let isFree = nearest.map { ties.screens($0).isEmpty } ?? false
        let heir = heir(of: index).flatMap { isFree && $0.type != nearest ? nil : $0 }
        let place = heir?.place ?? facts.screens.first { isFree && $0.type == nearest }?.place
        report(
          .typeNotFound, .error,
          "‘\(screen.id)’ is tied to \(tie.name), which no source declares", at: tie.place, screen.path,
          code: place, says: heir == nil ? "the nearest name" : "what is there now",
          fix: heir.map {
            "Where ‘\(screen.id)’ was, code has \($0.type) now; if that is the same screen, write code: \($0.type)."
          }
            ?? nearest.map { "Did you mean \($0)?" })
      }
    }
    // What may be a dialog needs no tie.
    let open = Set(flow.todos.filter { $0.key == "kind" }.map(\.screen))
    let untied = flow.screens.identified.filter { index, screen in
      screen.code.isEmpty && !screen.dialog && !screen.systemMade && screen.kind == .screen
        && !open.contains(index)
    }.map(\.1)
    guard let first = untied.first else { return }
    let are = untied.count == 1 ? "1 screen is" : "\(untied.count) screens are"
    report(
      .untied, .info, "\(are) tied to no code", at: first.place, first.path, code: nil,
      fix: "Write ‘code:’ with the type on \(untied.prefix(5).map { "‘\($0.id)’" }.joined(separator: ", ")).")
  }
}
