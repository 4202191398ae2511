extension KeyTable {
  static let button: [KeyEntry] = [
    KeyEntry(
      .label, .text, absent: "none: then `symbol` or `role` is required", "what it says",
      to: .button { $1.read(into: &$0.label) }),
    KeyEntry(
      .id, .name, absent: "label in kebab case, else symbol, else role",
      "needed only to tell two equal labels apart or to refer to it"),
    KeyEntry(
      .symbol, .text, absent: "text only", "SF Symbol shown instead of the label",
      to: .button { $1.read(into: &$0.symbol) }),
    KeyEntry(
      .accessibilityLabel, .text, absent: "the label; for a bare symbol none", "what VoiceOver says",
      to: .button { $1.read(into: &$0.accessibilityLabel) }),
    KeyEntry(
      .role, .words(WordChoice(Role.self, without: [.none])), absent: "none",
      "what it is to the person; `UIAlertAction.Style`, `SystemItem`, `ButtonRole`",
      to: .button { $1.read(into: &$0.role) }),
    KeyEntry(
      .placement, .words(WordChoice(Placement.self)),
      absent: "cancel, close, back leading; done, save trailing; else content",
      "where it stands; `leading`, `trailing` and `bottom` are bar buttons"),
    KeyEntry(
      "prominent", .bool, absent: "`false`", "prominent style", to: .button { $1.read(into: &$0.prominent) }),
    KeyEntry(
      "preferred", .bool, absent: "`false`", "`preferredAction` of an alert",
      to: .button { $1.read(into: &$0.preferred) }),
    KeyEntry(.size, .size, absent: "44 × 44 or more", "width and height in points"),
    KeyEntry(
      "row", .name, absent: "a row of its own, or a `buttonStyle` of its own",
      "(SwiftUI) the row of a `List` or `Form` that it shares with every button of the same `row`, none of them with a `buttonStyle` or a gesture of its own",
      to: .button { $1.read(into: &$0.row) }),
    KeyEntry(.enabled, .condition, absent: "`always`", "can be tapped"),
    KeyEntry(.shown, .condition, absent: "`always`", "is drawn at all"),
    KeyEntry(
      .does, .effects, absent: "nothing",
      "what a tap does, in order; one effect may also be written inline, beside the label"),
    KeyEntry(.allow, allow, absent: "nothing", "findings that are meant to be, here"),
    todo(KeyTable.openButtonKeys, of: .button),
  ]

  static let effect: [KeyEntry] = [
    KeyEntry(
      .present, .screen, absent: "—",
      "`present(_:animated:)` called on the performer; the presentation keys stand beside it"),
    KeyEntry(
      .push, .screen, absent: "—", "onto the performer’s navigation stack; without one nothing happens"),
    KeyEntry(.pop, receiver, absent: "bare: `self`", "`popViewController` on the receiver’s stack"),
    KeyEntry(.popTo, .screen, absent: "—", "`popToViewController`"),
    KeyEntry(
      .popToRoot, receiver, absent: "bare: `self`", "`popToRootViewController` on the receiver’s stack"),
    KeyEntry(
      .dismiss, receiver, absent: "bare: `self`",
      "`dismiss(animated:)` sent to that controller; UIKit decides who goes: its child, if it has one"),
    KeyEntry(.unwind, .unwind, absent: "—", "performs an unwind segue"),
    KeyEntry(
      .setRoot, .screen, absent: "—",
      "replaces the root of the app’s window, all modals go; a window of its own above stays, but the one in which a screen says so"
    ),
    KeyEntry(
      .select, .either(.screen, .detent), absent: "—",
      "this tab, column or detent is chosen by code: `selectedViewController`, `show(_:)`, `selectedDetentIdentifier`, SwiftUI’s `selection`"
    ),
    KeyEntry(
      .save, .point, absent: "bare: all points the performer owns or edits",
      "the work is safe; the last page of several saves what it lists under `edits`, or what it names: `save: form.draft`"
    ),
    KeyEntry(
      .discard, .point, absent: "bare: all points the performer owns or edits",
      "the work is thrown away; with the person’s word if the button is destructive or stands in a dialog"),
    KeyEntry(
      .complete, .nothing, absent: "implied first by role `done` and `save`",
      "the task of this modal is finished; always written bare"),
    KeyEntry(.run, .name, absent: "—", "any other work of the app"),
    KeyEntry(.set, .flag, absent: "—", "a flag goes on"),
    KeyEntry(
      .clear, .flag, absent: "—",
      "a flag goes off; where only SwiftUI modals with this flag as `state` show a screen, that screen closes with all above it"
    ),
    KeyEntry(
      .later, .effects, absent: "—",
      "what the same screen does some time afterwards, at any moment, when it may be covered or gone: the answer to a request, a delay; well or badly is an `if` on a flag that `varies`"
    ),
    KeyEntry(
      .if, .condition, absent: "`always`",
      "holds for the verb beside it: `{if: unsaved, present: ask, else: dismiss}`"),
    KeyEntry(.does, .effects, absent: "the verb beside it", "several effects under one `if`"),
    KeyEntry(.else, .effects, absent: "nothing", "what happens when `if` does not hold"),
    KeyEntry(
      .then, .effects, absent: "nothing",
      "the completion handler of this transition; what merely follows in the list is called at once, during it"
    ),
    KeyEntry(
      .by, .receiver([.self, .presenter, .root, .topmost]), absent: "`self`",
      "who performs `present`, `push`, `pop-to` or `unwind`"),
    KeyEntry(
      .expect, .condition, absent: "nothing is checked",
      "what a person expects of this step: it must hold once everything that the step began has settled, whichever way it went; what holds for one way of an `if` stands in that way: `else: {does: [dismiss, {expect: not up form}]}`; `later` has its own"
    ),
    KeyEntry(.allow, allow, absent: "nothing", "findings that are meant to be, here"),
  ]

  static let trigger: [KeyEntry] = [
    KeyEntry(
      .when, .words(WordChoice(TriggerKind.self, without: TriggerKind.unwritten)), absent: "required",
      "what happens; `gesture`: a pinch, a shake, a long press that the app reads itself; `input`: a key, a scanner, a remote",
      required: true),
    KeyEntry(.label, .text, absent: "the word of `when`", "what traces call it"),
    KeyEntry(
      .if, .condition, absent: "`always`",
      "only then; `in-front` for one that waits until its screen is in front"),
    KeyEntry(
      .once, .bool, absent: "`false`: again and again",
      "it comes once: one of the file in the life of the app, one of a screen for each instance of that screen"
    ),
    KeyEntry(
      .by, .receiver([.self, .presenter, .root, .topmost]),
      absent: "of the file: `root`; of a screen: `self`",
      "who performs its effects"),
    KeyEntry(.does, .effects, absent: "nothing", "what follows; one effect may also be written inline"),
    KeyEntry(.allow, allow, absent: "nothing", "findings that are meant to be, here"),
  ]

  private static let onScreens: Set<Form> = [.screenCallbacks]

  static let callbacks: [KeyEntry] = [
    KeyEntry(.didLoad, .effects, absent: "nothing", "`viewDidLoad`", forms: onScreens, place: .uikit),
    KeyEntry(.willAppear, .effects, absent: "nothing", "`viewWillAppear`", forms: onScreens, place: .uikit),
    KeyEntry(
      .didAppear, .effects, absent: "nothing", "`viewDidAppear`; SwiftUI `onAppear`", forms: onScreens),
    KeyEntry(
      .willDisappear, .effects, absent: "nothing", "`viewWillDisappear`", forms: onScreens, place: .uikit),
    KeyEntry(
      .didDisappear, .effects, absent: "nothing", "`viewDidDisappear`; SwiftUI `onDisappear`",
      forms: onScreens),
    KeyEntry(
      .shouldDismiss, .either(.condition, .mapping(.shouldDismiss)), absent: "`always`",
      "`presentationControllerShouldDismiss`; before iOS 13 only a popover’s own", place: .uikit),
    KeyEntry(
      .willDismiss, .effects, absent: "nothing", "`presentationControllerWillDismiss`", place: .uikit),
    KeyEntry(
      .didDismiss, .effects, absent: "nothing",
      "`presentationControllerDidDismiss`; before iOS 13 only a popover’s own", place: .uikit),
    KeyEntry(
      .didAttemptToDismiss, .effects, absent: "nothing", "`presentationControllerDidAttemptToDismiss`",
      place: .uikit),
    KeyEntry(
      .didFinish, .effects, absent: "nothing",
      "a system controller’s own delegate: it is done; performed by the presenter"),
    KeyEntry(
      .didCancel, .effects, absent: "nothing",
      "a system controller’s own delegate: it was cancelled; performed by the presenter"),
    KeyEntry(
      .onDismiss, .effects, absent: "nothing",
      "SwiftUI `onDismiss`, in `callbacks` beside `present`: after every dismissal, by gesture or by code",
      forms: [.edgeCallbacks],
      place: .swiftui),
    KeyEntry(
      .shouldSelectAgain, .either(.condition, .mapping(.shouldDismiss)),
      absent: "`always` in UIKit: its stack pops to the root; SwiftUI does nothing",
      "`tabBarController(_:shouldSelect:)`, where the tab that is selected is tapped once more; performed by the screen in front in that tab, on which it may stand, else on the screen of `kind: tabs`",
      forms: onScreens),
  ]

  static let shouldDismiss: [KeyEntry] = [
    KeyEntry(.returns, .condition, absent: "`always`", "what it returns"),
    KeyEntry(.does, .effects, absent: "nothing", "what it does besides"),
  ]

  static let receiver = ValueType.receiver([.self, .presenter, .presented, .parent, .root])
}
