/// Facts about work that ends later.
public struct WorkLater {
  let flow: Flow

  /// Creates the facts of this flow.
  public init(in flow: Flow) { self.flow = flow }

  /// Whether the work was not started by the user: the app starts it when it is launched or returns, or when
  /// a screen loads or appears.
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

  /// The presentations in the same step that begins the work, not after its end and not in the other branch.
  /// If the work ends immediately, it ends during their transition.
  func presentedBeside(endOf trigger: Trigger) -> [PresentationID] {
    guard let origin = trigger.origin.map({ flow.effects[$0] }) else { return [] }
    return flow.flattened(flow.steps(of: origin.owner)).map { flow.effects[$0] }.filter { other in
      other.after == origin.after
        && (other.condition == origin.condition || other.condition == Condition.always
          || origin.condition == Condition.always)
    }.compactMap(\.presentation).filter { flow.presentations[$0].options.animated }
  }

  /// Of these effects, those that run when work has ended that others of them begin.
  public func effectsLater(among effects: [EffectID], _ facts: FlowFacts) -> [EffectID] {
    let later = Set(effects.compactMap { flow.effects[$0].trigger }.flatMap { facts.triggerEffects[$0] })
    return effects.filter(later.contains)
  }
}

extension Flow {
  /// Whether a tap on a button begins the work.
  func isBegunByTap(_ trigger: Trigger) -> Bool {
    guard let origin = trigger.origin else { return false }
    switch effects[origin].owner {
    case .button: return true
    case .trigger(let index): return isBegunByTap(triggers[index])
    case .callback, .back, .escape: return false
    }
  }
}
