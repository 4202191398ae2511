internal import FlowModel
internal import SourceFacts

/// Maps names in code to the screens of a flow.
struct Ties {
  let flow: Flow
  private var screensByName: [String: [ScreenID]] = [:]

  init(_ flow: Flow) {
    self.flow = flow
    for (index, screen) in flow.screens.identified {
      for tie in screen.code where !tie.isNone { screensByName[tie.name, default: []].append(index) }
    }
  }

  /// The screens that are tied to a name.
  func screens(_ name: String) -> [ScreenID] { screensByName[name] ?? [] }

  /// The screens where an edge starts: those that contain its code.
  func sources(of edge: EdgeFact) -> [ScreenID] {
    var found: [ScreenID] = []
    for name in edge.source.screens + [edge.source.type ?? ""] {
      for screen in screens(name) where !found.contains(screen) { found.append(screen) }
    }
    return found
  }

  /// Whether an edge of code may match an edge of the flow.
  func isBetween(_ edge: EdgeFact, _ way: FlowWay) -> Bool {
    edge.source.sure != .unknown && edge.target.sure != .unknown
      && (edge.source.front != nil || sources(of: edge).contains(way.source))
      && isTarget(way.target, of: edge)
  }

  /// Whether a way is this very edge, not one of many that may be presented over any screen.
  func isOwn(_ edge: EdgeFact, _ way: FlowWay, _ app: AppFact?) -> Bool {
    guard let front = edge.source.front, !way.isTriggered else { return true }
    guard front == .root else { return false }
    let roots = Set(([app?.start] + (app?.roots ?? []).map(\.type)).compactMap { $0 })
    return way.source == flow.start || flow.screens[way.source].code.contains { roots.contains($0.name) }
  }

  /// Whether a screen of the flow may be the target of an edge.
  func isTarget(_ index: ScreenID, of edge: EdgeFact) -> Bool {
    let screen = flow.screens[index]
    if edge.target.kind == "screen" {
      return edge.target.type.map { screens($0).contains(index) } ?? false
    }
    let kinds = edge.target.kind.split(separator: "|").map(String.init)
    guard kinds.contains(screen.kind.rawValue) || isPartsQuestion(edge, screen) || isOpen(index, edge) else {
      return false
    }
    if !screen.code.isEmpty {
      let made = "\(edge.source.type ?? "").\(edge.function ?? "")"
      return screen.code.contains { $0.name == made || $0.name == edge.target.type }
    }
    guard screen.dialog || edge.target.isDialog else { return true }
    // A title that code computes may be any text.
    guard let title = edge.target.title, !title.hasPrefix("‹"), !screen.title.isEmpty else { return true }
    return Self.plain(title) == Self.plain(screen.title)
  }

  /// Whether a person still has to write the screen's kind, because code chooses it.
  private func isOpen(_ index: ScreenID, _ edge: EdgeFact) -> Bool {
    edge.target.kind.contains("|")
      && flow.todos.contains { $0.screen == index && $0.key == "kind" }
  }

  /// Whether a confirmation dialog of a SwiftUI part on a UIKit screen becomes an action sheet there.
  private func isPartsQuestion(_ edge: EdgeFact, _ screen: Screen) -> Bool {
    edge.target.kind == "confirmationDialog" && screen.kind == .actionSheet
      && sources(of: edge).contains { flow.screens[$0].framework == .uikit }
  }

  /// Whether an edge shows a dialog of another kind than the flow: the presenter is the same, and so is the
  /// title or the function.
  func isOfAnotherKind(_ edge: EdgeFact, _ way: FlowWay) -> Bool {
    let screen = flow.screens[way.target]
    guard screen.dialog, edge.target.isDialog, edge.target.kind != screen.kind.rawValue,
      !edge.target.kind.contains("|"), edge.target.sure != .unknown, edge.source.sure != .unknown,
      sources(of: edge).contains(way.source)
    else { return false }
    if !screen.code.isEmpty {
      let made = "\(edge.source.type ?? "").\(edge.function ?? "")"
      return screen.code.contains { $0.name == made }
    }
    guard let title = edge.target.title, !title.hasPrefix("‹") else { return false }
    let plain = Self.plain(title)
    return !plain.isEmpty && plain == Self.plain(screen.title)
  }

  /// The letters and digits of a text, because quotes and dots may differ.
  static func plain(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// Whether a dialog can be recognised in code, by its title or by the function that makes it.
  func isRecognizable(_ index: ScreenID) -> Bool {
    let screen = flow.screens[index]
    return !screen.code.isEmpty || screen.dialog && !screen.title.isEmpty
  }
}
