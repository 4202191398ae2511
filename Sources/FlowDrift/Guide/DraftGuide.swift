/// What somebody needs to know who completes a draft, person or coding agent.
public enum DraftGuide {
  /// The guide, in Markdown. Its examples leave out the head of a flow: `modalflow`, `app` and `start: home`.
  public static let text = """
    # Completing a draft

    A draft says what code says. You add what only a person knows: what can be lost, when, and why. Change nothing in the
    app. Each way in the draft has its file and line: read that code, then write what it does, not what it should do.

    ## Order of work

    1. `modalflow draft App/ > flow.yaml`, or one feature: `--from EditorViewController --depth 2`.
    2. `app:` and `start:`. `sdk` is the SDK it is built with, `ios: 16...` the oldest system on.
    3. Screen by screen from the start on: answer each `todo:` by writing that key, and take it out of `todo:`.
       Nothing to lose is an answer too: `unsaved: []`. Take out screens that no person can reach.
    4. The list at the end of the draft: places that could not be followed. Open each, write the way by hand.
    5. What starts by itself: links, notifications, timers, errors, the first launch, a lock. See `triggers` below.
    6. `modalflow lint flow.yaml --strict` until nothing is open (exit 3: something is). Then
       `modalflow drift flow.yaml --sources App/`, then `modalflow drift … --accept`.
    A finding of lint that is true stays: it is why you do this. Never bend the flow until lint is quiet.

    ## What answers each `todo:`

    | key | look in code for | write |
    |---|---|---|
    | `unsaved` | what a person typed, chose or took, and that is gone if the screen goes: text fields, `isDirty`, `hasChanges`, an object saved in `save()` only | `unsaved: [note]`; saved at each change: `unsaved: []`; there from the start, like a photo: `{photo: {starts: unsaved}}` |
    | `guard` | the expression given to `isModalInPresentation` or `interactiveDismissDisabled` | “has changes”: `guard: unsaved`; another fact: `flags: {sending: cleared}`, `guard: sending` |
    | `callbacks` | `presentationControllerDidAttemptToDismiss`, `…DidDismiss`, `onDismiss:` | `callbacks: {did-attempt-to-dismiss: {present: ask}}`; on the edge where the presenter is the delegate |
    | `does` (button) | the action or closure, to its end, completions too | effects in order: `[save, dismiss]`; `dismiss`, `pop`, `push: x`, `present: x`, `run: name` |
    | `does` (screen) | what closes it: delegate, closure, base class, the presenter | the button that does, or nothing: then it has none |
    | `if` | `if`, `guard`, `switch` around it | `if: unsaved, present: ask, else: dismiss` |
    | `label` | title, else accessibility label of what is tapped; a row: its text | `label: …`; a picture: `symbol: gear, accessibility-label: Settings` |
    | `style`, `anchor` | `modalPresentationStyle`, `popoverPresentationController` | `style: popover, anchor: sender`; none set: leave both out |
    | `role` | `UIAlertAction.Style`, `barButtonSystemItem`, `role:` | `role: cancel` … only what code says |

    `save` and `discard` are what happens to the work, whatever the function is called: Cancel that keeps a draft does
    `[save, dismiss]`. `run: name` is any other work; a `present` or `dismiss` inside that work must be written, not hidden in
    `run`. What happens after an answer of a server or a permission is `later`: the screen may be gone by then.
    `purpose`, `task` and `content` are yours to say; rules about them stay silent until you do.

    ## Patterns

    The three lines at the top are left out. UIKit: an editor with `isModalInPresentation = hasChanges`,
    `…DidAttemptToDismiss` and Cancel that both call `askToDiscard()`. SwiftUI: `.interactiveDismissDisabled(hasChanges)` and a
    Cancel that sets `showsQuestion`; there a swipe asks nothing, so that `callbacks` stays out.

    ```yaml
    screens:
      home:
        title: Home
        in: navigation
        buttons:
          - {label: New Note, present: editor}
      editor:
        title: New Note
        in: navigation
        unsaved: [note]
        guard: unsaved
        callbacks: {did-attempt-to-dismiss: {present: ask}}
        buttons:
          - {label: Cancel, role: cancel, if: unsaved, present: ask, else: dismiss}
          - {label: Save, role: save, enabled: unsaved, does: [save, dismiss]}
      ask:
        kind: alert
        title: Discard this note?
        buttons:
          - {label: Discard Note, role: destructive, does: [discard, dismiss]}
          - {label: Keep Editing, role: cancel}
    ```

    A dialog's handler is the presenter's code: `dismiss` in it closes the editor, the dialog goes by itself. Work that ends
    later (`URLSession`, `Task`), and something that starts by itself (`scene(_:openURLContexts:)`, `onOpenURL`):

    ```yaml
    flags: {fails: varies}
    triggers:
      - {when: deep-link, if: not presents, present: help}
    screens:
      home: {title: Home, in: navigation, buttons: [{label: Sign In, present: login}]}
      help: {title: Help, in: navigation, buttons: [{label: Close, role: close, dismiss: self}]}
      login:
        title: Sign In
        in: navigation
        flags: {waiting: cleared}
        buttons:
          - {label: Cancel, role: cancel, dismiss: self}
          - label: Sign In
            placement: content
            enabled: not waiting
            does:
              - {set: waiting}
              - {run: sign-in}
              - later: {if: fails, does: [{clear: waiting}, {if: in-front, present: failed}], else: {does: [complete, dismiss]}}
      failed: {kind: alert, title: Signing in failed, message: Try again., buttons: [OK]}
    ```

    | code | flow |
    |---|---|
    | `present(UINavigationController(rootViewController: vc))`, `NavigationStack` in a sheet | the screen, `in: navigation` |
    | `.sheet(item: $route)` over a `switch` | one way for each case, all with `modifier: route` |
    | `dismiss(animated:)` in the presented screen; `delegate?.done()` that dismisses | `dismiss`; the same |
    | `presentingViewController?.dismiss` | `dismiss: presenter` |
    | `if presentedViewController == nil { present(…) }` | `if: not presents, present: …` |
    | `UIDevice…idiom == .pad ? .formSheet : .fullScreen` | `style: {…}` with a condition, or a `todo` |
    | a lock in a window of its own | `present: lock, window: own` under `triggers: when: foreground` |
    | a class that stands for two screens | two screens with the same `code:` |
    | the app's own action sheet | `kind: actionSheet`, `code: Type.function` |

    ## Checking yourself

    - `modalflow lint flow.yaml --facts facts.json` names the line of code of each finding. Read it: true, or is the flow wrong?
    - `modalflow trace flow.yaml --finding RULE` plays the way to it; `--play "tap New Note, swipe down"` plays yours.
    - `modalflow drift flow.yaml --sources App/ --all` lists what cannot be seen: these ways only you have checked.
    - `modalflow words flow` explains every key, `modalflow explain RULE` every rule.
    - Done when: no `todo:`, no `drift-edge-only-in-flow` or `drift-edge-only-in-code` you cannot explain, each finding read in
      code. Say of each finding that you report: file and line, what a person does, what happens.

    """
}
