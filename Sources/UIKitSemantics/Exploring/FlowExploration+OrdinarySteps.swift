public import StateExploration

extension FlowExploration {
  /// What runs come to that take no ``UnusualStep``. What is known here is not worked out again, and the tables are shared: not
  /// for two threads at once.
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
