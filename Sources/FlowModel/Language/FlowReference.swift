/// The reference of the flow language, generated from the table of keys.
public enum FlowReference {
  /// The reference as one page of Markdown; enough to write a flow for readers who know UIKit.
  public static func page() -> String {
    var page = ReferenceText.opening
    for (shape, title, words) in ReferenceText.tables {
      page += "\n### \(title)\n\n"
      if !words.isEmpty { page += words + "\n\n" }
      page += table(of: shape)
    }
    page += "\n" + values()
    page += "\n" + ReferenceText.conditions
    page += "\n" + kinds()
    page += "\n" + ReferenceText.behaviour
    page += "\n" + ReferenceText.swiftUI
    page += "\n" + ReferenceText.folded
    page += "\n" + ReferenceText.names
    return page
  }

  private static func table(of shape: Shape) -> String {
    var text = "| key | value | absent means | what it says |\n|---|---|---|---|\n"
    for entry in KeyTable.entries(of: shape) {
      var says = entry.says
      if entry.place == .uikit { says += " (UIKit only)" }
      if entry.place == .swiftui { says += " (SwiftUI only)" }
      if entry.since > 1 { says += " (since \(entry.since))" }
      text += "| `\(entry.name)` | \(entry.type.reference) | \(entry.absent) | \(says) |\n"
    }
    return text
  }

  private static func kinds() -> String {
    var text = ReferenceText.kinds
    text +=
      "| kind | controller | unset style | buttons of its own | closes itself | its delegate’s calls | besides |\n"
    text += "|---|---|---|---|---|---|---|\n"
    for kind in Kind.allCases {
      let facts = kind.facts
      var buttons = facts.buttons.map { button in
        button.label + (button.tells.map { " → `\($0.rawValue)`" } ?? "")
      }.joined(separator: ", ")
      if !facts.buttonsWhen.isEmpty { buttons += " (\(facts.buttonsWhen))" }
      let callbacks = facts.callbacks.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      text += "| `\(kind.rawValue)` | \(facts.controller) | \(facts.unsetStyle) | \(buttons) | "
      text +=
        "\(kind == .screen || kind.isContainer ? "" : facts.closesItself ? "yes" : "no") | \(callbacks) | "
      text += "\(facts.note) |\n"
    }
    return text
  }
}

extension ValueType {
  /// The type of a value, as a cell of a table.
  var reference: String {
    switch self {
    case .languageVersion: "`1`"
    case .text: "text"
    case .name: "name"
    case .bool: "`true`, `false`"
    case .version: "version"
    case .versions: "version or `12...26`"
    case .path: "path"
    case .day: "`YYYY-MM-DD`"
    case .size: "`[width, height]`"
    case .words(let words): words.spellings.map { "`\($0)`" }.joined(separator: ", ")
    case .screen: "screen"
    case .flag: "flag"
    case .button: "button’s id"
    case .point: "point"
    case .detent: "detent"
    case .unwind: "unwind action"
    case .rule: "rule"
    case .anchor: "`sender`, a button’s id, `view`, `back`, `none`"
    case .receiver(let words): words.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ", screen"
    case .nothing: "bare"
    case .condition: "condition"
    case .effects: "effect or list"
    case .list(let element, let least, let most):
      "list of " + (least > 1 ? "\(least)\(most.map { " or \($0)" } ?? "") " : "")
        + element.referenceToSeveral
    case .map(let key, let value): "map \(key.reference) → \(value.reference)"
    case .byCondition(let value): "map condition → \(value.short)"
    case .mapping(let form): form.reference
    case .either(.text, .mapping(.button)): "button"
    case .either(let one, let other): "\(one.reference), or \(other.reference)"
    }
  }

  private var referenceToSeveral: String {
    switch self {
    case .text, .name, .path, .screen, .point, .detent, .rule: reference + "s"
    case .button: "button ids"
    case .mapping(.trigger), .either(.text, .mapping(.button)): reference + "s"
    default: reference
    }
  }

  private var short: String { if case .words = self { "one of them" } else { reference } }
}

extension Form {
  fileprivate var reference: String {
    switch self {
    case .screenCallbacks, .edgeCallbacks: "callbacks"
    case .unsavedPoint: "unsaved point"
    case .allowance: "{reason, owner, until}"
    case .back: "{does, shown, swipe}"
    case .guard: "{screen, navigation, search}"
    case .search: "{guard}"
    case .shouldDismiss: "{returns, does}"
    default: "\(self)"
    }
  }
}
