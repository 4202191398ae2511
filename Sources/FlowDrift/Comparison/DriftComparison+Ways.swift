internal import Diagnostics
internal import FlowModel
internal import SourceFacts

extension DriftComparison {
  private static let verbs: Set<EdgeFact.Verb> = [.present, .push, .showDetail, .setRoot]

  mutating func compareWays() {
    let edges = facts.edges.filter { Self.verbs.contains($0.verb) }
    let matches = WayMatches(ways, edges, ties, facts.app) { way in
      if case .seen(let identity)? = record.sights[key(way)] { identity } else { nil }
    }.matches
    let identities = Set(edges.map(\.identity.description))
    var matched: Set<Int> = []
    for (way, match) in zip(ways, matches) {
      matched.formUnion(match.between)
      if let best = match.best {
        let taken = match.owner.map { owner in
          "what is presented at \(edges[best].place.lineText) is taken for ‘\(flow.screens[owner].id)’"
        }
        if match.isTaken, let then = recorded(way), !identities.contains(then) {
          reportGone(way, then, now: taken.map { .unseen($0) } ?? .seen(edges[best].identity.description))
          continue
        }
        if let taken {
          note(unseen: way, taken)
          continue
        }
        note(agreed: edges[best], way)
        if match.same.allSatisfy({ edges[$0].hasForm(of: edges[best]) }) { compareForm(way, edges[best]) }
      } else if let other = match.own.first {
        reportVerb(way, edges[other])
      } else if let other = match.between.first {
        // The code presents over any screen, which may be this one.
        note(unseen: way, "presented at \(edges[other].place.lineText) over whatever is in front")
      } else if let other = edges.indices.first(where: { ties.isOfAnotherKind(edges[$0], way) }) {
        matched.insert(other)
        reportKind(way, edges[other])
      } else {
        reportMissing(way, edges)
      }
    }
    noteDoubtful(matched.sorted().map { edges[$0] }, beside: matches.compactMap { $0.best.map { edges[$0] } })
    reportUnwritten(edges.indices.filter { !matched.contains($0) }.map { edges[$0] })
    noteLines(of: edges, matched: matched)
    compareRecord(ways)
  }

  /// Collects dialogs of code that could belong to the flow by their kind only, and that match no edge.
  private mutating func noteDoubtful(_ matched: [EdgeFact], beside chosen: [EdgeFact]) {
    var told = Set(chosen.map(\.identity))
    for edge in matched where edge.source.front == nil && told.insert(edge.identity).inserted {
      let isApart = ways.contains { ties.isBetween(edge, $0) && ties.isToldApart($0.target, by: edge) }
      if !isApart { doubtful.append(edge) }
    }
  }

  private mutating func reportKind(_ way: FlowWay, _ edge: EdgeFact) {
    let screen = flow.screens[way.target]
    note(seen: edge, way)
    report(
      .kind, edge.sure == .exact ? .warning : .info,
      "‘\(screen.id)’ is \(screen.kind.rawValue) in the flow, \(edge.target.kind) in code",
      at: way.place, way.path, code: edge.target.made ?? edge.place, sure: edge.sure, rules: edge.rules)
  }

  private mutating func reportVerb(_ way: FlowWay, _ edge: EdgeFact) {
    let (here, there) = (way.words.done, EdgeFact.words(edge.verb).done)
    note(seen: edge, way)
    report(
      .verb, edge.sure == .exact ? .warning : .info,
      "‘\(flow.screens[way.target].id)’ is \(here) from ‘\(flow.screens[way.source].id)’ in the flow, \(there) in code",
      at: way.place, way.path, code: edge.place, sure: edge.sure, rules: edge.rules)
  }

  /// The identity in code when the edge was accepted; nil if no code can be seen now.
  private func recorded(_ way: FlowWay) -> String? {
    guard case .seen(let identity)? = record.sights[key(way)],
      !facts.unseen.contains(where: { $0.reason == .swift })
    else { return nil }
    return identity
  }

  /// Reports an edge that code had when it was accepted and has no longer; certain even if code is hidden.
  ///
  /// - Parameter now: the sight for a new record.
  private mutating func reportGone(_ way: FlowWay, _ identity: String, now: DriftRecord.Sight) {
    let source = flow.screens[way.source]
    note(gone: way, now)
    report(
      .gone, .error,
      "‘\(source.id)’ \(way.words.did) ‘\(flow.screens[way.target].id)’ when it was accepted (\(identity)); nothing in code does any more",
      at: way.place, way.path, code: place(of: source), says: "the screen that no longer does")
  }

  /// Reports an edge of the flow that no code takes, unless it may be in hidden code.
  private mutating func reportMissing(_ way: FlowWay, _ edges: [EdgeFact]) {
    let reason = HiddenWays(flow: flow, facts: facts, ties: ties).reason(for: way, among: edges)
    if let identity = recorded(way) {
      return reportGone(way, identity, now: reason.map { .unseen($0) } ?? .onlyInFlow)
    }
    if let reason { return note(unseen: way, reason) }
    if isExplained(way) { return }
    let (source, target) = (flow.screens[way.source], flow.screens[way.target])
    report(
      .onlyInFlow, .warning,
      "‘\(source.id)’ \(way.words.does) ‘\(target.id)’ in the flow; no code does",
      at: way.place,
      way.path,
      code: place(of: source),
      says: "the screen that does not")
  }

  /// The declaration of a screen's type; nil if no source that was read declares it.
  private func place(of screen: Screen) -> SourcePlace? {
    facts.screens.first { fact in screen.code.contains { $0.name == fact.type } }?.place
  }

  /// Reports edges that only code has; one in a part of many screens only once, on the first of them.
  private mutating func reportUnwritten(_ edges: [EdgeFact]) {
    var said: Set<String> = []
    let open = Set(flow.todos.filter { $0.key == "buttons" }.map(\.screen))
    for edge in edges where edge.source.sure != .unknown && edge.target.sure != .unknown {
      // A screen without a name cannot be written in a flow.
      if edge.target.kind == "screen", edge.target.type == nil { continue }
      // Setting the current root again changes nothing; a dialog is never the root.
      if edge.verb == .setRoot,
        edge.target.kind != "screen" || (edge.source.screens + [edge.source.type]).contains(edge.target.type)
      {
        continue
      }
      let all = ties.sources(of: edge)
      let sources = all.filter { !open.contains($0) }
      if sources.isEmpty, let index = all.first, said.insert("\(index) \(edge.identity)").inserted {
        openWays += 1
      }
      guard let index = sources.first, said.insert("\(index) \(edge.identity)").inserted else { continue }
      let screen = flow.screens[index]
      if isAccepted(edge, from: screen) { continue }
      let tied = edge.target.type.map { ties.screens($0) } ?? []
      let written = edge.target.kind == "screen" ? edge.target.type : edge.target.title
      let name = tied.first.map { flow.screens[$0].id } ?? written ?? edge.target.kind
      let more = sources.count > 1 ? " and \(sources.count - 1) more" : ""
      report(
        .onlyInCode, edge.sure == .exact ? .warning : .info,
        "code \(EdgeFact.words(edge.verb).does) ‘\(Self.oneLine(name))’ from ‘\(screen.id)’\(more); the flow does not",
        at: screen.place, screen.path, code: edge.place, sure: edge.sure, rules: edge.rules)
    }
  }

  private static func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}
