import FlowModel

/// What a layer, or a pushed screen, remembers of the stack beneath it, from when it is shown until it is
/// removed.
///
/// Each remembered property distinguishes it from others of its kind. So it remembers only what some step in
/// it or above it can read: always, or while some work is in progress that was started beneath it and reads
/// it at its end.
final class LayerMemory: Sendable {
  let screens: LiveScreens
  let points: LivePoints
  /// For each group of works, how to tell whether one of them is in progress.
  private let underWay: [WorkNumbers.Group]
  /// For each trigger, whether it ends work that is started only in the front layer or beside it.
  private let isBegunInFront: ElementTable<Trigger, Bool>
  /// For each presentation, the groups of works that its presenter may start while it is shown.
  private let begunBeneath: ElementTable<Presentation, [Int]>
  /// The groups of works that may start beneath a pushed screen of the same layer.
  private let begunBeneathPushed: [Int]
  /// For each trigger, whether it ends work that is never started beneath a pushed screen.
  private let isBegunOnTop: ElementTable<Trigger, Bool>
  /// For each screen, the screens beneath that it remembers when it is pushed, even if no work is in
  /// progress: those that any code searches in the front layer, those that are always beneath it, and those
  /// read above it that may be beneath it, if they are few (``MachineCounts/fewInLayer``).
  private let alwaysInLayer: ElementTable<Screen, NumberSet>

  init(
    _ flow: Flow, _ bits: MachineBits, _ mayBeLive: ElementTable<Presentation, Bool>, _ history: KeptHistory,
    _ worlds: FlowWorlds,
    containers: ElementTable<Screen, [ScreenID]>, isEverFirst: ElementTable<Screen, Bool>,
    _ counting: MachineCounts
  ) {
    let works = WorkGroup.begunInFront(in: flow)
    let groups = works.map(\.ends)
    isBegunInFront = CodeReach.gated(groups.map { Array($0.prefix(1)) }, in: flow)
    screens = LiveScreens(flow, bits, mayBeLive, history, groups: groups, without: counting.forgetting)
    points = LivePoints(flow, bits, mayBeLive, history, groups: groups)
    underWay = groups.map { ends in
      WorkNumbers.Group(ends.flatMap { flow.triggers[$0].waits }.flatMap(\.flags), in: worlds)
    }
    begunBeneathPushed = works.indices.filter { !works[$0].beginsOnTop }
    isBegunOnTop = CodeReach.gated(works.filter(\.beginsOnTop).map { Array($0.ends.prefix(1)) }, in: flow)
    let sought = Self.soughtInLayer(flow, bits, history)
    let beneath = Self.beneathInLayer(flow, bits, containers, isEverFirst)
    alwaysInLayer = flow.screens.mapIDs { [screens] screen in
      let (always, ever) = beneath[screen]
      let open = (screens.wanted.live[screen] & ever).subtracting(always)
      return sought | always & ever | (open.count <= counting.fewInLayer ? open : [])
    }
    begunBeneath = flow.presentations.mapIDs { edge in
      guard mayBeLive[edge] else { return [] }
      let sources = flow.presentations[edge].sources
      return works.indices.filter { works[$0].beganOn.map(sources.contains) ?? false }
    }
  }

  /// The targets of `pop-to`, and the screens that may have debts: both are read as soon as their layer is in
  /// front.
  private static func soughtInLayer(_ flow: Flow, _ bits: MachineBits, _ history: KeptHistory) -> NumberSet {
    let targets = flow.effects.filter { $0.verb == .popTo }.compactMap(\.screen)
    return (targets + history.owing).reduce([]) { $0 | bits.track[$1] }
  }

  /// For each screen, the tracked screens that are always beneath it in its layer when it is pushed, and all
  /// that may be.
  private static func beneathInLayer(
    _ flow: Flow, _ bits: MachineBits, _ containers: ElementTable<Screen, [ScreenID]>,
    _ isEverFirst: ElementTable<Screen, Bool>
  ) -> ElementTable<Screen, (always: NumberSet, ever: NumberSet)> {
    let all = bits.track.reduce([]) { $0 | $1 }
    var beneath = flow.screens.mapValues { _ in (always: all, ever: NumberSet()) }
    let pushes = flow.effects.filter { $0.verb == .push }
    var changes = true
    while changes {
      changes = false
      for effect in pushes {
        guard let target = effect.screen else { continue }
        for recipient in effect.recipients {
          let around = containers[recipient].reduce(bits.track[recipient]) { $0 | bits.track[$1] }
          let always = isEverFirst[recipient] ? around : beneath[recipient].always | around
          let now = (
            always: beneath[target].always & always,
            ever: beneath[target].ever | beneath[recipient].ever | around
          )
          if now == beneath[target] { continue }
          beneath[target] = now
          changes = true
        }
      }
    }
    return beneath
  }

  /// Whether the start of the work was expected here. Otherwise it could read something that was not
  /// remembered.
  func expects(_ trigger: TriggerID, begunBy performer: Performer, beside isBeside: Bool) -> Bool {
    switch performer {
    case .top, .gone: true
    case .under, .aside: !isBegunOnTop[trigger]
    case .presenter: isBeside || !isBegunInFront[trigger]
    case .far: !isBegunInFront[trigger]
    }
  }

  /// What the layer of a presentation remembers of the tracked screens and shared points beneath it. Whether
  /// work is in progress is read only if that decides.
  func kept(
    by edge: PresentationID, presenting target: ScreenID, of known: (screens: NumberSet, points: NumberSet),
    _ setting: Setting
  ) -> (screens: NumberSet, points: NumberSet) {
    kept(with: target, of: known, begunBeneath[edge], setting)
  }

  /// What a pushed screen, or the first screen of another tab, remembers of the tracked screens beneath it.
  func kept(
    pushing target: ScreenID, of known: NumberSet, _ setting: Setting
  ) -> NumberSet {
    kept(with: target, of: (known, []), begunBeneathPushed, setting).screens | alwaysInLayer[target]
  }

  /// - Parameter begunBeneath: the groups that are remembered whether or not they are in progress.
  private func kept(
    with target: ScreenID, of known: (screens: NumberSet, points: NumberSet), _ begunBeneath: [Int],
    _ setting: Setting
  ) -> (screens: NumberSet, points: NumberSet) {
    var kept = (screens: screens.wanted.always[target], points: points.wanted.always[target])
    let live = (
      screens: screens.wanted.live[target] & known.screens, points: points.wanted.live[target] & known.points
    )
    for (group, works) in underWay.enumerated() {
      let more = (
        screens: screens.wanted.whileUnderWay[group] & live.screens,
        points: points.wanted.whileUnderWay[group] & live.points
      )
      if more.screens.subtracting(kept.screens).isEmpty, more.points.subtracting(kept.points).isEmpty {
        continue
      }
      if !begunBeneath.contains(group), setting.isNoneUnderWay(of: works) { continue }
      kept.screens |= more.screens
      kept.points |= more.points
    }
    return kept
  }
}
