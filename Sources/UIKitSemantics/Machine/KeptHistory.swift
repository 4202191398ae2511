import FlowModel

/// How much of what happened earlier can still matter, as far as code asks for it from above: what nobody can wait for, no
/// layer has to remember.
struct KeptHistory: Sendable {
  /// Covered layers may owe something when an event has ended.
  let owes: Bool
  /// By trigger: it ends work, and comes while whoever began that stands in front (see ``WorkInFront/ends``); none where what is
  /// begun `later` may end when something else has happened.
  let endsInFront: [Bool]

  /// As far as the bounds of the worlds let it.
  init(_ flow: Flow, _ worlds: FlowWorlds, debts: Int) {
    // What has no bit of the world is kept whatever the bounds are.
    owes = worlds.mostDebts > 0 || worlds.debts.count < debts
    endsInFront = worlds.endsAtOnce ? WorkInFront(flow: flow).ends : flow.triggers.map { _ in false }
  }
}
