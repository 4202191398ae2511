import FlowModel
import StateExploration

extension FlowExploration {
  /// Creates the observer for ``Beneath``. When a layer is dismissed as a whole, each frame in it with
  /// unsaved work is reported as a step of its own: the observer follows one such frame at a time.
  func observer(knowing parts: BeneathParts, follows: Bool) -> Observer<FlowSystem, Beneath> {
    let (tables, log) = (tables, log)
    let setting = tables.setting(World(configuration: 0, bits: []))
    func noted(_ world: World, _ fact: () -> Beneath) -> (fact: Beneath, guard: WorldSet) {
      log.begin(in: world)
      let fact = fact()
      return (fact, log.agreeing)
    }
    let following = Observer<FlowSystem, Beneath>.Following(
      begins: { hole in
        guard hole.isModal, !hole.isReplaced, !Standing(setting, hole).losing.isEmpty else { return nil }
        return hole.told(tables)
      },
      goesOn: { hole, callee in hole.isReplaced || !callee.frame.isLayerBase })
    return Observer(
      initial: { _, world in noted(world) { Beneath() } },
      above: { beneath, hole, callee, world in
        noted(world) {
          hole.isReplaced || parts.isEmpty
            ? beneath : tables.beneath(beneath, hole, callee.frame, parts, tables.setting(world, log))
        }
      },
      kind: { tables.kindOfCallee($0.frame) }, following: follows ? following : nil)
  }
}

extension MachineTables {
  /// Whether unsaved work can lie beneath another screen of the same layer.
  var mayLoseBeneath: Bool {
    flow.screens.contains { $0.unsaved.contains { !flow.unsavedPoints[$0].autosaved } }
      && (flow.effects.contains { $0.verb == .push } || flow.screens.contains { !$0.tabs.isEmpty })
  }
}

extension StepRecord {
  /// The same record, but about a frame with unsaved work that is removed together with its layer.
  func losing(_ frame: Frame, _ tables: MachineTables) -> StepRecord {
    var evidence = evidence
    if !frame.isLayerBase {
      evidence.remove(.discarded)
      evidence.remove(.skipped)
    }
    let standing = Standing(tables.setting(World(configuration: 0, bits: [])), frame)
    evidence.remove(.lost)
    for point in standing.losing { evidence.note(.lost, point) }
    return StepRecord(
      move: move, before: before, after: after,
      closed: Closed(frame: frame, closes: frame.isLayerBase, byOther: false), evidence: evidence)
  }
}
