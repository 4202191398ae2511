import FlowModel

/// What may come only while work that was begun `later` is under way. An exploration in which such work ends before anything else
/// happens (``FlowWorlds/endsAtOnce``) does not come there, and must not say that nothing does.
struct BroughtDuringWork {
  private let flow: Flow
  /// The flags that some code changes together with the beginning of work, and that its end changes again.
  private var flags: Set<FlagID> = []
  /// The screens that come together with the beginning of work, and go with its end.
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

  /// The effect may happen only while some work is under way: it says so, or stands on a screen that is there until then, or
  /// it ends work and reads what happened meanwhile.
  func includes(_ effect: Effect) -> Bool {
    includes(effect.owner, performedBy: effect.performers, conditions: [effect.condition])
  }

  /// What is expected may be looked at only then.
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

  /// It needs a flag otherwise than it starts, and no code changes that.
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
