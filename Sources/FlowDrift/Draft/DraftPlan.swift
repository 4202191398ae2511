internal import SourceFacts

/// The content of a draft: each edge once, grouped by its source screen.
struct DraftPlan {
  /// One edge, with all places in code that take it.
  struct Way {
    var source: String
    /// The surest fact of the edge.
    var edge: EdgeFact
    /// All facts of the edge.
    var all: [EdgeFact]
    /// If a part of many screens takes it: the number of screens, and the part. The first of them gets the
    /// edge.
    var block: (screens: Int, part: String)?
    /// The modifier that presents it, if the same modifier also presents something else.
    var modifier: String?
    /// Whether the modifier is on a part of the screen and other modifiers are elsewhere.
    var isOnPart = false
  }

  /// Facts with equal keys are the same edge.
  private struct Key: Hashable {
    let source: String
    let verb: EdgeFact.Verb
    let target: String
  }

  /// A part of more screens than this counts as shared; edges from it are written only once.
  private static let maximumScreens = 3

  /// The actions that lead from one screen to another.
  static let verbs: Set<EdgeFact.Verb> = [.present, .push, .showDetail, .setRoot]

  /// The screens, beginning with the first one; each other one follows a screen that leads to it.
  private(set) var screens: [String] = []
  private(set) var start: String
  /// Why the start is not certain; nil if it is.
  private(set) var openStart: String?
  /// How many of the screens can be reached from the start.
  private(set) var reachedCount = 0
  private(set) var ways: [Way] = []
  /// The tabs of each tab bar controller.
  private(set) var tabs: [String: [String]] = [:]
  /// The columns of each split view controller.
  private(set) var columns: [String: [String]] = [:]
  /// Screens beyond the depth limit: the edges to them are drafted, but not their contents.
  private(set) var cut: Set<String> = []
  /// Edges that could not be drafted.
  private(set) var left: [EdgeFact] = []

  /// - Parameters:
  ///   - first: the type to begin with instead of the app's start.
  ///   - depth: the largest number of edges from there.
  init?(_ facts: CodeFacts, from first: String?, depth: Int?) {
    var ways: [Way] = []
    var positions: [Key: Int] = [:]
    var found: [String: [EdgeFact]] = [:]
    for edge in facts.edges {
      switch edge.verb {
      case .tab, .column:
        for source in Self.sources(of: edge, facts.app?.start) { found[source, default: []].append(edge) }
      case .present, .push, .showDetail, .setRoot:
        var sources = first == nil ? Self.sources(of: edge, facts.app?.start) : Self.screens(of: edge)
        if edge.verb == .setRoot, edge.target.sure != .unknown {
          // Setting the current root again changes nothing; a dialog is never the root.
          guard edge.target.kind == "screen" else { continue }
          let others = sources.filter { $0 != edge.target.type }
          if others.isEmpty, !sources.isEmpty { continue }
          sources = others
        }
        guard edge.source.sure != .unknown, edge.source.front == nil, Self.isUsable(edge.target),
          !sources.isEmpty
        else {
          left.append(edge)
          continue
        }
        for source in sources {
          let key = Key(source: source, verb: edge.verb, target: edge.identity.target)
          if let position = positions[key] {
            ways[position].all.append(edge)
            if ways[position].edge.sure < edge.sure { ways[position].edge = edge }
          } else {
            positions[key] = ways.count
            let isBlock = edge.source.screens.count > Self.maximumScreens
            ways.append(
              Way(
                source: source, edge: edge, all: [edge],
                block: isBlock ? (edge.source.screens.count, edge.source.type ?? "") : nil))
          }
        }
      default: continue
      }
    }
    found[""] = nil
    tabs = found.mapValues { Self.tabs($0.filter { $0.verb == .tab }) }.filter { !$0.value.isEmpty }
    columns = found.mapValues { Self.columns($0.filter { $0.verb == .column }) }.filter { $0.value.count > 1 }
    let children = tabs.merging(columns) { $0 + $1 }
    guard let start = first ?? facts.app?.start ?? DraftStart.guess(ways, children) else { return nil }
    self.start = start
    self.ways = ways
    cutCircles()
    reach(depth: depth)
    if first == nil {
      reachedCount = screens.count
      for way in ways where !screens.contains(way.source) { append(way.source) }
      for way in ways { if let type = Self.screen(way.edge) { append(type) } }
      appendTabs()
      openStart = DraftStart.whyOpen(facts.app, reached: reachedCount, of: screens.count)
    } else {
      self.ways.removeAll { !screens.contains($0.source) }
      writeBlocksOnce()
      let types = types(in: facts)
      for way in self.ways {
        guard let target = Self.screen(way.edge), !screens.contains(target) else { continue }
        cut.insert(target)
        append(target)
      }
      left.removeAll { edge in
        !edge.source.screens.contains { types.contains($0) }
          && !(edge.source.type.map { types.contains($0) } ?? false)
      }
    }
  }

  /// Removes tabs and columns that contain their own container, directly or indirectly.
  private mutating func cutCircles() {
    for type in Set(tabs.keys).union(columns.keys).sorted() {
      for child in children(of: type) where holds(child, type) {
        tabs[type]?.removeAll { $0 == child }
        columns[type]?.removeAll { $0 == child }
      }
    }
    tabs = tabs.filter { !$0.value.isEmpty }
    columns = columns.filter { $0.value.count > 1 }
  }

  /// Whether a container is a screen or contains it, directly or indirectly.
  private func holds(_ container: String, _ screen: String) -> Bool {
    var seen: Set<String> = []
    var open = [container]
    while let next = open.popLast() {
      if next == screen { return true }
      if seen.insert(next).inserted { open += children(of: next) }
    }
    return false
  }

  /// Keeps an edge of a shared part only for the first screen that has the part.
  private mutating func writeBlocksOnce() {
    var written: Set<EdgeFact> = []
    var again: Set<Int> = []
    for screen in screens {
      for index in ways.indices where ways[index].source == screen {
        if ways[index].block != nil, ways[index].all.allSatisfy(written.contains) { again.insert(index) }
        written.formUnion(ways[index].all)
      }
    }
    ways = ways.enumerated().filter { !again.contains($0.offset) }.map(\.element)
  }

  /// The types of the screens and their parts.
  private func types(in facts: CodeFacts) -> Set<String> {
    let drafted = Set(screens).subtracting(cut)
    return drafted.union(facts.screens.filter { drafted.contains($0.type) }.flatMap(\.contains))
  }

  /// The files that declare the screens and their parts.
  func files(in facts: CodeFacts) -> Set<String> {
    let types = types(in: facts)
    return Set(facts.screens.filter { types.contains($0.type) }.map(\.place.path))
  }

  /// All facts of edges between the screens, including those that could not be drafted, each once.
  var edges: [EdgeFact] { Array(Set(ways.flatMap(\.all) + left)) }

  /// The tabs or columns of a screen.
  private func children(of screen: String) -> [String] { (tabs[screen] ?? []) + (columns[screen] ?? []) }

  /// Adds the tabs and columns of containers that cannot be reached from the start.
  private mutating func appendTabs() {
    var index = 0
    while index < screens.count {
      for child in children(of: screens[index]) { append(child) }
      index += 1
    }
  }

  /// The tabs of one controller, each once, in the order of the code.
  private static func tabs(_ edges: [EdgeFact]) -> [String] {
    edges.sorted { $0.place < $1.place }.compactMap(\.target.type).reduce(into: []) { tabs, tab in
      if !tabs.contains(tab) { tabs.append(tab) }
    }
  }

  /// The columns of one split view; if several screens are shown in one column, the first.
  private static func columns(_ edges: [EdgeFact]) -> [String] {
    EdgeFact.Column.allCases.reduce(into: []) { columns, column in
      let shown = edges.filter { $0.column == column }.sorted { $0.place < $1.place }
        .compactMap(\.target.type)
      if let first = shown.first(where: { !columns.contains($0) }) { columns.append(first) }
    }
  }

  /// The screens at which an edge is written: all that take it, or the first one for a shared part.
  private static func sources(of edge: EdgeFact, _ start: String?) -> [String] {
    let screens = screens(of: edge)
    guard screens.count > maximumScreens, let first = screens.first else { return screens }
    return [start.flatMap { screens.contains($0) ? $0 : nil } ?? first]
  }

  /// All screens that take an edge.
  private static func screens(of edge: EdgeFact) -> [String] {
    edge.source.screens.isEmpty ? [edge.source.type].compactMap { $0 } : edge.source.screens
  }

  private static func isUsable(_ target: TargetFact) -> Bool {
    target.sure != .unknown && (target.kind != "screen" || target.type != nil)
  }

  /// The screen that an edge leads to; nil for dialogs and system controllers.
  static func screen(_ edge: EdgeFact) -> String? { edge.target.kind == "screen" ? edge.target.type : nil }

  private mutating func append(_ screen: String) {
    if !screens.contains(screen) { screens.append(screen) }
  }

  /// Follows the edges from the start, breadth first.
  private mutating func reach(depth: Int?) {
    var level = [start]
    var steps = 0
    append(start)
    while !level.isEmpty, steps < depth ?? .max {
      var next: [String] = []
      for screen in level {
        let targets =
          children(of: screen) + ways.filter { $0.source == screen }.compactMap { Self.screen($0.edge) }
        for target in targets where !screens.contains(target) {
          append(target)
          next.append(target)
        }
      }
      level = next
      steps += 1
    }
  }
}
