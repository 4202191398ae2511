import Diagnostics
import FlowModel

/// The description of a name of a flow, for a hover box.
struct NameDescription {
  let markdown: String

  /// - Parameter uses: all names of the flow.
  init(_ subject: NameUse.Subject, in flow: Flow, uses: [NameUse]) {
    var lines: [String] = []
    switch subject {
    case .screen(let id):
      guard let index = flow.screens.firstIndex(where: { $0.id == id }) else { break }
      lines = Self.screen(index, in: flow)
    case .flag(let name):
      guard let index = flow.flags.firstIndex(where: { $0.name == name }) else { break }
      let flag = flow.flags[index]
      lines.append("starts `\(flag.start.rawValue)`")
      if let screen = flag.screen {
        lines.append("each instance of `\(flow.screens[screen].id)` has its own")
      }
      for (verb, word) in [(Verb.set, "set by"), (.clear, "cleared by")] {
        let effects = flow.effects.filter { $0.verb == verb && $0.flag == index }
        if !effects.isEmpty { lines.append("\(word) " + Self.list(effects.map(\.path.text))) }
      }
    case .work(let name):
      let isRepeatable = flow.works.contains { $0.name == name && $0.repeatable }
      lines.append(isRepeatable ? "harmless when run twice" : "not declared harmless when run twice")
      if flow.works.contains(where: { $0.name == name && $0.undoable }) { lines.append("can be undone") }
      lines.append(
        "run by " + Self.list(flow.effects.filter { $0.verb == .run && $0.target == name }.map(\.path.text)))
    case .point(let screen, let name):
      guard
        let point = flow.unsavedPoints.first(where: {
          $0.name == name && flow.screens[$0.screen].id == screen
        })
      else { break }
      lines.append("goes with `\(screen)` unless it is saved")
      if point.says != name { lines.append("called “\(point.says)” in reports") }
      if point.starts != .clean { lines.append("there already when the screen appears") }
      if point.autosaved { lines.append("survives by itself and cannot be lost") }
    case .button(let path):
      guard let button = flow.buttons.first(where: { $0.path == path }) else { break }
      if !button.label.isEmpty { lines.append("“\(button.label)”") }
      if button.role != .none { lines.append("role `\(button.role.rawValue)`") }
      lines.append("on `\(flow.screens[button.screen].id)`")
    case .unwind: break
    }
    let count = uses.count { $0.subject == subject && !$0.isDefinition }
    lines.append(count == 1 ? "spoken of once" : "spoken of \(count) times")
    markdown =
      "**\(subject.noun) `\(subject.name)`**\n\n" + lines.map { "- \($0)" }.joined(separator: "\n")
  }

  private static func screen(_ index: ScreenID, in flow: Flow) -> [String] {
    let screen = flow.screens[index]
    var lines: [String] = []
    if !screen.title.isEmpty { lines.append("“\(screen.title)”") }
    lines.append("`\(screen.kind.rawValue)`" + (screen.inNavigation ? " in a navigation controller" : ""))
    if flow.start == index { lines.append("where the app starts") }
    let edges = flow.presentations.filter { $0.target == index }
    if !edges.isEmpty {
      lines.append(
        "presented by "
          + list(
            edges.map { edge in
              let styles = edge.options.declaredStyles.map(\.rawValue).joined(separator: " or ")
              return "\(edge.path.text) (\(styles))"
            }))
    }
    let pushes = flow.effects.filter { $0.verb == .push && $0.screen == index }
    if !pushes.isEmpty { lines.append("pushed by " + list(pushes.map(\.path.text))) }
    let points = screen.unsaved.map { flow.unsavedPoints[$0].name }
    if !points.isEmpty { lines.append("unsaved work: " + points.map { "`\($0)`" }.joined(separator: ", ")) }
    let guarded = flow.conditions[screen.guard.screen]
    if guarded.isWritten { lines.append("guarded: `\(guarded.text)`") }
    return lines
  }

  private static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(4).map { path in
      let parts = path.split(separator: " ", maxSplits: 1)
      return "`\(parts.first ?? "")`" + (parts.count > 1 ? " \(parts[1])" : "")
    }.joined(separator: ", ")
    if paths.isEmpty { return "nothing" }
    return paths.count > 4 ? "\(shown) and \(paths.count - 4) more" : shown
  }
}
