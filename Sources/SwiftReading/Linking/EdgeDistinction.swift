#if SwiftSources
internal import SourceFacts

/// Distinguishes edges that are not the same.
enum EdgeDistinction {
  /// Merges equal edges that two helpers of one name make from one call; two dialogs of one helper stay two.
  static func onePerPlace(_ edges: [EdgeFact]) -> [EdgeFact] {
    struct Key: Hashable {
      let identity: EdgeIdentity
      let place: SourcePlace
      let made: SourcePlace?
    }
    var seen: Set<Key> = []
    return edges.filter { edge in
      let made = edge.target.isDialog ? edge.target.made : nil
      return seen.insert(Key(identity: edge.identity, place: edge.place, made: made)).inserted
    }
  }

  /// Numbers dialogs of one type that have the same title but different buttons, or the same computed title
  /// but different functions around them, in the order of their places.
  static func numbered(_ edges: [EdgeFact]) -> [EdgeFact] {
    struct Look: Hashable {
      let function: String?
      let buttons: [String]
    }
    var edges = edges
    let places = edges.map { $0.target.made ?? $0.via.last ?? $0.place }
    var looks: [EdgeIdentity: [Look]] = [:]
    let dialogs = edges.indices.filter { edges[$0].target.isDialog }
    for index in dialogs.sorted(by: { places[$0] < places[$1] }) {
      let edge = edges[index]
      let isComputed = edge.target.title.map { TitleReading.isComputed($0) } ?? true
      let buttons = (edge.target.buttons ?? []).map { "\($0.label ?? "?") \($0.role ?? "")" }
      let look = Look(function: isComputed ? edge.function : nil, buttons: buttons)
      let identity = edge.identity
      let known = looks[identity] ?? []
      if let position = known.firstIndex(of: look) {
        edges[index].target.number = position + 1
      } else {
        edges[index].target.number = known.count + 1
        looks[identity] = known + [look]
      }
    }
    return edges
  }
}
#endif
