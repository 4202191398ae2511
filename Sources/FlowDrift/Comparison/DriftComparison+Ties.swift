internal import Diagnostics
internal import FlowModel
internal import SourceFacts

extension DriftComparison {
  /// Every name in code that a fact speaks of.
  private var names: Set<String> {
    var names = Set(facts.screens.map(\.type))
    for edge in facts.edges {
      if let type = edge.source.type {
        names.insert(type)
        if let function = edge.function { names.insert("\(type).\(function)") }
      }
      if let type = edge.target.type { names.insert(type) }
    }
    return names
  }

  mutating func compareTies() {
    let names = names
    let isWhole = !facts.unseen.contains { $0.reason == .swift }
    for screen in flow.screens {
      for tie in screen.code where !tie.isNone && !names.contains(tie.name) && isWhole {
        let nearest = nearestName(to: tie.name, among: names.sorted())
        report(
          "drift-type-not-found", .error,
          "‘\(screen.id)’ is tied to \(tie.name), which no source declares", at: tie.place, screen.path,
          code: nil, why: "What this screen is held against is not there, so nothing about it was compared.",
          fix: nearest.map { "Did you mean \($0)?" } ?? "Write the type's new name, or ‘code: none’.")
      }
    }
    let untied = flow.screens.filter { $0.code.isEmpty && !$0.dialog && !$0.systemMade && $0.kind == .screen }
    guard let first = untied.first else { return }
    let are = untied.count == 1 ? "1 screen is" : "\(untied.count) screens are"
    report(
      "drift-untied", .info, "\(are) tied to no code", at: first.place, first.path, code: nil,
      why: "Ways from and to such a screen cannot be compared.",
      fix: "Write ‘code:’ with the type on \(untied.prefix(5).map { "‘\($0.id)’" }.joined(separator: ", ")).")
  }
}
