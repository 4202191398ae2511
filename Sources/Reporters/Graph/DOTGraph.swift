import Diagnostics

/// A map in the DOT language of Graphviz (graphviz.org/doc/info/lang.html).
struct DOTGraph {
  private let look: GraphLook
  private(set) var text = ""

  init(_ map: FlowMap, _ route: FlowMap.Route?) {
    look = GraphLook(map: map, route: route)
    line(0, "digraph flow {")
    line(1, "graph [label=\(Self.quoted(map.name)), labelloc=t, rankdir=LR, fontname=\"Helvetica\"]")
    line(1, "node [shape=box, style=rounded, fontname=\"Helvetica\", fontsize=11]")
    line(1, "edge [fontname=\"Helvetica\", fontsize=9]")
    line(1, "// solid: presented; dashed: pushed; bold: becomes the root; dotted: held by two containers")
    line(1, "\"/start\" [shape=circle, style=filled, fillcolor=black, label=\"\", xlabel=start, width=0.15]")
    for index in map.screens.indices where look.home(of: index) == nil { screen(index, 1) }
    line(1, "\"/start\" -> \(name(map.start))")
    for (index, edge) in map.edges.enumerated() { self.edge(edge, index) }
    for pair in look.distantChildren {
      line(1, "\(name(pair.container)) -> \(name(pair.child)) [style=dotted, arrowhead=none]")
    }
    line(0, "}")
  }

  private func name(_ screen: Int) -> String { Self.quoted(look.map.screens[screen].id) }

  private mutating func line(_ depth: Int, _ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private mutating func screen(_ index: Int, _ depth: Int) {
    let screen = look.map.screens[index]
    guard !screen.children.isEmpty else { return line(depth, node(index)) }
    line(depth, "subgraph \(Self.quoted("cluster " + screen.id)) {")
    line(depth + 1, "label=\"\"; style=rounded; color=\"\(GraphLook.Family.push.colour)\"")
    line(depth + 1, node(index))
    for child in look.inside(index) { self.screen(child, depth + 1) }
    line(depth, "}")
  }

  private func node(_ index: Int) -> String {
    let screen = look.map.screens[index]
    var attributes = ["label=\(Self.label(look.lines(screen)))"]
    if screen.isDialog {
      attributes.append("shape=octagon, style=solid")
    } else if !screen.children.isEmpty {
      attributes.append("shape=tab, style=solid")
    }
    if let route = look.route {
      let ink = route.screens.contains(index) ? GraphLook.routeColour : GraphLook.Family.push.colour
      attributes.append("color=\"\(ink)\", fontcolor=\"\(route.screens.contains(index) ? "#000000" : ink)\"")
      if route.end == index { attributes.append("penwidth=3") }
    }
    return "\(name(index)) [\(attributes.joined(separator: ", "))]"
  }

  private mutating func edge(_ edge: FlowMap.Edge, _ index: Int) {
    var attributes = ["label=\(Self.label(look.lines(edge, index)))"]
    switch edge.way {
    case .present: break
    case .push: attributes.append("style=dashed")
    case .setRoot: attributes.append("style=bold")
    }
    if let route = look.route {
      let isOn = route.edges[index] != nil
      let ink = isOn ? GraphLook.routeColour : GraphLook.Family.push.colour
      attributes.append("color=\"\(ink)\", fontcolor=\"\(ink)\"")
      if isOn { attributes.append("penwidth=2.5") }
    } else {
      let ink = look.family(edge).colour
      attributes.append("color=\"\(ink)\", fontcolor=\"\(ink)\"")
    }
    line(1, "\(name(edge.from)) -> \(name(edge.to)) [\(attributes.joined(separator: ", "))]")
  }

  private static func label(_ lines: [String]) -> String {
    "\"" + lines.map(escaped).joined(separator: "\\n") + "\""
  }

  private static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// Inside double quotes only `"` ends the text; in labels a backslash begins an escape and `&` begins an
  /// entity.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.of(text, .pictures).unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
