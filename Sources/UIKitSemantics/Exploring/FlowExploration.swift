import FlowModel
public import StateExploration

/// The exploration of a flow: all that can happen, exactly, in every world, with shortest witnesses if events
/// are counted.
///
/// A world consists of the environment, the reading of contested facts, and the flags. States and steps have
/// sets of worlds and are ordered by the length of their shortest witnesses; the order is the same in every
/// run. Not thread-safe.
public final class FlowExploration {
  /// The explored machine.
  public let machine: PresentationMachine
  let exploration: Exploration<FlowSystem>
  /// The complete exploration, if this one has only the shortest runs up to some length.
  let whole: FlowExploration?
  private let allLayerEvents: OnDemand<LayerEvents>
  private let allMeanings: OnDemand<StepMeanings>
  /// The reported limit, if it is not the one that stopped the exploration.
  private var limit: ExplorationCut.Limit?
  /// The backward searches for ways out that rules have requested.
  let searched: SearchedFutures

  /// Explores a flow until nothing new is found or a limit is hit.
  public convenience init(_ machine: PresentationMachine, limits: ExplorationLimits = .standard) {
    self.init(machine, Exploration(FlowSystem(machine.tables), limits: limits))
  }

  /// Explores the flow of a stopped exploration again, without counting events; see
  /// ``Exploration/init(withoutLengthsOf:limits:)``.
  public convenience init(withoutLengthsOf stopped: FlowExploration, limits: ExplorationLimits) {
    self.init(
      stopped.machine, Exploration(withoutLengthsOf: stopped.exploration, limits: limits))
  }

  init(_ machine: PresentationMachine, _ exploration: Exploration<FlowSystem>) {
    self.machine = machine
    self.exploration = exploration
    whole = nil
    allLayerEvents = OnDemand { LayerEvents(exploration) }
    allMeanings = OnDemand { StepMeanings(exploration) }
    searched = SearchedFutures()
  }

  /// Reuses the exploration of another flow that has the same ``RunningForm`` as the flow of `machine`. Both
  /// machines must have the same counting and the same other readings. The tables are shared, so both
  /// explorations must not be used on two threads at once.
  public init(_ machine: PresentationMachine, as other: FlowExploration) {
    self.machine = machine
    exploration = other.exploration
    whole = other.whole
    allLayerEvents = other.allLayerEvents
    allMeanings = other.allMeanings
    searched = other.searched
  }

  /// Creates an exploration of the shortest runs up to some length. The tables are shared, so both must not
  /// be used on two threads at once.
  init(_ shortest: Exploration<FlowSystem>, of whole: FlowExploration) {
    machine = whole.machine
    exploration = shortest
    self.whole = whole
    allLayerEvents = whole.allLayerEvents
    allMeanings = whole.allMeanings
    searched = whole.searched
  }

  /// Whether states and steps have shortest witnesses.
  public var countsEvents: Bool { exploration.countsEvents }

  /// The space of the sets of worlds.
  public var worlds: WorldSpace { exploration.worlds }

  /// The number of worlds between events; at most the greatest finite number.
  public var worldCount: Double {
    min(worlds.count(of: worlds.all), .greatestFiniteMagnitude) / Double(tables.worlds.frontNumbers)
  }

  /// Records what ``StateView`` and ``StepView`` read of the world.
  public var log: WorldLog { exploration.system.log }

  /// Why results may be incomplete; nil if they are complete.
  public var cut: String? {
    if let cut = stop {
      return
        "the limit of \(cut.limit.rawValue) was hit; every run of up to \(cut.completedLength) steps is covered"
    }
    return machine.excess.first
  }

  /// The limit that stopped the exploration, if one did. ``cut`` also covers other reasons.
  public var stop: ExplorationCut? {
    guard let cut = exploration.cut, let limit else { return exploration.cut }
    return ExplorationCut(limit: limit, completedLength: cut.completedLength)
  }

  /// A copy that reports this limit instead of the one that stopped it.
  public func ended(by stop: ExplorationCut) -> FlowExploration {
    let ended = FlowExploration(machine, as: self)
    ended.limit = stop.limit
    return ended
  }

  /// Statistics of the exploration.
  public var counts: ExplorationCounts { exploration.counts }

  /// An estimate of the bytes of the tables.
  public var bytes: Int { exploration.bytes }

  /// The count of derived facts, which ``ExplorationLimits/facts`` limits.
  public var factCount: Int { exploration.factCount }

  /// The count of reachable states in which the app waits for an event, in any world. Cost: one pass over the
  /// states.
  public var stateCount: Int {
    var isSeen = [Bool](repeating: false, count: exploration.headCount)
    for state in exploration.states where !waiting(at: state.head, in: state.worlds).isEmpty {
      isSeen[Int(state.head.number)] = true
    }
    return isSeen.count { $0 }
  }

  /// The most presentations and pushes that may wait at the same time, and how many could wait without the
  /// bound; nil if no run reaches the bound. Cost: one pass over the transitions.
  public var boundOfWaiting: (together: Int, possible: Int)? {
    let worlds = tables.worlds
    guard worlds.mostDebts < worlds.debts.count,
      exploration.reachedTransitions.contains(where: { exploration[$0.id].isOmitted })
    else { return nil }
    return (worlds.mostDebts, worlds.debts.count)
  }

  /// The most work started with `later` that may be in progress at the same time, and how much could be
  /// without the bound; nil if there is no bound.
  public var boundOfWork: (together: Int, possible: Int)? {
    let worlds = tables.worlds
    let possible = worlds.workCount
    return worlds.mostWorks < possible ? (worlds.mostWorks, possible) : nil
  }

  var tables: MachineTables { machine.tables }
  var layerEvents: LayerEvents { allLayerEvents.value }
  var meanings: StepMeanings { allMeanings.value }

  /// The reachable states in which the app waits for an event, with the requested parts of what lies beneath.
  /// With parts, this costs a fold over the call graph. `goesOn` is called from time to time; if it returns
  /// false, the result is incomplete.
  public func states(
    knowing parts: BeneathParts = [], goesOn: () -> Bool = { true }
  ) -> StateSequence {
    StateSequence(self, knowing: parts, goesOn: goesOn)
  }

  /// The reachable steps; see ``StepSequence``.
  ///
  /// - Parameters:
  ///   - parts: the requested facts about the stack beneath.
  ///   - matters: which steps are wanted; called once for all steps with equal summaries.
  ///   - goesOn: called from time to time; if it returns false, the result is incomplete.
  public func steps(
    knowing parts: BeneathParts = [], where matters: (StepSummary) -> Bool = { _ in true },
    goesOn: () -> Bool = { true }
  ) -> StepSequence { StepSequence(self, knowing: parts, goesOn: goesOn, where: matters) }

  /// A state in a world, without facts about what lies beneath. ``log`` records what is read of it.
  public func view(_ state: StateNumber, in world: World) -> StateView {
    StateView(Standing(tables.setting(world, log), exploration[state.head].frame))
  }

  /// The worlds in which a state is reached.
  public func reached(_ state: StateNumber) -> WorldSet {
    (whole ?? self).exploration.reached(state.head)
  }
}

/// The number of a state in one exploration. It stands for the head and does not depend on the world.
public struct StateNumber: Hashable, Sendable {
  let head: HeadID

  /// The state as the goal of a search for the shortest run.
  public var goal: RunGoal { .state(head) }
}
