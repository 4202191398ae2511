internal import RuleEngine
internal import Synchronization

/// The progress of a check, which another thread may read, and a way to end the check early.
public final class CheckProgress: Sendable {
  private struct State {
    var found = 0
    var done = 0
    var current = CurrentFlow()
    var isStopped = false
  }

  private let state = Mutex(State())

  /// The progress of a check that has not started.
  public init() {}

  /// How many files were found, and how many of them are done.
  public var counts: (found: Int, done: Int) { state.withLock { ($0.found, $0.done) } }

  /// The flow that was started last, and its progress.
  public struct CurrentFlow: Sendable {
    /// Its file; empty before the first flow.
    public var path = ""
    /// The count of its screens; 0 until it is read.
    public var screens = 0
    /// How many states were found, counted by the screen in front with what is known of the others; 0 until
    /// it is explored.
    public var states = 0
    /// Whether the exploration has ended and rules are evaluated now.
    public var isAsked = false
  }

  /// The current flow.
  public var current: CurrentFlow { state.withLock { $0.current } }

  /// Ends the check early: work in progress reports its results so far, and nothing new starts.
  public func stop() { state.withLock { $0.isStopped = true } }

  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Counts files that are to be done.
  public func find(_ count: Int) { state.withLock { $0.found += count } }

  /// Names the file that is worked on.
  public func begin(_ path: String) {
    state.withLock { $0.current = CurrentFlow(path: path) }
  }

  /// Sets the count of screens of the current flow.
  func note(screens: Int) { state.withLock { $0.current.screens = screens } }

  /// Updates the progress for a flow, and returns whether to continue.
  func isToGoOn(_ stage: RuleTuning.Stage) -> Bool {
    state.withLock {
      $0.current.states = max($0.current.states, stage.states)
      $0.current.isAsked = stage.isAnswering
      return !$0.isStopped
    }
  }

  /// Counts files as done, including files that are no flows and fragments that were checked with their root.
  public func finish(_ count: Int) { state.withLock { $0.done += count } }
}
