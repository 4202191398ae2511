import FlowModel
import StateExploration

/// The reachable steps, those with shorter witnesses first, each with what is known of the stack beneath it.
public final class StepSequence {
  /// The steps.
  public let numbers: [StepNumber]
  private let exploration: Exploration<FlowSystem>
  private let parts: BeneathParts
  private let observation: Observation<FlowSystem, StackFact>?
  private let observed: [ObservedTransition<StackFact>]

  /// All steps of an exploration that `matters` lets pass, knowing parts of what lies beneath.
  ///
  /// Costs a look at every step; if something is to be known, or work can be lost beneath a layer that goes, a fold over
  /// the call graph.
  init(
    _ flow: FlowExploration, knowing parts: BeneathParts, where matters: (StepGlance) -> Bool
  ) {
    let exploration = flow.exploration
    self.exploration = exploration
    self.parts = parts
    let follows = exploration.system.tables.mayLoseBeneath
    let isObserved = !parts.isEmpty
    (numbers, observation, observed) = withoutActuallyEscaping(matters) { matters in
      var steps = MatteringSteps(exploration, flow.meanings, where: matters)
      let plain = isObserved ? [] : Self.plain(exploration, &steps)
      guard follows || isObserved else { return (plain, nil, []) }
      let observation = Observation(
        exploration, exploration.system.observer(knowing: parts, follows: follows),
        kinds: flow.callKinds(parts, follows: follows))
      let observed = observation.transitions { transition in
        steps.meanings.records(of: exploration.labelNumber(of: transition)).contains { record in
          (isObserved || steps.meanings[record].closed?.takesBeneath == true)
            && steps.contains(record, of: transition)
        }
      } knowing: {
        isObserved || $0.loss != nil
      }
      return (merged(plain, Self.told(observed, exploration, &steps)), observation, observed)
    }
  }

  /// The steps of all transitions.
  private static func plain(
    _ exploration: Exploration<FlowSystem>, _ steps: inout MatteringSteps
  ) -> [StepNumber] {
    var numbers: [StepNumber] = []
    for transition in exploration.transitions {
      let records = steps.meanings.records(of: exploration.labelNumber(of: transition))
      for record in records where steps.contains(record, of: transition) {
        numbers.append(
          StepNumber(
            transition: transition, record: record - records.lowerBound,
            glance: steps.glance(record, of: transition), length: exploration.length(to: transition)))
      }
    }
    return numbers
  }

  /// The steps of observed transitions; of those that lose a frame beneath only what tells of it.
  private static func told(
    _ observed: [ObservedTransition<StackFact>], _ exploration: Exploration<FlowSystem>,
    _ steps: inout MatteringSteps
  ) -> [StepNumber] {
    let tables = exploration.system.tables
    var numbers: [StepNumber] = []
    for (index, transition) in observed.enumerated() {
      let records = steps.meanings.records(of: exploration.labelNumber(of: transition.id))
      for record in records {
        var glance = steps.glance(record, of: transition.id)
        if let loss = transition.fact.loss {
          guard steps.meanings[record].closed?.takesBeneath == true else { continue }
          let told = steps.meanings[record].losing(loss, tables).sight
          glance = glance.marks.contains(.modalBefore) ? told.inModal : told
          guard steps.contains(glance) else { continue }
        } else if !steps.contains(record, of: transition.id) {
          continue
        }
        numbers.append(
          StepNumber(
            transition: transition.id, record: record - records.lowerBound, observed: Int32(index),
            glance: glance, length: transition.length))
      }
    }
    return numbers
  }

  /// Visits steps in the order of their numbers, knowing nothing of what lies beneath, until `visit` says no. Whether a
  /// step matters is asked anew each time.
  static func visit(
    _ flow: FlowExploration, where matters: (StepGlance) -> Bool,
    _ visit: (StepGlance, StepView) -> Bool
  ) {
    let exploration = flow.exploration
    let all = StepSequence(exploration)
    withoutActuallyEscaping(matters) { matters in
      let steps = MatteringSteps(exploration, flow.meanings, where: matters)
      for transition in exploration.transitions {
        let records = steps.meanings.records(of: exploration.labelNumber(of: transition))
        for record in records {
          let glance = steps.glance(record, of: transition)
          guard matters(glance) else { continue }
          let number = StepNumber(
            transition: transition, record: record - records.lowerBound, glance: glance,
            length: exploration.length(to: transition))
          if !visit(glance, all[number]) { return }
        }
      }
    }
  }

  /// No steps yet.
  private init(_ exploration: Exploration<FlowSystem>) {
    self.exploration = exploration
    numbers = []
    parts = []
    observation = nil
    observed = []
  }

  /// A step by its number.
  public subscript(number: StepNumber) -> StepView {
    let tables = exploration.system.tables
    let transition = exploration[number.transition]
    var record = exploration.label(of: number.transition)[number.record]
    var fact: StackFact?
    if number.observed >= 0 { fact = observed[Int(number.observed)].fact }
    if let frame = fact?.loss { record = record.losing(frame, tables) }
    let beneath = fact?.beneath ?? Beneath()
    let before: Moment
    if let moment = record.before {
      before = moment
    } else if let head = transition.head {
      before = Moment(exploration[head])
    } else {
      // A record names it wherever the event goes on from another head.
      before = Moment(exploration.system.initialHeads[0])
    }
    let (after, above) = after(record, transition, beneath) ?? (before, beneath)
    return StepView(
      record: record, tables: tables, before: StateView(tables, before, beneath: beneath),
      after: StateView(tables, after, beneath: above))
  }

  private func after(
    _ record: StepRecord, _ transition: ExploredTransition<FlowSystem>, _ beneath: Beneath
  ) -> (Moment, Beneath)? {
    if let after = record.after { return (after, beneath) }
    switch transition.outcome {
    case .stay(let head) where head.control.event == nil: return (Moment(head), beneath)
    case .call(let head, let hole) where head.control.event == nil:
      let above = parts.isEmpty ? beneath : exploration.system.beneath(beneath, hole, head, parts)
      return (Moment(head), above)
    default: return nil
    }
  }

  /// A shortest run whose last event holds the step; nil if it is longer than `limit` transitions.
  public func trace(to number: StepNumber, limit: Int = 100_000) -> FlowTrace? {
    if number.observed >= 0, let observation {
      return observation.witness(to: observed[Int(number.observed)], limit: limit).map { FlowTrace($0) }
    }
    return exploration.witness(to: number.transition, limit: limit).map { FlowTrace($0) }
  }
}

/// A step of one exploration.
public struct StepNumber: Hashable, Sendable {
  let transition: TransitionID
  let record: Int
  /// What is known of the stack beneath, by its number; -1 for nothing.
  var observed: Int32 = -1
  /// What it shows at first sight.
  public let glance: StepGlance
  /// How many events the shortest run with this step takes, its own included.
  public let length: Int
}

/// Two lists by length, those of the first before those of the second.
private func merged(_ first: [StepNumber], _ second: [StepNumber]) -> [StepNumber] {
  if second.isEmpty { return first }
  var all: [StepNumber] = []
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
