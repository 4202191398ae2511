/// Every key of the flow language, by its spelling. What each one means is said by ``KeyTable`` alone.
enum Key: String, CaseIterable, Sendable {
  // Top of a file
  case modalflow
  case partOf = "part-of"
  case parts, app, start, flags, works, screens, triggers, allow
  // App
  case name, sdk, ios, devices, orientations
  case requiresFullScreen = "requires-full-screen"
  case requiresCompatibility = "requires-compatibility"
  case framework, host, bar
  // Screen
  case kind, title, message, `in`, tabs, columns, buttons
  case systemButtons = "system-buttons"
  case back, unsaved, edits, `guard`, search, callbacks, unwinds, escape
  case accessibilityModal = "accessibility-modal"
  case purpose, task, content, tags, retained, undoable
  case definesContext = "defines-context"
  case swipe, screen, navigation
  // Presentation
  case style, transition, animated, anchor, passthrough, detents
  case largestUndimmedDetent = "largest-undimmed-detent"
  case grabber
  case edgeAttachedInCompactHeight = "edge-attached-in-compact-height"
  case adaptation
  case delegateOf = "delegate-of"
  case custom, window, modifier, state
  case compactWidthStyle = "compact-width-style"
  case horizontal, vertical
  // Custom presentation controller
  case transitioningDelegate = "transitioning-delegate"
  case removesPresenter = "removes-presenter"
  case closesBy = "closes-by"
  case asks
  case addsViews = "adds-views"
  case cleansUp = "cleans-up"
  case removesViewsAt = "removes-views-at"
  case cached
  // Button
  case label, id, symbol
  case accessibilityLabel = "accessibility-label"
  case role, placement, prominent, preferred, size, enabled, shown, does
  // Effect
  case present, push, pop
  case popTo = "pop-to"
  case popToRoot = "pop-to-root"
  case dismiss, unwind
  case setRoot = "set-root"
  case select, save, discard, complete, run, set, clear, later
  case `if`, `else`, then, by
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
  case returns
  // Trigger, unsaved point, work, allow
  case when, once, says, starts, autosaved, repeatable, reason, owner, until
  // What stands in code, and what a person has not said yet
  case code, todo

  /// Its place in ``FlowWords``: keys come first there, in this order.
  var word: Int { KeyTable.words[self] }
}
