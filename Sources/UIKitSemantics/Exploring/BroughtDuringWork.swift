import FlowModel

/// What may happen only while work is in progress that was started with `later`. Where such work ends before
/// any other event (``FlowWorlds/endsAtOnce``), the exploration does not reach it and must not report it as
/// unreachable.
struct BroughtDuringWork {
  private let flow: Flow
  /// The flags that code changes when it starts work and that the end of the work changes again.
  private var flags: Set<FlagID> = []
  /// The screens that are shown when work starts and removed when it ends.
  private var screens: Set<ScreenID> = []
  private let changed: Set<FlagID>

  init(_ flow: Flow) {
    self.flow = flow
    changed = flow.changedFlags
    for trigger in flow.triggers {
      guard let owner = trigger.origin.map({ flow.effects[$0].owner }) else { continue }
      let beside = flow.flattened(flow.steps(of: owner)).map { flow.effects[$0] }.filter { $0.owner == owner }
      let ending = flow.flattened(trigger.does).map { flow.effects[$0] }
      flags.formUnion(Set(beside.compactMap(\.flag)).intersection(ending.compactMap(\.flag)))
      if ending.contains(where: { [.dismiss, .pop, .popTo, .popToRoot, .unwind].contains($0.verb) }) {
        screens.formUnion(beside.compactMap { [.present, .push].contains($0.verb) ? $0.screen : nil })
      }
    }
  }

  /// Whether the effect may happen only while some work is in progress: its conditions say so, it belongs to
  /// a screen that is shown until the work ends, or it ends the work and reads what happened meanwhile.
  func includes(_ effect: Effect) -> Bool {
    includes(effect.owner, performedBy: effect.performers, conditions: [effect.condition])
  }

  /// The same for an expectation.
  func includes(_ expectation: Expectation) -> Bool {
    includes(expectation.owner, performedBy: expectation.performers, conditions: [])
  }

  private func includes(
    _ owner: EffectOwner, performedBy performers: [ScreenID], conditions: [ConditionID]
  ) -> Bool {
    let terms = (conditions + flow.conditions(of: owner)).map { flow.conditions[$0].term }
    if terms.contains(where: neverHolds) { return false }
    if terms.contains(where: { !flags.isDisjoint(with: $0.flags) }) { return true }
    if !performers.isEmpty, performers.allSatisfy(screens.contains) { return true }
    guard case .trigger(let index) = owner, flow.triggers[index].origin != nil else { return false }
    return terms.contains { $0.contains(where: readsWhatHappened) }
  }

  private func readsWhatHappened(_ term: Condition.Term) -> Bool {
    switch term {
    case .up, .front, .inFront, .presents, .presentsAnywhere: true
    case .flag(let flag): flow.flags[flag].start != .varies
    default: false
    }
  }

  /// Whether the condition needs a flag to have another value than at the start, although no code changes the
  /// flag.
  private func neverHolds(_ term: Condition.Term) -> Bool {
    func stays(_ flag: FlagID, _ start: FlagStart) -> Bool {
      flow.flags[flag].start == start && !changed.contains(flag)
    }
    return switch term {
    case .never: true
    case .flag(let flag): stays(flag, .cleared)
    case .not(.flag(let flag)): stays(flag, .set)
    case .all(let terms): terms.contains(where: neverHolds)
    default: false
    }
  }
}
