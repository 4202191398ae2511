internal import FlowModel
internal import SourceFacts

/// Matches each edge of a flow with an edge of code.
///
/// Dialogs and system controllers have few features, so several edges of code may match one edge of the flow.
/// As far as there are enough, each edge of the flow gets a different one: the one from the record, otherwise
/// the most similar one. Without this, the edge of one dialog could hide that another dialog is gone.
struct WayMatches {
  /// The candidates for one edge of the flow, as indices of edges of code.
  struct Match {
    /// Edges with the same source and target.
    var between: [Int]
    /// Of these, those that start only at this source.
    var own: [Int]
    /// Of these, those with the same action.
    var same: [Int]
    /// The chosen one.
    var best: Int?
    /// Whether the chosen one belongs to another dialog, and the record has a different edge for this one.
    var isTaken = false
    /// The dialog that the chosen edge belongs to, unless it also belongs to this one.
    var owner: ScreenID?
  }

  /// The source and the target of an edge.
  private struct Ends: Hashable {
    let source: ScreenID
    let target: ScreenID
    let verb: EdgeFact.Verb

    init(_ way: FlowWay) { (source, target, verb) = (way.source, way.target, way.verb) }
  }

  /// A possible match, and its similarity.
  private struct Candidate {
    let way: Int
    let edge: Int
    let likeness: Likeness
  }

  private let ways: [FlowWay]
  private(set) var matches: [Match]
  /// The chosen edge of code for each pair of screens.
  private var chosen: [Ends: Int] = [:]

  /// - Parameter recorded: the identity of an edge in the record.
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
    // Which pair has which edge, for each source screen.
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
      // Two dialogs of the flow that were one dialog in code in the record are still one.
      let owner = owners[way.source]?[edges[best].identity]
      let others = ways.indices.filter { Ends(ways[$0]) == owner }
      matches[index].isTaken =
        records[index] != nil && owner != nil && !others.contains { records[$0] == records[index] }
      if let owner, !ties.isToldApart(way.target, by: edges[best]) { matches[index].owner = owner.target }
    }
  }

  /// Assigns a different edge to each pair of screens, the most similar ones first.
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

/// How similar a screen of the flow is to a target in code.
struct Likeness: Comparable {
  /// Whether the record matches them.
  var isRecorded: Bool
  /// Whether both have the same title, or the flow has none and code has no fixed one.
  var hasTitle: Bool
  /// Whether both belong to the same framework.
  var hasFramework: Bool
  /// How many buttons have the same label in both.
  var buttons: Int
  /// How sure the fact about the edge is.
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
  /// Whether a screen matches the target of an edge by more than its kind: by a type, a function or a title,
  /// or because code chooses the kind.
  func isToldApart(_ index: ScreenID, by edge: EdgeFact) -> Bool {
    guard flow.screens[index].code.isEmpty, !edge.target.kind.contains("|") else { return true }
    guard let title = edge.target.title, !title.hasPrefix("‹"), !title.isEmpty else { return false }
    return Self.plain(title) == Self.plain(flow.screens[index].title)
  }

  /// The similarity of a screen of the flow to the target of an edge.
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
  /// Whether another edge presents in the same form.
  func hasForm(of other: EdgeFact) -> Bool {
    identity == other.identity && framework == other.framework && style?.value == other.style?.value
      && style?.sure == other.style?.sure && style?.isConditional == other.style?.isConditional
      && isAnchored == other.isAnchored && hasDelegate == other.hasDelegate
      && (target.made == nil) == (other.target.made == nil)
      && target.buttons?.map(\.role) == other.target.buttons?.map(\.role)
  }
}
