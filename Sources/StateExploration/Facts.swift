/// A head with which frames start, in worlds that no earlier entry of the head has.
struct Entry {
  var head: Int32
  /// The worlds with which frames start at this time, and others with which they may start at other times.
  var domain: Int32
  /// Events until a frame first starts in one of these worlds. What the facts of the entry say of lengths is relative to
  /// it, for all worlds alike.
  var time: Int
  var isInitial: Bool
  /// It starts in the middle of an event; what comes after the event is that of another entry.
  var isMoving: Bool
  /// The groups of its callers and of its summaries, or -1.
  var firstCallers: Int32 = -1
  var lastCallers: Int32 = -1
  var firstSummaries: Int32 = -1
  var lastSummaries: Int32 = -1
  /// The next entry of the same head, or -1.
  var next: Int32 = -1
}

/// The entries of a head, and the worlds of all of them.
struct HeadEntries {
  var first: Int32 = -1
  var last: Int32 = -1
  var domain: Int32 = DecisionDiagrams.none

  /// Adds an entry of the head, the last of all entries.
  mutating func add(_ entry: Entry, to entries: inout [Entry]) -> Int32 {
    let number = Int32(entries.count)
    entries.append(entry)
    if last < 0 { first = number } else { entries[Int(last)].next = number }
    last = number
    return number
  }
}

extension Entry {
  /// Adds a group of summaries of the entry, the last of all groups.
  mutating func add(_ group: Batches, to groups: inout [Batches]) {
    let number = Int32(groups.count)
    groups.append(group)
    if lastSummaries < 0 { firstSummaries = number } else { groups[Int(lastSummaries)].next = number }
    lastSummaries = number
  }
}

/// Within a frame that started as `entry` the head is reached, or a value lands, calls that returned in between included:
/// for each pair of the relation, from a world of the entry's in the world now.
struct PathEdge {
  var entry: Int32
  /// A head or a landing.
  var target: Int32
  var relation: Int32
  /// The first of the ways in which it was derived.
  var derivation: Int32
  var time: Int
}

/// One way in which pairs of a batch were derived.
struct Derivation {
  /// The pairs; some of them may be in earlier derivations of the same batch, too.
  var relation: Int32
  /// For a head, a call or a value the path edge and the transition that led there, -1 for the start of the frame; for a
  /// landing the caller and the summary.
  var first: Int32
  var second: Int32
  /// The next derivation of the same batch, or -1.
  var next: Int32 = -1

  /// In place of a transition, where a frame goes on as another one: a call derived from a caller and a summary.
  static func tail(_ summary: Int32) -> Int32 { ~summary }
  /// The summary of such a derivation; nil for a transition.
  var tail: Int32? { second < 0 ? ~second : nil }
}

/// A frame of `entry` called `callee` and left the hole behind: for each pair, from a world of its entry's with a world of
/// the callee's.
struct Caller {
  var callee: Int32
  var entry: Int32
  var hole: Int32
  /// A frame that was called goes on as the callee.
  var isTail: Bool
  var relation: Int32
  /// The first of the ways in which it was derived.
  var derivation: Int32
  /// The next caller of the same group, or -1.
  var next: Int32 = -1
  var time: Int
}

/// A frame of `entry` can go and hand down the value: for each pair, from a world of its entry's in the world now. Or it
/// can go on as a frame that starts with a head at rest.
struct Summary {
  var entry: Int32
  /// The value, or below 0 what stands for the head.
  var value: Int32
  var relation: Int32
  /// The first of the ways in which it was derived.
  var derivation: Int32
  /// The next summary of the same group, or -1.
  var next: Int32 = -1
  var time: Int

  static func tail(_ head: Int32) -> Int32 { ~head }
  static func head(ofTail value: Int32) -> Int32 { ~value }
}

/// The callers of a callee that have the same entry and hole, or the summaries of an entry that have the same value: where
/// all of them together bring nothing new, none is looked at.
struct Batches {
  /// The callers' entry, and their hole; the summaries' entry, and their value.
  var entry: Int32
  var key: Int32
  /// The relations of all.
  var total: Int32 = RelationDiagrams.none
  var first: Int32 = -1
  var last: Int32 = -1
  /// The next group of the same entry called, or that returns; -1 behind the last.
  var next: Int32 = -1
}

/// What is known of each pair of an entry and a target, of whatever kind: the union of the relations of its facts.
struct FactTable {
  struct Fact {
    var entry: Int32
    var target: Int32
    var seen: Int32
  }

  private(set) var facts: [Fact] = []
  private var index = IndexTable()

  var bytes: Int { facts.count * MemoryLayout<Fact>.stride + index.bytes }
  var count: Int { facts.count }

  @inline(__always)
  subscript(number: Int32) -> Fact { facts[Int(number)] }

  /// The number of the pair.
  @inline(__always)
  mutating func number(_ entry: Int32, _ target: Int32) -> Int32 {
    let hash = mix(entry, target)
    let known = index.find(hash) { facts[$0].entry == entry && facts[$0].target == target }
    return known >= 0 ? known : add(entry, target, hash)
  }

  @inline(never)
  private mutating func add(_ entry: Int32, _ target: Int32, _ hash: UInt64) -> Int32 {
    let number = Int32(facts.count)
    facts.append(Fact(entry: entry, target: target, seen: DecisionDiagrams.none))
    index.insert(number, hash) { [facts] in mix(facts[$0].entry, facts[$0].target) }
    return number
  }

  /// From now on this is all that is known of the fact.
  @inline(__always)
  mutating func see(_ number: Int32, _ all: Int32) { facts[Int(number)].seen = all }
}
