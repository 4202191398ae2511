/// The layers of a flow: the screens that each presentation can contain, computed once for all that begin
/// with the same screens.
struct Layers: Sendable {
  /// A layer: its presentations, and the screens that it can contain.
  struct Layer: Sendable {
    var edges: [PresentationID] = []
    var holds: [ScreenID] = []
  }

  /// All different layers, in the order of their first presentations.
  private(set) var all: [Layer] = []
  /// For each presentation, its layer.
  private(set) var layer = ElementTable<Presentation, Int>()
  /// For each component of screens, the layers that can contain it, in order.
  private var holders: [[Int]] = []
  /// For each component, the presentations of those layers, in order.
  private var edges: [[PresentationID]] = []
  /// For each component, whether SwiftUI presents all of them.
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

  /// Whether SwiftUI presents all layers that can contain a screen.
  func isSwiftUI(_ screen: ScreenID) -> Bool { isSwiftUI[components.component[screen]] }

  /// The screens that a presentation can contain.
  func holds(_ edge: PresentationID) -> [ScreenID] { all[layer[edge]].holds }

  /// The presentations whose layer can contain a screen.
  func edges(holding screen: ScreenID) -> [PresentationID] { edges[components.component[screen]] }

  /// Whether some presentation's layer can contain it.
  func isModal(_ screen: ScreenID) -> Bool { !holders[components.component[screen]].isEmpty }

  /// Whether some layer can contain both.
  func share(_ one: ScreenID, _ other: ScreenID) -> Bool {
    let others = holders[components.component[other]]
    return holders[components.component[one]].contains { others.contains($0) }
  }

  /// The component of a screen, as a key of caches.
  func component(of screen: ScreenID) -> Int { components.component[screen] }
}
