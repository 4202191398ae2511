extension RandomFlow {
  /// What came to the language after most of it. Each is said only where it is asked for, so that the flows without it
  /// stay what they were.
  enum Addition: CaseIterable {
    /// Work that arises only then, and work that is saved by itself.
    case arising
    /// Effects that ask first what lies above their screen.
    case asking
    /// What is presented by whoever is in front, which may be a search.
    case searching
    /// Controllers of the app’s own, what adaptation shows instead, and how a window may be turned.
    case forms
    /// The app goes and comes back, messages arrive, pickers are cancelled.
    case moments
    /// What a person expects of a step.
    case expecting
    /// What a tap on the selected tab means, and screens that take the tab bar away.
    case reselecting
    /// A Back, and a swipe from the edge, that are there only while something is so.
    case hidingBack
    /// Conditions on the window and the device.
    case words
    /// Where buttons stand, what they are, and what popovers point at and leave live.
    case placing
    /// Detents other than two, and all that adaptation can answer.
    case adapting
    /// Containers in containers, and three columns.
    case containing
    /// Receivers and moments that are seldom named.
    case receiving
    /// Screens of the other framework.
    case mixing
    /// The code of a share extension.
    case hosting
  }

  /// The work of a screen.
  var points: [String] {
    mutating get {
      let plain = ["unsaved: [work]", "unsaved: [work, more]", "unsaved: {work: {starts: unsaved}}"]
      guard additions.contains(.arising) else { return plain }
      return [
        "unsaved: {work: {if: \(condition)}}",
        "unsaved: {work: {if: \(condition)}, more: {if: \(condition)}}",
        "unsaved: {work: {if: \(condition)}, more: {}}",
        "unsaved: {work: {starts: unsaved, if: \(condition)}}",
        "unsaved: {work: {autosaved: true}, more: {if: \(condition)}}",
      ]
    }
  }

  /// A Back that comes and goes.
  var backByCondition: String {
    mutating get {
      let conditions = [condition, plainCondition, "unsaved", "not unsaved", "not presents"]
      return pick([
        "{shown: \(pick(conditions))}", "{swipe: \(pick(conditions))}",
        "{shown: \(pick(conditions)), swipe: \(pick(conditions))}",
        "{does: \(effects), shown: \(pick(conditions)), swipe: \(pick(conditions))}",
      ])
    }
  }

  /// Keys of a screen that say what it is.
  var formOfScreen: [String] {
    mutating get {
      var lines: [String] = []
      if mixed.contains(current) { lines.append("framework: \(isSwiftUI ? "swiftui" : "uikit")") }
      if additions.contains(.searching), one(in: 3) { lines.append("search: true") }
      if additions.contains(.reselecting), one(in: 6) { lines.append("hides-bottom-bar: true") }
      if additions.contains(.forms), one(in: 6) {
        lines.append("accessibility-modal: \(pick(["true", "false"]))")
      }
      return lines
    }
  }

  /// What a screen or tab bar says to a tap on the tab that is selected; nothing where chance or the additions want none.
  mutating func answerToSecondTap(in chances: Int) -> [String] {
    guard additions.contains(.reselecting), one(in: chances) else { return [] }
    let conditions = [condition, plainCondition, "unsaved", "not unsaved", "never"]
    return [
      "should-select-again: \(one(in: 3) ? pick(conditions) : "{returns: \(pick(conditions)), does: \(effects)}")"
    ]
  }

  /// Keys of the app that decide about its windows.
  var formOfApp: String {
    mutating get {
      if additions.contains(.hosting) { return ", host: \(pick(["share-extension", "action-extension"]))" }
      guard additions.contains(.forms) else { return "" }
      return pick([
        "", "", ", orientations: [portrait]",
        ", orientations: {ipad: [landscape], iphone: [portrait, landscape]}",
        ", requires-full-screen: true", ", requires-compatibility: true",
      ])
    }
  }

  /// An effect that only an addition says; nil where chance or the additions want none.
  mutating func addedEffect(deep: Int) -> String? {
    if additions.contains(.expecting), deep == 0, one(in: 3) {
      let screen = pick(screens)
      let words = [
        "in-front \(screen)", "not in-front \(screen)", "up \(screen)", "not up \(screen)",
        "[in-front, compact]",
        "not in-front", "presents", "not presents", "unsaved", "not unsaved", "searching", "pushed",
        "not presented",
        "not guarded", "adapted",
      ]
      let condition = pick(words + flags)
      return one(in: 2)
        ? "{expect: \(condition)}"
        : "{does: [\(effect(deep: 1))], expect: {any: [\(condition), \(pick(words))]}}"
    }
    if additions.contains(.asking), deep == 0, one(in: 3) {
      let words = ["presents", "not presents", "in-front", "not in-front"]
      return "{if: \(pick(words)), does: [\(effect(deep: 1))]\(one(in: 2) ? ", else: [\(work)]" : "")}"
    }
    if let effect = effectOfOthers() { return effect }
    if additions.contains(.searching), one(in: 4), !dialogs.isEmpty, current <= screens.count {
      return "{present: \(pick(dialogs)), by: topmost}"
    }
    return nil
  }

  /// How what is presented looks, in keys of which one belongs to the other.
  mutating func form(of options: inout String) -> String {
    if isSwiftUI {
      return adaptation("vertical", pick(["none", "sheet", "fullScreenCover", "popover"]))
    }
    guard !options.contains("style:") else {
      return pick([
        hasDetents ? ", edge-attached-in-compact-height: true" : ", transition: flipHorizontal",
        ", delegate-of: child, callbacks: {did-dismiss: [\(work)]}",
        ", adaptation: {style: {compact: fullScreen, else: none}}", ", transition: crossDissolve",
        ", adaptation: {buttons: [{label: Close, does: [dismiss]}]}",
      ])
    }
    let gestures = pick(["", "closes-by: [tap-outside]", "closes-by: [tap-outside, swipe-down], asks: true"])
    let keys = [
      gestures, pick(["", "removes-presenter: true"]), pick(["", "transitioning-delegate: false"]),
    ].filter { !$0.isEmpty }
    return ", style: custom\(keys.isEmpty ? "" : ", custom: {\(keys.joined(separator: ", "))}")"
  }
}
