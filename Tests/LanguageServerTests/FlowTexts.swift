/// A flow in three files: what tests of names and parts need.
enum Parted {
  static let root = """
    modalflow: 1
    app: {name: Notes, sdk: 18, ios: 16...18}
    start: notes
    parts: [editor.yaml, settings.yaml]
    flags: {signed-in: varies}
    works: {reload: {repeatable: true}}
    screens:
      notes:
        title: Notes
        in: navigation
        buttons:
          - {label: New, present: note, style: pageSheet}
          - {label: Settings, if: signed-in, present: settings, style: pageSheet, else: {run: reload}}

    """

  static let editor = """
    part-of: notes.yaml
    screens:
      note:
        title: New Note
        in: navigation
        unsaved: [draft]
        guard: unsaved draft
        callbacks:
          did-attempt-to-dismiss: {present: ask, anchor: cancel, passthrough: []}
        buttons:
          - {label: Cancel, role: cancel, if: unsaved, present: ask, anchor: sender, passthrough: [], else: dismiss}
          - {label: Save, role: save, does: [save: draft, {run: reload}, dismiss]}
      ask:
        kind: actionSheet
        title: You have unsaved changes
        buttons:
          - {label: Discard Changes, role: destructive, does: [discard, dismiss]}
          - {label: Keep Editing, role: cancel}

    """

  static let settings = """
    part-of: notes.yaml
    screens:
      settings:
        title: Settings
        in: navigation
        edits: [note.draft]
        flags: {advanced: cleared}
        buttons:
          - {label: Done, role: done, does: dismiss}
          - {label: More, does: [{set: advanced}, {if: [advanced, not signed-in], run: reload}]}

    """

  /// A bug in a flow of its own: Cancel saves.
  static let cancelSaves = """
    modalflow: 1
    app: {name: Ü, sdk: 18, ios: 16...18}
    start: home
    screens:
      home:
        title: Home
        buttons: [{label: Edit, present: editor, style: pageSheet}]
      editor:
        title: Editor
        in: navigation
        unsaved: [text]
        guard: unsaved
        buttons:
          - {label: Cancel, role: cancel, does: [save, dismiss]}
          - {label: Done, role: done, does: [save, dismiss]}

    """
}
