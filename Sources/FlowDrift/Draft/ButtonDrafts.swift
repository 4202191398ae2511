internal import SourceFacts

/// The buttons of one screen or dialog in a draft, each with a unique id.
struct ButtonDrafts {
  private let isSwiftUI: Bool
  private var lines: [DraftLine] = []
  private var ids: Set<String> = []
  /// The lines of buttons that lead to a screen, by the place where the button is made.
  private var positions: [SourcePlace: Int] = [:]
  /// Whether a button of the dialog already has the role ‘cancel’.
  private var cancels = false

  /// - Parameter ids: the ids of existing buttons.
  init(isSwiftUI: Bool, beside ids: [String] = []) {
    self.isSwiftUI = isSwiftUI
    self.ids = Set(ids)
  }

  var isEmpty: Bool { lines.isEmpty }
  var todoCount: Int { lines.reduce(0) { $0 + $1.todoCount } }

  /// Styles that a flow names as code does; `custom` needs more than its name, and `sheet` is the default.
  private static let styles: Set = [
    "automatic", "fullScreen", "overFullScreen", "pageSheet", "formSheet", "popover", "currentContext",
    "overCurrentContext",
  ]

  /// Adds a button for an edge to another screen.
  mutating func add(_ way: DraftPlan.Way, target: String) {
    var line = DraftLine()
    let trigger = way.edge.trigger
    name(&line, trigger?.label, trigger?.symbol, else: target, Self.whyOpen(trigger))
    if let role = trigger?.role, ["cancel", "close", "done", "save", "destructive"].contains(role),
      trigger?.sure != .unknown
    {
      line.add("role", yaml: role)
    }
    if let placement = trigger?.placement, placement != "content" { line.add("placement", yaml: placement) }
    let presents = way.edge.verb == .present
    line.add(presents ? "present" : way.edge.verb == .setRoot ? "set-root" : "push", yaml: target)
    if presents { addStyle(way.edge, to: &line) }
    if let modifier = way.modifier { line.add("modifier", yaml: modifier) }
    if way.isOnPart, !way.edge.isAnchored { line.add("anchor", yaml: "sender") }
    if presents, way.edge.rules.contains(EdgeFact.afterDismissal) {
      line.todo("if", "it comes once this screen is dismissed, by topmost, presenter or a screen")
    }
    if let condition = way.edge.builtIf, way.all.allSatisfy({ $0.builtIf != nil }) {
      line.todo("if", "only built under ‘#if \(condition)’")
    }
    if let trigger, trigger.placement != nil { addCondition(of: trigger, to: &line) }
    let tellsEnd = way.all.contains { $0.hasDelegate && $0.framework == .swiftui && !$0.target.isDialog }
    if presents, tellsEnd { line.todo("callbacks", "code has onDismiss") }
    let more = way.all.count > 1 ? ", and \(way.all.count - 1) more" : ""
    if let trigger, trigger.label != nil { positions[trigger.place] = lines.count }
    let block = way.block.map { ", in \($0.screens) screens, by \($0.part)" } ?? ""
    line.comment =
      way.edge.place.lineText + more + block + (way.edge.sure == .inferred ? " (inferred)" : "")
    lines.append(line)
  }

  /// Why the label of an edge is not known.
  private static func whyOpen(_ trigger: ButtonFact?) -> String {
    guard let trigger else { return "no button was found for it" }
    if let key = trigger.key {
      return key == "NavigationLink" ? "a link whose text was not found" : "\(key) runs it"
    }
    return trigger.symbol.map { "its picture is \($0); no text was found" } ?? "its text was not found"
  }

  /// Whether the flow can name the style for the presenting framework.
  private func isWritten(_ style: String, _ target: TargetFact) -> Bool {
    guard isSwiftUI else { return Self.styles.contains(style) }
    return ["automatic", "popover"].contains(style) || style == "fullScreenCover" && target.kind == "screen"
  }

  private func addStyle(_ edge: EdgeFact, to line: inout DraftLine) {
    if let style = edge.style {
      if style.isConditional || style.value.contains("|") || style.value == "?" {
        line.todo("style", style.value == "?" ? "code chooses it" : "code chooses: \(style.value)")
      } else if isWritten(style.value, edge.target) {
        line.add("style", yaml: style.value)
      } else if isSwiftUI, Self.styles.contains(style.value) {
        line.todo("style", "UIKit code sets \(style.value) in a view of SwiftUI")
      } else if style.value == "custom" {
        line.todo("style", "a transition of the app's own")
      }
    }
    // An alert is never a popover; code that shows one of both kinds sets the anchor for both.
    if edge.isAnchored, edge.target.kind != "alert" { line.add("anchor", yaml: "sender") }
  }

  /// Adds a button that leaves the screen.
  mutating func add(closing button: ButtonFact, isPresented: Bool) {
    if let position = positions[button.place] {
      // The button also leads to another screen; a condition decides which of both happens.
      let leaves = button.leaving
      if !leaves.isEmpty { lines[position].todo("if", "it also does \(leaves.joined(separator: ", "))") }
      return
    }
    var line = DraftLine()
    let key = button.key.map { DraftNames.kebab($0) }.flatMap { $0.isEmpty ? nil : $0 }
    name(
      &line, button.label, button.symbol,
      else: button.role ?? key ?? (button.leaving.isEmpty ? "button" : "close"),
      button.key == nil ? "code computes it" : Self.whyOpen(button))
    if let role = button.role, role != "share" { line.add("role", yaml: role) }
    if let placement = button.placement, placement != "content" { line.add("placement", yaml: placement) }
    if button.does.contains("dismiss-presenter") {
      line.todo("does", "its dismiss() is that of the view beneath, which closes with it")
    } else if let effect = ["dismiss", "pop", "pop-to-root"].first(where: { button.does.contains($0) }) {
      line.add("does", yaml: effect)
    } else if button.leaving.contains(where: { $0.hasSuffix("pop-to") }) {
      line.todo("does", "code goes back to one of the screens before")
    } else if let effect = button.leaving.first(where: { $0.hasPrefix("later ") }) {
      line.add("does", yaml: "{later: \(effect.dropFirst("later ".count))}")
    } else if button.leaving.contains(where: { $0.hasPrefix("unwind ") }) {
      line.add("does", yaml: isPresented ? "dismiss" : "pop")
    } else {
      line.todo(
        "does", button.does.first.map { "\($0) was not followed" } ?? "nothing was found that it does")
    }
    if button.does.contains(where: { $0 == "present" || $0.hasPrefix("segue ") }) {
      line.todo("if", "it also presents something")
    }
    addCondition(of: button, to: &line)
    line.comment = button.place.lineText
    lines.append(line)
  }

  /// Adds the condition under which the button exists.
  private func addCondition(of button: ButtonFact, to line: inout DraftLine) {
    guard let condition = button.condition else { return }
    if let versions = Self.versions(condition) { return line.add("shown", yaml: versions) }
    line.todo("shown", "only there under ‘\(condition)’")
  }

  /// `ios 26...` for `#available(iOS 26, *)`; nil for any other condition.
  private static func versions(_ condition: String) -> String? {
    let isNot = condition.hasPrefix("not (") && condition.hasSuffix(")")
    let asked = isNot ? String(condition.dropFirst("not (".count).dropLast()) : condition
    guard asked.hasPrefix("#available(iOS "), asked.hasSuffix(", *)") else { return nil }
    let version = asked.dropFirst("#available(iOS ".count).dropLast(", *)".count)
    guard !version.isEmpty, version.allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
    return (isNot ? "not " : "") + "ios \(version)..."
  }

  /// Adds a button of a dialog. Effects of its handler on the presenter are written at the presenter.
  ///
  /// - Parameters:
  ///   - closing: the effects that close the presenter.
  ///   - isOpen: whether the kind of the dialog is not known.
  mutating func add(action button: ButtonFact, closing: [String], isOpen: Bool = false) {
    var line = DraftLine()
    let why = button.isRepeated ? "a loop adds it" : "code computes it"
    name(&line, button.label, button.symbol, else: button.role ?? "action", why)
    if let role = button.role, ["cancel", "destructive"].contains(role), button.sure != .unknown {
      // UIKit allows only one; which of them it is depends on a condition.
      if role == "cancel", cancels {
        line.todo("role", "code has several that cancel")
      } else {
        line.add("role", yaml: role)
      }
      cancels = cancels || role == "cancel"
    }
    if let effect = button.does.first(where: { ["dismiss", "pop", "pop-to-root"].contains($0) }) {
      if isOpen {
        line.todo("does", "code has \(effect)")
      } else if closing.contains(effect) {
        line.add("does", yaml: effect)
      } else {
        line.todo("does", "code has \(effect), and nothing that it could close was found")
      }
    }
    addCondition(of: button, to: &line)
    lines.append(line)
  }

  /// Adds the label if it is known; otherwise an id, and the label as open.
  private mutating func name(
    _ line: inout DraftLine, _ label: String?, _ symbol: String?, else id: String, _ why: String
  ) {
    if let label, !label.hasPrefix("‹"), label.contains(where: { $0.isLetter }) {
      line.add("label", text: label)
      // The id that the reader derives from a label.
      var own = Self.labelID(label)
      if ids.contains(own) {
        own = unused(DraftNames.kebab(label).isEmpty ? id : DraftNames.kebab(label))
        line.add("id", yaml: own)
      }
      ids.insert(own)
      return
    }
    let own = unused(id)
    ids.insert(own)
    line.add("id", yaml: own)
    // A button with only a picture needs no label.
    if label == nil, let symbol, DraftNames.isSymbol(symbol) {
      line.add("symbol", yaml: symbol)
    } else {
      line.todo("label", why)
    }
  }

  private static func labelID(_ label: String) -> String {
    var id = ""
    for character in label.lowercased() {
      if character.isLetter || character.isNumber {
        id.append(character)
      } else if id.last != "-", !id.isEmpty {
        id.append("-")
      }
    }
    while id.last == "-" { id.removeLast() }
    return id
  }

  private func unused(_ id: String) -> String {
    let refused: Set = ["back", "view", "none", "sender"]
    var own = refused.contains(id) ? id + "-button" : id
    var count = 2
    while ids.contains(own) {
      own = "\(refused.contains(id) ? id + "-button" : id)-\(count)"
      count += 1
    }
    return own
  }

  /// The whole list as YAML, one line for each button, with its place.
  func text(indent: String) -> String {
    guard !lines.isEmpty else { return "" }
    return "\(indent)buttons:\n" + items.map { "\(indent)  - \($0)\n" }.joined()
  }

  /// The items of the list, each with its place.
  var items: [String] {
    lines.map { $0.inline + ($0.comment.isEmpty ? "" : "   # " + YAMLText.comment($0.comment)) }
  }

  /// Each line as its text and its place.
  var parts: [(text: String, comment: String)] { lines.map { ($0.inline, YAMLText.comment($0.comment)) } }

  /// The lines on one line, in brackets.
  var inline: String { "[" + lines.map(\.inline).joined(separator: ", ") + "]" }
}
