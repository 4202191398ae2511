import FlowModel

/// What every play on the whole stack looks up of a flow, worked out once.
public final class ReplayGround: Sendable {
  let machine: PresentationMachine
  let flow: FlowElements
  /// By reading and environment.
  let behaviors: [[PlatformBehavior]]
  /// By screen: the containers it is a child of, the nearest first.
  let containers: ElementTable<Screen, [ScreenID]>
  /// Flags that vary by themselves and that something reads.
  let flipping: [FlagID]
  /// Flags that say that work begun `later` is under way, how many of them may be set at once, and how many one event may set
  /// where no other is.
  let work: (flags: Set<FlagID>, most: Int, ofOneEvent: Int)

  /// Prepares a flow. Costs a few passes over its elements.
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
  /// The containers around a screen, and all that stands in them.
  func family(of screen: ScreenID) -> Set<ScreenID> {
    let around = containers[screen]
    return Set(around).union(
      containers.indices.filter { other in containers[other].contains { around.contains($0) } })
  }

  /// The screen in front when one comes: the selected tab, the last column; and the child that it belongs to.
  func front(of screen: ScreenID) -> (screen: ScreenID, tab: ScreenID?) {
    var front = screen
    var tab: ScreenID?
    // Containers within each other in a circle are cut off.
    for _ in 0..<8 {
      guard let child = flow.screens[front].tabs.first ?? flow.screens[front].columns.last else { break }
      front = child
      tab = child
    }
    return (front, tab)
  }
}
