/// Everything that the sources of an app say of its screens and of what leads from one to another.
public struct CodeFacts: Hashable, Sendable {
  /// The number of the form in which facts are written.
  public static let schema = 1

  /// What the project says of the app.
  public var app: AppFact?
  /// The screens.
  public var screens: [ScreenFact] = []
  /// What leads from one to another.
  public var edges: [EdgeFact] = []
  /// What keeps screens from being dismissed.
  public var guards: [GuardFact] = []
  /// What UIKit calls around a dismissal.
  public var callbacks: [CallbackFact] = []
  /// What closes screens, and no button or callback is said to run.
  public var closings: [ClosingFact] = []
  /// Screens that may hold work that can be lost.
  public var nominated: [NominatedFact] = []
  /// Places that may hold an edge which cannot be seen.
  public var unseen: [UnseenFact] = []
  /// What code does wrong by itself.
  public var findings: [CodeFinding] = []

  /// No facts.
  public init() {}

  /// Puts all facts into the one order in which they are written, each once.
  public mutating func sort() {
    screens = screens.sortedOnce { ($0.type, $0.place) }
    for index in screens.indices {
      screens[index].buttons = screens[index].buttons.sortedOnce { ("", $0.place) }
    }
    edges = edges.sortedOnce { ($0.identity.description, $0.place) }
    guards = guards.sortedOnce { ($0.type ?? "", $0.place) }
    callbacks = callbacks.sortedOnce { ($0.type + " " + $0.name, $0.place) }
    closings = closings.sortedOnce { ($0.type ?? "", $0.place) }
    nominated = nominated.sortedOnce { ($0.type, $0.place) }
    unseen = unseen.sortedOnce { ("", $0.place) }
    findings = findings.sortedOnce { ("", $0.place) }
  }
}

/// What facts are sorted by.
private struct SortKey: Comparable {
  var name: String
  var place: SourcePlace

  static func < (one: SortKey, other: SortKey) -> Bool {
    one.name != other.name ? one.name < other.name : one.place < other.place
  }
}

extension Array where Element: Hashable {
  /// Sorted by a name and a place, equal elements left out.
  fileprivate func sortedOnce(by key: (Element) -> (String, SourcePlace)) -> [Element] {
    var seen: Set<Element> = []
    var keyed: [(element: Element, key: SortKey)] = []
    for element in self where seen.insert(element).inserted {
      let (name, place) = key(element)
      keyed.append((element, SortKey(name: name, place: place)))
    }
    keyed.sort { $0.key < $1.key }
    return keyed.map(\.element)
  }
}
