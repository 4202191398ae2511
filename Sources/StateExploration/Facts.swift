/// An entry: frames that start with one head, in worlds that no earlier entry of the head has.
struct Entry {
  var head: Int32
  /// The worlds in which frames start at this time, and others in which they may start at other times.
  var domain: Int32
  /// The least number of events after which a frame of this entry starts. The lengths of facts of the entry
  /// are relative to it, in all worlds alike.
  var time: Int
  var isInitial: Bool
  /// Whether the head is in the middle of an event. What follows the event belongs to another entry.
  var isMoving: Bool
  /// The indices of the first and last groups of its callers and of its summaries, or -1.
  var firstCallers: Int32 = -1
  var lastCallers: Int32 = -1
  var firstSummaries: Int32 = -1
  var lastSummaries: Int32 = -1
  /// The index of the next entry of the same head, or -1.
  var next: Int32 = -1
}

/// The list of the entries of a head, and the union of their worlds.
struct HeadEntries {
  var first: Int32 = -1
  var last: Int32 = -1
  var domain: Int32 = DecisionDiagrams.none

  /// Appends an entry of the head to `entries` and returns its index.
  mutating func add(_ entry: Entry, to entries: inout [Entry]) -> Int32 {
    let number = Int32(entries.count)
    entries.append(entry)
    if last < 0 { first = number } else { entries[Int(last)].next = number }
    last = number
    return number
  }
}

extension Entry {
  /// Appends a group of summaries of the entry to `groups`.
  mutating func add(_ group: Batches, to groups: inout [Batches]) {
    let number = Int32(groups.count)
    groups.append(group)
    if lastSummaries < 0 { firstSummaries = number } else { groups[Int(lastSummaries)].next = number }
    lastSummaries = number
  }
}

/// A path edge: a frame that started as `entry` reaches a head or a landing, with all calls in between
/// returned. The relation leads from the world at the entry to the world now.
struct PathEdge {
  var entry: Int32
  /// The head or landing.
  var target: Int32
  var relation: Int32
  /// The index of its first derivation.
  var derivation: Int32
  var time: Int
}

/// One derivation of some pairs of a batch.
struct Derivation {
  /// The derived pairs. Earlier derivations of the same batch may contain some of them, too.
  var relation: Int32
  /// What it was derived from. For a head, a call or a value: the path edge (`first`) and the transition
  /// (`second`), -1 at the start of a frame. For a landing: the caller and the summary.
  var first: Int32
  var second: Int32
  /// The index of the next derivation of the same batch, or -1.
  var next: Int32 = -1

  /// The value of `second` for a tail call, which is derived from a caller and a summary instead of a
  /// transition.
  static func tail(_ summary: Int32) -> Int32 { ~summary }
  /// The summary of a tail call; nil for a transition.
  var tail: Int32? { second < 0 ? ~second : nil }
}

/// A call: a frame of `entry` called `callee` and left the hole on the stack. The relation leads from the
/// world at the caller's entry to the world at the callee's.
struct Caller {
  var callee: Int32
  var entry: Int32
  var hole: Int32
  /// Whether this is a tail call: a frame that was called continues as the callee.
  var isTail: Bool
  var relation: Int32
  /// The index of its first derivation.
  var derivation: Int32
  /// The index of the next caller of the same group, or -1.
  var next: Int32 = -1
  var time: Int
}

/// A summary: a frame of `entry` can be popped and return the value. The relation leads from the world at the
/// entry to the world now. With a negative value, the frame continues as a frame that starts with a resting
/// head (a tail call).
struct Summary {
  var entry: Int32
  /// The returned value; below 0, the bit complement of the head of the tail call.
  var value: Int32
  var relation: Int32
  /// The index of its first derivation.
  var derivation: Int32
  /// The index of the next summary of the same group, or -1.
  var next: Int32 = -1
  var time: Int

  static func tail(_ head: Int32) -> Int32 { ~head }
  static func head(ofTail value: Int32) -> Int32 { ~value }
}

/// A group of callers with the same callee, entry and hole, or of summaries with the same entry and value. If
/// their union leads to nothing new, no single one has to be checked.
struct Batches {
  /// For callers: their entry, and their hole as key. For summaries: their entry, and their value as key.
  var entry: Int32
  var key: Int32
  /// The union of their relations.
  var total: Int32 = RelationDiagrams.none
  var first: Int32 = -1
  var last: Int32 = -1
  /// The index of the next group of the same callee (callers) or entry (summaries); -1 at the end.
  var next: Int32 = -1
}

/// For each pair of an entry and a target, the union of the relations that are known of it.
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

  /// Sets the known relation of the fact.
  @inline(__always)
  mutating func see(_ number: Int32, _ all: Int32) { facts[Int(number)].seen = all }
}
