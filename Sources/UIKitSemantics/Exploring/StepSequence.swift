import FlowModel
public import StateExploration

/// The reachable steps, ordered by the length of their shortest witnesses. Each has the worlds before it in
/// which it is new, and facts about the stack beneath.
public final class StepSequence {
  /// The steps.
  public let steps: [FlowStep]
  let flow: FlowExploration
  private let parts: BeneathParts
  private let observation: Observation<FlowSystem, Beneath>?
  private let observed: [ObservedTransition]

  /// Collects the steps of an exploration for which `matters` is true.
  ///
  /// Cost: one pass over the transitions. If parts are requested, or work can be lost beneath a layer that is
  /// dismissed, also a fold over the call graph.
  init(
    _ flow: FlowExploration, knowing parts: BeneathParts, goesOn: () -> Bool,
    where matters: (StepSummary) -> Bool
  ) {
    let exploration = flow.exploration
    self.flow = flow
    self.parts = parts
    let follows = flow.tables.mayLoseBeneath
    let isObserved = !parts.isEmpty
    (steps, observation, observed) = withoutActuallyEscaping(matters) { matters in
      var mattering = MatteringSteps(exploration, flow.meanings, where: matters)
      let plain = isObserved ? [] : Self.plain(exploration, &mattering)
      let loses = follows && mattering.hasLosses()
      guard loses || isObserved else { return (plain, nil, []) }
      let observation = Observation(
        exploration, flow.observer(knowing: parts, follows: loses), goesOn: goesOn)
      let observed = observation.transitions { transition in
        isObserved && mattering.contains(transition)
      } following: { transition in
        loses && mattering.contains(transition, takingBeneath: true)
      }
      let told = Self.told(observed, observation, &mattering)
      return (merged(plain, told), observation, observed)
    }
  }

  /// The frame with unsaved work whose removal the step reports; nil for none.
  func loss(of step: FlowStep) -> Frame? {
    guard step.isObserved, let followed = observed[Int(step.position)].followed else { return nil }
    return observation?.followed(followed)
  }

  /// The facts about the stack beneath the frame of the step.
  private func beneath(_ step: FlowStep) -> Beneath {
    step.isObserved ? observation?.fact(observed[Int(step.position)].fact) ?? Beneath() : Beneath()
  }

  /// The record of a step.
  func record(of step: FlowStep) -> StepRecord {
    let record = flow.exploration.label(of: step.transition)[step.record]
    return loss(of: step).map { record.losing($0, flow.tables) } ?? record
  }

  /// The frame in front before a step, in one of its worlds. If the event did not begin at this head, the
  /// record contains the frame or refers to the world for it.
  func before(_ record: StepRecord, of step: FlowStep, in world: World) -> Frame {
    switch record.before {
    case .frame(let frame)?: frame
    case .world?: flow.log.front(in: world)
    case nil:
      flow.exploration.head(of: step.transition).map { flow.exploration[$0].frame }
        ?? flow.tables.initialHead.frame
    }
  }

  /// Whether the frame in front before a step depends on the world.
  public func isFrontInWorld(_ step: FlowStep) -> Bool {
    flow.exploration.label(of: step.transition)[step.record].before?.isInWorld ?? false
  }

  /// Groups of steps that differ only in their length. Cost: a union of sets of worlds for each step.
  public var groups: LengthGroups {
    var groups = LengthGroups(of: steps.count, flow.worlds)
    for step in steps {
      let observed = step.isObserved ? observed[Int(step.position)] : nil
      groups.add(
        step.transition.number, record: step.record,
        beneath: observed?.fact, loss: observed?.followed, step.worlds)
    }
    return groups
  }

  /// The steps of all transitions, without facts about the stack beneath.
  private static func plain(
    _ exploration: Exploration<FlowSystem>, _ mattering: inout MatteringSteps
  ) -> [FlowStep] {
    var steps: [FlowStep] = []
    for (position, reached) in exploration.reachedTransitions.enumerated() {
      let records = mattering.meanings.records(of: exploration.labelNumber(of: reached.id))
      for record in records where mattering.contains(record, of: reached.id) {
        steps.append(
          FlowStep(
            transition: reached.id, record: record - records.lowerBound, position: Int32(position),
            isObserved: false, summary: mattering.summary(record, of: reached.id), worlds: reached.worlds,
            length: reached.length))
      }
    }
    return steps
  }

  /// The steps of observed transitions. For those that lose a frame beneath, only the steps that report it.
  private static func told(
    _ observed: [ObservedTransition], _ observation: Observation<FlowSystem, Beneath>,
    _ mattering: inout MatteringSteps
  ) -> [FlowStep] {
    let exploration = observation.exploration
    let tables = exploration.system.tables
    var steps: [FlowStep] = []
    for (position, transition) in observed.enumerated() {
      let records = mattering.meanings.records(of: exploration.labelNumber(of: transition.id))
      for record in records {
        var summary = mattering.summary(record, of: transition.id)
        if let loss = transition.followed {
          guard mattering.takesBeneath(record) else { continue }
          let told = mattering.meanings[record].losing(observation.followed(loss), tables).sight
          summary = summary.marks.contains(.modalBefore) ? told.inModal : told
          guard mattering.contains(summary) else { continue }
        } else if !mattering.contains(record, of: transition.id) {
          continue
        }
        steps.append(
          FlowStep(
            transition: transition.id, record: record - records.lowerBound, position: Int32(position),
            isObserved: true, summary: summary, worlds: transition.worlds, length: transition.length))
      }
    }
    return steps
  }

  /// A step in one of its worlds. ``FlowExploration/log`` records what is read of the world.
  public func view(_ step: FlowStep, in world: World) -> StepView {
    var setting = flow.tables.setting(world, flow.log)
    let record = record(of: step)
    let beneath = self.beneath(step)
    let start = StateView(Standing(setting, before(record, of: step, in: world)), beneath: beneath)
    var after = record.after
    var above = beneath
    var agreeing: WorldSet?
    if after == nil {
      let transition = flow.exploration[number: Int(step.transition.number)]
      let change = transition.change
      setting.change = change
      switch transition.outcome {
      case .stay(let head) where head.control.isBetweenEvents:
        after = Moment(frame: head.frame, change: change)
      case .call(let head, let hole) where head.control.isBetweenEvents:
        after = Moment(frame: head.frame, change: change)
        if !parts.isEmpty {
          agreeing = flow.log.apart { above = flow.tables.beneath(beneath, hole, head.frame, parts, setting) }
        }
      default: break
      }
    }
    let end = after.map { StateView(start.standing.setting, $0, beneath: above, agreeing: agreeing) } ?? start
    return StepView(record: record, before: start, after: end, endsAsItBegan: after == nil)
  }

  /// A shortest run whose last event contains the step, in one of its worlds; nil if it has more than `limit`
  /// transitions.
  ///
  /// - Parameter agreeing: the worlds for which the reported result holds.
  public func trace(
    to step: FlowStep, in world: World, agreeing: WorldSet, limit: Int = 100_000
  ) -> FlowTrace? {
    let exploration = flow.exploration
    let witness =
      if step.isObserved, let observation {
        observation.witness(to: observed[Int(step.position)], in: world, limit: limit)
      } else {
        exploration.witness(to: exploration.reachedTransitions[Int(step.position)], in: world, limit: limit)
      }
    return witness.map { flow.trace($0, agreeing: agreeing, in: world, endsWithStep: true) }
  }
}

extension FlowExploration {
  /// The move of a step.
  public func move(of step: FlowStep) -> Move {
    exploration.label(of: step.transition)[step.record].move
  }

  /// The state in which a step begins; nil if the step continues an event.
  public func state(before step: FlowStep) -> StateNumber? {
    exploration.head(of: step.transition).map(StateNumber.init)
  }

  /// What a step does to the layer of the frame in which it begins.
  public func outcome(of step: FlowStep) -> LayerOutcome {
    let explored = exploration[number: Int(step.transition.number)]
    let transition = explored.transition
    return LayerOutcome(
      leaves: transition.leavesLayer || step.summary.marks.contains(.closes),
      completes: transition.hasCompleted && !explored.hadCompleted)
  }
}

/// A step with the worlds before it in which it is first reached after `length` events.
public struct FlowStep: Sendable {
  let transition: TransitionID
  let record: Int
  let position: Int32
  let isObserved: Bool
  /// Its summary, which excludes most rules.
  public let summary: StepSummary
  /// The worlds before it in which no shorter run ends with it.
  public let worlds: WorldSet
  /// The number of events of the shortest run with this step, including its own event.
  public let length: Int

  /// The step as the goal of a search for the shortest run.
  public var goal: RunGoal { .transition(transition) }
}

/// Merges two lists that are sorted by length; elements of the first come before equal ones of the second.
private func merged(_ first: [FlowStep], _ second: [FlowStep]) -> [FlowStep] {
  if second.isEmpty { return first }
  var all: [FlowStep] = []
  all.reserveCapacity(first.count + second.count)
  var next = 0
  for step in first {
    while next < second.count, second[next].length < step.length {
      all.append(second[next])
      next += 1
    }
    all.append(step)
  }
  return all + second[next...]
}
