import FlowModel
public import StateExploration

/// Everything that can happen in a flow, exactly, in every world; with shortest witnesses, where events are counted.
///
/// A world says where the app runs, how contested facts are read and which flags are set. States and steps come with sets
/// of worlds, those with shorter witnesses first; the order is the same in every run. Not for two threads at once.
public final class FlowExploration {
  /// What was explored.
  public let machine: PresentationMachine
  let exploration: Exploration<FlowSystem>
  /// The whole, where this one holds the shortest runs of up to some length only.
  let whole: FlowExploration?
  private let allLayerEvents: OnDemand<LayerEvents>
  private let allMeanings: OnDemand<StepMeanings>
  /// Why it goes no further, where that is another limit than the one that stopped it.
  private var limit: ExplorationCut.Limit?
  /// What rules have asked about ways out.
  let searched: SearchedFutures

  /// Explores a flow until nothing new is found or a limit is hit.
  public convenience init(_ machine: PresentationMachine, limits: ExplorationLimits = .standard) {
    self.init(machine, Exploration(FlowSystem(machine.tables), limits: limits))
  }

  /// Explores the flow of an exploration that was stopped, without counting events; see
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

  /// What was explored of a flow that has the same ``RunningForm`` as the one of `machine`, as the exploration of that one.
  /// The machines have the same counting and the same other readings. Shares the tables, so that both are not for two
  /// threads at once either.
  public init(_ machine: PresentationMachine, as other: FlowExploration) {
    self.machine = machine
    exploration = other.exploration
    whole = other.whole
    allLayerEvents = other.allLayerEvents
    allMeanings = other.allMeanings
    searched = other.searched
  }

  /// The shortest runs of up to some length of the whole. Shares the tables, so that both are not for two threads at once.
  init(_ shortest: Exploration<FlowSystem>, of whole: FlowExploration) {
    machine = whole.machine
    exploration = shortest
    self.whole = whole
    allLayerEvents = whole.allLayerEvents
    allMeanings = whole.allMeanings
    searched = whole.searched
  }

  /// Whether states and steps come with shortest witnesses.
  public var countsEvents: Bool { exploration.countsEvents }

  /// The sets of worlds that states and steps come with.
  public var worlds: WorldSpace { exploration.worlds }

  /// How many worlds there are between events, at most the greatest finite number.
  public var worldCount: Double {
    min(worlds.count(of: worlds.all), .greatestFiniteMagnitude) / Double(tables.worlds.frontNumbers)
  }

  /// Notes what is read of the world through ``StateView`` and ``StepView``.
  public var log: WorldLog { exploration.system.log }

  /// Why the answers are not the whole truth; nil if they are.
  public var cut: String? {
    if let cut = stop {
      return
        "the limit of \(cut.limit.rawValue) was hit; every run of up to \(cut.completedLength) steps is covered"
    }
    return machine.excess.first
  }

  /// The limit that stopped it, if one did; ``cut`` knows other reasons.
  public var stop: ExplorationCut? {
    guard let cut = exploration.cut, let limit else { return exploration.cut }
    return ExplorationCut(limit: limit, completedLength: cut.completedLength)
  }

  /// The same, which goes no further because of this limit and not the one that stopped it.
  public func ended(by stop: ExplorationCut) -> FlowExploration {
    let ended = FlowExploration(machine, as: self)
    ended.limit = stop.limit
    return ended
  }

  /// How much was derived.
  public var counts: ExplorationCounts { exploration.counts }

  /// Bytes of the tables, estimated from their elements.
  public var bytes: Int { exploration.bytes }

  /// Facts that were derived: what ``ExplorationLimits/facts`` limits.
  public var factCount: Int { exploration.factCount }

  /// The reachable states in which something is waited for, whatever the world. Costs a look at each.
  public var stateCount: Int {
    var isSeen = [Bool](repeating: false, count: exploration.headCount)
    for state in exploration.states where !waiting(at: state.head, in: state.worlds).isEmpty {
      isSeen[Int(state.head.number)] = true
    }
    return isSeen.count { $0 }
  }

  /// How many presentations and pushes were let wait at once, and how many can wait at all; nil where no run leads to
  /// more. Costs a look at every transition.
  public var boundOfWaiting: (together: Int, possible: Int)? {
    let worlds = tables.worlds
    guard worlds.mostDebts < worlds.debts.count,
      exploration.reachedTransitions.contains(where: { exploration[$0.id].isOmitted })
    else { return nil }
    return (worlds.mostDebts, worlds.debts.count)
  }

  /// How much work begun `later` was let be under way at once, and how much can be; nil where that is no less.
  public var boundOfWork: (together: Int, possible: Int)? {
    let worlds = tables.worlds
    let possible = worlds.workCount
    return worlds.mostWorks < possible ? (worlds.mostWorks, possible) : nil
  }

  var tables: MachineTables { machine.tables }
  var layerEvents: LayerEvents { allLayerEvents.value }
  var meanings: StepMeanings { allMeanings.value }

  /// The reachable states in which something is waited for, with the parts of what lies beneath that a question reads.
  /// Costs a fold over the call graph where there are parts; where `goesOn`, asked from time to time, answers false, it stops,
  /// and not all states are known.
  public func states(
    knowing parts: BeneathParts = [], goesOn: () -> Bool = { true }
  ) -> StateSequence {
    StateSequence(self, knowing: parts, goesOn: goesOn)
  }

  /// The reachable steps; see ``StepSequence``.
  ///
  /// - Parameters:
  ///   - parts: what is to be known of the stack beneath.
  ///   - matters: which steps are wanted; asked once for all that look alike.
  ///   - goesOn: asked from time to time; where it answers false, not all steps are known.
  public func steps(
    knowing parts: BeneathParts = [], where matters: (StepSummary) -> Bool = { _ in true },
    goesOn: () -> Bool = { true }
  ) -> StepSequence { StepSequence(self, knowing: parts, goesOn: goesOn, where: matters) }

  /// A state in a world, knowing nothing of what lies beneath. What is read of it is noted in ``log``.
  public func view(_ state: StateNumber, in world: World) -> StateView {
    StateView(Standing(tables.setting(world, log), exploration[state.head].frame))
  }

  /// The worlds in which a state was reached.
  public func reached(_ state: StateNumber) -> WorldSet {
    (whole ?? self).exploration.reached(state.head)
  }
}

/// The number of a state in one exploration: who is in front, whatever the world.
public struct StateNumber: Hashable, Sendable {
  let head: HeadID
}
