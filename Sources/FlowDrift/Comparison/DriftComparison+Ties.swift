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

  mutating func compareTies() {
    let names = names
    let isWhole = !facts.unseen.contains { $0.reason == .swift }
    for screen in flow.screens {
      for tie in screen.code where !tie.isNone && !names.contains(tie.name) && isWhole {
        let nearest = nearestName(to: tie.name, among: names.sorted())
        report(
          .typeNotFound, .error,
          "‘\(screen.id)’ is tied to \(tie.name), which no source declares", at: tie.place, screen.path,
          code: nil, fix: nearest.map { "Did you mean \($0)?" })
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
