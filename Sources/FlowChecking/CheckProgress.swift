internal import Synchronization

/// How far a check is, for whoever watches it from another thread, and the way to end it early.
public final class CheckProgress: Sendable {
  private struct State {
    var found = 0
    var done = 0
    var current = ""
    var isStopped = false
  }

  private let state = Mutex(State())

  /// Nothing is done yet.
  public init() {}

  /// How many files of flows were found so far, and how many of them are checked.
  public var counts: (found: Int, done: Int) { state.withLock { ($0.found, $0.done) } }

  /// The file that is being checked; empty before the first.
  public var current: String { state.withLock { $0.current } }

  /// Checks no more flows than those that are begun.
  public func stop() { state.withLock { $0.isStopped = true } }

  var isStopped: Bool { state.withLock { $0.isStopped } }

  func find(_ count: Int) { state.withLock { $0.found += count } }

  func begin(_ path: String) { state.withLock { $0.current = path } }

  func finishOne() { state.withLock { $0.done += 1 } }
}
