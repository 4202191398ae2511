public import FlowModel

/// A flow as UIKit and SwiftUI would run it, in every environment the app can be in.
public struct PresentationMachine: Sendable {
  let system: FlowSystem

  /// Prepares a flow. Costs a few passes over its elements.
  ///
  /// - Parameters:
  ///   - switches: how open facts are read; where sources contradict each other, run ``FactSwitches/otherReading`` too.
  ///   - counting: what is counted and told apart; less is faster.
  public init(
    _ flow: Flow, switches: FactSwitches = FactSwitches(), counting: MachineCounts = MachineCounts()
  ) {
    system = FlowSystem(tables: MachineTables(flow, switches: switches, counting: counting))
  }

  /// The flow.
  public var flow: Flow {
    _read { yield system.tables.flow }
  }
  /// What follows from it without running it.
  public var facts: FlowFacts {
    _read { yield system.tables.facts }
  }
  /// How open facts are read.
  public var switches: FactSwitches { system.tables.switches }
  /// Where it can run.
  public var environments: Environments {
    _read { yield system.tables.environments }
  }
  /// The names of works, as numbers in steps mean them: of `run` the name, of `set` and `clear` the verb and the flag.
  public var works: [String] { system.tables.works }
  /// What is counted and told apart.
  var counting: MachineCounts { system.tables.counting }
  /// What did not fit; every question about the flow is undecided then.
  public var excess: [String] { system.tables.bits.excess }
}
