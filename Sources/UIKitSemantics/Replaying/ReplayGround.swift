import FlowModel

/// Tables of a flow for all plays on the whole stack, computed once.
public final class ReplayGround: Sendable {
  let machine: PresentationMachine
  let flow: FlowElements
  /// By reading, then by environment.
  let behaviors: [[PlatformBehavior]]
  /// For each screen, the containers of which it is a child, the nearest first.
  let containers: ElementTable<Screen, [ScreenID]>
  /// The flags that vary by themselves and that something reads.
  let flipping: [FlagID]
  /// The flags for work in progress that was started with `later`, how many of them may be set at the same
  /// time, and how many one event may set if no other one is set.
  let work: (flags: Set<FlagID>, most: Int, ofOneEvent: Int)

  /// Prepares a flow. Cost: a few passes over its elements.
  public init(_ machine: PresentationMachine) {
    self.machine = machine
    let flow = machine.flow
    self.flow = machine.tables.elements
    behaviors = ([machine.switches] + machine.otherReadings.map(\.switches)).map { switches in
      machine.environments.all.map {
        PlatformBehavior(
          $0, switches: switches, requiresCompatibility: flow.app.requiresCompatibility,
          timelines: machine.counting.timelines)
      }
    }
    var parents = ElementTable<Screen, ScreenID?>(repeating: nil, for: flow.screens)
    for (index, screen) in flow.screens.identified {
      for child in screen.children where parents[child] == nil && child != index {
        parents[child] = index
      }
    }
    containers = flow.screens.mapIDs { screen in
      var chain: [ScreenID] = []
      var next = parents[screen]
      while let container = next, !chain.contains(container) {
        chain.append(container)
        next = parents[container]
      }
      return chain
    }
    flipping = flow.flags.indices.filter {
      flow.flags[$0].start == .varies && machine.tables.worlds.bitOfFlag[$0] >= 0
    }
    let worlds = machine.tables.worlds
    work = (Set(flow.workFlags), worlds.mostWorks, worlds.mostOfOneEvent)
  }
}

extension ReplayGround {
  /// The containers around a screen, with all their children.
  func family(of screen: ScreenID) -> Set<ScreenID> {
    let around = containers[screen]
    return Set(around).union(
      containers.indices.filter { other in containers[other].contains { around.contains($0) } })
  }

  /// The screen in front when a screen is shown: the first tab or the last column of a container; and the
  /// child to which it belongs.
  func front(of screen: ScreenID) -> (screen: ScreenID, tab: ScreenID?) {
    var front = screen
    var tab: ScreenID?
    // The loop is bounded, as containers might contain each other in a cycle.
    for _ in 0..<8 {
      guard let child = flow.screens[front].tabs.first ?? flow.screens[front].columns.last else { break }
      front = child
      tab = child
    }
    return (front, tab)
  }
}
