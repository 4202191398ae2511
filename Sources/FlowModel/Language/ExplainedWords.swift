/// A value whose name alone does not say when it is meant: what it says of a screen or a button, and where one is met.
protocol ExplainedWord: FlowWord {
  /// When to write it.
  var meaning: String { get }
  /// Something everybody knows.
  var example: String { get }
}

extension Purpose: ExplainedWord {
  var meaning: String {
    switch self {
    case .unstated: "nobody has said why it is modal"
    case .task:
      "something is done in it that is finished or given up: with a way to each, and work that can be lost"
    case .choice: "one thing is chosen, and with that it closes; a swipe has chosen nothing"
    case .critical: "it must be answered before anything else can go on, and there is no Cancel by design"
    case .confirmation: "it asks whether something that was begun is really meant"
    case .warning: "it says that something is wrong, or about to go wrong"
    case .supplementary: "it shows more about what lies beneath; nothing has to be done in it"
    case .navigation: "it leads elsewhere: a menu, a switcher"
    case .gate:
      "nobody gets past it without what it asks for; it stays until that is given, whatever else comes"
    }
  }

  var example: String {
    switch self {
    case .unstated: "—"
    case .task: "writing a mail, adding an event"
    case .choice: "picking a repeat interval or an account"
    case .critical: "an incoming call, terms that have to be accepted"
    case .confirmation: "“Delete 12 photos?”"
    case .warning: "“The battery is almost empty”"
    case .supplementary: "an info sheet, the details of a place on a map"
    case .navigation: "a table of contents"
    case .gate: "a passcode, a forced update, a login without which there is no app"
    }
  }
}

extension Content: ExplainedWord {
  var meaning: String {
    switch self {
    case .text: "text to read, or one text that is written"
    case .form: "fields to fill in"
    case .list: "rows that lead somewhere or are chosen"
    case .scroll: "more than fits on the screen, whatever it is: what stands at its end may not be seen"
    case .web: "a page of the web in a view of the app’s own; for Safari’s there is `kind: safari`"
    case .photo: "one photo to look at"
    case .video: "a film that plays"
    case .camera: "a live picture of the camera"
    case .drawing: "a canvas on which a finger draws, so that a swipe means a stroke"
    case .color: "swatches or sliders whose effect is seen beneath"
    }
  }

  var example: String {
    switch self {
    case .text: "a note, the terms of use"
    case .form: "a new contact"
    case .list: "settings, search results"
    case .scroll: "an onboarding page with its button below the fold"
    case .web: "an article in `WKWebView`"
    case .photo: "a picture of a gallery"
    case .video: "a trailer"
    case .camera: "a scanner of codes"
    case .drawing: "Markup"
    case .color: "a picker of colours"
    }
  }
}

extension Role: ExplainedWord {
  var meaning: String {
    switch self {
    case .none: "none of the others"
    case .cancel: "gives up what was begun, and changes nothing"
    case .close: "leaves where there is nothing to give up"
    case .done: "finishes, keeping what was done; implies `complete`"
    case .save: "keeps what was done; implies `complete`"
    case .back: "goes one step back within the same task"
    case .destructive: "destroys something; a `discard` in it has the person’s word"
    case .share: "opens the share sheet"
    }
  }

  var example: String {
    switch self {
    case .none: "—"
    case .cancel: "Cancel beside Save; `UIAlertAction.Style.cancel`"
    case .close: "the × of an info sheet"
    case .done: "Done of a form"
    case .save: "Save of an editor"
    case .back: "a chevron that the app draws itself"
    case .destructive: "Delete, Discard Changes"
    case .share: "the square with the arrow"
    }
  }
}

extension Placement: ExplainedWord {
  var meaning: String {
    switch self {
    case .leading: "at the leading end of the navigation bar; in UIKit it replaces Back"
    case .trailing: "at the trailing end of the navigation bar"
    case .bottom: "in the toolbar or tab bar, always in sight"
    case .content: "within what the screen shows"
    case .swipe: "beside a row, once that is swiped: `UISwipeActionsConfiguration`, `swipeActions`"
    case .menu: "in a menu that a button or a long press opens: `UIMenu`, `Menu`, `contextMenu`"
    }
  }

  var example: String {
    switch self {
    case .leading: "Cancel"
    case .trailing: "Edit"
    case .bottom: "the toolbar’s trash can"
    case .content: "a row, a big button under the text"
    case .swipe: "Delete beside a message"
    case .menu: "Rename under ···"
    }
  }
}

extension ExplainedWord {
  /// A table of all values that can be written, for the reference.
  static func table(of key: Key, hiding hidden: [Self]) -> String {
    var text = "| `\(key.rawValue)` | says | for example |\n|---|---|---|\n"
    for word in allCases where !hidden.contains(word) {
      text += "| `\(word.rawValue)` | \(word.meaning) | \(word.example) |\n"
    }
    return text
  }
}

extension FlowReference {
  /// What the values mean whose names alone do not say it.
  static func values() -> String {
    """
    ## What values mean

    \(Purpose.table(of: .purpose, hiding: [.unstated]))
    \(Content.table(of: .content, hiding: []))
    \(Role.table(of: .role, hiding: [.none]))
    \(Placement.table(of: .placement, hiding: []))
    """
  }
}
