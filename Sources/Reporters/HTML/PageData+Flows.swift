internal import Diagnostics
internal import JSON

extension JSONWriter {
  /// - Parameter isTold: whether the page of the rule is written, because a finding shows it; otherwise only
  ///   its title is.
  mutating func pageMembers(of id: RuleID, _ rule: RuleDescription?, isTold: Bool) {
    shown("id", id.name)
    shown("title", rule?.title ?? id.name)
    guard isTold else { return }
    shown(unlessEmpty: "category", rule?.category ?? "")
    shown(unlessEmpty: "what", rule?.what ?? "")
    shown(unlessEmpty: "why", rule?.why ?? "")
    shown(unlessEmpty: "instead", rule?.instead ?? "")
    shown(unlessEmpty: "sources", rule?.sources ?? [])
  }

  /// Writes a flow with its map. `verdicts` has one letter for each rule of the page: v, h, n, u, or a dot if
  /// the rule was not evaluated.
  mutating func pageMembers(of flow: CheckedFlow, rules: [RuleID: Int]) {
    shown("name", flow.name)
    shown("root", flow.root)
    values("parts", flow.parts.map { VisibleText.of($0, .pictures) })
    value("count", flow.screens)
    value("start", flow.map?.start ?? 0)
    var letters = [Character](repeating: ".", count: rules.count)
    for verdict in flow.verdicts {
      if let number = rules[verdict.rule] { letters[number] = verdict.verdict.letter }
    }
    value("verdicts", String(letters))
    pageMembers(ofAsked: flow, rules: rules)
    array("screens") { json in
      for screen in flow.map?.screens ?? [] { json.object { $0.pageMembers(of: screen) } }
    }
    array("edges") { json in
      for edge in flow.map?.edges ?? [] {
        json.object { $0.pageMembers(of: edge, isDialog: flow.map?.screens[edge.to].isDialog == true) }
      }
    }
  }

  /// Writes, for each rule, the screens with elements that the rule was applied to, if that is known.
  private mutating func pageMembers(ofAsked flow: CheckedFlow, rules: [RuleID: Int]) {
    guard let map = flow.map else { return }
    let numbers = Dictionary(map.screens.enumerated().map { ($1.element.text, $0) }) { first, _ in first }
    object("asked") { json in
      for verdict in flow.verdicts where verdict.verdict != .notApplicable {
        guard let rule = rules[verdict.rule], let asked = verdict.asked else { continue }
        let screens = Set(asked.compactMap { numbers[$0.screenText] }).sorted()
        json.array("\(rule)") { json in for screen in screens { json.value(nil, screen) } }
      }
    }
  }

  private mutating func pageMembers(of screen: FlowMap.Screen) {
    shown("id", screen.id)
    shown("title", screen.title)
    if screen.kind != "screen" { shown("kind", screen.kind) }
    if !screen.containers.isEmpty {
      array("in") { json in for outer in screen.containers { json.value(nil, outer) } }
    }
  }

  private mutating func pageMembers(of edge: FlowMap.Edge, isDialog: Bool) {
    value("from", edge.from)
    value("to", edge.to)
    value("style", isDialog && edge.way == .present ? "dialog" : edge.line)
    shown(unlessEmpty: "styles", edge.styles.joined(separator: " or "))
    value("cause", edge.cause.rawValue)
    shown(unlessEmpty: "label", edge.label)
    shown(unlessEmpty: "if", edge.condition)
    shown("owner", edge.owner.text)
  }

  mutating func pageMembers(of problem: Problem) {
    shown("message", problem.message)
    shown("path", problem.path)
    if let start = problem.place?.start {
      value("line", start.line)
      value("column", start.column)
    }
    shown(
      unlessEmpty: "help",
      [problem.expected.isEmpty ? "" : "Expected \(problem.expected)", problem.help]
        .filter { !$0.isEmpty }.joined(separator: ". "))
  }
}

extension ElementPath {
  /// Its first two names, which are those of the screen that contains it.
  fileprivate var screenText: String { text.split(separator: ".").prefix(2).joined(separator: ".") }
}

extension Verdict {
  fileprivate var letter: Character {
    switch self {
    case .failed: "v"
    case .passed: "h"
    case .notApplicable: "n"
    case .undecided: "u"
    }
  }
}

extension FlowMap.Edge {
  /// Which of the map's line styles it is drawn with.
  fileprivate var line: String {
    switch (way, styles.first) {
    case (.push, _): "push"
    case (.setRoot, _), (.present, "fullScreen"), (.present, "overFullScreen"), (.present, "fullScreenCover"):
      "full"
    case (.present, "popover"): "popover"
    case (.present, "automatic"), (.present, "pageSheet"), (.present, "formSheet"), (.present, "sheet"):
      "sheet"
    case (.present, nil): "sheet"
    case (.present, _): "other"
    }
  }
}
