import FlowModel

/// What a layer remembers of all that lies beneath it, from when it comes until it goes.
///
/// Each thing that it remembers tells it apart from other layers of its kind. So it remembers what some step in it, or above
/// it, can ask for: always, or while some work is under way that was begun beneath it and asks for it when it ends.
struct LayerMemory: Sendable {
  let screens: LiveScreens
  let points: LivePoints
  /// By group of works: the bits of the world that say that one of them is under way.
  private let underWay: [UInt128]
  /// By trigger: it is the end of work that is begun only in the layer in front, or beside it.
  private let isBegunInFront: [Bool]
  /// By presentation: the groups that whoever presents may begin while it is up.
  private let begunBeneath: [[Int]]

  init(
    _ flow: Flow, _ bits: MachineBits, _ mayBeLive: [Bool], _ history: KeptHistory, _ worlds: FlowWorlds,
    without missing: LiveScreens.Term?
  ) {
    let works = WorkGroup.begunInFront(in: flow)
    let groups = works.map(\.ends)
    isBegunInFront = CodeReach.gated(groups.map { Array($0.prefix(1)) }, in: flow)
    screens = LiveScreens(flow, bits, mayBeLive, history, groups: groups, without: missing)
    points = LivePoints(flow, bits, mayBeLive, history, groups: groups)
    underWay = groups.map { ends in
      worlds.bits(of: ends.flatMap { flow.triggers[$0].waits }.flatMap(\.flags))
    }
    begunBeneath = flow.presentations.indices.map { edge in
      guard mayBeLive[edge] else { return [] }
      let sources = flow.presentations[edge].sources
      return works.indices.filter { works[$0].beganOn.map(sources.contains) ?? false }
    }
  }

  /// Work begins where this says that it does: what is not remembered could be asked for otherwise.
  func expects(_ trigger: Int, begunBy performer: Performer, beside isBeside: Bool) -> Bool {
    switch performer {
    case .top, .under, .aside, .gone: true
    case .presenter: isBeside || !isBegunInFront[trigger]
    case .far: !isBegunInFront[trigger]
    }
  }

  /// What the layer of a presentation remembers of the tracked screens and shared points beneath it; whether work is under way is
  /// read only where that decides.
  func kept(
    by edge: Int, presenting target: Int, of known: (screens: UInt64, points: UInt64), _ setting: Setting
  ) -> (screens: UInt64, points: UInt64) {
    var kept = (screens: screens.wanted.always[target], points: points.wanted.always[target])
    let live = (
      screens: screens.wanted.live[target] & known.screens, points: points.wanted.live[target] & known.points
    )
    for (group, bits) in underWay.enumerated() {
      let more = (
        screens: screens.wanted.whileUnderWay[group] & live.screens,
        points: points.wanted.whileUnderWay[group] & live.points
      )
      guard more.screens & ~kept.screens | more.points & ~kept.points != 0 else { continue }
      if !begunBeneath[edge].contains(group), setting.areClear(bits) { continue }
      kept.screens |= more.screens
      kept.points |= more.points
    }
    return kept
  }
}
