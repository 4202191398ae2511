internal import Diagnostics
internal import FlowModel
internal import SourceFacts

/// How many lines of code are alike, and one of them.
struct CodeLineCount {
  var count: Int
  var place: SourcePlace
}

/// Compares how many lines of code lead each way, and how many cannot be seen into, with the record. Without this, a
/// way that another line leads as well could lose its line in silence.
extension DriftComparison {
  static let edgePrefix = "in code: "
  private static let unseenPrefix = "not seen: "

  /// Counts the lines of the edges that match the flow, of those with an unknown end, and of places that cannot be
  /// seen into. A way that exactly one line leads is recorded as that way alone.
  mutating func noteLines(of edges: [EdgeFact], matched: Set<Int>) {
    var seen: Set<String> = []
    for case .seen(let identity) in sights.sights.values { seen.insert(identity) }
    var places: [String: Set<[SourcePlace?]>] = [:]
    for (index, edge) in edges.enumerated() {
      let name = Self.edgePrefix + edge.identity.description
      places[name, default: []].insert([edge.place, edge.trigger?.place])
      if lines[name] == nil { lines[name] = CodeLineCount(count: 0, place: edge.place) }
      guard matched.contains(index) || edge.sure == .unknown else { continue }
      sights.sights[DriftRecord.Key(flow: flowName, way: name)] = .lines(0)
    }
    for unseen in facts.unseen where unseen.reason != .swift {
      let about = unseen.about.isEmpty ? "" : ", \(Self.withoutNumbers(unseen.about))"
      let name = "\(Self.unseenPrefix)\(unseen.reason.rawValue)\(about), in \(unseen.place.path)"
      places[name, default: []].insert([unseen.place])
      if lines[name] == nil { lines[name] = CodeLineCount(count: 0, place: unseen.place) }
      sights.sights[DriftRecord.Key(flow: flowName, way: name)] = .lines(0)
    }
    for (name, all) in places {
      lines[name]?.count = all.count
      let key = DriftRecord.Key(flow: flowName, way: name)
      guard sights.sights[key] != nil else { continue }
      let isKnown = all.count == 1 && seen.contains(String(name.dropFirst(Self.edgePrefix.count)))
      sights.sights[key] = isKnown && name.hasPrefix(Self.edgePrefix) ? nil : .lines(all.count)
    }
  }

  /// Whether an entry of the record is one of lines.
  func isLine(_ key: DriftRecord.Key) -> Bool {
    if case .lines? = record.sights[key] { true } else { false }
  }

  /// Reports lines that code had when it was accepted, unless their whole way is said to be gone.
  ///
  /// - Parameter isUnseenExplained: whether ways that could not be seen are said to be seen now.
  mutating func compareLines(isUnseenExplained: Bool) {
    var then: [String: Int] = [:]
    var ended: Set<String> = []
    for (key, sight) in record.sights where key.flow == flowName {
      if case .lines(let count) = sight { then[key.way] = count }
      guard case .seen(let identity) = sight else { continue }
      let name = Self.edgePrefix + identity
      then[name] = then[name] ?? 1
      // What has another name now is said as that.
      if gone.contains(key) || sights.sights[key] == nil || isRenamed(key, from: identity) {
        ended.insert(name)
      }
    }
    let lost = then.filter { $0.value > (lines[$0.key]?.count ?? 0) && !ended.contains($0.key) }
    for (name, count) in lost.sorted(by: { $0.key < $1.key }) {
      if isUnseenExplained, name.hasPrefix(Self.unseenPrefix) { continue }
      reportLost(name, count)
    }
  }

  /// Whether the same source type now does the same with something else, such as a dialog with another title.
  private func isRenamed(_ key: DriftRecord.Key, from identity: String) -> Bool {
    guard case .seen(let now)? = sights.sights[key], now != identity else { return false }
    return now.split(separator: " ").first == identity.split(separator: " ").first
  }

  private mutating func reportLost(_ name: String, _ count: Int) {
    let now = lines[name]?.count ?? 0
    let isUnseen = name.hasPrefix(Self.unseenPrefix)
    let what = name.dropFirst(isUnseen ? Self.unseenPrefix.count : Self.edgePrefix.count)
    let way = isUnseen ? nil : self.way(ledBy: String(what))
    let start = flow.screens[flow.start]
    let lines = count == 1 ? "a line" : "\(count) lines"
    report(
      .stale, isUnseen ? .info : .warning,
      isUnseen
        ? "\(lines) of code could not be seen into when it was accepted (\(what)); now \(Self.number(now))"
        : "\(lines) of code led this way when it was accepted (\(what)); now \(Self.number(now))",
      at: way?.place ?? start.place, way?.path ?? start.path, code: self.lines[name]?.place,
      says: "one that is left",
      fix:
        "Take the button that is gone out of the flow; then write the record anew: modalflow drift --accept.")
  }

  /// The way of the flow that an edge of the record leads: its own, else the only one to the same target.
  private func way(ledBy edge: String) -> FlowWay? {
    func end(_ identity: String) -> Substring { identity.drop { $0 != " " } }
    let led = ways.filter {
      if case .seen(let identity)? = record.sights[key($0)] { end(identity) == end(edge) } else { false }
    }
    return led.first { record.sights[key($0)] == .seen(edge) } ?? (led.count == 1 ? led[0] : nil)
  }

  private static func number(_ now: Int) -> String {
    switch now {
    case 0: "none does"
    case 1: "one does"
    default: "\(now) do"
    }
  }
}
