internal import SourceFacts

/// How many lines of code lead each way, and how many cannot be seen into. Without a record of them, a way that another
/// line leads as well could lose its line in silence.
struct LineCounts {
  private static let edgePrefix = "in code: "
  private static let unseenPrefix = "not seen: "

  /// The places of all lines, by what a record calls them.
  private var places: [String: Set<[SourcePlace?]>] = [:]
  /// How many lines there are of what a record has to note.
  private(set) var noted: [String: Int] = [:]

  /// Counts nothing.
  init() {}

  /// Counts the lines of edges, and notes those that match the flow, those with an unknown end, and places that cannot
  /// be seen into. A way that exactly one line leads is recorded as that way alone.
  init(
    of edges: [EdgeFact], matched: Set<Int>, _ unseen: [UnseenFact], beside sights: DriftRecord
  ) {
    var names: Set<String> = []
    for (index, edge) in edges.enumerated() {
      let name = Self.edgePrefix + edge.identity.description
      places[name, default: []].insert([edge.place, edge.trigger?.place])
      if matched.contains(index) || edge.sure == .unknown { names.insert(name) }
    }
    for place in unseen where place.reason != .swift {
      let about = place.about.isEmpty ? "" : ", \(place.about.filter { !$0.isNumber })"
      let name = "\(Self.unseenPrefix)\(place.reason.rawValue)\(about), in \(place.place.path)"
      places[name, default: []].insert([place.place])
      names.insert(name)
    }
    var seen: Set<String> = []
    for case .seen(let identity) in sights.sights.values { seen.insert(Self.edgePrefix + identity) }
    for name in names {
      let count = places[name]?.count ?? 0
      if count > 1 || !seen.contains(name) { noted[name] = count }
    }
  }

  /// Whether an entry of a record is one of lines that lead a way.
  static func isOfWay(_ key: DriftRecord.Key) -> Bool { key.way.hasPrefix(edgePrefix) }

  /// The lines of a record that are there no longer, unless what is said of their way says it.
  func lost(
    since record: DriftRecord, now sights: DriftRecord, flow: String, gone: Set<DriftRecord.Key>
  ) -> [LostLines] {
    var before: [String: Int] = [:]
    var told: Set<String> = []
    for (key, sight) in record.sights where key.flow == flow {
      if case .lines(let count) = sight { before[key.way] = count }
      guard case .seen(let identity) = sight else { continue }
      let name = Self.edgePrefix + identity
      before[name] = before[name] ?? 1
      if gone.contains(key) || sights.sights[key].map({ Self.isRenamed(identity, $0) }) ?? true {
        told.insert(name)
      }
    }
    return before.sorted { $0.key < $1.key }.compactMap { name, count in
      let left = places[name] ?? []
      guard count > left.count, !told.contains(name) else { return nil }
      let isUnseen = name.hasPrefix(Self.unseenPrefix)
      let what = name.dropFirst(isUnseen ? Self.unseenPrefix.count : Self.edgePrefix.count)
      let place = left.compactMap { $0[0] }.min()
      return LostLines(
        what: String(what), isUnseen: isUnseen, before: count, now: left.count, place: place)
    }
  }

  /// Whether the same source type now does the same with something else, such as a dialog with another title.
  private static func isRenamed(_ then: String, _ now: DriftRecord.Sight) -> Bool {
    guard case .seen(let now) = now, now != then else { return false }
    return now.split(separator: " ").first == then.split(separator: " ").first
  }
}

/// Lines of code that are gone since a record was written.
struct LostLines {
  /// The identity of the edge, or the reason why the lines cannot be seen into.
  let what: String
  let isUnseen: Bool
  let before: Int
  let now: Int
  /// One that is left.
  let place: SourcePlace?

  static let advice =
    "Take the button that is gone out of the flow; then write the record anew: modalflow drift --accept."

  var message: String {
    let lines = before == 1 ? "a line" : "\(before) lines"
    let left = now == 0 ? "none" : now == 1 ? "one" : "\(now)"
    if isUnseen {
      return "\(lines) of code could not be seen into when it was accepted (\(what)); now there is \(left)"
    }
    return
      "\(lines) of code led this way when it was accepted (\(what)); now \(left) \(now > 1 ? "do" : "does")"
  }

  /// The way of the flow that the lines led: the one that the record has them for, else the only one to the same target.
  func way(among ways: [FlowWay], _ recorded: (FlowWay) -> DriftRecord.Sight?) -> FlowWay? {
    func end(_ identity: String) -> Substring { identity.drop { $0 != " " } }
    let led = ways.filter {
      if case .seen(let identity)? = recorded($0) { end(identity) == end(what) } else { false }
    }
    return led.first { recorded($0) == .seen(what) } ?? (led.count == 1 && !isUnseen ? led[0] : nil)
  }
}
