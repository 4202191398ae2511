import FlowModel

/// What every play on the whole stack looks up of a flow, worked out once.
public final class ReplayGround: Sendable {
  let machine: PresentationMachine
  let flow: FlowElements
  /// By reading and environment.
  let behaviors: [[PlatformBehavior]]
  /// By screen: the containers it is a child of, the nearest first.
  let containers: [[Int]]
  /// Flags that vary by themselves and that something reads.
  let flipping: [Int]
  /// Flags that say that work begun `later` is under way, and how many of them may be set at once.
  let work: (flags: Set<Int>, most: Int)

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
    var parents = [Int](repeating: -1, count: flow.screens.count)
    for (index, screen) in flow.screens.enumerated() {
      for child in screen.tabs + screen.columns where parents[child] < 0 && child != index {
        parents[child] = index
      }
    }
    containers = flow.screens.indices.map { screen in
      var chain: [Int] = []
      var next = parents[screen]
      while next >= 0, !chain.contains(next) {
        chain.append(next)
        next = parents[next]
      }
      return chain
    }
    flipping = flow.flags.indices.filter {
      flow.flags[$0].start == .varies && machine.tables.worlds.bitOfFlag[$0] >= 0
    }
    work = (Set(flow.workFlags), machine.tables.worlds.mostWorks)
  }
}

extension ReplayGround {
  /// The containers around a screen, and all that stands in them.
  func family(of screen: Int) -> Set<Int> {
    let around = containers[screen]
    return Set(around).union(
      containers.indices.filter { other in containers[other].contains { around.contains($0) } })
  }

  /// The screen in front when one comes: the selected tab, the last column; and the child that it belongs to.
  func front(of screen: Int) -> (screen: Int, tab: Int?) {
    var front = screen
    var tab: Int?
    // Containers within each other in a circle are cut off.
    for _ in 0..<8 {
      guard let child = flow.screens[front].tabs.first ?? flow.screens[front].columns.last else { break }
      front = child
      tab = child
    }
    return (front, tab)
  }
}
