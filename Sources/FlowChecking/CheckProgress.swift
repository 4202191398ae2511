internal import Synchronization

/// The progress of a check, which another thread may read, and a way to end the check early.
public final class CheckProgress: Sendable {
  private struct State {
    var found = 0
    var done = 0
    var current = ""
    var facts = 0
    var isStopped = false
  }

  private let state = Mutex(State())

  /// The progress of a check that has not begun.
  public init() {}

  /// How many files there are to look at, and with how many the check is done.
  public var counts: (found: Int, done: Int) { state.withLock { ($0.found, $0.done) } }

  /// The file that is being checked; empty before the first.
  public var current: String { state.withLock { $0.current } }

  /// How many facts were derived about the flow that is played through; 0 where none is.
  public var facts: Int { state.withLock { $0.facts } }

  /// Ends the check early: work that goes on reports what it knows so far, and nothing new is begun.
  public func stop() { state.withLock { $0.isStopped = true } }

  var isStopped: Bool { state.withLock { $0.isStopped } }

  func find(_ count: Int) { state.withLock { $0.found += count } }

  func begin(_ path: String) {
    state.withLock {
      $0.current = path
      $0.facts = 0
    }
  }

  /// Notes how far the exploration of a flow is, and returns whether to go on.
  func isToGoOn(facts: Int) -> Bool {
    state.withLock {
      $0.facts = max($0.facts, facts)
      return !$0.isStopped
    }
  }

  /// A file that is no flow, or a fragment that was checked with its root, counts as checked too.
  func finish(_ count: Int) { state.withLock { $0.done += count } }
}
