import Diagnostics

/// A map as a Mermaid flowchart (mermaid.js.org/syntax/flowchart.html), in syntax of version 9 and later.
struct MermaidGraph {
  private let look: GraphLook
  private(set) var text = ""
  private var links = 0
  /// For each style of lines, the numbers of the links that have it.
  private var styles: [(style: String, links: [Int])] = []

  init(_ map: FlowMap, _ route: FlowMap.Route?) {
    look = GraphLook(map: map, route: route)
    line(0, "flowchart LR")
    line(
      1, "%% solid: presented; dashed: pushed; thick: becomes the root; without arrow: held by two containers"
    )
    line(1, "start((\" \"))")
    for index in map.screens.indices where look.home(of: index) == nil { screen(index, 1) }
    link("start --> \(name(map.start))", "")
    for (index, edge) in map.edges.enumerated() { self.edge(edge, index) }
    for pair in look.distantChildren { link("\(name(pair.container)) --- \(name(pair.child))", "") }
    for (style, links) in styles where !style.isEmpty {
      line(1, "linkStyle \(links.map(String.init).joined(separator: ",")) \(style)")
    }
    line(1, "style start fill:#888,stroke:#888")
    if let route { mark(route) }
  }

  /// Ids contain only letters, digits and `_`: a `-` could begin an arrow, and words such as `end` are
  /// reserved by Mermaid.
  private func name(_ screen: Int) -> String {
    "s_" + String(look.map.screens[screen].id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private mutating func line(_ depth: Int, _ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private mutating func link(_ text: String, _ style: String) {
    line(1, text)
    if let known = styles.firstIndex(where: { $0.style == style }) {
      styles[known].links.append(links)
    } else {
      styles.append((style, [links]))
    }
    links += 1
  }

  private mutating func screen(_ index: Int, _ depth: Int) {
    let screen = look.map.screens[index]
    guard !screen.children.isEmpty else { return line(depth, node(index)) }
    line(depth, "subgraph in_\(name(index)) [\" \"]")
    line(depth + 1, node(index))
    for child in look.inside(index) { self.screen(child, depth + 1) }
    line(depth, "end")
  }

  private func node(_ index: Int) -> String {
    let screen = look.map.screens[index]
    let label = Self.label(look.lines(screen))
    if screen.isDialog { return "\(name(index)){{\(label)}}" }
    return screen.children.isEmpty ? "\(name(index))[\(label)]" : "\(name(index))[[\(label)]]"
  }

  private mutating func edge(_ edge: FlowMap.Edge, _ index: Int) {
    let arrow =
      switch edge.way {
      case .present: "-->"
      case .push: "-.->"
      case .setRoot: "==>"
      }
    let style =
      if let route = look.route {
        route.edges[index] != nil ? "stroke:\(GraphLook.routeColour),stroke-width:4px" : "stroke:#aaa"
      } else {
        "stroke:\(look.family(edge).colour)"
      }
    link("\(name(edge.from)) \(arrow)|\(Self.label(look.lines(edge, index)))| \(name(edge.to))", style)
  }

  private mutating func mark(_ route: FlowMap.Route) {
    let on = look.map.screens.indices.filter { route.screens.contains($0) && $0 != route.end }
    line(1, "classDef route stroke:\(GraphLook.routeColour),stroke-width:2px")
    line(1, "classDef here stroke:\(GraphLook.routeColour),stroke-width:5px")
    if !on.isEmpty { line(1, "class \(on.map(name).joined(separator: ",")) route") }
    if let end = route.end { line(1, "class \(name(end)) here") }
  }

  private static func label(_ lines: [String]) -> String {
    "\"" + lines.map(escaped).joined(separator: "<br/>") + "\""
  }

  /// Labels are HTML, may be parsed as Markdown or mathematics, and end at a quote. Therefore every ASCII
  /// character that is not a letter, a digit or harmless becomes an entity, which Mermaid writes as `#35;`. A
  /// `-` or `.` followed by a letter does not begin a list.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(VisibleText.of(text, .pictures).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let isHarmless =
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "?", "(", ")", "/", "'": true
        case "-", ".": index + 1 < scalars.count && scalars[index + 1].properties.isAlphabetic
        default: !scalar.isASCII
        }
      // Mermaid uses this character internally to mark an entity while it parses.
      if scalar == "ﬂ" {
        result += "fl"
      } else if isHarmless {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
    }
    return result
  }
}
