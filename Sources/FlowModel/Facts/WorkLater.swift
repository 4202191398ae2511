/// What is read off a flow about work that ends later, and about flags that turn one way only.
public struct WorkLater {
  let flow: Flow

  /// Reads it off this flow.
  public init(in flow: Flow) { self.flow = flow }

  /// The end of work that no person has begun: the app does when it is launched or comes back, or when a screen loads or
  /// appears.
  func isBegunByTheApp(_ trigger: Trigger) -> Bool {
    guard let origin = trigger.origin else { return false }
    switch flow.effects[origin].owner {
    case .callback(let index):
      return [.didLoad, .willAppear, .didAppear].contains(flow.callbacks[index].name)
    case .trigger(let index):
      return [.launch, .foreground].contains(flow.triggers[index].kind)
        || isBegunByTheApp(flow.triggers[index])
    case .button, .back, .escape: return false
    }
  }

  /// Of effects, flattened: those that are done when work has ended that others of them begin.
  public func effectsLater(among effects: [EffectID], _ facts: FlowFacts) -> [EffectID] {
    let later = Set(effects.compactMap { flow.effects[$0].trigger }.flatMap { facts.triggerEffects[$0] })
    return effects.filter(later.contains)
  }

  /// Effects set this flag of the app and none clears it, or the other way round.
  public func turnsOneWay(_ flag: FlagID) -> Bool {
    let turns = Set(
      flow.effects.filter { $0.flag == flag && [.set, .clear].contains($0.verb) }.map(\.verb))
    let start = flow.flags[flag]
    return start.start != .varies && start.screen == nil && !start.isImplied && turns.count == 1
  }
}
