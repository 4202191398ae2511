import FlowModel
import StateExploration

/// What an observer follows: parts of what lies beneath, and one frame with unsaved work that goes with the layer.
struct StackFact: Hashable, Sendable {
  var beneath = Beneath()
  /// A frame beneath in the same layer, if it has unsaved work; nil to follow none.
  var loss: Frame?
}

extension FlowExploration {
  /// An observer of what lies beneath. When a layer goes as a whole, each frame in it with unsaved work is a step of
  /// its own; the observer follows one such frame at a time, because a set of them would be exponentially many.
  func observer(knowing parts: BeneathParts, follows: Bool) -> Observer<FlowSystem, StackFact> {
    let (tables, log) = (tables, log)
    func above(_ fact: StackFact, _ hole: Frame, _ callee: Head, _ world: World) -> StackFact {
      if hole.isReplaced { return fact }
      var next = StackFact(loss: callee.frame.isLayerBase ? nil : fact.loss)
      if !parts.isEmpty {
        next.beneath = tables.beneath(fact.beneath, hole, callee.frame, parts, tables.setting(world, log))
      }
      return next
    }
    func noted<Fact>(_ world: World, _ fact: () -> Fact) -> (fact: Fact, guard: WorldSet) {
      log.begin(in: world)
      let fact = fact()
      return (fact, log.agreeing)
    }
    let initial = { (_: Head, world: World) in noted(world) { StackFact() } }
    let plain = { (fact: StackFact, hole: Frame, callee: Head, world: World) in
      noted(world) { above(fact, hole, callee, world) }
    }
    guard follows else { return Observer(initial: initial, above: plain) }
    return Observer(initial: initial, above: plain) { fact, hole, callee, world in
      noted(world) {
        guard fact.loss == nil, !callee.frame.isLayerBase, hole.isModal, !hole.isReplaced,
          !Standing(tables.setting(world), hole).losing.isEmpty
        else { return nil }
        var next = above(fact, hole, callee, world)
        next.loss = hole
        return next
      }
    }
  }
}

extension MachineTables {
  /// Unsaved work can lie beneath another screen in a layer.
  var mayLoseBeneath: Bool {
    flow.screens.contains { $0.unsaved.contains { !flow.unsavedPoints[$0].autosaved } }
      && (flow.effects.contains { $0.verb == .push } || flow.screens.contains { !$0.tabs.isEmpty })
  }
}

extension StepRecord {
  /// The same event, told of a frame with unsaved work that goes with its layer.
  func losing(_ frame: Frame, _ tables: MachineTables) -> StepRecord {
    var evidence = evidence
    if !frame.isLayerBase {
      evidence.remove(.discarded)
      evidence.remove(.skipped)
    }
    let standing = Standing(tables.setting(World(configuration: 0, bits: 0)), frame)
    evidence.remove(.lost)
    for point in standing.losing { evidence.note(.lost, point) }
    return StepRecord(
      move: move, before: before, after: after,
      closed: Closed(frame: frame, closes: frame.isLayerBase, byOther: false), evidence: evidence)
  }
}
