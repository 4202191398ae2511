internal import FlowModel

/// The elements of one flow as the objects that conditions read, made once per flow.
///
/// Only screens own what belongs to them; everything refers back to screens without owning them, so the records are
/// good for as long as this lives.
final class FlowRecords {
  let flow: Flow
  let facts: FlowFacts
  let app: AppRecord
  private(set) var conditions: [ConditionRecord] = []
  private(set) var unsavedPoints: [UnsavedRecord] = []
  private(set) var effects: [EffectRecord] = []
  private(set) var screens: [ScreenRecord] = []
  private(set) var buttons: [ButtonRecord] = []
  private(set) var presentations: [PresentationRecord] = []
  private(set) var callbacks: [CallbackRecord] = []
  private(set) var triggers: [TriggerRecord] = []
  /// None until it is known what came of them.
  let allowances: [AllowanceRecord]

  /// - Parameter outcomes: what came of the flow's allowances, in their order; empty where that is not known.
  init(_ flow: Flow, outcomes: [AllowanceOutcome] = []) {
    allowances = zip(flow.allowances, outcomes).map(AllowanceRecord.init)
    self.flow = flow
    facts = FlowFacts(of: flow)
    app = AppRecord(flow.app, usualTransition: facts.usualTransition)
    conditions = flow.conditions.map(ConditionRecord.init)
    unsavedPoints = flow.unsavedPoints.map(UnsavedRecord.init)
    effects = flow.effects.map { EffectRecord($0, condition: conditions[$0.condition]) }
    screens = flow.screens.indices.map { ScreenRecord(flow.screens[$0], $0, in: self) }
    buttons = flow.buttons.indices.map { ButtonRecord(flow.buttons[$0], facts.buttons[$0], in: self) }
    callbacks = flow.callbacks.indices.map {
      CallbackRecord(flow.callbacks[$0], facts.callbacks[$0], in: self)
    }
    presentations = flow.presentations.indices.map {
      PresentationRecord(flow.presentations[$0], $0, facts.presentations[$0], in: self)
    }
    triggers = flow.triggers.indices.map {
      TriggerRecord(flow.triggers[$0], effects: facts.triggerEffects[$0].map { effects[$0] })
    }
    for screen in screens { screen.link(to: self) }
  }

  /// A guard by the conditions it is made of.
  func record(of guardian: Guard) -> GuardRecord {
    GuardRecord(
      screen: conditions[guardian.screen], navigation: conditions[guardian.navigation],
      search: conditions[guardian.search])
  }
}
