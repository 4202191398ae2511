public import Diagnostics
public import FlowModel
public import SourceFacts

/// The lines of code that belong to the elements of a flow: where to change code for a finding about the
/// flow.
public struct CodeLines {
  /// At most this many lines are shown, so that the relevant one stays visible.
  private static let maximum = 3

  private let flow: Flow
  private let facts: CodeFacts
  private let folder: String
  private let ways: [(way: FlowWay, edges: [EdgeFact])]

  /// - Parameters:
  ///   - folder: the folder that the facts' paths are relative to; empty if it is not known.
  public init(_ flow: Flow, _ facts: CodeFacts, folder: String = "") {
    self.flow = flow
    self.facts = facts
    self.folder = folder
    let ties = Ties(flow)
    let edges = facts.edges.filter { [.present, .push, .showDetail].contains($0.verb) }
    ways = FlowWay.all(flow).map { way in
      let fitting = edges.filter { ties.isBetween($0, way) && way.isTaken(by: $0.verb) }
      return (way, fitting.sorted { $0.sure > $1.sure })
    }
  }

  /// The lines for an element, the most relevant first; empty if nothing ties it to code.
  public func lines(for element: ElementPath) -> [CodeLine] {
    guard let index = flow.screens.firstIndex(where: { $0.path.contains(element) }) else {
      return once(leading(to: element))
    }
    let screen = flow.screens[index]
    var lines = leading(to: element)
    let isButton = element.text.hasPrefix(screen.path.text + ".buttons.")
    if lines.isEmpty, isButton { lines += button(element, of: screen) }
    if !isButton {
      lines += callbacks(element, of: screen) + guards(element, of: screen) + declaration(of: screen)
      lines += comings(to: index)
    } else if lines.isEmpty {
      lines += declaration(of: screen)
    }
    return once(lines)
  }

  /// The modifiers by which a screen presents, for findings about several modifiers on one view; empty if the
  /// element is no SwiftUI screen.
  public func modifiers(of element: ElementPath) -> [CodeLine] {
    guard let screen = flow.screens.first(where: { $0.path == element }) else { return [] }
    let prefix = screen.path.text + "."
    return once(
      ways.filter { $0.way.path.text.hasPrefix(prefix) }.flatMap { way, edges in
        edges.filter { $0.framework == .swiftui && $0.modifier != nil && $0.verb == .present }.prefix(1).map {
          line($0.place, "\(way.words.did) by this modifier", $0.sure, $0.rules)
        }
      })
  }

  /// The lines of the presentations and pushes that are this element or are inside it.
  private func leading(to element: ElementPath) -> [CodeLine] {
    ways.filter { isPart($0.way.path, of: element) }.flatMap { way, edges in
      edges.prefix(1).flatMap { lines(of: $0, way) }
    }
  }

  /// Whether an edge is an element, or is inside a button or trigger that is the element.
  private func isPart(_ way: ElementPath, of element: ElementPath) -> Bool {
    if way.contains(element) { return true }
    let isScreen = flow.screens.contains { $0.path == element }
    return !isScreen && element.contains(way)
  }

  private func lines(of edge: EdgeFact, _ way: FlowWay) -> [CodeLine] {
    var lines = [line(edge.place, "\(way.words.did) here", edge.sure, edge.rules)]
    if let style = edge.style, let place = style.place, place.lineText != edge.place.lineText {
      lines.append(line(place, "its style is set here", style.sure, []))
    }
    if let made = edge.target.made, edge.target.isDialog, made.lineText != edge.place.lineText {
      lines.append(line(made, "made here", edge.target.sure, edge.rules))
    }
    return lines
  }

  /// The lines that show a screen; for a dialog also the line that makes it.
  private func comings(to screen: ScreenID) -> [CodeLine] {
    ways.filter { $0.way.target == screen }.flatMap { way, edges in
      edges.prefix(1).flatMap { edge in
        let lines = lines(of: edge, way)
        return edge.target.isDialog ? lines.reversed() : [lines[0]]
      }
    }
  }

  private func declaration(of screen: Screen) -> [CodeLine] {
    screen.code.compactMap { tie in
      facts.screens.first { $0.type == tie.name }.map {
        line($0.place, "\(tie.name) is declared here", .exact, [])
      }
    }
  }

  private func parts(of screen: Screen) -> Set<String> {
    let names = Set(screen.code.map(\.name))
    return names.union(facts.screens.filter { names.contains($0.type) }.flatMap(\.contains))
  }

  private func button(_ element: ElementPath, of screen: Screen) -> [CodeLine] {
    guard let index = screen.buttons.first(where: { flow.buttons[$0].path.contains(element) }) else {
      return []
    }
    let label = flow.buttons[index].label
    let names = Set(screen.code.map(\.name))
    var made = facts.screens.filter { names.contains($0.type) }.flatMap(\.buttons)
    for (way, edges) in ways where flow.screens[way.target].path == screen.path {
      made += edges.flatMap { $0.target.buttons ?? [] }
    }
    guard !label.isEmpty, let button = made.first(where: { $0.label == label }) else { return [] }
    return [line(button.place, "the button is made here", .exact, [])]
  }

  private func guards(_ element: ElementPath, of screen: Screen) -> [CodeLine] {
    guard !element.text.hasPrefix(screen.path.text + ".callbacks.") else { return [] }
    let types = parts(of: screen)
    return facts.guards.filter { $0.sure != .unknown && $0.type.map { types.contains($0) } ?? false }.map {
      line($0.place, "guarded here", $0.sure, [])
    }
  }

  private func callbacks(_ element: ElementPath, of screen: Screen) -> [CodeLine] {
    let prefix = screen.path.text + ".callbacks."
    guard element.text.hasPrefix(prefix) else { return [] }
    let name = element.text.dropFirst(prefix.count).prefix { $0 != "." }
    let types = parts(of: screen)
    return facts.callbacks.filter { types.contains($0.type) && $0.name == name }.map {
      line($0.place, "implemented here", .exact, [])
    }
  }

  private func line(_ place: SourcePlace, _ says: String, _ sure: Confidence, _ rules: [String]) -> CodeLine {
    CodeLine(place, says, sure: sure, rules: rules, folder: folder)
  }

  private func once(_ lines: [CodeLine]) -> [CodeLine] {
    var seen: Set<String> = []
    return Array(lines.filter { seen.insert($0.place).inserted }.prefix(Self.maximum))
  }
}

extension CodeLine {
  /// A place in the sources with its description, and how that was inferred.
  init(_ place: SourcePlace, _ says: String, sure: Confidence, rules: [String], folder: String) {
    let inferred = sure == .exact || rules.isEmpty ? "" : "inferred: \(rules.joined(separator: ", "))"
    let why = inferred.isEmpty ? says : says.isEmpty ? inferred : "\(says) (\(inferred))"
    self.init(
      path: folder.isEmpty ? place.path : folder + (folder.hasSuffix("/") ? "" : "/") + place.path,
      line: place.line, column: place.column, says: why, isExact: sure == .exact)
  }
}
