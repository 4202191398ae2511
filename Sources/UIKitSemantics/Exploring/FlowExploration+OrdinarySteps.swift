public import StateExploration

extension FlowExploration {
  /// Explores the flow without steps that are an ``UnusualStep``. Known transitions are reused and the tables
  /// are shared, so both explorations must not be used on two threads at once.
  public func withoutUnusualSteps(limits: ExplorationLimits) -> FlowExploration {
    let (tables, log) = (tables, log)
    let ordinary = Exploration(
      of: exploration,
      without: { move, head, world in
        log.begin(in: world)
        let isUnusual = Standing(tables.setting(world, log), head.frame).unusual(move) != nil
        return (isUnusual, log.agreeing)
      }, limits: limits)
    return FlowExploration(machine, ordinary)
  }
}
