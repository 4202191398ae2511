public import Diagnostics

/// The languages a map can be written in.
public enum GraphFormat: String, Sendable, CaseIterable {
  /// A flowchart of Mermaid, which code hosts and wikis draw.
  case mermaid
  /// A digraph for `dot` of Graphviz.
  case dot

  /// Writes a map.
  ///
  /// - Parameters:
  ///   - map: the flow; any text is permitted in it.
  ///   - route: what to bring out; nil for nothing.
  /// - Returns: the whole text. The same map gives the same text; a node is named after its screen, so that the text
  ///   of a flow changes as little as the flow. Costs time in proportion to it.
  public func text(of map: FlowMap, route: FlowMap.Route? = nil) -> String {
    switch self {
    case .mermaid: MermaidGraph(map, route).text
    case .dot: DOTGraph(map, route).text
    }
  }
}

/// What both languages say of a map in their own words.
struct GraphLook {
  let map: FlowMap
  let route: FlowMap.Route?

  /// Kinds of edges that look alike, each with its colour: legible on white and on black.
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

  /// The colour of what is brought out.
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

  /// The lines of a node: its title and, where that does not say it, its name and kind.
  func lines(_ screen: FlowMap.Screen) -> [String] {
    let kind = screen.kind == "screen" ? "" : " (\(screen.kind))"
    return screen.title.isEmpty ? [screen.id + kind] : [screen.title, screen.id + kind]
  }

  /// The lines of an edge: what makes it happen, in which style, on what condition.
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

  /// The container a screen is drawn in: the first that holds it, if that is not drawn inside the screen itself.
  func home(of screen: Int) -> Int? {
    guard let first = map.screens[screen].containers.first else { return nil }
    var above: Int? = first
    for _ in map.screens {
      guard let container = above, container != screen else { break }
      above = map.screens[container].containers.first
    }
    return above == nil ? first : nil
  }

  /// The children that are drawn in a container.
  func inside(_ container: Int) -> [Int] {
    map.screens[container].children.reduce(into: []) { found, child in
      if home(of: child) == container, !found.contains(child) { found.append(child) }
    }
  }

  /// Where a container holds what is drawn elsewhere.
  var distantChildren: [(container: Int, child: Int)] {
    map.screens.indices.flatMap { container in
      map.screens[container].children.filter { home(of: $0) != container }.map { (container, $0) }
    }
  }
}
