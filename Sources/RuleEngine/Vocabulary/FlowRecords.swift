internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// A record that has a place in a file, so that a finding can point at it.
protocol FlowElement: AnyObject {
  /// The place for the caret.
  var place: Place { get }
  /// Its path.
  var path: ElementPath { get }
}

/// The elements of one flow as the objects that conditions read, created once for each flow. It is itself the
/// object `app`.
///
/// It owns all records. They refer to screens and to it without ownership, so they are valid as long as it
/// exists. Not thread-safe.
final class FlowRecords {
  let flow: Flow
  let facts: FlowFacts
  private(set) var conditions = ElementTable<Condition, ConditionRecord>()
  private(set) var expectations = ElementTable<Expectation, ExpectationRecord>()
  private(set) var unsavedPoints = ElementTable<UnsavedPoint, UnsavedRecord>()
  private(set) var effects = ElementTable<Effect, EffectRecord>()
  private(set) var screens = ElementTable<Screen, ScreenRecord>()
  private(set) var buttons = ElementTable<Button, ButtonRecord>()
  private(set) var presentations = ElementTable<Presentation, PresentationRecord>()
  private(set) var callbacks = ElementTable<Callback, CallbackRecord>()
  private(set) var triggers = ElementTable<Trigger, TriggerRecord>()
  /// Empty until all rules but those about allowances have been checked.
  let allowances: [AllowanceRecord]

  /// - Parameter outcomes: the outcomes of the flow's allowances, in their order; empty while they are not known.
  init(_ flow: Flow, outcomes: [AllowanceOutcome] = []) {
    self.flow = flow
    let facts = FlowFacts(of: flow)
    self.facts = facts
    allowances = zip(flow.allowances, outcomes).map(AllowanceRecord.init)
    conditions = flow.conditions.mapValues { ConditionRecord($0, in: flow, facts.flagUses) }
    expectations = flow.expectations.mapIDs { ExpectationRecord($0, in: self) }
    unsavedPoints = flow.unsavedPoints.mapValues(UnsavedRecord.init)
    effects = flow.effects.mapValues { EffectRecord($0, in: self) }
    screens = flow.screens.mapIDs { ScreenRecord($0, in: self) }
    buttons = flow.buttons.mapIDs { ButtonRecord($0, in: self) }
    callbacks = flow.callbacks.mapIDs { CallbackRecord($0, in: self) }
    presentations = flow.presentations.mapIDs { PresentationRecord($0, in: self) }
    triggers = flow.triggers.mapIDs { TriggerRecord($0, in: self) }
  }
}

extension FlowRecords: RuleRecord {
  static let type = RecordType("App", doc: "what is built and where it runs")

  static func declare(_ field: inout RecordFields<FlowRecords>) {
    field("oldest", "lowest effective version: the lower of SDK and system") { $0.flow.app.oldest.number }
    field("newest", "highest effective version") { $0.flow.app.newest.number }
    field("devices", "what it is built for") { $0.flow.app.devices }
    field("landscape", "some device may turn to landscape") { $0.flow.app.landscape }
    field("landscapeDevices", "the devices that may turn to landscape") { $0.flow.app.landscapeDevices }
    field("compactWidth", "a window may be compact in width: on an iPhone, or on an iPad beside other apps") {
      $0.flow.app.mayBeCompactInWidth(by: .known)
    }
    field("host", "where the code runs") { $0.flow.app.host }
    field("framework", "who presents, unless a screen says otherwise") { $0.flow.app.framework }
    field("bar", "token for the look of its navigation bars") { $0.flow.app.bar }
    field(
      "defaultStyleChange",
      "how a style that is not set changes its look over the versions, in words; empty where it does not"
    ) { PlatformTimelines.known.changeOfDefaultStyle(in: $0.flow.app) }
    field("start", "the screen that the app begins with") { $0.screens[$0.flow.start] }
    field("screens", "every screen, in the order written") {
      Array($0.screens)
    }
    field("triggers", "every trigger of the file and of screens, and the ends of works") {
      Array($0.triggers)
    }
    field("sets", "names of the flags that some effect sets, or presenting by them (state)") {
      $0.flags(where: $0.facts.flagUses.isSet)
    }
    field(
      "clears",
      "names of the flags that some effect clears, or SwiftUI as it closes what is presented by them"
    ) { $0.flags(where: $0.facts.flagUses.isCleared) }
    field("usualTransition", "the transition most presentations use") { $0.facts.usualTransition }
  }
}

extension FlowRecords {
  /// The names of the selected flags, without implied ones.
  private func flags(where isSuch: ElementTable<Flag, Bool>) -> [String] {
    flow.flags.identified.filter { isSuch[$0] && !$1.isImplied }.map(\.1.name)
  }
}
