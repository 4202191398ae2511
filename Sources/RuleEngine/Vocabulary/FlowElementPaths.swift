public import Diagnostics
public import FlowModel

extension Flow {
  /// The names of all elements that a finding can be about: screens, buttons, presentations, effects, callbacks, triggers,
  /// written conditions, unsaved work and allowances.
  public var elementPaths: [ElementPath] { FlowRecords(self, outcomes: []).elementPaths }
}

extension FlowRecords {
  /// The names of all elements that a finding can be about.
  var elementPaths: [ElementPath] {
    var elements: [any FlowElement] = screens.values + buttons.values + presentations.values
    elements += effects.values as [any FlowElement]
    elements += callbacks.values as [any FlowElement]
    elements += triggers.values as [any FlowElement]
    elements += conditions.filter(\.condition.isWritten) as [any FlowElement]
    elements += unsavedPoints.values as [any FlowElement]
    elements += allowances as [any FlowElement]
    return elements.map(\.path)
  }
}
