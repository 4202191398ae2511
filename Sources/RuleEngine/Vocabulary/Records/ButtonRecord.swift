internal import Diagnostics
internal import FlowModel

/// A button, the system's own included.
final class ButtonRecord: FlowElement {
  let button: Button
  let facts: ButtonFacts
  let role: UInt8
  let placement: UInt8
  let enabled: ConditionRecord
  let shown: ConditionRecord
  let effects: [EffectRecord]
  let closings: [ClosingRecord]
  unowned let screen: ScreenRecord

  init(_ button: Button, _ facts: ButtonFacts, in all: FlowRecords) {
    self.button = button
    self.facts = facts
    role = button.role.ordinal
    placement = button.placement.ordinal
    enabled = all.conditions[button.enabled]
    shown = all.conditions[button.shown]
    effects = facts.effects.map { all.effects[$0] }
    closings = facts.closings.map(ClosingRecord.init)
    screen = all.screens[button.screen]
  }

  /// In some branch it closes, and it is not one that is never drawn or never enabled.
  var exit: Bool { facts.exit && enabled.truth != Self.never && shown.truth != Self.never }
  private static let never = Truth.never.ordinal

  var place: Place { button.place }
  var path: ElementPath { button.path }
}

/// One way in which a button closes the presentation it is in.
final class ClosingRecord {
  let works: [String]

  init(_ works: [String]) { self.works = works }
}
