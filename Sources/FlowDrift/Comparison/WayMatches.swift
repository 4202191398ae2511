internal import FlowModel
internal import SourceFacts

/// Which edge of code each way of a flow is.
///
/// A dialog or a controller of the system says little of itself, so that several edges may be one way. As far as there are
/// enough each gets one of its own: the one that it was when it was accepted, else the one that is most like it. Else the
/// edge of one dialog would stand in for another that is gone.
struct WayMatches {
  /// What one way may be in code, by the positions of the edges.
  struct Match {
    /// Edges between both of its ends.
    var between: [Int]
    /// Of these, those that start from its source alone.
    var own: [Int]
    /// Of these, those that do what the way does.
    var same: [Int]
    /// The one that it is.
    var best: Int?
    /// Whether that one is another dialog's already, and was not this one's before.
    var isTaken = false
    /// The dialog whose it is, where nothing says that it is this one's too.
    var owner: ScreenID?
  }

  /// Two screens, and what leads from one to the other.
  private struct Ends: Hashable {
    let source: ScreenID
    let target: ScreenID
    let verb: EdgeFact.Verb

    init(_ way: FlowWay) { (source, target, verb) = (way.source, way.target, way.verb) }
  }

  /// What may become a match, and how like both are.
  private struct Candidate {
    let way: Int
    let edge: Int
    let likeness: Likeness
  }

  private let ways: [FlowWay]
  private(set) var matches: [Match]
  /// What each pair of screens is tied to.
  private var chosen: [Ends: Int] = [:]

  /// - Parameter recorded: the identity that a way had when it was accepted.
  init(
    _ ways: [FlowWay], _ edges: [EdgeFact], _ ties: Ties, _ app: AppFact?, recorded: (FlowWay) -> String?
  ) {
    self.ways = ways
    matches = ways.map { way in
      let between = edges.indices.filter { ties.isBetween(edges[$0], way) }
      let own = between.filter { ties.isOwn(edges[$0], way, app) }
      return Match(between: between, own: own, same: own.filter { way.isTaken(by: edges[$0].verb) })
    }
    let records = ways.map(recorded)
    choose(edges, ties, records)
    // Who has which edge, by the screen it starts from.
    var owners: [ScreenID: [EdgeIdentity: Ends]] = [:]
    for (ends, edge) in chosen { owners[ends.source, default: [:]][edges[edge].identity] = ends }
    for (index, way) in ways.enumerated() {
      let ends = Ends(way)
      if let best = chosen[ends] {
        matches[index].best = best
        continue
      }
      let sure = matches[index].same.map { edges[$0].sure }.max()
      guard let best = matches[index].same.first(where: { edges[$0].sure == sure }) else { continue }
      matches[index].best = best
      // Two dialogs of the flow that were one in code before still are.
      let owner = owners[way.source]?[edges[best].identity]
      let others = ways.indices.filter { Ends(ways[$0]) == owner }
      matches[index].isTaken =
        records[index] != nil && owner != nil && !others.contains { records[$0] == records[index] }
      if let owner, !ties.isToldApart(way.target, by: edges[best]) { matches[index].owner = owner.target }
    }
  }

  /// Gives each pair of screens an edge of its own, the most alike first.
  private mutating func choose(_ edges: [EdgeFact], _ ties: Ties, _ records: [String?]) {
    var candidates: [Candidate] = []
    for index in ways.indices {
      for edge in matches[index].same {
        let isRecorded = records[index] == edges[edge].identity.description
        let likeness = ties.likeness(ways[index].target, of: edges[edge], isRecorded: isRecorded)
        candidates.append(Candidate(way: index, edge: edge, likeness: likeness))
      }
    }
    candidates.sort { ($1.likeness, $0.way, $0.edge) < ($0.likeness, $1.way, $1.edge) }
    var taken: [ScreenID: Set<EdgeIdentity>] = [:]
    for candidate in candidates {
      let ends = Ends(ways[candidate.way])
      let identity = edges[candidate.edge].identity
      guard chosen[ends] == nil,
        candidate.likeness.isRecorded || !(taken[ends.source]?.contains(identity) ?? false)
      else { continue }
      taken[ends.source, default: []].insert(identity)
      chosen[ends] = candidate.edge
    }
  }
}

/// How much what a flow says of a screen is what code says of it.
struct Likeness: Comparable {
  /// It was this one when it was accepted.
  var isRecorded: Bool
  /// Both have that title, or neither has one.
  var hasTitle: Bool
  /// Both are of one framework.
  var hasFramework: Bool
  /// How many buttons have a label that the other one has too.
  var buttons: Int
  /// How sure the edge is.
  var sure: Confidence

  static func < (one: Likeness, other: Likeness) -> Bool { one.ranks.lexicographicallyPrecedes(other.ranks) }

  private var ranks: [Int] {
    [
      isRecorded ? 1 : 0, hasTitle ? 1 : 0, hasFramework ? 1 : 0, buttons,
      Confidence.allCases.firstIndex(of: sure) ?? 0,
    ]
  }
}

extension Ties {
  /// Whether a screen is the one that an edge brings by more than its kind: a type, a function, a title, or that code
  /// chooses the kind.
  func isToldApart(_ index: ScreenID, by edge: EdgeFact) -> Bool {
    guard flow.screens[index].code.isEmpty, !edge.target.kind.contains("|") else { return true }
    guard let title = edge.target.title, !title.hasPrefix("‹"), !title.isEmpty else { return false }
    return Self.plain(title) == Self.plain(flow.screens[index].title)
  }

  /// How like a screen of the flow is to what an edge brings.
  func likeness(_ index: ScreenID, of edge: EdgeFact, isRecorded: Bool) -> Likeness {
    let screen = flow.screens[index]
    let title = edge.target.title.flatMap { $0.isEmpty || $0.hasPrefix("‹") ? nil : $0 }
    let labels = Set(screen.buttons.map { flow.buttons[$0].label }.filter { !$0.isEmpty })
    return Likeness(
      isRecorded: isRecorded,
      hasTitle: title.map { Self.plain($0) == Self.plain(screen.title) } ?? screen.title.isEmpty,
      hasFramework: (screen.framework == .swiftui) == (edge.framework == .swiftui),
      buttons: (edge.target.buttons ?? []).count { $0.label.map(labels.contains) ?? false },
      sure: edge.sure)
  }
}

extension EdgeFact {
  /// Whether another edge says the same of how it is presented.
  func hasForm(of other: EdgeFact) -> Bool {
    identity == other.identity && framework == other.framework && style?.value == other.style?.value
      && style?.sure == other.style?.sure && style?.isConditional == other.style?.isConditional
      && isAnchored == other.isAnchored && hasDelegate == other.hasDelegate
      && (target.made == nil) == (other.target.made == nil)
      && target.buttons?.map(\.role) == other.target.buttons?.map(\.role)
  }
}
