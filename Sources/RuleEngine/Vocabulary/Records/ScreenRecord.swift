internal import Diagnostics
internal import FlowModel

/// A screen.
final class ScreenRecord: FlowElement {
  let index: Int
  let screen: Screen
  let facts: ScreenFacts
  let kind: UInt8
  let purpose: UInt8
  let task: UInt8
  let content: UInt64
  let framework: UInt8
  let guardian: GuardRecord
  let unsaved: [UnsavedRecord]
  let pushes: [String]
  private(set) var buttons: [ButtonRecord] = []
  private(set) var callbacks: [CallbackRecord] = []
  private(set) var presentations: [PresentationRecord] = []
  private(set) var entries: [PresentationRecord] = []

  init(_ screen: Screen, _ index: Int, in all: FlowRecords) {
    self.index = index
    self.screen = screen
    facts = all.facts.screens[index]
    kind = screen.kind.ordinal
    purpose = screen.purpose.ordinal
    task = screen.task.ordinal
    content = screen.content.mask
    framework = screen.framework.ordinal
    guardian = all.record(of: screen.guard)
    unsaved = screen.unsaved.map { all.unsavedPoints[$0] }
    pushes = facts.pushes.map { all.flow.screens[$0].id }
  }

  /// Adds what refers back to screens.
  func link(to all: FlowRecords) {
    buttons = screen.buttons.map { all.buttons[$0] }
    callbacks = screen.callbacks.map { all.callbacks[$0] }
    presentations = facts.presentations.map { all.presentations[$0] }
    entries = facts.entries.map { all.presentations[$0] }
  }

  var place: Place { screen.place }
  var path: ElementPath { screen.path }
}
