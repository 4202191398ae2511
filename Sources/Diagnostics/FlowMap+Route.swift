extension FlowMap {
  /// The part of a map that belongs to a finding: the steps of the path and its end.
  public struct Route: Hashable, Sendable {
    /// The screens that are visible on the path, and the screens of the finding.
    public var screens: Set<Int> = []
    /// The edges that are taken or tried, each with the number of its first step, from 1; 0 for an edge of
    /// the finding without a step.
    public var edges: [Int: Int] = [:]
    /// The screen of the finding, otherwise the screen in front at the end; nil if there is neither.
    public var end: Int?

    /// Creates a route.
    public init(screens: Set<Int> = [], edges: [Int: Int] = [:], end: Int? = nil) {
      self.screens = screens
      self.edges = edges
      self.end = end
    }
  }

  /// The route of a finding in this flow. Costs time in proportion to its steps times the edges.
  public func route(of finding: Finding) -> Route {
    var route = Route()
    var numbers: [String: Int] = [:]
    for (index, screen) in screens.enumerated() { numbers[screen.id] = index }
    if let trace = finding.trace {
      var stack = trace.start.compactMap { numbers[$0] }
      route.screens.formUnion(stack)
      route.end = stack.last
      for (position, step) in trace.steps.enumerated() {
        let next = step.stack.compactMap { numbers[$0] }
        follow(step, from: stack, to: next, number: position + 1, into: &route)
        route.screens.formUnion(next)
        route.end = next.last ?? route.end
        stack = next
      }
    }
    for (index, edge) in edges.enumerated() where finding.element.contains(edge.element) {
      guard finding.element == edge.element || finding.element == edge.owner else { continue }
      if route.edges[index] == nil { route.edges[index] = 0 }
      route.screens.formUnion([edge.from, edge.to])
    }
    if let about = screens.firstIndex(where: { $0.element.contains(finding.element) }) {
      route.screens.insert(about)
      route.end = about
    }
    return route
  }

  /// Marks the edges of one step: for each new screen the edge that leads to it, and edges of failed
  /// requests.
  private func follow(
    _ step: Trace.Step, from old: [Int], to new: [Int], number: Int, into route: inout Route
  ) {
    let isOwn = { (edge: Edge) in step.element.map { $0 == edge.owner } ?? false }
    let kept = zip(old, new).prefix { $0 == $1 }.count
    var hasCome = false
    for screen in new[kept...] {
      let leading = edges.indices.filter { reaches(edges[$0].to, screen) }
      let taken =
        leading.first { isOwn(edges[$0]) }
        ?? leading.first { old.contains(edges[$0].from) && !edges[$0].isTapped }
        ?? leading.first { new.contains(edges[$0].from) && !edges[$0].isTapped }
      guard let taken else { continue }
      hasCome = true
      if route.edges[taken] == nil { route.edges[taken] = number }
    }
    guard !hasCome, new.count >= old.count else { return }
    for (index, edge) in edges.enumerated() where isOwn(edge) && route.edges[index] == nil {
      route.edges[index] = number
      route.screens.insert(edge.to)
    }
  }

  /// Whether showing a screen shows another one: the screen itself or one that it contains.
  private func reaches(_ screen: Int, _ shown: Int) -> Bool {
    var waiting = [screen]
    var seen: Set<Int> = []
    while let next = waiting.popLast() {
      if next == shown { return true }
      if seen.insert(next).inserted { waiting += screens[next].children }
    }
    return false
  }
}

extension FlowMap.Edge {
  fileprivate var isTapped: Bool { cause == .button || cause == .back }
}
