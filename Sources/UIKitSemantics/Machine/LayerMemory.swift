import FlowModel

/// What a layer, and a pushed screen, remembers of all that lies beneath it, from when it comes until it goes.
///
/// Each thing that it remembers tells it apart from others of its kind. So it remembers what some step in it, or above
/// it, can ask for: always, or while some work is under way that was begun beneath it and asks for it when it ends.
final class LayerMemory: Sendable {
  let screens: LiveScreens
  let points: LivePoints
  /// By group of works: what says that one of them is under way.
  private let underWay: [WorkNumbers.Group]
  /// By trigger: it is the end of work that is begun only in the layer in front, or beside it.
  private let isBegunInFront: ElementTable<Trigger, Bool>
  /// By presentation: the groups that whoever presents may begin while it is up.
  private let begunBeneath: ElementTable<Presentation, [Int]>
  /// The groups that may begin beneath a pushed screen of the same layer.
  private let begunBeneathPushed: [Int]
  /// By trigger: it is the end of work that is never begun beneath a pushed screen.
  private let isBegunOnTop: ElementTable<Trigger, Bool>
  /// By screen: the screens that it remembers where they are asked for, pushed above them, whether or not their work is under way:
  /// those that are looked for in the layer in front whoever asks, and those that stand beneath it anyhow.
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

  /// The screens that `pop-to` goes back to, and those that may owe something: as soon as their layer is in front, it is
  /// asked of them.
  private static func soughtInLayer(_ flow: Flow, _ bits: MachineBits, _ history: KeptHistory) -> NumberSet {
    let targets = flow.effects.filter { $0.verb == .popTo }.compactMap(\.screen)
    return (targets + history.owing).reduce([]) { $0 | bits.track[$1] }
  }

  /// By screen: the tracked screens that stand beneath it in its layer whenever it is pushed, and all that may.
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

  /// Work begins where this says that it does: what is not remembered could be asked for otherwise.
  func expects(_ trigger: TriggerID, begunBy performer: Performer, beside isBeside: Bool) -> Bool {
    switch performer {
    case .top, .gone: true
    case .under, .aside: !isBegunOnTop[trigger]
    case .presenter: isBeside || !isBegunInFront[trigger]
    case .far: !isBegunInFront[trigger]
    }
  }

  /// What the layer of a presentation remembers of the tracked screens and shared points beneath it; whether work is under way is
  /// read only where that decides.
  func kept(
    by edge: PresentationID, presenting target: ScreenID, of known: (screens: NumberSet, points: NumberSet),
    _ setting: Setting
  ) -> (screens: NumberSet, points: NumberSet) {
    kept(with: target, of: known, begunBeneath[edge], setting)
  }

  /// What a screen that is pushed, or another tab’s first, remembers of the tracked screens beneath it.
  func kept(
    pushing target: ScreenID, of known: NumberSet, _ setting: Setting
  ) -> NumberSet {
    kept(with: target, of: (known, []), begunBeneathPushed, setting).screens | alwaysInLayer[target]
  }

  /// - Parameter begunBeneath: the groups that are asked for whether or not they are under way.
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
