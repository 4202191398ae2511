import FlowModel

/// How much of what happened earlier can still matter, as far as code asks for it from above: what nobody can wait for, no
/// layer has to remember.
struct KeptHistory: Sendable {
  /// The screens that may owe something when an event has ended.
  let owing: [ScreenID]
  /// Covered layers may owe something when an event has ended.
  var owes: Bool { !owing.isEmpty }
  /// By trigger: it ends work, and comes while whoever began that stands in front (see ``WorkInFront/ends``); none where what is
  /// begun `later` may end when something else has happened.
  let endsInFront: ElementTable<Trigger, Bool>

  /// As far as the bounds of the worlds let it.
  init(_ flow: Flow, _ worlds: FlowWorlds) {
    owing = worlds.mostDebts > 0 ? Set(worlds.debts.map { $0.screen }).sorted() : []
    endsInFront = worlds.endsAtOnce ? WorkInFront(flow: flow).ends : flow.triggers.mapValues { _ in false }
  }
}
