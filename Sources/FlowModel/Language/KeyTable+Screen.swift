extension KeyTable {
  static let screen: [KeyEntry] = [
    KeyEntry(
      .kind, .words(WordChoice(Kind.self)), absent: "`screen`", "which view controller",
      to: .screen { $1.read(into: &$0.kind) }),
    KeyEntry(
      .title, .text, absent: "no title", "title in the bar or of the dialog",
      to: .screen { $1.read(into: &$0.title) }),
    KeyEntry(
      .message, .text, absent: "no text", "describing text; `UIAlertController.message`",
      to: .screen { $1.read(into: &$0.message) }),
    KeyEntry(
      .in, .words(.containers), absent: "`none`",
      "wrapped in a navigation controller when it is presented, a root, a tab or a column; a push never wraps"
    ),
    KeyEntry(
      .tabs, .list(.screen, atLeast: 1), absent: "required for `kind: tabs`",
      "children of a tab bar controller; the first is selected"),
    KeyEntry(
      .columns, .list(.screen, atLeast: 2, atMost: 3), absent: "required for `kind: split`",
      "children of a split view controller, primary first"),
    KeyEntry(
      .framework, .words(WordChoice(Framework.self)), absent: "as the app", "who writes this screen",
      to: .screen { $1.read(into: &$0.framework) }),
    KeyEntry(.buttons, buttons, absent: "none but the system’s own for that kind", "in the order drawn"),
    KeyEntry(
      .systemButtons, .condition, absent: "`always`",
      "(system controllers) whether the kind’s own buttons are drawn"),
    KeyEntry(
      .back, .either(.words(.backButtons), .mapping(.back)),
      absent: "pushed: `system`, unless in UIKit a button stands leading, which replaces it",
      "Back button and edge swipe of a pushed screen"),
    KeyEntry(
      .unsaved, .either(.list(.name), .map(.name, .mapping(.unsavedPoint))), absent: "nothing to lose",
      "work that goes with this screen if it is not saved"),
    KeyEntry(
      .flags, .map(.name, .words(WordChoice(FlagStart.self, without: FlagStart.ofAppsOnly))), absent: "none",
      "facts of this screen alone, like an edit mode: each instance starts with them as written here, and they go with it; other screens call them `screen.flag`"
    ),
    KeyEntry(
      .edits, .list(.point), absent: "its own only",
      "points of screens beneath that this screen changes; `screen.point` where a name is not unique; a page that works on a copy until it is done leaves it out"
    ),
    KeyEntry(
      .guard, .either(.condition, .mapping(.guard)), absent: "`never`",
      "`isModalInPresentation`, `interactiveDismissDisabled`; a bare condition is set on the screen itself"),
    KeyEntry(
      .search, .either(.bool, .mapping(.search)), absent: "no search bar", "hosts a `UISearchController`"),
    KeyEntry(
      .callbacks, .mapping(.screenCallbacks), absent: "nothing implemented",
      "what the screen’s own code does when UIKit calls"),
    KeyEntry(
      .triggers, .list(.mapping(.trigger)), absent: "none",
      "like the file’s, while this screen exists; performed by it"),
    KeyEntry(.unwinds, .list(.name), absent: "none", "unwind actions this screen implements"),
    KeyEntry(
      .escape, .either(.words(.noEscape), .effects),
      absent: "what UIKit does: as the gesture for its own styles, nothing for `custom`",
      "`accessibilityPerformEscape`"),
    KeyEntry(
      "accessibility-modal", .bool, absent: "`true` for UIKit’s styles, `false` for `custom`",
      "`accessibilityViewIsModal`", to: .screen { $1.read(into: &$0.accessibilityModal) }),
    KeyEntry(
      .purpose, .words(WordChoice(Purpose.self, without: [.unstated])),
      absent: "unstated: rules on purpose do not apply", "why it is modal",
      to: .screen { $1.read(into: &$0.purpose) }),
    KeyEntry(
      .task, .words(WordChoice(TaskSize.self, without: [.unstated])), absent: "unstated",
      "how much there is to do", to: .screen { $1.read(into: &$0.task) }),
    KeyEntry(
      .content, .list(.words(WordChoice(Content.self))), absent: "unstated", "what it shows",
      to: .screen { $1.read(into: &$0.content) }),
    KeyEntry(
      .tags, .list(.name), absent: "none",
      "words of the team’s own, which its rules read as `screen.tags`; nothing else does"),
    KeyEntry(
      .bar, .text, absent: "as the app", "token for the look of its bar",
      to: .screen { $1.read(into: &$0.bar) }),
    KeyEntry(
      "retained", .bool, absent: "`false`",
      "someone keeps a strong reference and presents the same instance again: its flags stay as they were",
      to: .screen { $1.read(into: &$0.retained) }),
    KeyEntry(
      .undoable, .bool, absent: "`false`", "(dialogs) what it asks about can be undone",
      to: .screen { $1.read(into: &$0.undoable) }),
    KeyEntry(
      .definesContext, .bool, absent: "`false` (a navigation controller: `true`)",
      "`definesPresentationContext`", to: .screen { $1.read(into: &$0.definesContext) }),
    KeyEntry(
      .hidesBottomBar, .either(.bool, .condition), absent: "`false`",
      "pushed in a tab, it takes the tab bar away until it is popped: `hidesBottomBarWhenPushed`, `.toolbar(.hidden, for: .tabBar)`; with a condition, an edit mode, it does so while that holds and it is in front, pushed or not"
    ),
    KeyEntry(
      .allow, allow, absent: "nothing", "findings that are meant to be, here and in all that is in it"),
    KeyEntry(
      .code, .either(.text, .list(.text, atLeast: 1)), absent: "it is tied to no code",
      "the type that is this screen, as Swift writes it, or several; `scene:Main#id` for a scene without a class; of a dialog the function that makes it, `Type.function`; `none` for what no type stands for"
    ),
    todo(KeyTable.openScreenKeys, of: .screen),
  ]

  static let back: [KeyEntry] = [
    KeyEntry(.does, .effects, absent: "UIKit’s Back, which pops", "the app’s own Back action"),
    KeyEntry(
      .shown, .condition, absent: "`always`",
      "while Back is there: `hidesBackButton` and `navigationBarBackButtonHidden` say when it is not"),
    KeyEntry(
      .swipe, .either(.bool, .condition), absent: "`false` with `does`, else as `shown`",
      "while the edge swipe pops"),
  ]

  static let `guard`: [KeyEntry] = [
    KeyEntry(.screen, .condition, absent: "`never`", "on the screen itself"),
    KeyEntry(
      .navigation, .condition, absent: "`never`",
      "on the navigation controller it is wrapped in, for as long as the presentation lasts"),
    KeyEntry(
      .search, .condition, absent: "`never`",
      "on the search controller, which alone is asked while a search is active"),
  ]

  static let search: [KeyEntry] = [
    KeyEntry(.guard, .condition, absent: "`never`", "`isModalInPresentation` of the search controller")
  ]

  static let unsavedPoint: [KeyEntry] = [
    KeyEntry(
      "says", .text, absent: "its name", "what it is called in reports",
      to: .point { $1.read(into: &$0.says) }),
    KeyEntry(
      "starts", .words(WordChoice(PointStart.self)), absent: "`clean`",
      "`unsaved`: there already when the screen appears, like a photo just taken",
      to: .point { $1.read(into: &$0.starts) }),
    KeyEntry(
      "autosaved", .bool, absent: "`false`", "survives by itself and cannot be lost",
      to: .point { $1.read(into: &$0.autosaved) }),
    KeyEntry(
      .if, .condition, absent: "`always`",
      "work can arise only then, as in an edit mode; asked of the screen in which it is edited"),
  ]

  /// Keys of a screen that a draft may leave open.
  static let openScreenKeys: [Key] = [
    .title, .kind, .in, .buttons, .unsaved, .edits, .guard, .callbacks, .triggers, .style, .anchor, .purpose,
    .task,
    .content,
    // The way to close it, if no button was found that does.
    .does,
  ]
  /// Keys of a button that a draft may leave open.
  static let openButtonKeys: [Key] = [
    .label, .role, .if, .shown, .enabled, .does, .style, .anchor, .callbacks,
  ]

  /// The row for open keys.
  static func todo(_ keys: [Key], of form: Form) -> KeyEntry {
    KeyEntry(
      .todo, .map(.words(WordChoice(openKeys: keys, of: form)), .text), absent: "nothing is left open",
      "keys that a person has still to write here, and why; findings about the screen are held back until then"
    )
  }

  static let buttons = ValueType.list(.either(.text, .mapping(.button)))
}
