import FlowModel
import StateExploration

/// What is lost beneath when a layer goes as a whole: one step more for each way of closing it and each frame in it with
/// unsaved work.
struct LossesBeneath {
  private let observation: Observation<FlowSystem, Frame?>
  private let losses: [(transition: ObservedTransition<Frame?>, record: Int)]

  /// Follows one frame with unsaved work at a time; nil where nothing is lost so. Costs a fold over the call graph.
  init?(_ exploration: Exploration<FlowSystem>) {
    let tables = exploration.system.tables
    guard tables.flow.screens.contains(where: { !$0.unsaved.isEmpty }) else { return nil }
    observation = Observation(
      exploration,
      Observer(
        initial: { _ in nil },
        above: { fact, _, callee in callee.frame.isLayerBase ? nil : fact },
        instead: { fact, hole, callee in
          guard fact == nil, !callee.frame.isLayerBase, hole.isModal else { return nil }
          return Standing(tables, callee.control, hole).isUnsaved ? hole : nil
        }))
    let isWhole = { (transition: TransitionID) in
      exploration.label(of: transition).contains { $0.closed?.takesBeneath == true }
    }
    losses = observation.transitions(where: isWhole) { $0 != nil }.flatMap { transition in
      let label = exploration.label(of: transition.id)
      return label.indices.filter { label[$0].closed?.takesBeneath == true }.map { (transition, $0) }
    }
    guard !losses.isEmpty else { return nil }
  }

  /// Steps, and those of the losses, by length.
  func steps(amid steps: [StepNumber]) -> [StepNumber] {
    var all: [StepNumber] = []
    all.reserveCapacity(steps.count + losses.count)
    var next = 0
    func add(upTo length: Int) {
      while next < losses.count, losses[next].transition.length <= length {
        let loss = losses[next]
        all.append(
          StepNumber(
            transition: loss.transition.id, record: loss.record, loss: Int32(next),
            length: loss.transition.length))
        next += 1
      }
    }
    for step in steps {
      add(upTo: step.length - 1)
      all.append(step)
    }
    add(upTo: .max)
    return all
  }

  /// What is told of a loss, from what is told of the layer.
  func record(_ number: Int, _ record: StepRecord, _ system: FlowSystem) -> StepRecord {
    guard let frame = losses[number].transition.fact else { return record }
    return record.losing(frame, system.tables)
  }

  func witness(to number: Int, limit: Int) -> Witness<FlowSystem>? {
    observation.witness(to: losses[number].transition, limit: limit)
  }
}

extension StepRecord {
  /// The same event, told of a frame with unsaved work that goes with its layer.
  func losing(_ frame: Frame, _ tables: MachineTables) -> StepRecord {
    var record = self
    record.closed = Closed(frame: frame, closes: frame.isLayerBase, byOther: false)
    if !frame.isLayerBase {
      record.evidence.discarded = []
      record.evidence.skipped = []
    }
    let standing = Standing(tables, environment: 0, flags: 0, frame: frame)
    record.evidence.lost = standing.screen.unsaved.filter(standing.isDirty).map { Int32($0) }
    return record
  }
}
