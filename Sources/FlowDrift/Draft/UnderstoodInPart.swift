internal import SourceFacts

/// A presentation of which only one end is known, with all calls that may lead to it.
struct UnderstoodInPart {
  private let edge: EdgeFact
  private let place: SourcePlace
  private var count = 1

  private init(_ edge: EdgeFact, at place: SourcePlace) {
    self.edge = edge
    self.place = place
  }

  /// Each presentation once, in the order of the edges.
  static func all(_ edges: [EdgeFact]) -> [UnderstoodInPart] {
    var all: [UnderstoodInPart] = []
    for edge in edges {
      let place = edge.via.last ?? edge.place
      let same = all.firstIndex { other in
        other.place == place && other.to == Self.to(edge) && other.edge.source.sure == edge.source.sure
      }
      if let same { all[same].count += 1 } else { all.append(UnderstoodInPart(edge, at: place)) }
    }
    return all
  }

  private var to: String? { Self.to(edge) }

  private static func to(_ edge: EdgeFact) -> String? {
    if edge.target.kind != "screen" {
      let kind = edge.target.kind.split(separator: "|").joined(separator: " or ")
      return edge.target.title.map { "\(kind) \($0.hasPrefix("‹") ? $0 : "‘\($0)’")" } ?? kind
    }
    return edge.target.type.flatMap { edge.target.sure == .unknown || $0.isEmpty ? nil : "‘\($0)’" }
  }

  /// `A.swift:3  ‘Router’ presents ‘B’; it is not known from which screen. 4 calls lead there.`
  var line: String {
    let verbs = [
      EdgeFact.Verb.present: "presents", .push: "pushes", .showDetail: "shows as detail",
      .setRoot: "puts into the window",
    ]
    let who = edge.source.type.flatMap { $0.isEmpty ? nil : "‘\($0)’" } ?? "Code"
    var sentence = "\(who) \(verbs[edge.verb] ?? edge.verb.rawValue) \(to ?? "something")"
    if to == nil { sentence += "; it is not known what" }
    if edge.source.sure == .unknown {
      sentence += to == nil ? ", and not from which screen" : "; it is not known from which screen"
    }
    if let front = edge.source.front {
      let over = front == .topmost ? "whatever is in front" : "the window's first screen"
      sentence += to == nil ? ", over \(over)" : " over \(over): a trigger, by: \(front.rawValue)"
    }
    let reason = edge.source.front == nil ? Self.reason(edge) : ""
    let calls = count > 1 ? " \(count) calls lead there." : ""
    return "\(place.lineText)  \(sentence)\(reason.isEmpty ? "" : ": \(reason)").\(calls)"
  }

  /// The reason, for use after a colon.
  private static func reason(_ edge: EdgeFact) -> String {
    let rule = edge.reason
    for (prefix, words) in [
      ("not resolved: ", "‘%’ could not be followed"), ("receiver ", "‘%’ performs it"),
      ("one of ", "it is one of %"),
    ] where rule.hasPrefix(prefix) {
      return words.replacing("%", with: rule.dropFirst(prefix.count))
    }
    if rule.hasSuffix(" callers"), rule.first?.isNumber == true { return "there are \(rule)" }
    let others = [
      "inline content": "it has no type of its own",
      "container of something": "what its container holds could not be followed",
    ]
    return others[rule] ?? rule
  }
}

extension UnseenFact {
  /// A sentence about code that could not be read.
  var sentence: String {
    let about = about.isEmpty ? "" : ": \(about)"
    return switch reason {
    case .objectiveC: "Objective-C is not read\(about)."
    case .presenter: "It is not known from which screen something is shown here\(about)."
    case .target: "It is not known what is shown here\(about)."
    case .noCaller:
      "Something is shown here, and no call\(self.about.isEmpty ? "" : " of ‘\(self.about)’") was found that leads here."
    case .unreadable: "This file could not be read."
    case .swift: "This file was not read."
    }
  }
}
