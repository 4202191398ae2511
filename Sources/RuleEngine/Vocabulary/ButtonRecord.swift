internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel

/// A button, including those of the system.
final class ButtonRecord: FlowElement {
  let button: Button
  let facts: ButtonFacts
  let enabled: ConditionRecord
  let shown: ConditionRecord
  let effects: [EffectRecord]
  let later: [EffectRecord]
  let closings: [ClosingRecord]
  let ways: [WayRecord]
  unowned let screen: ScreenRecord

  init(_ index: ButtonID, in all: FlowRecords) {
    button = all.flow.buttons[index]
    facts = all.facts.buttons[index]
    enabled = all.conditions[button.enabled]
    shown = all.conditions[button.shown]
    effects = facts.effects.map { all.effects[$0] }
    later = WorkLater(in: all.flow).effectsLater(among: facts.effects, all.facts).map { all.effects[$0] }
    closings = facts.closings.map(ClosingRecord.init)
    ways = facts.ways.map { WayRecord($0.map { all.effects[$0] }) }
    screen = all.screens[button.screen]
  }

  var place: Place { button.place }
  var path: ElementPath { button.path }
}

extension ButtonRecord: RuleRecord {
  static let type = RecordType("Button", doc: "a button, the system's own included")

  static func declare(_ field: inout RecordFields<ButtonRecord>) {
    field("id", "its id") { $0.button.id }
    field("label", "what it says; empty for none") { $0.button.label }
    field("symbol", "SF Symbol; empty for none") { $0.button.symbol }
    field("accessibilityLabel", "what VoiceOver says; empty for a bare symbol") {
      $0.button.accessibilityLabel
    }
    field("role", "what it is to the person") { $0.button.role }
    field("placement", "where it stands") { $0.button.placement }
    field("inBar", "an item of a navigation bar, toolbar or tab bar") { $0.button.placement.isInBar }
    field("prominent", "prominent style") { $0.button.prominent }
    field("preferred", "preferredAction of an alert") { $0.button.preferred }
    field("width", "points; 44 when unstated") { $0.button.width }
    field("height", "points; 44 when unstated") { $0.button.height }
    field(
      "row", "SwiftUI: the row of a list that it shares with others, unstyled; empty for none"
    ) { $0.button.row }
    field("enabled", "when it can be tapped") { $0.enabled }
    field("shown", "when it is drawn") { $0.shown }
    field(
      "effects", "what a tap does, branches flattened, with what follows when its work has ended (`later`)"
    ) { $0.effects }
    field(
      "ways",
      "each way through its branches, with what follows when its work has ended; where there are more than 64, all as one"
    ) { $0.ways }
    field("sets", "names of the flags that a tap sets, in whatever branch") { $0.effects.targets(of: .set) }
    field("clears", "names of the flags that a tap clears, in whatever branch") {
      $0.effects.targets(of: .clear)
    }
    field("later", "what follows when the work has ended that a tap begins, branches flattened") { $0.later }
    field("system", "drawn by UIKit for this kind") { $0.button.isSystem }
    field("screen", "where it stands") { $0.screen }
    field(
      "exit", "in some branch, itself or through a dialog it presents, it closes the presentation it is in"
    ) {
      // A button that is never drawn or never enabled does not count.
      $0.facts.exit && $0.enabled.condition.truth != .never && $0.shown.condition.truth != .never
    }
    field("steps", "likewise, it goes back from a pushed page") { $0.facts.steps }
    field("works", "names of the works of the branches that close, without the repeatable") { $0.facts.works }
    field("closings", "each branch that closes, a dialog's closing choices among them") { $0.closings }
    field("saves", "in some branch it saves") { $0.facts.saves }
    field("discards", "in some branch it discards, itself and not through a dialog it presents") {
      $0.facts.discards
    }
    field("completes", "in some branch the task is finished") { $0.facts.completes }
    field(
      "commits",
      "it closes only by doing work, and has no role by which people leave: a choice, a Send, a purchase"
    ) { $0.facts.commits }
  }
}

/// A branch in which a button closes its presentation.
final class ClosingRecord: RuleRecord {
  static let type = RecordType("Closing", doc: "one way in which a button closes the presentation it is in")
  private let works: [String]

  init(_ works: [String]) { self.works = works }

  static func declare(_ field: inout RecordFields<ClosingRecord>) {
    field("works", "names of its works, without the repeatable") { $0.works }
  }
}

/// A path through what a button does.
final class WayRecord: RuleRecord {
  static let type = RecordType("Way", doc: "one way through what a button does")
  private let effects: [EffectRecord]

  init(_ effects: [EffectRecord]) { self.effects = effects }

  static func declare(_ field: inout RecordFields<WayRecord>) {
    field("effects", "what happens on it, in order") { $0.effects }
  }
}
