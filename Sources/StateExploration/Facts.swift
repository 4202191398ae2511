/// From what a fact was first derived.
@usableFromInline
struct Origin: Sendable {
  /// The path edge before the transition; the caller, if `summary` is set; -1 for the start of a frame.
  var from: Int32
  /// The summary whose value landed, or -1.
  var summary: Int32
  /// The last transition of the derivation, or -1 for the start of a frame.
  @usableFromInline var transition: Int32

  static let start = Origin(from: -1, summary: -1, transition: -1)
}

/// A head with which frames start.
struct Entry {
  var head: Int32
  /// Events until a frame first starts so.
  var time: Int
  var isInitial: Bool
  var firstCaller: Int32 = -1
  var lastCaller: Int32 = -1
  var firstSummary: Int32 = -1
  var lastSummary: Int32 = -1
}

/// Within a frame that started as `entry` the head is reached, calls that returned in between included.
struct PathEdge {
  var entry: Int32
  var head: Int32
  var time: Int
  var origin: Origin
}

/// A frame of `entry` called `callee` and left the hole behind.
struct Caller {
  var callee: Int32
  var entry: Int32
  var hole: Int32
  /// The next caller of the same callee, or -1.
  var next: Int32 = -1
  var time: Int
  var origin: Origin
}

/// A frame of `entry` can go and hand down the value.
struct Summary {
  var entry: Int32
  var value: Int32
  /// The next summary of the same entry, or -1.
  var next: Int32 = -1
  var time: Int
  var origin: Origin
}

/// The first time a landing happened, by length.
struct FirstLanding {
  var caller: Int32
  var summary: Int32
  var time: Int
}
