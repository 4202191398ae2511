/// The layers of a flow: what each presentation can hold, worked out once for all that begin alike.
struct Layers: Sendable {
  /// One layer: the presentations that begin it, and what it can hold.
  struct Layer: Sendable {
    var edges: [PresentationID] = []
    var holds: [ScreenID] = []
  }

  /// All that differ, in the order of the first presentation of each.
  private(set) var all: [Layer] = []
  /// By presentation: its layer.
  private(set) var layer = ElementTable<Presentation, Int>()
  /// By component of screens: the layers that can hold it, in order.
  private var holders: [[Int]] = []
  /// By component: the presentations of those layers, in order.
  private var edges: [[PresentationID]] = []
  /// By component: all those presentations are SwiftUI's.
  private var isSwiftUI: [Bool] = []
  private let components: Components

  init(of flow: Flow, _ graph: FlowGraph) {
    components = graph.components(of: flow)
    holders = Array(repeating: [], count: components.members.count)
    edges = Array(repeating: [], count: components.members.count)
    var known: [[Int]: Int] = [:]
    for (edge, presentation) in flow.presentations.identified {
      let first = presentation.contents
      var key: [Int] = []
      for screen in first { key.insertSorted(components.component[screen]) }
      let index = known[key] ?? all.count
      if index == all.count {
        known[key] = index
        all.append(Layer(holds: graph.layer(of: first, in: flow)))
        for screen in all[index].holds { holders[components.component[screen]].insertSorted(index) }
      }
      all[index].edges.append(edge)
      layer.append(index)
    }
    for component in holders.indices {
      for index in holders[component] {
        if edges[component].isEmpty {
          edges[component] = all[index].edges
        } else {
          edges[component].insertSorted(contentsOf: all[index].edges)
        }
      }
    }
    isSwiftUI = edges.map { $0.allSatisfy { flow.presentations[$0].framework == .swiftui } }
  }

  /// Only SwiftUI presents the layers that can hold a screen.
  func isSwiftUI(_ screen: ScreenID) -> Bool { isSwiftUI[components.component[screen]] }

  /// What a presentation can hold.
  func holds(_ edge: PresentationID) -> [ScreenID] { all[layer[edge]].holds }

  /// The presentations whose layer can hold a screen.
  func edges(holding screen: ScreenID) -> [PresentationID] { edges[components.component[screen]] }

  /// Some presentation's layer can hold it.
  func isModal(_ screen: ScreenID) -> Bool { !holders[components.component[screen]].isEmpty }

  /// Some layer can hold both.
  func share(_ one: ScreenID, _ other: ScreenID) -> Bool {
    let others = holders[components.component[other]]
    return holders[components.component[one]].contains { others.contains($0) }
  }

  /// The component of a screen, to remember by what follows for all of them.
  func component(of screen: ScreenID) -> Int { components.component[screen] }
}
