/// A word that needs an explanation: what it means where it stands, with an example.
protocol ExplainedWord: FlowWord {
  /// When to use it, and a well-known example if there is one.
  var explained: (meaning: String, example: String?) { get }
  /// The same in Markdown, for an editor.
  var sentence: String { get }
}

extension ExplainedWord {
  var sentence: String {
    let (meaning, example) = explained
    return example.map { "\(meaning)\n\n*For example:* \($0)" } ?? meaning
  }
}

extension Kind: ExplainedWord {
  var explained: (meaning: String, example: String?) { (facts.controller, nil) }

  var sentence: String {
    let facts = facts
    var text = "\(facts.controller)\n\n*An unset style comes to:* \(facts.unsetStyle)"
    let buttons = facts.buttons.map(\.label).joined(separator: ", ")
    if !buttons.isEmpty { text += "  \n*Buttons of its own:* \(buttons)" }
    if !facts.buttonsWhen.isEmpty { text += " (\(facts.buttonsWhen))" }
    if !facts.note.isEmpty { text += "  \n\(facts.note)" }
    return text
  }
}

extension Purpose: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .unstated: ("nobody has said why it is modal", nil)
    case .task:
      (
        "something is done in it that is finished or given up: with a way to each, and work that can be lost",
        "writing a mail, adding an event"
      )
    case .choice:
      (
        "one thing is chosen, and with that it closes; a swipe has chosen nothing",
        "picking a repeat interval or an account"
      )
    case .critical:
      (
        "it must be answered before anything else can go on, and there is no Cancel by design",
        "an incoming call, terms that have to be accepted"
      )
    case .confirmation: ("it asks whether something that was begun is really meant", "“Delete 12 photos?”")
    case .warning: ("it says that something is wrong, or about to go wrong", "“The battery is almost empty”")
    case .supplementary:
      (
        "it shows more about what lies beneath; nothing has to be done in it",
        "an info sheet, the details of a place on a map"
      )
    case .navigation: ("it leads elsewhere: a menu, a switcher", "a table of contents")
    case .gate:
      (
        "nobody gets past it without what it asks for; it stays until that is given, whatever else comes",
        "a passcode, a forced update, a login without which there is no app, a kiosk that only a code of the staff ends"
      )
    }
  }
}

extension Content: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .text: ("text to read, or one text that is written", "a note, the terms of use")
    case .form: ("fields to fill in", "a new contact")
    case .list: ("rows that lead somewhere or are chosen", "settings, search results")
    case .scroll:
      (
        "more than fits on the screen, whatever it is: what stands at its end may not be seen",
        "an onboarding page with its button below the fold"
      )
    case .web:
      (
        "a page of the web in a view of the app’s own; for Safari’s there is `kind: safari`",
        "an article in `WKWebView`"
      )
    case .photo: ("one photo to look at", "a picture of a gallery")
    case .video: ("a film that plays", "a trailer")
    case .camera: ("a live picture of the camera", "a scanner of codes")
    case .drawing: ("a canvas on which a finger draws, so that a swipe means a stroke", "Markup")
    case .color: ("swatches or sliders whose effect is seen beneath", "a picker of colours")
    }
  }
}

extension Role: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .none: ("none of the others", nil)
    case .cancel:
      (
        "gives up what was begun, and changes nothing",
        "Cancel beside Save; `UIAlertAction.Style.cancel`"
      )
    case .close: ("leaves where there is nothing to give up", "the × of an info sheet")
    case .done: ("finishes, keeping what was done; implies `complete`", "Done of a form")
    case .save: ("keeps what was done; implies `complete`", "Save of an editor")
    case .back: ("goes one step back within the same task", "a chevron that the app draws itself")
    case .destructive:
      (
        "destroys something; a `discard` in it has the person’s word",
        "Delete, Discard Changes"
      )
    case .share: ("opens the share sheet", "the square with the arrow")
    }
  }
}

extension Placement: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .leading: ("at the leading end of the navigation bar; in UIKit it replaces Back", "Cancel")
    case .trailing: ("at the trailing end of the navigation bar", "Edit")
    case .bottom: ("in the toolbar or tab bar, always in sight", "the toolbar’s trash can")
    case .content: ("within what the screen shows", "a row, a big button under the text")
    case .swipe:
      (
        "beside a row, once that is swiped: `UISwipeActionsConfiguration`, `swipeActions`",
        "Delete beside a message"
      )
    case .menu:
      (
        "in a menu that a button or a long press opens: `UIMenu`, `Menu`, `contextMenu`",
        "Rename under ···"
      )
    }
  }
}

extension ExplainedWord {
  /// A table of all values that can be written, for the reference.
  static func table(of key: Key, hiding hidden: [Self]) -> String {
    var text = "| `\(key.rawValue)` | says | for example |\n|---|---|---|\n"
    for word in allCases where !hidden.contains(word) {
      let (meaning, example) = word.explained
      text += "| `\(word.rawValue)` | \(meaning) | \(example ?? "—") |\n"
    }
    return text
  }
}

extension FlowReference {
  /// The explanations of values.
  static func values() -> String {
    """
    ## What values mean

    \(Purpose.table(of: .purpose, hiding: [.unstated]))
    \(TaskSize.table(of: .task, hiding: [.unstated]))
    \(Content.table(of: .content, hiding: []))
    \(Role.table(of: .role, hiding: [.none]))
    \(Placement.table(of: .placement, hiding: []))
    \(Style.table(of: .style, hiding: []))
    \(TriggerKind.table(of: .when, hiding: TriggerKind.unwritten))
    """
  }
}
