/// The tables of keys, as the reference shows them.
enum Shape: String, CaseIterable, Sendable {
  case top, app, screen, back
  case `guard`, search, presentation, adaptation, custom, button, effect, callbacks
  case shouldDismiss = "should-dismiss"
  case trigger
  case unsavedPoint = "unsaved point"
  case work, allowance
}

/// A map in a file, with the tables of its keys.
enum Form: Int, CaseIterable, Sendable {
  case root, fragment, app, screen, back, `guard`, search, adaptation, custom, button, effect
  case screenCallbacks, edgeCallbacks, shouldDismiss, trigger, unsavedPoint, work, allowance

  /// The tables, the most specific first. If two tables have the same key, the first one applies.
  var shapes: [Shape] {
    switch self {
    case .root, .fragment: [.top]
    case .app: [.app]
    case .screen: [.screen, .presentation]
    case .back: [.back]
    case .guard: [.guard]
    case .search: [.search]
    case .adaptation: [.adaptation]
    case .custom: [.custom]
    case .button: [.button, .effect, .presentation]
    case .effect: [.effect, .presentation]
    case .screenCallbacks, .edgeCallbacks: [.callbacks]
    case .shouldDismiss: [.shouldDismiss]
    case .trigger: [.trigger, .effect, .presentation]
    case .unsavedPoint: [.unsavedPoint]
    case .work: [.work]
    case .allowance: [.allowance]
    }
  }

  /// The name in messages: “a screen has no key ‘x’”.
  var noun: String {
    switch self {
    case .root: "a flow"
    case .fragment: "a fragment"
    case .app: "‘app’"
    case .screen: "a screen"
    case .back: "‘back’"
    case .guard: "‘guard’"
    case .search: "‘search’"
    case .adaptation: "‘adaptation’"
    case .custom: "‘custom’"
    case .button: "a button"
    case .effect: "an effect"
    case .screenCallbacks, .edgeCallbacks: "‘callbacks’"
    case .shouldDismiss: "a callback that answers"
    case .trigger: "a trigger"
    case .unsavedPoint: "an unsaved point"
    case .work: "a work"
    case .allowance: "an allowance"
    }
  }
}
