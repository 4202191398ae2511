import FlowModel
public import StateExploration

extension FlowExploration {
  /// The worlds of a state in which the app waits for an event. This excludes states in which work started
  /// with `later` ends before any other event, and states with a launch trigger that is still to run. Cost:
  /// one pass over the transitions of the head, for initial states only.
  func waiting(at head: HeadID, in reached: WorldSet) -> WorldSet {
    let control = exploration[head].control
    if control.isEnding || control.hasEnded { return .empty }
    guard control.launching != nil else { return reached }
    return exploration.transitions(of: head).reduce(reached) { rest, number in
      let transition = exploration[number]
      let comes = transition.move?.trigger.map { tables.flow.triggers[$0].kind == .launch } ?? false
      return comes ? worlds.subtracting(exploration.guard(of: number), from: rest) : rest
    }
  }

  /// The environments of a set of worlds in one reading of contested facts, as indices into
  /// ``Environments/all``.
  ///
  /// - Parameter reading: 0 for the usual reading, otherwise one more than the index in
  ///   ``PresentationMachine/otherReadings``.
  public func environments(of set: WorldSet, reading: Int = 0) -> Set<Int> {
    var found: Set<Int> = []
    for site in tables.worlds.sites.indices {
      let configuration = tables.worlds.configurations[tables.worlds.sites[site].configuration]
      guard configuration.reading == reading else { continue }
      if !worlds.intersection(set, log.worlds(at: site)).isEmpty {
        found.insert(configuration.environments[tables.worlds.sites[site].window])
      }
    }
    return found
  }

  /// The worlds of one reading of contested facts.
  public func worlds(ofReading reading: Int) -> WorldSet {
    worlds.configurations { tables.worlds.configurations[$0].reading == reading }
  }

  /// The count of recorded front frames: frames that were in front before an event that removed several
  /// frames.
  public var frontCount: Int { log.fronts.count }

  /// The same world with another recorded front frame.
  public func world(_ world: World, withFront number: Int) -> World {
    tables.worlds.front(number).applied(to: world)
  }

  /// The flags that vary by themselves and matter: with another value of one of them, the world would not be
  /// in the set.
  public func conditions(of set: WorldSet, in world: World) -> [FlagValue] {
    let choices = tables.worlds.choices
    if choices.isEmpty { return [] }
    return tables.worlds.bitOfFlag.identified.compactMap { flag, bit in
      guard bit >= 0, choices[bit] else { return nil }
      var other = world
      other[bit].toggle()
      return worlds.contains(other, in: set) ? nil : FlagValue(flag: flag, isSet: world[bit])
    }
  }

  /// Converts a witness to a trace of the flow: where it starts, the moves, and the conditions during each
  /// move.
  ///
  /// - Parameters:
  ///   - agreeing: the worlds for which the reported result holds at the end; their conditions are included.
  ///   - endsWithStep: whether the result is about the last step, so that these conditions belong to its
  ///     move.
  func trace(
    _ witness: Witness<FlowSystem>, agreeing: WorldSet, in world: World, endsWithStep: Bool
  ) -> FlowTrace {
    func conditions(_ ids: some Sequence<TransitionID>, _ worlds: some Sequence<World>) -> [FlagValue] {
      if tables.worlds.choices.isEmpty { return [] }
      var found: [FlagValue] = []
      for (id, world) in zip(ids, worlds) {
        for value in self.conditions(of: exploration.guard(of: id), in: world) where !found.contains(value) {
          found.append(value)
        }
      }
      return found.sorted { $0.flag < $1.flag }
    }
    let events = witness.events
    let first = witness.ids.count - events.reduce(0) { $0 + $1.ids.count }
    var steps = events.compactMap { event in
      exploration.move(of: event.ids[0]).map {
        FlowTrace.Step($0, while: conditions(event.ids, event.worlds))
      }
    }
    var trace = FlowTrace(
      environment: tables.worlds.environment(of: witness.startWorld),
      reading: tables.worlds.reading(of: witness.startWorld), steps: [])
    trace.launch = conditions(witness.ids.prefix(first), witness.worlds.prefix(first))
    let last = self.conditions(of: agreeing, in: world)
    if endsWithStep, let index = steps.indices.last {
      steps[index].conditions += last.filter { !steps[index].conditions.contains($0) }
      steps[index].conditions.sort { $0.flag < $1.flag }
    } else {
      trace.finally = last
    }
    trace.steps = steps
    return trace
  }
}
