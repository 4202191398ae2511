public import Diagnostics

/// The languages in which a map can be written.
public enum GraphFormat: String, Sendable, CaseIterable {
  /// A flowchart in Mermaid, which code hosts and wikis can draw.
  case mermaid
  /// A digraph for Graphviz's `dot`.
  case dot

  /// Writes a map as text.
  ///
  /// - Parameters:
  ///   - map: the flow; its texts may contain anything.
  ///   - route: the path to highlight; nil for none.
  /// - Returns: the whole text. The same map gives the same text. A node is named after its screen, so that a
  ///   small change of the flow changes the text only a little. Costs time in proportion to the size of the
  ///   flow.
  public func text(of map: FlowMap, route: FlowMap.Route? = nil) -> String {
    switch self {
    case .mermaid: MermaidGraph(map, route).text
    case .dot: DOTGraph(map, route).text
    }
  }
}

/// The texts, kinds and nesting of a map that both languages share.
struct GraphLook {
  let map: FlowMap
  let route: FlowMap.Route?

  /// Kinds of edges that are drawn alike, each with a colour that is legible on white and on black.
  enum Family: String, CaseIterable {
    case sheet, popover, cover, dialog, system, custom, push
    case setRoot = "root"

    var colour: String {
      switch self {
      case .sheet: "#2f6fde"
      case .popover: "#a05fd0"
      case .cover: "#c2571a"
      case .dialog: "#c03060"
      case .system: "#4a7f88"
      case .custom: "#8a7a20"
      case .push: "#7f7f7f"
      case .setRoot: "#3f8f4f"
      }
    }
  }

  /// The colour of the highlighted route.
  static let routeColour = "#d62728"

  func family(_ edge: FlowMap.Edge) -> Family {
    switch edge.way {
    case .push: return .push
    case .setRoot: return .setRoot
    case .present: break
    }
    let target = map.screens[edge.to]
    if target.isDialog { return .dialog }
    switch edge.styles.first {
    case "popover": return .popover
    case "fullScreen", "overFullScreen", "fullScreenCover", "currentContext", "overCurrentContext":
      return .cover
    case "custom": return .custom
    case "automatic" where target.kind != "screen" && target.children.isEmpty: return .system
    default: return .sheet
    }
  }

  /// The lines of a node: its title, and its name and kind unless the title contains them.
  func lines(_ screen: FlowMap.Screen) -> [String] {
    let kind = screen.kind == "screen" ? "" : " (\(screen.kind))"
    return screen.title.isEmpty ? [screen.id + kind] : [screen.title, screen.id + kind]
  }

  /// The lines of an edge: its trigger, its style and its condition.
  func lines(_ edge: FlowMap.Edge, _ index: Int) -> [String] {
    let number = route?.edges[index].flatMap { $0 > 0 ? "\($0). " : nil } ?? ""
    var lines = [number + (edge.cause == .button ? "“\(edge.label)”" : edge.label)]
    let way: String? =
      switch edge.way {
      case .present: map.screens[edge.to].isDialog ? nil : edge.styles.joined(separator: " or ")
      case .push: nil
      case .setRoot: "becomes the root"
      }
    if let way { lines.append(way) }
    if !edge.condition.isEmpty { lines.append("if \(edge.condition)") }
    return lines
  }

  /// The container inside which a screen is drawn: the first one that holds it, unless that one is drawn
  /// inside the screen.
  func home(of screen: Int) -> Int? {
    guard let first = map.screens[screen].containers.first else { return nil }
    var above: Int? = first
    for _ in map.screens {
      guard let container = above, container != screen else { break }
      above = map.screens[container].containers.first
    }
    return above == nil ? first : nil
  }

  /// The children that are drawn inside a container.
  func inside(_ container: Int) -> [Int] {
    map.screens[container].children.reduce(into: []) { found, child in
      if home(of: child) == container, !found.contains(child) { found.append(child) }
    }
  }

  /// The children that are not drawn inside their container.
  var distantChildren: [(container: Int, child: Int)] {
    map.screens.indices.flatMap { container in
      map.screens[container].children.filter { home(of: $0) != container }.map { (container, $0) }
    }
  }
}
