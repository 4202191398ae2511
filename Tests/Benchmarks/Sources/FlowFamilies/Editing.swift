extension FlowText {
  /// Whether the next screen has work that can be lost.
  mutating func isEdited() -> Bool { draw.percent(shape.unsaved) }

  /// What a presented screen with unsaved work says and offers, with or without a question before the work is lost.
  mutating func editing(_ id: String, question: String?, _ framework: Framework) -> (
    keys: [String], buttons: [String]
  ) {
    var keys = ["unsaved: [draft]"]
    let isGuarded = draw.percent(shape.guarded)
    if isGuarded { keys.append("guard: unsaved") }
    if isGuarded, let question, framework == .uikit, draw.percent(80) {
      keys.append(
        "callbacks: {did-attempt-to-dismiss: {present: \(question), anchor: cancel, passthrough: []}}")
    }
    let anchor = framework == .uikit ? ", anchor: sender, passthrough: []" : ""
    let cancel =
      question.map { "if: unsaved, present: \($0)\(anchor), else: dismiss" } ?? "dismiss: self"
    return (
      keys,
      [
        "{label: Cancel, role: cancel, \(cancel)}",
        "{label: Save, role: save, does: [save, {run: store-\(id)}, dismiss]}",
      ]
    )
  }

  /// The question that an editor asks before its work goes.
  mutating func question(_ id: String, _ framework: Framework) {
    let kind = framework == .swiftUI ? "confirmationDialog" : draw.percent(75) ? "actionSheet" : "alert"
    var buttons = ["{label: Discard Changes, role: destructive, does: [discard, dismiss]}"]
    if draw.percent(50) { buttons.append("{label: Save Changes, does: [save, dismiss]}") }
    buttons.append("{label: Keep Editing, role: cancel}")
    screen(id, ["kind: \(kind)", "title: You have unsaved changes"], buttons)
  }

  /// How a screen without unsaved work is left and what else it does.
  mutating func plainButtons(_ id: String) -> [String] {
    switch draw.below(4) {
    case 0: ["{label: Close, role: close, dismiss: self}"]
    case 1: ["{label: Done, role: done, does: [{run: apply-\(id)}, dismiss]}"]
    case 2: ["{label: Done, role: done, dismiss: self}", "{label: Refresh, run: refresh-\(id)}"]
    default:
      ["{label: Cancel, role: cancel, dismiss: self}", "{label: Add, does: [{run: add-\(id)}, dismiss]}"]
    }
  }
}
