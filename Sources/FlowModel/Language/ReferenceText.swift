/// The parts of the reference that are not generated from tables.
enum ReferenceText {
  static let opening = """
    # The flow language, version 1

    A flow file says what can be on screen in an app and what happens when someone touches it. It is YAML. What is not
    written is what UIKit does.

    ```yaml
    # Pommie: the profile screen holds the card while it is edited, and asks.
    modalflow: 1
    app: {name: Pommie, sdk: 13, ios: 12...13}
    start: timer

    screens:
      timer:
        title: Timer
        buttons:
          - {label: Settings, present: settings, style: formSheet, callbacks: {did-dismiss: {run: apply-settings}}}

      settings:
        title: Settings
        in: navigation
        buttons:
          - {label: Done, role: done, does: [{run: apply-settings}, dismiss]}
          - {label: Add Profile, push: add-profile}
        allow: {done-without-cancel: every change applies at once}

      add-profile:
        title: Add Timer Profile
        unsaved: [profile]
        guard: unsaved
        callbacks:
          did-attempt-to-dismiss: {present: ask-about-profile, anchor: cancel, passthrough: []}
          did-dismiss: {run: apply-settings}
        buttons:
          - {label: Cancel, role: cancel, if: unsaved, present: ask-about-profile, anchor: sender, passthrough: [], else: pop}
          - {label: Save, role: save, does: [save, pop]}

      ask-about-profile:
        kind: actionSheet
        title: You have unsaved changes
        buttons:
          - {label: Discard Changes, role: destructive, does: [discard, pop]}
          - {label: Save Changes, does: [save, pop]}
          - {label: Keep Editing, role: cancel}
    ```

    Eight things to know:

    - A screen has **buttons**; a button **does** effects, in the order written.
    - An effect is a bare word (`dismiss`) or one verb with its modifiers (`{present: ask, anchor: sender}`).
    - One effect may stand right on the button or trigger; several stand in a list behind `does`.
    - The same presentation keys stand beside `present` or on the screen that is presented; beside `present` they win.
    - A condition is a word, `not` a word, or a list.
    - A list of words or names may be a single one: `content: list`.
    - What is not written is what UIKit does; purpose, task and content are unstated until you state them.
    - What a step means to people, you say with **`expect`**, and it is checked in every environment: on a button
      `{label: Cancel, role: cancel, dismiss: self, expect: in-front inbox}`, on a trigger
      `{when: deep-link, present: message, expect: in-front message}`, on a callback `did-dismiss: {expect: not up editor}`.
      Rules know what goes wrong in any app; what only your app means, they do not.

    ## Keys

    """

  static let tables: [(Shape, String, String)] = [
    (.top, "Top of a file", ""),
    (.app, "app", ""),
    (.screen, "screen", "The presentation keys below may stand here too, as the screen’s own wish."),
    (
      .presentation, "presentation keys",
      "Beside `present`, or (but for `guard` and `callbacks`, which mean the screen’s own there) on the screen."
    ),
    (.adaptation, "adaptation", ""),
    (
      .button, "button",
      "A bare text among buttons is a button with that label. The keys of an effect may stand here too."
    ),
    (
      .effect, "effect",
      "A bare word or one verb. `pop`, `pop-to-root`, `dismiss`, `save`, `discard` and `complete` may be bare."
    ),
    (
      .callbacks, "callbacks",
      "Appear callbacks belong to screens, `on-dismiss` to `callbacks` beside `present`, `did-finish` and `did-cancel` to system controllers."
    ),
    (.shouldDismiss, "should-dismiss and should-select-again, where they do something besides", ""),
    (.trigger, "trigger", "The keys of an effect may stand here too."),
    (.unsavedPoint, "unsaved point", ""),
    (.guard, "guard, in parts", ""),
    (.search, "search, with a guard", ""),
    (.back, "back, of the app’s own", ""),
    (.custom, "custom (presentation controller)", ""),
    (.work, "work", ""),
    (
      .allowance, "allow, with an end",
      "`allow` is a map of rule ids, each with the reason, or with these keys."
    ),
  ]

  static let conditions =
    """
    ## Conditions

    | word | holds when |
    |---|---|

    """ + ConditionRow.all.map(\.markdown).joined() + """
      | a flag | it is set; a flag of the screen it stands in comes before one of the app, `screen.flag` is another screen’s |

      `not` may stand before any of them; a list means all of them; `{any: [valid, ios 26...]}` one of them. A map of
      conditions (`style: {regular: currentContext, else: pageSheet}`) takes the first that holds, `else` last. There are no
      operators and no calls.

      """

  static let kinds = """
    ## What each kind brings

    Buttons of its own need not be written; they have ids like `system-cancel`. Effects of a dialog’s buttons, and of a
    system controller’s `did-finish` and `did-cancel`, are performed by the presenter, a dialog’s after it has closed.

    Before iOS 8 UIKit does not present alerts, action sheets and popovers. In an app whose newest system is older than that,
    an alert or an action sheet stands in a window of its own, as with `window: own`, and an action sheet needs no `anchor`; so
    does a popover where the app is for iPad only and the style is `popover` alone. An app that runs on iOS 8 or later as well is
    played as it is there.

    """

  static let behaviour = """
    ## Who does what, and when

    - **Performer.** Every effect is a message to one controller: the screen it is written on; for callbacks beside
      `present` the presenter; for the file’s triggers the root. `by` names another for `present`, `push`, `pop-to` and
      `unwind`: `topmost` is what a “top view controller” helper finds, a screen id the nearest such screen beneath.
    - **`dismiss`** names the receiver of `dismiss(animated:)`, not who goes: `{dismiss: lock}` on a page that UIKit’s `lock`
      presents closes that page alone; name the screen beneath both, which also ends a form from its third page: `{dismiss: home}`
      where `home` has presented it. `presented` closes only the child, `presenter` is the
      presenting controller, `parent` the old link, which does nothing, `root` says that everything is meant. Where
      SwiftUI presents, `dismiss: x` closes the presentation in which `x` stands; a view of the root stands in none, so that
      nothing goes. In a view that SwiftUI pushed, `dismiss` pops that view. Sent to a UIKit screen whose search is active, it ends the search.
    - **Order is time.** What follows a transition in a list is called at once, while it runs; what must wait stands in
      `then`: `{dismiss: self, then: {present: share, by: editor}}`. With `animated: false` a dismissal is over at once.
    - **`select`** chooses a tab or column in front; the screen that is left is put aside as it is. A link closes what is up
      before: `{if: up settings, dismiss: root, then: {does: [{select: chats}, {push: chat, by: chats}]}}`. With a detent
      it is the sheet in front that changes, for the screens in it and for its presenter: `{select: large}`.
    - **`if`** stands beside the verb, `else` behind it: `{if: unsaved, present: ask, else: dismiss}`. On a button `if`
      chooses what a tap does; whether it is there is `shown`, whether it can be tapped `enabled`.
    - **Later.** `{later: …}` is what a screen does some time afterwards: the answer to a request, a delay, `Task`,
      `asyncAfter`. It comes once, at any moment, also right away; whatever is up by then is up. A delay that is too short for
      another tap, such as 0.2 seconds, is none: write its effects without `later`. If its screen is gone, what `later`
      presents or pushes comes to nothing, unless a screen stands in a window of its own, and so does its `dismiss`; flags
      are set all the same. Well or badly is an
      `if`: `does: [{run: send}, {later: {if: fails, present: error, else: dismiss}}]` with `fails: varies` among the flags.
      What names whom it means is done all the same: `{later: {pop: movie}}` on a sheet pops `movie` also when the sheet is
      gone, and so do `present` and `push` with `by: movie`. That is code whose `Task` belongs to another screen.
      `{later: {if: in-front, …}}` looks first whether the screen is still in front. Begun again before it has ended, it
      ends once; what needs that weighs less. A `Task` that only waits for the device itself, to write a draft, is no `later`.
      Where much can be under way, two of 12 ends or one of more are awaited at once, and less of what waits behind a modal
      is kept. Where a third of the limit of work, or a thirty-sixth of it in derived facts, is used up all the same, the flow is
      explored once more with nothing waiting, and then, within all of the limit, with each `later` ending before anything
      else happens. What was found in the shorter runs of the explorations before is reported as well. `lint --verbose` says
      so.
    - **`expect`** says what a person expects of a step: `{label: Cancel, role: cancel, dismiss: self, expect: in-front inbox}`.
      It is looked at once nothing that the step began is going on any more: transitions are over, `then` is carried out, what
      waited beneath has come. What is under way `later` is not awaited; an `expect` in it is looked at when that has
      settled. Of a list each word is looked at for itself. It holds for the whole step, and whichever way an `if` beside it went; alone in a map with an `if`, only then:
      `{if: regular, expect: in-front list, else: {expect: in-front detail}}`. Such an `if` is read where it stands, and the
      expectation in the end: `does: [{if: up cart, expect: up cart}, {dismiss: root}]` says that what was up must still be
      up, `[{if: unsaved, expect: up editor}, {dismiss: self}]` that unsaved work may not go unasked. It may stand alone
      wherever an effect may, as in `did-dismiss: {expect: in-front inbox}`. What comes next, a second quick tap too, is a step of its own. `searching`,
      `presented`, `pushed`, `adapted` and `guarded` are asked of the screen in front by then; `unsaved`, `presents` and bare
      `in-front` of the performer, and do not hold of one that is gone; a flag of a screen that goes is cleared by then. On a
      trigger `if` says when it comes at all, so that `expect` beside it is looked at only then. What must hold whatever the
      app’s own condition comes to stands in the list, behind that: `{when: foreground, does: [{if: not locked, present: lock},
      {expect: in-front lock}]}`. What holds for one way only stands in that way: `does: [{dismiss: self}, {expect: in-front inbox}]`
      beside the `if`. Where the app crashes, that is the finding.
    - **Triggers** come at any moment and again and again. `once: true` lets one of the file come once in the life of the
      app, one of a screen once for each instance. `if: in-front` is for code that runs in `viewDidAppear` or waits until
      nothing lies above its screen, `if: not presents` for code that asks whether something is presented.
      `when: gesture` is a person’s: a pinch, a long press, a swipe or a double tap that the app built, named by `label`,
      where one of a screen reaches it in front only; of the file a shake, wherever one is. `when: input` is a person’s as
      well, on something beside the screen, such as a keyboard or a scanner, and reaches its screen whatever lies above.
      `when: launch` comes once the first screen has appeared and before anything else can be done, whenever its `if` holds;
      several come in the order written. What a person does between `background` and `foreground` weighs less: the app comes back first. Each trigger is
      an event of its own, also where two have the same `when`: the next comes once all of the first has settled.
    - **Flags of a screen** stand in it: `flags: {editing: cleared}`. Each instance has its own; a name means the nearest
      instance. They start as written when the screen comes, and are gone with it, cleared for what
      still ends `later`; those of a `retained` screen stay.
    - **Roles.** `done` and `save` finish the task first, as if `complete` stood there. Cancel, close and back stand leading,
      done and save trailing, unless `placement` says otherwise. In UIKit a leading button takes Back and the edge swipe of
      a pushed screen away while it is `shown`, unless `back: system`.
    - **Guard.** On a screen it is set on that screen, beside `present` on the controller presented: the navigation
      controller, with `in: navigation`.
    - **Delegates.** `callbacks` beside `present`: the presenter is the delegate. On a presented screen: it is its own. On a
      pushed screen: it makes itself the delegate while it is in front. If both are written, the screen’s win.
    - **Unsaved work** is what a person would have to do again: not a search word, a filter or a name and password, for
      which a sheet may well be held by a flag. It belongs to the screen that names it and goes with it; `if` says when it can
      arise, as in an edit mode. `discard` has the person’s word if its button is
      destructive or stands in a dialog. In a callback beside `present`, bare `save` and `discard` also mean the work of what
      is presented, and so does bare `unsaved`.

    """

  static let swiftUI = """
    ## SwiftUI in the same words

    The framework of a presentation is that of its presenter.

    | SwiftUI | flow |
    |---|---|
    | `.sheet`, `.fullScreenCover`, `.popover`, `.inspector` | `present:` with `style: sheet` (the default), `fullScreenCover`, `popover`, `inspector` |
    | `.inspector(isPresented: $shown)` that its button opens and closes | `{if: shown, dismiss: presented, else: {present: details, style: inspector, state: shown}}`; on an iPhone it is a sheet, in landscape a cover, and needs a Close of its own |
    | `.alert`, `.confirmationDialog` | `kind: alert`, `kind: confirmationDialog` |
    | `.fileImporter`, `.fileExporter` | `kind: documentPicker`, with `did-finish` for `onCompletion` and `did-cancel` for `onCancellation`. Before iOS 17 there is none, and nobody hears of Cancel |
    | `.interactiveDismissDisabled(changed)` | `guard: unsaved` |
    | `.navigationBarBackButtonHidden(true)` and a Back of the app’s own | `back: {does: pop}`, with `swipe: true` where the app brings the swipe back; `.navigationBarBackButtonHidden(isEditing)` is `back: {shown: not editing}` |
    | `.presentationDetents`, `.presentationDragIndicator(.visible)`, `.presentationBackgroundInteraction(.enabled(upThrough: .medium))` | `detents`, `grabber: true`, `largest-undimmed-detent: medium` |
    | `.presentationCompactAdaptation(horizontal:vertical:)` | `adaptation: {horizontal: …, vertical: …}`; with one value, `(.popover)`, both are that |
    | `@Environment(\\.dismiss)` | `dismiss`; in a view that was pushed it only goes back: Done there names the first screen of the modal, `dismiss: welcome` |
    | the presenter clears its binding | `clear` of the flag that is its `state`, or `dismiss: presented`; where a view in the sheet does so, through a binding or a closure, `dismiss: self`; to go back over several modals name the lowest that goes: `dismiss: scanner` closes that one and all above |
    | one `.sheet(item:)` for several | the same `modifier` on those edges |
    | `TabView(selection:)` that code sets | `select` |
    | several `.sheet` on one view | nothing: one modifier for each target; a second request waits |
    | `.sheet(isPresented:)` whose content reads another `@State`, such as the id of the row | the button sets a flag that stands for this state, and `reads` names it: `does: [{set: row-chosen}, {present: edit, reads: row-chosen}]`; `.sheet(item:)` needs none |
    | several `Button`s in one row of a `List` or `Form`, without a `buttonStyle` | the same `row` on each of them |
    | a view that presents itself, and in which `if signedIn { … } else { … }` changes beneath what it presents | one screen for both, with `shown: signed-in` and `shown: not signed-in` on its buttons |
    | `.sheet` on the button or row that sets it | `anchor: sender` |
    | `.presentationDetents(…, selection:)` that code sets | `select: large` |
    | `onDismiss`, `onAppear`, `onDisappear` | `on-dismiss` in `callbacks` beside `present`; `did-appear`, `did-disappear` on the screen |
    | `@State` that only one view has, `\\.editMode` | `flags` of that screen |
    | `Task { … }`, and what it does behind `await` | `later` |
    | `NavigationStack`, `NavigationLink` | `in: navigation`, `push` |
    | `if signedIn { Tabs() } else { Login() }` in the window’s root | `set-root` where that changes; modals that the views within have presented go with them |
    | `scenePhase` | `when: background`, and `when: foreground` where the app comes back from it; for `.inactive` alone, as behind a question of the system, there is no word, for `.active` after it see below |
    | `.cancellationAction`, `.confirmationAction` | `role: cancel`, `role: done` |

    """

  /// Behaviour of apps that is expressed by two of the words above.
  static let folded = """
    ## What has no word of its own

    | what code does | what says it |
    |---|---|
    | the navigation controller presents or pushes, also for a screen that has just been popped | `by:` with the screen at the root of that stack: `does: [pop, {push: receipt, by: cart}]`. Asked of a screen further up in the stack, its container presents anyway |
    | a binding that SwiftUI cannot write, `isPresented: .constant(failed)` or one without a setter | no `state`, which SwiftUI clears: `{if: not failed, does: [{set: failed}, {present: sorry}]}`, and `clear: failed` where the app does so |
    | `present(_:)` of UIKit called in SwiftUI code, such as a share sheet on the root view controller | `present: share, by: topmost, anchor: none`, with `anchor: sender` where it gets a `sourceView`: what SwiftUI’s own modifiers point at is their view, and here there is none |
    | “the top view controller” of the app’s window, or of another one | `by: topmost`; in a window of its own it is what the app’s window has in front, and a screen’s id names one of the own window |
    | a way out that keeps what was done, and one that does not | `role: done`, `role: save`, or `complete` in a button’s list, for the one; `role: cancel` for the other. A way without either is neither |
    | a `.sheet` on a row, a cell or a child view, which goes when its view goes | `anchor: sender` beside `present`, and where the row goes while its sheet is up: `triggers: [{when: message, label: the row goes, if: up recipe, dismiss: presented}]` |
    | a view of SwiftUI that is made anew, by `.id` or a branch that changes, while it presents | a trigger as for a row that goes, which clears the flags of its state as well; where UIKit keeps the modal and its buttons write to the old view: `{if: not made-anew, dismiss: self}` |
    | something that happens while the app is in the background | a flag: `{when: background, set: away}`, `{when: foreground, clear: away}`, and `if: away` on the trigger |
    | `sceneDidBecomeActive`, `applicationDidBecomeActive`, `scenePhase == .active`: they come without a background before, too, once Control Center, Face ID or a question of the system is gone | the same twice: `{when: foreground, does: …}` and `{when: message, label: active again, does: …}`; `sceneWillEnterForeground` is `foreground` alone |
    | the search controller presents, as its host presents it already | `by: topmost` |
    | `completeRequest`, `cancelRequest` of an extension | `dismiss: self` on its first screen, and that screen’s name from what lies above, a modal, a pushed page or an alert: `dismiss: logins`. All that it has presented goes with it, and nothing can be done any more |
    | a HUD, a banner or a toast that lets touches through and outlives its page, such as SVProgressHUD without a mask | no modal, as it covers nothing: a flag of the app, `does: [{set: sending}, {run: send}, {later: {clear: sending}}]`, with `enabled: not sending` on what it shall hold back. One that takes the touches is `present: hud, window: own` |
    | one event that calls the code of two screens | one list, with `by` for the other’s: `does: [{dismiss: self}, {present: failed, by: list}]` |
    | `pushViewController` and `popViewController` without animation | nothing: pushing and popping take no time here, so that nothing can fall into them; `animated` is said of `present` and `dismiss` alone |
    | `showDetailViewController` | `select` of the column; where it shows something else there, `does: [{push: mail, by: detail}, {select: detail}]` |
    | the column that a split view shows where there is room for one only (`topColumnForCollapsingToProposedTopColumn`) | the app comes up with the last one; another is `triggers: [{when: launch, if: compact, select: list}]` |
    | pages of `UIPageViewController` or `TabView` with `.page` | one screen with a flag for what a page alone has: `flags: {last-page: cleared}`, `triggers: [{when: gesture, label: swipe to the last page, if: not last-page, set: last-page}]`, `shown: last-page` on its buttons. Pages that are screens of their own are pushed |
    | an `item` of `.sheet(item:)` that changes and keeps its `id` | nothing closes: what the sheet shows is one screen, with a flag of the app and `shown` for what differs |
    | a child view or child controller that presents | the same on the screen it stands in: it presents through that one |
    | Cancel that calls work off before it has ended | a flag that the work sets and Cancel clears: `does: [{set: importing}, {present: progress}, {run: import}, {later: {if: importing, does: [{clear: importing}, {dismiss: presented}]}}]`, and in `progress` `{label: Cancel, role: cancel, clear: importing}` |
    | work for which the app stands still, such as a call that blocks the main thread | the steps without `later`: nobody can tap in between |
    | a question of the system (camera, location, notifications): nothing of the app can be tapped until it is answered, and it never falls into a transition | an alert in a window of its own, asked for once: `{if: not camera-asked, present: camera-question, window: own}`; its buttons set `camera-asked` and do what the answer brings, such as `{label: Don’t Allow, does: [{set: camera-asked}, {present: explain}]}`. An answer that was given before stays: `triggers: [{when: launch, if: denied-before, set: camera-denied}]`, with `denied-before: varies` and `camera-denied: cleared` |
    | Face ID, Touch ID (`LAContext.evaluatePolicy`) | a flag that varies: `{label: Unlock, if: face-ok, clear: locked}`, with `face-ok: varies`; a `face`, `finger`, `touch` or `biometry` in its name says that the system itself tells when it fails |
    | `UISearchBar`, or a text field, without a search controller | nothing: it presents nothing and hides no bar; `search` is `UISearchController`, in SwiftUI `.searchable` |
    | a controller of the system that has no `kind`, such as `QLPreviewController`, `EKEventEditViewController` or `VNDocumentCameraViewController` | a screen with the buttons that it draws: `{title: New Event, in: navigation, buttons: [{label: Cancel, role: cancel, dismiss: self}, {label: Add, role: done, dismiss: self}]}`; Apple Pay and the sheet of a purchase, which the system shows above the app, like a question of the system |
    | a button beside a sheet that leaves it live (`largestUndimmedDetentIdentifier`), whose screen presents that sheet already | it closes the sheet first, `{if: presents, dismiss: presented, then: {present: edit}, else: {present: edit}}`, or is not there meanwhile, `shown: not up info` |
    | a button that waits until something is typed | `enabled: unsaved` where what is typed is unsaved work; else a flag: `enabled: named`, and on the screen `triggers: [{when: input, label: type a name, if: in-front, set: named}]` |
    | one error that several screens show (`.alert` on each, bound to the same model) | `present: error, by: topmost` where it comes up: the screen in front shows it |
    | several scenes | a flow is one scene; another one has its own stacks. Code that takes any scene’s window instead of its own is `present: x, if: own-scene` with `own-scene: varies` among the flags: else it comes up elsewhere, and nobody sees it here |
    | a gesture that closes what the app’s own presentation controller presents | `custom: {closes-by: [swipe-down]}`; any other one is a trigger `when: gesture` |
    | `dismiss(animated:)` that a presenter calls on itself, as the delegate of what it presents | `dismiss: presented`; `dismiss: self` is for a screen that closes itself |
    | a delegate that hears of a choice and of Cancel in one method, as `PHPickerViewControllerDelegate` | `did-finish: {if: chosen, set: has-photo}`, with `chosen: varies` |
    | what an earlier launch has stored, also where the system has ended the app in the background | a flow is one life of the app: `launch` comes once, flags last until it ends. What was stored before is a flag that varies and is read at the launch: `{when: launch, if: signed-in-before, set: signed-in}`, with `signed-in-before: varies`. That comes once the first screen has appeared: what `viewDidAppear` of that screen presents by it stands in the launch, too: `{when: launch, if: not signed-in-before, present: welcome}` |
    | `UIViewController.isMovingFromParent`, `isBeingDismissed` | `did-disappear: {if: not up editor, run: clean-up}` on the screen `editor`; `isMovingFromParent` alone, which does not hold where the whole sheet goes: `if: [not up editor, up list]` with the page beneath |

    """

  static let names = """
    ## Names, and YAML

    - Ids are `[a-z][a-z0-9-]*`, and not one of the words \(NameSyntax.refused.sorted().map { "`\($0)`" }.joined(separator: ", ")).
    - A button’s id is its label in kebab case, else its symbol, else its role; two equal ones in a screen need an `id`.
    - Screens, flags and points are defined once in all files of a flow. A point of another screen is `screen.point`, its
      flag `screen.flag`.
    - Text is text: `label: No` is the label “No”, `16.10` is not 16.1. Booleans are `true` and `false` only.
    - Quote a text with a comma inside braces (`{label: "Save, then close"}`), with `: ` or ` #` in it, or one that begins
      with `!`, `&`, `*`, `@`, `%`, a quote or a bracket.
    - Aliases (`*name`) are allowed, merge keys (`<<`) are not; a key stands once in a map; indent with spaces.
    - Limits: \(FlowLimits.flags) flags, \(FlowLimits.screens) screens.

    ### How findings name an element

    `screens.<id>`, `screens.<id>.buttons.<button>`, `screens.<id>.callbacks.<name>`, `screens.<id>.unsaved.<point>`,
    `screens.<id>.guard`, `screens.<id>.back`, `screens.<id>.escape`, `triggers.<label>`, `screens.<id>.triggers.<label>`.
    An effect adds its verb and target: `screens.home.buttons.about.present.about`, `….dismiss.self`, `….run.reload`; what
    belongs to a presentation stands behind it: `….present.about.callbacks.did-dismiss`, `….adaptation.buttons.done`. A
    second equal path ends in `#2`.

    ### Several files

    The root lists its fragments in `parts`; each fragment names its root in `part-of` and has only `screens`, `triggers`,
    `flags`, `works` and `allow`. Paths are relative to the file they stand in, never leave the root’s folder and never go
    through links. Reading a fragment reads the whole flow.

    """
}
