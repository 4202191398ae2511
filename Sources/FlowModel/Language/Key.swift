/// The keys of the flow language that code reads by name, as they are spelled. A key whose value goes
/// unchanged into one field is not among them; it only has a row in ``KeyTable``.
enum Key: String, CaseIterable, Sendable {
  // Top of a file
  case modalflow
  case partOf = "part-of"
  case parts, app, start, flags, works, screens, triggers, allow
  // App
  case name, sdk, ios, devices, orientations
  case framework, bar
  // Screen
  case kind, title, message, `in`, tabs, columns, buttons
  case systemButtons = "system-buttons"
  case hidesBottomBar = "hides-bottom-bar"
  case back, unsaved, edits, `guard`, search, callbacks, unwinds, escape
  case purpose, task, content, tags, undoable
  case definesContext = "defines-context"
  case swipe, screen, navigation
  // Presentation
  case style, transition, animated, anchor, passthrough, detents
  case largestUndimmedDetent = "largest-undimmed-detent"
  case grabber
  case adaptation
  case custom, window, modifier, state, reads
  case compactWidthStyle = "compact-width-style"
  // Button
  case label, id, symbol
  case accessibilityLabel = "accessibility-label"
  case role, placement, size, enabled, shown, does
  // Effect
  case present, push, pop
  case popTo = "pop-to"
  case popToRoot = "pop-to-root"
  case dismiss, unwind
  case setRoot = "set-root"
  case select, save, discard, complete, run, set, clear, later
  case `if`, `else`, then, by, expect
  // Callbacks
  case didLoad = "did-load"
  case willAppear = "will-appear"
  case didAppear = "did-appear"
  case willDisappear = "will-disappear"
  case didDisappear = "did-disappear"
  case shouldDismiss = "should-dismiss"
  case willDismiss = "will-dismiss"
  case didDismiss = "did-dismiss"
  case didAttemptToDismiss = "did-attempt-to-dismiss"
  case didFinish = "did-finish"
  case didCancel = "did-cancel"
  case onDismiss = "on-dismiss"
  case shouldSelectAgain = "should-select-again"
  case returns
  // Trigger, unsaved point, work, allow
  case when, once, reason
  // Names in code, and open questions
  case code, todo

  /// Its number in ``FlowWords``: keys come first there, in this order.
  var word: Int { KeyTable.words[self] }
}
