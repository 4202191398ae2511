import FlowModel

/// Which parts of the history can still matter for code above. What can never wait need not be remembered by
/// any layer.
struct KeptHistory: Sendable {
  /// The screens that may have a debt after an event.
  let owing: [ScreenID]
  /// Whether covered layers may have a debt after an event.
  var owes: Bool { !owing.isEmpty }
  /// For each trigger, whether it ends work and always runs while the performer that started the work is in
  /// front (see ``WorkInFront/ends``). False for all if work started with `later` may end after other events.
  let endsInFront: ElementTable<Trigger, Bool>

  /// Computes the parts, within the bounds of the worlds.
  init(_ flow: Flow, _ worlds: FlowWorlds) {
    owing = worlds.mostDebts > 0 ? Set(worlds.debts.map { $0.screen }).sorted() : []
    endsInFront = worlds.endsAtOnce ? WorkInFront(flow: flow).ends : flow.triggers.mapValues { _ in false }
  }
}
