/// Flows that tests of several modules need.
public enum FlowTexts {
  /// A sheet with unsaved work on a Mac: a click outside takes it only where the contested F0.6 is read the other way.
  public static let sheetOnMac = """
    modalflow: 1
    app: {name: Notes, sdk: 18, ios: 18, devices: [mac]}
    start: notes
    screens:
      notes: {title: Notes, buttons: [{label: New, present: note, style: formSheet}]}
      note:
        title: Note
        unsaved: [text]
        escape: none
        buttons: [{label: Done, role: done, does: [save, dismiss]}]
    """
}
