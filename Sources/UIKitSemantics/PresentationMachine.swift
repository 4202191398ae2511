public import FlowModel

/// A flow as UIKit and SwiftUI would run it, in every environment the app can be in.
public struct PresentationMachine: Sendable {
  let tables: MachineTables
  /// The other readings of contested facts that are looked at beside the usual one.
  public let otherReadings: [FactSwitches.OtherReading]

  /// Prepares a flow. Costs a few passes over its elements.
  ///
  /// - Parameters:
  ///   - switches: how open facts are read.
  ///   - otherReadings: where sources contradict each other, the readings that are explored beside it, on the devices
  ///     that each concerns.
  ///   - counting: what is counted and told apart; less is faster.
  ///   - facts: what follows from the flow, where it was worked out before.
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
  /// What follows from it without running it.
  public var facts: FlowFacts {
    _read { yield tables.facts }
  }
  /// How open facts are read.
  public var switches: FactSwitches { tables.switches }
  /// Where it can run.
  public var environments: Environments {
    _read { yield tables.environments }
  }
  /// The environment after a window has turned or resized; else the one before.
  public func environment(after move: Move, in state: StateView) -> Int {
    let windows = environments.siblings[state.environment]
    guard move.kind == .environment, !move.isFlag, windows.indices.contains(move.element) else {
      return state.environment
    }
    return windows[move.element]
  }
  /// How much of what happened earlier a run keeps for later.
  public var history: HistoryBounds {
    HistoryBounds(waiting: tables.worlds.mostDebts, underWay: tables.worlds.mostWorks)
  }
  /// What is counted and told apart.
  public var counting: MachineCounts { tables.counting }
  /// What did not fit; every question about the flow is undecided then.
  public var excess: [String] {
    tables.bits.excess
  }
}
