/// The guide for completing a draft, for people and coding agents.
public enum DraftGuide {
  /// The guide, in Markdown. Its examples leave out the first keys of a flow: `modalflow`, `app` and
  /// `start: home`.
  public static let text = """
    # Completing a draft

    A draft says what code says. You add what only a person knows: what can be lost, when, and why. Each way has its file
    and line: read it, then write what it does, not what it should do.

    ## Order of work

    1. `modalflow draft App/ > flow.yaml`, or one feature: `--from EditorViewController --depth 2`.
    2. `app:` and `start:`. `sdk`: the SDK it is built with; not known: the newest. `ios: 16...`: the oldest system on.
    3. Screen by screen: answer each `todo:` by writing that key, and take it out there. Take out
       what nobody can reach.
    4. The list at the end: open each place, write the way by hand.
    5. What starts by itself: links, notifications, timers, errors, the first launch (`when: launch`), a lock.
    6. `modalflow lint flow.yaml --strict` until nothing is open (else exit 3). Then
       `modalflow drift flow.yaml --sources App/`, then `--accept`.
    Never bend the flow until lint is quiet: a true finding stays. Not explored to its end: `--limit-work N` goes further; an
    error that may come at any time is cheaper as `triggers: [{when: error, present: failed}]` on its screen than as `later`.

    ## What answers each `todo:`

    | key | look in code for | write |
    |---|---|---|
    | `start` | the places it names: what the window or `WindowGroup` shows first; a splash or a login is not it | `start: home`; until then nothing is found |
    | `unsaved` | work one would mind doing again, gone if the screen goes: text, `isDirty`, an object saved in `save()` only; no toggle or picker of a question | `unsaved: [note]`; saved at each change: `[]`; there from the start, like a photo: `{photo: {starts: unsaved}}` |
    | `guard` | the expression given to `isModalInPresentation` or `interactiveDismissDisabled` | “has changes”: `guard: unsaved`; another fact: `flags: {sending: cleared}`, `guard: sending` |
    | `callbacks` | `presentationControllerDidAttemptToDismiss`, `…DidDismiss`, `onDismiss:` | `callbacks: {did-attempt-to-dismiss: {present: ask}}`; on the edge where the presenter is the delegate |
    | `does` (button) | the action or closure, to its end, completions too | effects in order: `[save, dismiss]`; `dismiss`, `pop`, `push: x`, `present: x`, `run: name` |
    | `does` (screen) | what closes it, the lines it names: delegate, closure, base class, the presenter | the button that does, or nothing: then it has none |
    | `if` | `if`, `guard`, `switch` around it | `if: unsaved, present: ask, else: dismiss` |
    | `shown`, `kind` | `if` around the button; idiom asked for the style of an alert | `shown: new`, a flag; two dialogs: `if: ipad`, `else` |
    | `label` | title; a row of data: what it is, `A movie` | `label: …`; a picture: `symbol: gear`, and `accessibility-label:` only where code sets it |
    | `style`, `anchor` | `modalPresentationStyle`, `popoverPresentationController` | `style: popover, anchor: sender`; none set: leave both out |
    | `role` | `UIAlertAction.Style`, `barButtonSystemItem`, `role:` | of an alert only what code says; elsewhere also what the title promises: Done is `done` |

    `save` and `discard` are what happens to the work, whatever the function is called: Cancel that keeps a draft, and a button
    that uses the work up (sends, imports), do `[save, dismiss]`. `run: name` is other work; write a `present` or `dismiss`
    inside it. What follows an answer of a server is `later`: the screen may be gone by then. A call that blocks the main thread,
    or a delay of 0.2 s, is no `later`: nobody can tap in between; behind a spinner that takes all taps, buttons are
    `enabled: not waiting`. `purpose`, `task`, `content` are yours to say; rules about them wait for you.

    ## Patterns

    The head is left out. UIKit: `isModalInPresentation = hasChanges`; `…DidAttemptToDismiss` and Cancel ask. In SwiftUI
    (`.interactiveDismissDisabled(hasChanges)`) a swipe asks nothing: no `callbacks`.

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
    later (`Task`), and something that starts by itself (`onOpenURL`):

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
    | `NavigationStack` in a sheet, `UINavigationController(rootViewController:)` | the screen, `in: navigation` |
    | `.sheet(item: $route)` over a `switch` | one way for each case, all with `modifier: route` |
    | `.navigationDestination(for:)` over a `switch` | one pushed screen for each case |
    | `dismiss` in the presented screen; `delegate?.done()` that does it | `dismiss`; the same |
    | its sheet's `isShown = false` in a pushed view | `dismiss: welcome`, its first screen |
    | `presentingViewController?.dismiss`; `spinner.dismiss` of one that is kept | `dismiss: presenter`; `if: up spinner, dismiss: spinner` |
    | `dismiss`, a delay of its length, `present` | `{dismiss: self, then: {present: x}}` |
    | `accessibilityPerformEscape`, `accessibilityViewIsModal` | `escape: dismiss`, `accessibility-modal: true` |
    | `if presentedViewController == nil { present(…) }` | `if: not presents, present: …` |
    | `rootViewController?.present(share, …)` in SwiftUI, no `sourceView` | `present: share, by: topmost, anchor: none` |
    | style by idiom | `style: {…}` with a condition |
    | a lock in a window of its own | `present: lock, window: own` under `triggers: when: foreground` |
    | a question of the system (camera, location) | an alert `if: not asked, present: camera-question, window: own` |
    | one error that several screens show | `present: error, by: topmost` |
    | Cancel that calls work off | `{set: busy}`, `later: {if: busy, …}`; Cancel does `clear: busy` |
    | a class for two screens; types that make one | the same `code:` twice; `code: [MovieView, MovieHeader]` |
    | swipe actions, menus, rows | `buttons`, one for each kind; `placement: swipe`, `menu` |
    | `viewDidDisappear` saves | `callbacks: {did-disappear: save}` |
    | pull to refresh | only if it shows something: `when: gesture, label: Pull` |
    | an alert's text field | `unsaved: [url]` on the alert; its button acts for the presenter: `save: ask-url.url` |

    ## Checking yourself

    - `modalflow lint flow.yaml --sources App/` names the code of each finding. Read it: true, or is the flow wrong?
    - `modalflow trace flow.yaml --finding RULE` plays the way to it; `--play "tap New Note, swipe down"` plays yours.
    - `modalflow drift flow.yaml --sources App/ --all` lists what cannot be seen and only you have checked.
    - What a button means, say: `{label: Cancel, dismiss: self, expect: in-front inbox}`. Lint finds where it is not so.
    - `modalflow words flow` explains every key, `modalflow explain RULE` every rule.
    - Done when: no `todo:`, each finding read in code, and each `drift-edge-only-in-flow` mended or explained: after
      `--accept` write `reason: why` beside `only-in-flow` in `.modalflow-drift.yaml`. Report: file, line, what a person does,
      what happens.

    """
}
