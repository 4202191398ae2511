/// What is read off a flow about work that ends later.
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

  /// What the same step presents with a transition that begins the work, not behind its end and not in the other branch: work
  /// that ends at once ends while that comes in.
  func presentedBeside(endOf trigger: Trigger) -> [PresentationID] {
    guard let origin = trigger.origin.map({ flow.effects[$0] }) else { return [] }
    return flow.flattened(flow.steps(of: origin.owner)).map { flow.effects[$0] }.filter { other in
      other.after == origin.after
        && (other.condition == origin.condition || other.condition == Condition.always
          || origin.condition == Condition.always)
    }.compactMap(\.presentation).filter { flow.presentations[$0].options.animated }
  }

  /// Of effects, flattened: those that are done when work has ended that others of them begin.
  public func effectsLater(among effects: [EffectID], _ facts: FlowFacts) -> [EffectID] {
    let later = Set(effects.compactMap { flow.effects[$0].trigger }.flatMap { facts.triggerEffects[$0] })
    return effects.filter(later.contains)
  }
}

extension Flow {
  /// The end of work that a tap on a button begins.
  func isBegunByTap(_ trigger: Trigger) -> Bool {
    guard let origin = trigger.origin else { return false }
    switch effects[origin].owner {
    case .button: return true
    case .trigger(let index): return isBegunByTap(triggers[index])
    case .callback, .back, .escape: return false
    }
  }
}
