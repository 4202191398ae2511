/// Finds presentations that cannot be shown again, because a flag stays set that must be cleared for them.
struct Reopening {
  private let flow: Flow
  private let screens: ElementTable<Screen, ScreenFacts>
  /// For each flag, the presentations that a button requests together with setting it.
  private let setting: [FlagID: [PresentationID]]

  init(_ flow: Flow, _ screens: ElementTable<Screen, ScreenFacts>) {
    self.flow = flow
    self.screens = screens
    var setting: [FlagID: [PresentationID]] = [:]
    for (edge, presentation) in flow.presentations.identified {
      guard let button = presentation.button else { continue }
      for index in flow.flattened(flow.buttons[button].does) where flow.effects[index].verb == .set {
        guard let flag = flow.effects[index].flag,
          flow.effects[index].condition == flow.effects[presentation.effect].condition
        else { continue }
        setting[flag, default: []].append(edge)
      }
    }
    self.setting = setting
  }

  /// The flags that prevent a presentation from being shown again after it was closed in a way that did not
  /// clear them; see ``PresentationFacts/opensOnce``.
  func opensOnce(_ edge: PresentationID) -> [String] {
    let presentation = flow.presentations[edge]
    guard let button = presentation.button else { return [] }
    let needed = [
      flow.buttons[button].enabled, flow.buttons[button].shown, flow.effects[presentation.effect].condition,
    ].flatMap { flow.neededCleared(flow.conditions[$0].term) }
    let asked = flow.effects[presentation.effect].condition
    let opened = flow.flattened(flow.buttons[button].does).filter { index in
      flow.effects[index].verb == .set && [Condition.always, asked].contains(flow.effects[index].condition)
    }.compactMap { flow.effects[$0].flag }
    if opened.isEmpty { return [] }
    let taken = Ways(flow: flow).through(flow.buttons[button].does).filter {
      $0.contains(presentation.effect)
    }
    return opened.filter { flag in
      let clearing = flow.effects.indices.filter {
        flow.effects[$0].verb == .clear && flow.effects[$0].flag == flag
          && !isDone($0, onlyBeside: taken, of: button)
      }
      return needed.contains(flag) && flow.flags[flag].screen == nil && !clearing.isEmpty
        && clearing.allSatisfy { isDone($0, onlyWhileUp: edge) }
    }.map { flow.flags[$0].name }
  }

  /// Presentations of other screens whose button sets a flag that must be cleared for this one; see
  /// ``PresentationFacts/heldBackBy``.
  func heldBackBy(_ edge: PresentationID) -> [PresentationID] {
    flow.neededCleared(flow.conditions[flow.effects[flow.presentations[edge].effect].condition].term)
      .flatMap { setting[$0] ?? [] }.filter {
        flow.presentations[$0].target != flow.presentations[edge].target
      }
  }

  /// Whether the effect only happens while this presentation is shown: it is on a screen that only this
  /// presentation shows, or in a trigger with such a condition. Callbacks and ends of work may come after it
  /// was closed. A link that closes a system controller comes back from it only if users complete its task
  /// there.
  private func isDone(
    _ effect: EffectID, onlyWhileUp edge: PresentationID
  ) -> Bool {
    switch flow.effects[effect].owner {
    case .button(let index): return isOnly(flow.buttons[index].screen, with: edge)
    case .trigger(let index):
      let trigger = flow.triggers[index]
      if trigger.origin != nil { return false }
      if let screen = trigger.screen, isOnly(screen, with: edge) { return true }
      let target = flow.presentations[edge].target
      let isAnswer =
        trigger.kind == .deepLink
        && flow.flattened(trigger.does).contains { flow.effects[$0].verb == .dismiss }
      return isAnswer && flow.screens[target].systemMade
        || trigger.screen == nil && flow.conditions[trigger.condition].term.needed.contains(.up(target))
    case .back(let screen), .escape(let screen): return isOnly(screen, with: edge)
    case .callback: return false
    }
  }

  /// Whether the effect is in a branch of the button, or in work started there, which is not taken if the
  /// button presents.
  private func isDone(
    _ effect: EffectID, onlyBeside taken: [[EffectID]], of button: ButtonID
  ) -> Bool {
    guard !taken.contains(where: { $0.contains(effect) }) else { return false }
    switch flow.effects[effect].owner {
    case .button(let index): return index == button
    case .trigger(let index):
      guard let origin = flow.triggers[index].origin, case .button(let index) = flow.effects[origin].owner
      else {
        return false
      }
      return index == button
    default: return false
    }
  }

  private func isOnly(
    _ screen: ScreenID, with edge: PresentationID
  ) -> Bool {
    !flow.screens[screen].kind.isDialog && screens[screen].layers == [edge]
  }
}

extension Flow {
  /// The value of the condition while all flags have their start values; nil if something else decides.
  public func atFirst(_ term: Condition.Term) -> Bool? {
    term.value { word in
      guard case .flag(let index) = word, flags[index].start != .varies else { return nil }
      return flags[index].start == .set
    }
  }

  /// The flags that must be cleared for the condition to be true, including those that vary by themselves.
  public func neededOff(_ term: Condition.Term) -> [FlagID] {
    switch term {
    case .not(.flag(let index)): flags[index].isImplied ? [] : [index]
    case .all(let terms): terms.flatMap(neededOff)
    default: []
    }
  }

  /// The flags that must be cleared for the condition to be true.
  public func neededCleared(_ term: Condition.Term) -> [FlagID] {
    term.needed.compactMap { if case .not(.flag(let index)) = $0, isTurned(index) { index } else { nil } }
  }

  /// Whether the flag is written in the flow and does not vary by itself.
  func isTurned(_ flag: FlagID) -> Bool { flags[flag].start != .varies && !flags[flag].isImplied }
}
