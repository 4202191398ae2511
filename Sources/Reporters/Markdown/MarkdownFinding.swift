import Diagnostics

/// Writes one finding in Markdown: as a collapsible section under its message, or as one line.
struct MarkdownFinding {
  private let finding: Finding
  private let map: FlowMap?
  private let flow: String?

  init(_ finding: Finding, in report: Report) {
    self.finding = finding
    let flow = report.flows.first { $0.root == finding.flow }
    map = flow?.map
    self.flow = report.flows.count > 1 ? flow?.name : nil
  }

  /// The finding with its reason, its steps, a diagram and advice.
  var full: String {
    var text = "<details>\n<summary><b>\(Self.word(finding.severity))</b>: "
    text += "\(Inert.html(Inert.cut(finding.message, to: 400))) (<code>\(Inert.html(place))</code>"
    text += "\(flow.map { ", " + Inert.html(Inert.cut($0, to: 80)) } ?? ""))</summary>\n\n"
    text += Inert.line(Inert.cut(finding.why, to: 1_200)) + "\n\n"
    text += steps + diagram
    for reservation in finding.reservations { text += "*\(Inert.line(Inert.cut(reservation, to: 600)))*\n\n" }
    text += others + code
    text += "**What to do instead**: \(Inert.line(Inert.cut(finding.fix, to: 1_200)))\n\n"
    text += repair
    var rules = "Rule \(Inert.code(finding.rule.name))"
    if !finding.folded.isEmpty {
      rules +=
        ", which stands also for \(finding.folded.prefix(8).map { Inert.code($0.name) }.joined(separator: ", "))"
    }
    return text + rules + " at \(Inert.code(Inert.cut(finding.element.text, to: 200)))\n\n</details>\n\n"
  }

  /// The finding as one line of a list.
  var line: String {
    "- **\(Self.word(finding.severity))**: \(Inert.line(Inert.cut(finding.line, to: 300))) (\(Inert.code(place)))\n"
  }

  private var place: String { Inert.cut(finding.place.file.path, to: 200) + ":\(finding.place.start.line)" }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "Error"
    case .warning: "Warning"
    case .info: "Note"
    }
  }

  /// The other findings of the same cause.
  private var others: String {
    if finding.others.isEmpty { return "" }
    var text = "**The same cause**:\n\n"
    for other in finding.others.prefix(8) {
      let place = "\(Inert.cut(other.place.file.path, to: 200)):\(other.place.start.line)"
      text += "- \(Inert.line(Inert.cut(other.message, to: 300))) (\(Inert.code(place)))\n"
    }
    if finding.others.count > 8 { text += "- and \(finding.others.count - 8) more\n" }
    return text + "\n"
  }

  /// The lines of code that belong to the finding.
  private var code: String {
    let lines = finding.codeBesidePlace.prefix(8).map { line in
      "- \(Inert.code(Inert.cut(line.place, to: 200))): \(Inert.line(Inert.cut(line.says, to: 300)))\n"
    }
    return lines.isEmpty ? "" : "**In code**:\n\n" + lines.joined() + "\n"
  }

  /// The lines that a repair writes; empty if such a line could end the code block.
  private var repair: String {
    guard let repair = finding.repair else { return "" }
    let lines = finding.repairLines
    let says = "**A repair that was tried**: \(Inert.line(Inert.cut(repair.says, to: 300)))\n\n"
    if lines.count > 40 || lines.contains(where: { $0.contains("```") }) { return says }
    return says + "```diff\n" + lines.map { VisibleText.of($0, .escapes) + "\n" }.joined() + "```\n\n"
  }

  private var steps: String {
    if let length = finding.omittedSteps { return "**The way there** takes \(Inert.line(length))\n\n" }
    guard let trace = finding.trace, !trace.steps.isEmpty else { return "" }
    var text = "**The way there**"
    if !trace.environment.isEmpty { text += " (\(Inert.line(Inert.cut(trace.environment, to: 200))))" }
    text += ":\n\n"
    for (index, step) in trace.steps.prefix(40).enumerated() {
      let after =
        step.picture?.change ?? ([step.stack.joined(separator: " ▸ ")] + step.notes).joined(separator: "; ")
      text +=
        "\(index + 1). **\(Inert.line(Inert.cut(step.action, to: 200)))**. \(Inert.line(Inert.cut(after, to: 400)))"
      if !step.because.isEmpty {
        text += " *Because \(Inert.line(Inert.cut(step.because.joined(separator: "; "), to: 400)))*"
      }
      text += "\n"
    }
    if trace.steps.count > 40 { text += "\nand \(trace.steps.count - 40) more\n" }
    return text + "\n"
  }

  /// A diagram with the path highlighted. For a small flow it shows all screens, otherwise only those on the
  /// path.
  private var diagram: String {
    guard let map else { return "" }
    var subject = finding
    if subject.trace == nil { subject.trace = finding.way }
    let route = map.route(of: subject)
    guard !route.screens.isEmpty else { return "" }
    let (part, way) = map.screens.count <= 10 ? (map, route) : map.excerpt(of: route)
    let drawn = GraphFormat.mermaid.text(of: part, route: way)
    // A longer diagram is hard to read, and GitHub draws none with more than 50,000 characters.
    return drawn.utf8.count > 8_000 ? "" : "```mermaid\n\(drawn)```\n\n"
  }
}

extension FlowMap {
  /// The screens of a route, the edges that it takes between them, and the route with the new numbers of
  /// both. If the start is not on the route, the first screen of the route becomes the start.
  func excerpt(of route: Route) -> (map: FlowMap, route: Route) {
    let edges = edges.indices.filter { route.edges[$0] != nil }
    let kept = route.screens.union(edges.flatMap { [self.edges[$0].from, self.edges[$0].to] }).union(
      route.end.map { [$0] } ?? []
    ).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    var part = FlowMap(
      name: name, root: root, screens: kept.map { screens[$0] }, edges: edges.map { self.edges[$0] },
      start: numbers[start] ?? 0)
    for index in part.screens.indices {
      part.screens[index].children = part.screens[index].children.compactMap { numbers[$0] }
      part.screens[index].containers = part.screens[index].containers.compactMap { numbers[$0] }
    }
    for index in part.edges.indices {
      part.edges[index].from = numbers[part.edges[index].from] ?? 0
      part.edges[index].to = numbers[part.edges[index].to] ?? 0
      part.edges[index].performers = part.edges[index].performers.compactMap { numbers[$0] }
    }
    var way = Route(screens: Set(kept.indices), edges: [:], end: route.end.flatMap { numbers[$0] })
    for (index, edge) in edges.enumerated() { way.edges[index] = route.edges[edge] }
    return (part, way)
  }
}
