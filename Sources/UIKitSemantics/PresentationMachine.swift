public import FlowModel

/// A flow, prepared for simulation as UIKit and SwiftUI run it, in all environments of the app.
public struct PresentationMachine: Sendable {
  let tables: MachineTables
  /// The other readings of contested facts that are explored in addition to the usual one.
  public let otherReadings: [FactSwitches.OtherReading]

  /// Prepares a flow. Cost: a few passes over its elements.
  ///
  /// - Parameters:
  ///   - switches: the usual reading of contested facts.
  ///   - otherReadings: further readings to explore, each on the devices that it concerns.
  ///   - counting: what is counted and distinguished; less is faster.
  ///   - facts: the facts of the flow, if they are computed already.
  public init(
    _ flow: Flow, switches: FactSwitches = FactSwitches(), otherReadings: [FactSwitches.OtherReading] = [],
    counting: MachineCounts = MachineCounts(), facts: FlowFacts? = nil
  ) {
    self.otherReadings = otherReadings
    let readings =
      [FactReading(switches: switches)]
      + otherReadings.map { FactReading(switches: $0.switches, models: $0.models) }
    tables = MachineTables(
      flow, readings: readings, counting: counting, facts: facts ?? FlowFacts(of: flow))
  }

  /// The flow.
  public var flow: Flow {
    _read { yield tables.flow }
  }
  /// What follows from the flow without simulation.
  public var facts: FlowFacts {
    _read { yield tables.facts }
  }
  /// The usual reading of contested facts.
  public var switches: FactSwitches { tables.switches }
  /// All environments in which it can run.
  public var environments: Environments {
    _read { yield tables.environments }
  }
  /// The environment after a move: another one if the window rotates or resizes.
  public func environment(after move: Move, in state: StateView) -> Int {
    let windows = environments.siblings[state.environment]
    guard move.kind == .environment, !move.isFlag, windows.indices.contains(move.element) else {
      return state.environment
    }
    return windows[move.element]
  }
  /// How much of the history a run keeps.
  public var history: HistoryBounds {
    HistoryBounds(waiting: tables.worlds.mostDebts, underWay: tables.worlds.mostWorks)
  }
  /// What is counted and distinguished.
  public var counting: MachineCounts { tables.counting }
  /// What exceeds the capacity. If it is not empty, every question about the flow is undecided.
  public var excess: [String] {
    tables.bits.excess
  }
}
