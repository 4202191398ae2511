internal import SourceFacts

/// A presentation of which only one end is known, with all the calls that may come to it.
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
      return edge.target.title.map { "\(edge.target.kind) ‘\($0)’" } ?? edge.target.kind
    }
    return edge.target.type.flatMap { edge.target.sure == .unknown ? nil : $0 }
  }

  /// `A.swift:3  Router presents ‘B’, not known from which screen; 4 calls lead there`.
  var line: String {
    let verbs = [EdgeFact.Verb.present: "presents", .push: "pushes", .showDetail: "shows as detail"]
    let verb = verbs[edge.verb] ?? edge.verb.rawValue
    let unknown = edge.source.sure == .unknown ? ", not known from which screen" : ""
    let reason = edge.reason.isEmpty ? "" : " (\(edge.reason))"
    let calls = count > 1 ? "; \(count) calls lead there" : ""
    return
      "\(place.lineText)  \(edge.source.type ?? "something") \(verb) \(to ?? "something that was not understood")\(unknown)\(reason)\(calls)"
  }
}
