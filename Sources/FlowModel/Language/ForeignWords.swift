/// Words that people who know UIKit, SwiftUI or other tools may write for a key of the language.
enum ForeignWords {
  /// The keys that a word may mean, the likeliest first; whoever asks takes the first that fits.
  static func keys(for word: String) -> [String] {
    (known[word] ?? []).map(\.rawValue) + [kebab(word)]
  }

  /// `viewDidAppear` and `presentationControllerDidDismiss` as the language spells them.
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

  private static let known: [String: [Key]] = [
    "isModalInPresentation": [.guard], "interactiveDismissDisabled": [.guard],
    "modalPresentationStyle": [.style], "presentation": [.style], "modalTransitionStyle": [.transition],
    "sourceView": [.anchor], "sourceItem": [.anchor], "barButtonItem": [.anchor], "source": [.anchor],
    "passthroughViews": [.passthrough], "prefersGrabberVisible": [.grabber],
    "onAppear": [.didAppear], "onDisappear": [.didDisappear], "on": [.callbacks], "delegate": [.callbacks],
    "action": [.does], "actions": [.does], "effects": [.does], "tap": [.does], "do": [.does],
    "type": [.kind], "text": [.label, .title], "title": [.label], "name": [.label, .title], "icon": [.symbol],
    "image": [.symbol], "confirm": [.present], "show": [.shown, .push], "visible": [.shown],
    "hidden": [.shown],
    "disabled": [.enabled], "condition": [.if], "completion": [.then], "navigation": [.in],
    "dirty": [.unsaved],
    "event": [.when], "description": [.message], "items": [.buttons], "children": [.tabs, .columns],
  ]
}
