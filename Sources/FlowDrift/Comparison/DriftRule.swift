public import Diagnostics

/// The differences that a comparison of flow and code can find.
public enum DriftRule: String, CaseIterable, Sendable {
  /// `code:` names a type that does not exist.
  case typeNotFound = "drift-type-not-found"
  /// An edge of the flow that no code takes.
  case onlyInFlow = "drift-edge-only-in-flow"
  /// A recorded edge that code no longer has.
  case gone = "drift-edge-gone"
  /// A recorded edge that the flow no longer has.
  case stale = "drift-record-stale"
  /// An edge of code that the flow does not have.
  case onlyInCode = "drift-edge-only-in-code"
  /// Edges of the flow that the record does not have.
  case unrecorded = "drift-unrecorded"
  /// One side pushes and the other presents.
  case verb = "drift-verb"
  /// The styles differ.
  case style = "drift-style"
  /// A dialog of one kind in the flow and of another in code.
  case kind = "drift-kind"
  /// An anchor on one side only.
  case anchor = "drift-anchor"
  /// A role of a dialog's buttons on one side only.
  case role = "drift-role"
  /// A guard on one side only.
  case `guard` = "drift-guard"
  /// A callback of a dismissal that only one side implements.
  case callback = "drift-callback"
  /// A screen that only one side closes.
  case closing = "drift-closing"
  /// Screens without `code:`.
  case untied = "drift-untied"

  /// Its id.
  public var id: RuleID { RuleID(rawValue) }

  /// Its description.
  public var page: RuleDescription {
    RuleDescription(
      id: rawValue, title: title, severity: severity, category: "drift", what: what, why: why,
      instead: instead)
  }

  private var title: String {
    switch self {
    case .typeNotFound: "A screen is tied to a type that no source declares"
    case .onlyInFlow: "The flow has a way that no code takes"
    case .gone: "Code no longer has a way that was accepted"
    case .stale: "The record has what is no longer so"
    case .unrecorded: "The record lacks ways of the flow"
    case .onlyInCode: "Code takes a way that the flow does not have"
    case .verb: "The flow pushes what code presents, or the other way round"
    case .style: "Flow and code present in different styles"
    case .kind: "A dialog is of one kind in the flow and of another in code"
    case .callback: "A callback around a dismissal is on one side only"
    case .closing: "A screen is closed on one side only"
    case .anchor: "A popover has an anchor on one side only"
    case .role: "A dialog has a Cancel or a destructive button on one side only"
    case .guard: "A screen is guarded on one side only"
    case .untied: "Screens are tied to no code"
    }
  }

  private var severity: String {
    switch self {
    case .typeNotFound, .gone: "error"
    case .onlyInCode, .verb: "warning, info where it is inferred"
    case .stale: "info, warning where a line is gone"
    case .untied, .unrecorded, .callback, .closing: "info"
    default: "warning"
    }
  }

  private var what: String {
    switch self {
    case .typeNotFound:
      "Each name behind ‘code:’ is looked for among the types, scenes and functions of the sources."
    case .onlyInFlow: "Said only where both ends are tied to code and nothing may hide the way."
    case .gone:
      "The way was seen in code when ‘modalflow drift --accept’ wrote the record, and is no longer seen."
    case .stale:
      "Each way of the record is looked for in the flow, and what could not be seen then is looked for in code. Lines are counted: of several that lead a way, each is missed."
    case .unrecorded: "Asked only where there is a record of this flow."
    case .onlyInCode: "Ways from a tied screen whose source and target are known."
    case .verb: "Compared where both have a way between the same two screens."
    case .style: "Compared where both have a style and no condition stands around it in code."
    case .kind:
      "Compared where title and presenter are the same, or ‘code:’ names the function that makes it."
    case .callback:
      "Compared where one type is one screen; a type that is tied to no screen may be anybody's delegate."
    case .closing:
      "Said once of a screen, where one side has nothing at all that closes it; what a state, a segue or a line may close whose screen is not known counts as unseen."
    case .anchor: "Compared where one function makes, anchors and presents it."
    case .role: "Compared where every button in code is understood."
    case .guard: "Compared where one type is one screen; the expression is shown and never interpreted."
    case .untied: "Dialogs and controllers of the system need no tie."
    }
  }

  /// Why it matters.
  var why: String {
    switch self {
    case .typeNotFound: "What this screen is held against is not there, so nothing about it was compared."
    case .onlyInFlow: "The flow is checked with a way that the app may not have."
    case .gone: "The flow is checked with a way that the app had and has no longer."
    case .stale: "A flow may have a button that code has no longer; and a record that is kept short is read."
    case .unrecorded: "When code loses such a way, that may stay unseen."
    case .onlyInCode: "What the flow does not have is not checked."
    case .verb:
      "What is pushed goes with Back, what is presented with a button or a swipe: other rules hold for it."
    case .style: "How it looks and how it can be closed hang on the style."
    case .kind: "Alerts, action sheets and confirmation dialogs have buttons and ways out of their own."
    case .callback: "Rules on what is lost with a swipe read these callbacks."
    case .closing: "Rules on ways out and on losing work read what closes a screen."
    case .anchor: "Without an anchor a popover raises an exception on an iPad."
    case .role: "Rules on questions and on losing work read the roles of buttons."
    case .guard: "Whether a swipe can close it decides what may be lost."
    case .untied: "Ways from and to such a screen cannot be compared."
    }
  }

  /// What to do.
  var instead: String {
    switch self {
    case .typeNotFound: "Write the type's new name, or ‘code: none’."
    case .onlyInFlow:
      "Take it out of the flow, or find what the reading of code missed. Where the flow is right, accept it (modalflow drift --accept) and say why in the record: ‘reason’."
    case .gone:
      "Take it out of the flow; where the code only moved, accept it again: modalflow drift --accept."
    case .stale: "Take it out: modalflow drift --prune; or write the record anew: modalflow drift --accept."
    case .unrecorded: "Write the record anew: modalflow drift --accept."
    case .onlyInCode: "Write it into the flow; ‘modalflow draft’ has the lines."
    case .verb, .style, .kind: "Write what the code does, or change the code."
    case .anchor: "Set the anchor in code and write ‘anchor:’ in the flow."
    case .role: "Give the buttons the roles that code gives them, or change the code."
    case .callback: "Write it under ‘callbacks:’ with what it does, or implement it in code."
    case .closing: "Write what closes it, or close it in code."
    case .guard: "Write ‘guard:’ with the condition that the expression stands for, or set the guard in code."
    case .untied: "Write ‘code:’ with the type on each."
    }
  }
}
