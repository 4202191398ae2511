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

  /// The progress of a check that has not begun.
  public init() {}

  /// How many files there are to look at, and with how many the check is done.
  public var counts: (found: Int, done: Int) { state.withLock { ($0.found, $0.done) } }

  /// The flow that was begun last, and how far it is.
  public struct CurrentFlow: Sendable {
    /// Its file; empty before the first.
    public var path = ""
    /// How many screens it has; 0 until it is read.
    public var screens = 0
    /// How many states were found, counted by who is in front; 0 until it is played through.
    public var states = 0
    /// What was found is looked at by the rules.
    public var isAsked = false
  }

  /// What is being checked.
  public var current: CurrentFlow { state.withLock { $0.current } }

  /// Ends the check early: work that goes on reports what it knows so far, and nothing new is begun.
  public func stop() { state.withLock { $0.isStopped = true } }

  var isStopped: Bool { state.withLock { $0.isStopped } }

  func find(_ count: Int) { state.withLock { $0.found += count } }

  func begin(_ path: String) {
    state.withLock { $0.current = CurrentFlow(path: path) }
  }

  /// Notes how large the flow is that was begun last.
  func note(screens: Int) { state.withLock { $0.current.screens = screens } }

  /// Notes how far the work on a flow is, and returns whether to go on.
  func isToGoOn(_ stage: RuleTuning.Stage) -> Bool {
    state.withLock {
      $0.current.states = max($0.current.states, stage.states)
      $0.current.isAsked = stage.isAnswering
      return !$0.isStopped
    }
  }

  /// A file that is no flow, or a fragment that was checked with its root, counts as checked too.
  func finish(_ count: Int) { state.withLock { $0.done += count } }
}
