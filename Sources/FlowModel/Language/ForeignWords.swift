/// Words of UIKit, SwiftUI or other tools that users may write instead of a key or value of the language.
enum ForeignWords {
  /// The keys that a word may mean, the most likely first.
  static func keys(for word: String) -> [String] {
    (known[word] ?? known[camel(word)] ?? []).map(\.rawValue) + [kebab(word)]
  }

  /// Converts `viewDidAppear` or `presentationControllerDidDismiss` to the spelling of the language.
  private static func kebab(_ word: String) -> String {
    var text = ""
    for character in word {
      if character.isUppercase, !text.isEmpty { text.append("-") }
      text.append(character == "_" ? "-" : Character(character.lowercased()))
    }
    for prefix in ["view-", "presentation-controller-"] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    return text
  }

  /// Whether a word in place of a key is a style of the language, however it is spelled: `sheet: note`.
  static func isStyle(_ style: Style, _ word: String) -> Bool {
    [.sheet, .fullScreenCover, .popover, .fullScreen, .pageSheet, .formSheet].contains(style)
      && [word, camel(word)].contains(style.rawValue)
  }

  /// Converts `on-tap` or `on_tap` to `onTap`.
  private static func camel(_ word: String) -> String {
    let parts = word.split(whereSeparator: { "-_".contains($0) })
    return parts.dropFirst().reduce(parts.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  private static let known: [String: [Key]] = [
    "isModalInPresentation": [.guard], "interactiveDismissDisabled": [.guard],
    "modalPresentationStyle": [.style], "presentation": [.style], "modalTransitionStyle": [.transition],
    "sourceView": [.anchor], "sourceItem": [.anchor], "barButtonItem": [.anchor], "source": [.anchor],
    "passthroughViews": [.passthrough], "prefersGrabberVisible": [.grabber],
    "onAppear": [.didAppear], "onDisappear": [.didDisappear], "on": [.when, .callbacks],
    "delegate": [.callbacks],
    "action": [.does], "actions": [.does], "effects": [.does], "tap": [.does], "do": [.does],
    "onTap": [.does], "onClick": [.does], "onPress": [.does], "handler": [.does], "perform": [.does],
    "steps": [.does], "open": [.present], "opens": [.present], "presents": [.present], "navigate": [.push],
    "navigateTo": [.push], "navigationLink": [.push], "goto": [.push], "goTo": [.push], "go": [.push],
    "pushes": [.push], "close": [.dismiss], "dismisses": [.dismiss], "replaceRoot": [.setRoot],
    "type": [.kind], "text": [.label, .title], "title": [.label], "name": [.label, .title], "icon": [.symbol],
    "image": [.symbol], "assert": [.expect], "expected": [.expect], "expects": [.expect],
    "leadsTo": [.expect], "postcondition": [.expect], "confirm": [.present], "show": [.shown, .push],
    "visible": [.shown],
    "condition": [.if], "completion": [.then], "navigation": [.in],
    "dirty": [.unsaved], "unsavedChanges": [.unsaved], "hasChanges": [.unsaved],
    "presentationDetents": [.detents], "presentationDragIndicator": [.grabber], "isPresented": [.state],
    "initial": [.start], "initialScreen": [.start], "root": [.start], "entry": [.start], "pages": [.screens],
    "views": [.screens], "deploymentTarget": [.ios], "platforms": [.devices], "viewController": [.code],
    "class": [.code],
    "event": [.when], "description": [.message], "items": [.buttons], "children": [.tabs, .columns],
  ]

  /// The value among `words` that a word means; nil if it means none of them, or is one of them.
  static func value(for word: String, among words: [String]) -> String? {
    if words.contains(word) { return nil }
    let spelt = [kebab(word), word.split(whereSeparator: { "-_ ".contains($0) }).joined().lowercased()]
    return spelt.lazy.compactMap { values[$0] }.joined().first(where: words.contains)
  }

  /// The bare effect that a word means; nil if it means none.
  static func effect(for word: String) -> String? { effects[kebab(word)]?.rawValue }

  private static let effects: [String: Verb] = [
    "close": .dismiss, "hide": .dismiss, "back": .pop, "go-back": .pop, "finish": .complete,
  ]

  /// For a word in kebab case or without hyphens, the values that it may mean, the most likely first.
  static let values: [String: [String]] = [
    // `when`
    "link": ["deep-link"], "url": ["deep-link"], "open-url": ["deep-link"], "universal-link": ["deep-link"],
    "push": ["notification"], "remote-notification": ["notification"], "start": ["launch"],
    "did-finish-launching": ["launch"], "active": ["foreground"], "did-become-active": ["foreground"],
    "will-enter-foreground": ["foreground"], "resume": ["foreground"], "did-enter-background": ["background"],
    "will-resign-active": ["background"], "shake": ["gesture"], "swipe": ["gesture"], "pinch": ["gesture"],
    "long-press": ["gesture"], "keyboard": ["input"], "scan": ["input"], "timeout": ["timer"],
    "failure": ["error"], "quick-action": ["shortcut"],
    // `kind`
    "uialertcontroller": ["alert"], "dialog": ["alert"], "tabbar": ["tabs"], "tab-view": ["tabs"],
    "uitabbarcontroller": ["tabs"], "splitview": ["split"], "uisplitviewcontroller": ["split"],
    "uiactivityviewcontroller": ["share"], "share-sheet": ["share"], "activity": ["share"],
    "phpickerviewcontroller": ["photoPicker"], "photos-picker": ["photoPicker"],
    "uiimagepickercontroller": ["photoLibrary", "camera"], "image-picker": ["photoLibrary"],
    "uidocumentpickerviewcontroller": ["documentPicker"], "file-importer": ["documentPicker"],
    "sfsafariviewcontroller": ["safari"], "mfmailcomposeviewcontroller": ["mail"],
    // `style`
    "bottom-sheet": ["pageSheet", "sheet"], "card": ["pageSheet", "sheet"], "modal": ["automatic"],
    // `role`
    "delete": ["destructive"], "dismiss": ["close"], "submit": ["save"],
    // flags
    "true": ["set"], "on": ["set"], "yes": ["set"], "false": ["cleared"], "off": ["cleared"],
    "no": ["cleared"],
    // `purpose`
    "login": ["gate"], "lock": ["gate"], "onboarding": ["task"],
    "picker": ["choice"], "error": ["warning"],
  ]
}
