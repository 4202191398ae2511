internal import SourceFacts

/// Writes dialogs and system controllers.
extension DraftWriting {
  private static let endings = [
    "actionSheet": "menu", "confirmationDialog": "question", TargetFact.eitherDialog: "menu",
  ]
  private static let kinds: Set = [
    "alert", "actionSheet", "confirmationDialog", "share", "camera", "photoLibrary", "photoPicker",
    "documentPicker", "safari", "mail", "messages", "contacts", "siri", "reference",
  ]
  /// Controllers that do not close themselves.
  private static let closedByDelegate: Set = [
    "camera", "photoLibrary", "photoPicker", "mail", "messages", "siri",
  ]

  /// Writes a dialog or a system controller; returns its id.
  mutating func dialog(_ edge: EdgeFact, from type: String, isView: Bool) -> String {
    let target = edge.target
    let isNamed = target.title.map { !$0.hasPrefix("‹") && !DraftNames.kebab($0).isEmpty } ?? false
    let name =
      isNamed
      ? target.title ?? "" : "\(names.id(ofType: type))-\(Self.endings[target.kind] ?? target.kind)"
    let id = names.unused(name)
    let kind = target.kind.split(separator: "|").first.map(String.init) ?? target.kind
    // A confirmation dialog of a SwiftUI part on a UIKit screen is an action sheet there.
    let written = kind == "confirmationDialog" && !isView ? "actionSheet" : kind
    let isChosen = target.kind.contains("|")
    var line = DraftLine()
    if isChosen {
      line.todo("kind", "code chooses: \(target.kind.split(separator: "|").joined(separator: " or "))")
    } else {
      line.add("kind", yaml: Self.kinds.contains(written) ? written : "screen")
    }
    if target.isDialog { write(edge, from: type, isChosen, to: &line) }
    let comment = isChosen ? "" : addCallbacks(written, edge, to: &line)
    todoCount += line.todoCount
    dialogs += "  \(id): \(line.inline)\(comment)\n"
    return id
  }

  private mutating func write(
    _ edge: EdgeFact, from type: String, _ isChosen: Bool, to line: inout DraftLine
  ) {
    if edge.framework != .storyboard, (edge.framework == .swiftui) != isSwiftUI {
      line.add("framework", yaml: edge.framework.rawValue)
    }
    // An id has only ASCII characters, a title can have any.
    if let title = edge.target.title, !title.hasPrefix("‹"), title.contains(where: { $0.isLetter }) {
      line.add("title", text: title)
    } else if edge.target.title != nil {
      line.todo("title", "code computes it")
    }
    var buttons = ButtonDrafts(isSwiftUI: edge.framework == .swiftui)
    // SwiftUI's `dismiss` takes a pushed view off its stack as well.
    let dismisses = presented.contains(type) || edge.framework == .swiftui && pushed.contains(type)
    let closes = (dismisses ? ["dismiss"] : []) + (pushed.contains(type) ? ["pop", "pop-to-root"] : [])
    for button in edge.target.buttons ?? [] {
      buttons.add(action: button, closing: closes, isOpen: isChosen)
    }
    if !buttons.isEmpty { line.add("buttons", yaml: buttons.inline) }
    if buttons.isEmpty { line.todo("buttons", "none was found") }
    todoCount += buttons.todoCount
  }

  /// Adds what its delegate does, in the presenting type or in the file that makes it.
  ///
  /// - Returns: the comment for the line.
  private func addCallbacks(_ kind: String, _ edge: EdgeFact, to line: inout DraftLine) -> String {
    // SwiftUI's own controllers close themselves, but not those that the app wraps in a view.
    let wrapper = edge.framework == .swiftui ? edge.target.type : nil
    guard edge.framework != .swiftui || wrapper != nil else { return "" }
    let types = Set(edge.source.screens + [edge.source.type ?? ""])
    let own = facts.callbacks.filter { callback in
      guard callback.controller?.split(separator: "|").contains(where: { $0 == kind }) ?? false else {
        return false
      }
      if let wrapper { return callback.type == wrapper || callback.type.hasPrefix(wrapper + ".") }
      return types.contains(callback.type) || callback.place.path == edge.target.made?.path
    }
    let closing = own.filter { $0.does.contains("dismiss") }
    guard !own.isEmpty, closing.count == own.count else {
      if Self.closedByDelegate.contains(kind) {
        line.todo("callbacks", "what its delegate does, which has to dismiss it")
      }
      return ""
    }
    line.add(
      "callbacks",
      yaml: "{\(Set(own.map(\.name)).sorted().map { "\($0): {dismiss: presented}" }.joined(separator: ", "))}"
    )
    return "   # \(YAMLText.comment(own.map(\.place.lineText).sorted().joined(separator: ", ")))"
  }
}
