internal import Diagnostics
internal import FlowModel
internal import SourceFacts

extension DriftComparison {
  mutating func compareTies() {
    let names = facts.names
    let heirs = TypeHeirs(facts: facts, ways: ways, ties: ties)
    let isWhole = !facts.unseen.contains { $0.reason == .swift }
    for (index, screen) in flow.screens.identified {
      for tie in screen.code where !tie.isNone && !names.contains(tie.name) && isWhole {
        let nearest = nearestName(to: tie.name, among: names.sorted())
        let isFree = nearest.map { ties.screens($0).isEmpty } ?? false
        let heir = heirs.heir(of: index).flatMap { isFree && $0.type != nearest ? nil : $0 }
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
    // A screen that may be a dialog needs no tie.
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
